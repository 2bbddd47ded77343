import { proof, type Proof } from './rule.js';

/** A revision of the protocol in the hands of one of the official SDKs. */
export const roads = [
  '2025-06-18, SDK v1',
  '2025-11-25, SDK v1',
  '2025-11-25, SDK v2',
  '2026-07-28, SDK v2, rounds by the SDK',
  '2026-07-28, SDK v2, rounds by the kit',
] as const;

/** Something that a client can do. */
export interface Feature {
  feature: string;
  /** In the order of the roads: what shows it, or why there is nothing to show. */
  cells: readonly [Cell, Cell, Cell, Cell, Cell];
}

/** Words stand where the protocol has no such thing, or where no test goes this road. */
export type Cell = Proof | string;

const v1 = 'protocol/v1.test.ts';
const beyond = 'protocol/v1-beyond.test.ts';
const v2 = 'protocol/v2.test.ts';
const live = 'protocol/live/ourServer.ts';
const conformance = 'protocol/conformance.test.ts';
const none = 'not in the protocol';
const untried = 'no test';

const twoQuestions = proof(v2, 'accepts, declines and cancels two questions of one round');
const parallel = proof(v2, 'keeps two calls in parallel apart');
const aborts = proof(v2, 'lets the questions go when the caller aborts');
const closes = proof(v2, 'lets the questions go when the client closes');
const severalRounds = proof(v2, 'goes through several rounds, with the state of each');
const inPage = proof(live, 'book_table receives what was typed, and nothing else');
const requestState = proof(conformance, 'R31–R34, with SDK v2');

/** What works where. Every test named here runs in `npm test`, against code that is not ours. */
export const support: readonly Feature[] = [
  {
    feature: 'Forms: accept, decline, cancel',
    cells: [
      proof(beyond, 'takes a request without a mode, and enumNames'),
      proof(v1, 'declines and cancels, without content'),
      twoQuestions,
      twoQuestions,
      twoQuestions,
    ],
  },
  {
    feature: 'URLs; refused where the revision has none',
    cells: [
      proof(beyond, 'refuses URL mode, which the SDK lets through'),
      proof(v1, 'accepts a URL at consent'),
      proof(v2, 'is accepted at consent'),
      proof(v2, 'driven by the SDK: answered when the person is done'),
      proof(v2, 'driven by the kit: one prompt'),
    ],
  },
  {
    feature: 'The server’s notice that a URL flow is completed',
    cells: [
      none,
      proof(v1, 'the notice ends the wait'),
      proof('protocol/live-client.test.ts', 'a page is opened, waited for, finished'),
      none,
      none,
    ],
  },
  {
    feature: 'The error -32042, and the call again',
    cells: [
      none,
      proof(v1, 'goes through -32042: all URLs'),
      proof(v2, 'asks for all the addresses, and makes the call again'),
      none,
      none,
    ],
  },
  {
    feature: 'Several requests at once',
    cells: [untried, proof(v1, 'takes several requests at once'), parallel, parallel, parallel],
  },
  {
    feature: 'Rounds with a state',
    cells: [none, none, none, severalRounds, severalRounds],
  },
  {
    feature: 'Entries that are no elicitation',
    cells: [none, none, none, 'the SDK’s', proof(v2, 'hand what is no elicitation to the host')],
  },
  {
    feature: 'The server or the caller gives up',
    cells: [
      untried,
      proof(v1, 'lets even the very first one go, whose cancellation SDK v1 drops'),
      aborts,
      aborts,
      aborts,
    ],
  },
  {
    feature: 'The connection closes',
    cells: [
      untried,
      proof(v1, 'cancels what is open when the client closes'),
      closes,
      closes,
      closes,
    ],
  },
  {
    feature: 'A server is kept waiting past its time-out',
    cells: [
      untried,
      proof(v1, 'R39: keeps a server waiting that gave a token'),
      proof('mcp/handlerTime.test.ts', 'R39: progress is sent where the server gave a token'),
      'no server waits',
      'no server waits',
    ],
  },
  {
    feature: 'Schemas that the SDK would refuse',
    cells: [
      untried,
      proof(beyond, 'takes it as a fallback handler'),
      untried,
      'the SDK refuses them',
      proof(v2, 'see what the SDK would refuse before a handler'),
    ],
  },
  {
    feature: 'The protocol’s conformance suite',
    cells: [none, proof(conformance, 'R13, with SDK v1'), none, requestState, requestState],
  },
  {
    feature: 'A person at the form itself, in Chromium or jsdom',
    cells: [
      untried,
      proof('protocol/rendered.test.ts', 'server-everything gets every kind of answer'),
      inPage,
      untried,
      inPage,
    ],
  },
];
