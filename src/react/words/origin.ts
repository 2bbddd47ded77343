import type { Requester } from '../../core/index.js';

/** Where the server is, by the client's configuration: never by the server's own word. */
export function originOf({ origin, serverUrl }: Requester): string | undefined {
  if (origin !== undefined) return origin;
  return serverUrl !== undefined && URL.canParse(serverUrl) ? new URL(serverUrl).host : undefined;
}
