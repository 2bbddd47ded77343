import { proof, type Rule } from './rule.js';

const handler = 'mcp/handler/elicitHandler.test.ts';
const reading = 'mcp/readElicitRequest.test.ts';
const urlError = 'mcp/rounds/urlError.test.ts';
const visits = 'mcp/rounds/visits.test.ts';
const answers = 'mcp/queue/answers.test.ts';
const completions = 'mcp/queue/completions.test.ts';
const waiting = 'mcp/queue/waiting.test.ts';
const display = 'react/url/display.test.tsx';
const opening = 'react/url/opening.test.tsx';
const threeAnswers = 'react/assertions/three-answers.test.tsx';

/** URLs: what is shown, what is opened, and what comes after. */
export const urls: readonly Rule[] = [
  {
    id: 'R14',
    revisions: 'B, C',
    level: 'MUST NOT',
    rule: 'fetch the URL or anything about it',
    proofs: [
      proof(
        'protocol/urlConsent.test.ts',
        'url-02 nothing about the address leaves the page before consent',
      ),
    ],
  },
  {
    id: 'R15',
    revisions: 'B, C',
    level: 'MUST NOT',
    rule: 'open the URL without consent',
    proofs: [
      proof(display, 'url-01 the complete address is readable'),
      proof(opening, 'url-14 opens within the click'),
    ],
  },
  {
    id: 'R16',
    revisions: 'B, C',
    level: 'MUST',
    rule: 'show the whole URL before consent',
    proofs: [proof(display, 'an address of the corpus that can be opened: in full, once, as text')],
  },
  {
    id: 'R17',
    revisions: 'B, C',
    level: 'MUST',
    rule: 'open it where client and model cannot look in',
    proofs: [
      proof(opening, 'url-01, url-13 opens exactly what was shown, without opener and referrer'),
    ],
    hosts: 'A host that gives `openUrl` answers for what it opens.',
  },
  {
    id: 'R18',
    revisions: 'B, C',
    level: 'SHOULD',
    rule: 'highlight the domain',
    proofs: [proof(display, 'url-10 a long subdomain does not stand out')],
  },
  {
    id: 'R19',
    revisions: 'B, C',
    level: 'SHOULD',
    rule: 'warn of suspicious addresses',
    proofs: [
      proof('core/url/corpus.test.ts', 'has all 293 addresses'),
      proof(opening, '%s opens only after the tick'),
    ],
  },
  {
    id: 'R20',
    revisions: 'B, C',
    level: 'SHOULD NOT',
    rule: 'make links of addresses in any other text',
    proofs: [
      proof('react/assertions/autofill-and-server-words.test.tsx', '11 a server’s words are text'),
    ],
  },
  {
    id: 'R21',
    revisions: 'B, C',
    level: 'definition',
    rule: 'accepting a URL has no content, and means consent, not completion',
    proofs: [
      proof(waiting, 'R21, url-15: is answered at once'),
      proof(visits, 'R21: is answered at consent'),
    ],
  },
  {
    id: 'R22',
    revisions: 'B, C',
    level: 'SHOULD',
    rule: 'a person can go on or leave by hand',
    proofs: [
      proof(urlError, 'R22: waits no longer than the person does'),
      proof(waiting, 'R22, url-18: ends the wait'),
    ],
  },
  {
    id: 'R23',
    revisions: 'B',
    level: 'MUST',
    rule: 'ignore completion notices of unknown and of completed ids',
    proofs: [
      proof(completions, 'R23, url-16'),
      proof(completions, 'R23: of an id that is not asked yet'),
    ],
  },
  {
    id: 'R24',
    revisions: 'B',
    level: 'MAY',
    rule: 'wait for the notice, then make the call again',
    proofs: [proof(urlError, 'R24, R28: asks, waits for the notice')],
  },
  {
    id: 'R25',
    revisions: 'B',
    level: 'MUST',
    rule: 'answer a mode that was not declared with -32602',
    proofs: [
      proof(handler, 'R25: throws -32602'),
      proof('protocol/v1.test.ts', 'R25: refuses a mode'),
    ],
  },
  {
    id: 'R26',
    revisions: 'B',
    level: 'MUST',
    rule: 'an elicitationId is opaque',
    proofs: [proof(reading, 'R26: an elicitationId is passed on')],
  },
  {
    id: 'R27',
    revisions: 'A, B, C',
    level: 'definition',
    rule: 'decline is a no; cancel is closing, Escape, or leaving',
    proofs: [
      proof(answers, 'R9, R27: takes'),
      proof(visits, 'R27: that is answered'),
      proof(threeAnswers, '23 Escape cancels'),
    ],
  },
  {
    id: 'R28',
    revisions: 'B',
    level: 'MUST',
    rule: '-32042 is as good as a request; never wait for completion for ever',
    proofs: [
      proof(urlError, 'R24, R28: asks, waits for the notice'),
      proof(urlError, 'R22: waits no longer than the person does'),
    ],
  },
];
