import { proof, type Rule } from './rule.js';

const time = 'mcp/handlerTime.test.ts';
const rounds = 'mcp/rounds/rounds.test.ts';
const v2 = 'protocol/v2.test.ts';
const states = 'react/prompt/states.test.tsx';

/** Rounds, schemas, and the rest of the wire. */
export const wire: readonly Rule[] = [
  {
    id: 'R29',
    revisions: 'C',
    level: 'MUST',
    rule: 'answer before the retry, if anything is asked',
    proofs: [proof(rounds, 'R29, R30, pro-05')],
  },
  {
    id: 'R30',
    revisions: 'C',
    level: 'MUST',
    rule: 'the same keys in the answers',
    proofs: [proof(rounds, 'R29, R30, pro-05')],
  },
  {
    id: 'R31',
    revisions: 'C',
    level: 'MUST, MUST NOT',
    rule: 'give requestState back byte for byte, and none that was not given',
    proofs: [
      proof(rounds, 'R31: carries the state byte for byte'),
      proof('protocol/conformance.test.ts', 'R31–R34'),
    ],
  },
  {
    id: 'R32',
    revisions: 'C',
    level: 'MUST',
    rule: 'a new JSON-RPC id for the retry',
    proofs: [proof(v2, 'R1, R32: declare the capability anew')],
    hosts: 'The SDK numbers the requests.',
  },
  {
    id: 'R33',
    revisions: 'C',
    level: 'MUST NOT',
    rule: 'use answers or state for another request',
    proofs: [proof(rounds, 'R33: shares nothing with a call in parallel')],
  },
  {
    id: 'R34',
    revisions: 'C',
    level: 'MUST',
    rule: 'an unknown resultType is invalid; an absent one is complete',
    proofs: [
      proof(rounds, 'an unknown resultType (R34)'),
      proof(rounds, 'R34: a result of an older server'),
    ],
  },
  {
    id: 'R35',
    revisions: 'C',
    level: 'MUST NOT, SHOULD',
    rule: 'never follow a reference into the network; bound depth, size and time',
    proofs: [
      proof('core/hostile.test.ts', 'leads nowhere: the property is left out'),
      proof('core/hostile.test.ts', 'beyond the bounds there is no form'),
    ],
  },
  {
    id: 'R36',
    revisions: 'C',
    level: 'MUST',
    rule: 'take dialect 2020-12; answer a dialect that cannot be read with an error',
    proofs: [proof('mcp/cases.test.ts', 'pro-06: a dialect that nobody knows')],
  },
  {
    id: 'R37',
    revisions: 'B, C',
    level: 'MUST',
    rule: 'take icons from safe addresses only',
    proofs: [],
    hosts:
      'The kit fetches and draws no icon of a server; a host that passes a picture of its own answers for it.',
  },
  {
    id: 'R38',
    revisions: 'C',
    level: 'SHOULD NOT',
    rule: 'decide on security by what a server says of itself',
    proofs: [proof(states, 'the origin is the client’s')],
  },
  {
    id: 'R39',
    revisions: 'B, C',
    level: 'SHOULD',
    rule: 'time-outs for requests, with a maximum',
    proofs: [
      proof(time, 'R39: progress is sent'),
      proof('mcp/queue/deadlines.test.ts', 'que-13: is in the entry'),
    ],
    hosts:
      'The SDK counts; the kit keeps deadlines that the host gives, and keeps a server alive that asks for it.',
  },
];
