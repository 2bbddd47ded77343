import { proof, type Rule } from './rule.js';

const handler = 'mcp/handler/elicitHandler.test.ts';
const reading = 'mcp/readElicitRequest.test.ts';
const answers = 'mcp/queue/answers.test.ts';
const v2 = 'protocol/v2.test.ts';
const display = 'react/url/display.test.tsx';
const opening = 'react/url/opening.test.tsx';
const states = 'react/prompt/states.test.tsx';

/** The person at the client: who asks, what for, and what it takes to answer. */
export const people: readonly Rule[] = [
  {
    id: 'R1',
    revisions: 'A, B, C',
    level: 'MUST',
    rule: 'declare elicitation: at initialize, or with every request and retry',
    proofs: [
      proof('mcp/modes.test.ts', 'R1: declares'),
      proof(v2, 'R1, R32: declare the capability anew'),
    ],
    hosts: 'The SDK sends the declaration; the kit gives its value.',
  },
  {
    id: 'R2',
    revisions: 'B, C',
    level: 'MUST',
    rule: 'take at least one mode; an empty declaration means form',
    proofs: [proof('mcp/modes.test.ts', 'R2: does not declare'), proof(reading, 'R2, pro-03')],
  },
  {
    id: 'R3',
    revisions: 'B, C',
    level: 'MUST',
    rule: 'a request without a mode is a form',
    proofs: [
      proof(reading, 'R3, pro-01'),
      proof('protocol/v1-beyond.test.ts', 'takes a request without a mode'),
    ],
  },
  {
    id: 'R4',
    revisions: 'A, B, C',
    level: 'SHOULD in A, then MUST',
    rule: 'make clear which server asks',
    proofs: [proof(handler, 'R4: asks in the name'), proof(states, 'the origin is the client’s')],
  },
  {
    id: 'R5',
    revisions: 'A, B, C',
    level: 'SHOULD in A, then MUST',
    rule: 'respect privacy; clear ways to decline and to cancel',
    proofs: [
      proof('mcp/queue/snapshot.test.ts', 'R5: says what happened'),
      proof('react/prompt/cases.test.tsx', 'act-11 %s can be reached with the keyboard'),
    ],
  },
  {
    id: 'R6',
    revisions: 'A, B, C',
    level: 'SHOULD in A, then MUST',
    rule: 'answers can be reviewed and changed before they are sent',
    proofs: [proof('protocol/v1.test.ts', 'accepts a form: what was typed')],
  },
  {
    id: 'R7',
    revisions: 'B, C',
    level: 'MUST',
    rule: 'show the domain of a URL, and get consent before going there',
    proofs: [proof(display, 'url-01 the complete address is readable, its site stands out')],
  },
  {
    id: 'R8',
    revisions: 'A, B, C',
    level: 'SHOULD',
    rule: 'nothing is answered without a person',
    proofs: [proof(answers, 'R8: cannot be answered with')],
  },
  {
    id: 'R9',
    revisions: 'A, B, C',
    level: 'SHOULD',
    rule: 'a person can decline at any time',
    proofs: [proof(answers, 'R9, R27: takes'), proof(opening, 'it can be declined still')],
  },
  {
    id: 'R10',
    revisions: 'A, B, C',
    level: 'SHOULD',
    rule: 'make clear what is asked for, and why',
    proofs: [proof(states, 'a message of many pages is cut, and can be read in full')],
  },
  {
    id: 'R11',
    revisions: 'A, B',
    level: 'SHOULD',
    rule: 'limit the rate of requests',
    proofs: [proof(answers, 'declines all of one server')],
    hosts:
      'Only the host knows what is too much. The kit shows one request at a time and declines all of a server at once.',
  },
  {
    id: 'R12',
    revisions: 'A, B, C',
    level: 'SHOULD',
    rule: 'check answers against the schema',
    proofs: [
      proof('core/cases/cases.test.ts', 'what is entered is refused or sent as it should be'),
    ],
  },
  {
    id: 'R13',
    revisions: 'B, C',
    level: 'SHOULD',
    rule: 'fill defaults in',
    proofs: [proof('protocol/conformance.test.ts', 'R13, with SDK v1')],
  },
];
