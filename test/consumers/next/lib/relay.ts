import { createElicitationRelay, type ElicitationRelay } from 'mcp-elicitation-react/relay';

/** The session of this test: a cookie with the person's name. */
export const whoOf = (request: Request) =>
  /who=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];

const kept = globalThis as { elicitations?: ElicitationRelay };
export const relay = (kept.elicitations ??= createElicitationRelay({ who: whoOf }));
