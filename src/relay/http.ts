// HTTP of the relay: checks of the origin, bodies and headers.
import type { WireError } from './wire.js';

/** UTF-16 units of a body; enough for 32 commands, or for one long answer. */
const MOST_BODY = 64 * 1024;

/** Thrown while a request is read; becomes the response. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: WireError['code'];
  constructor(status: number, code: WireError['code'], message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether the page that sends this may: one of the same origin, or of `origins`. Behind a proxy that ends TLS the URL's own
 * origin is wrong, so `Origin` is compared with `Host`. What sends neither is no page, and carries no cookies but its own.
 *
 * @returns The foreign origin that is let in.
 * @throws HttpError
 */
export function checkOrigin(request: Request, origins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return origin;
  const isOwn =
    site === null
      ? origin === null || hostOf(origin) === (request.headers.get('host') ?? hostOf(request.url))
      : site === 'same-origin' || (site === 'none' && origin === null);
  if (isOwn) return undefined;
  throw new HttpError(403, 'origin', 'Pages of this origin may not ask. Name it in `origins`.');
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).host;
  } catch {
    return undefined; // "null", of a sandboxed frame
  }
}

/** What a page of this foreign origin may read, and, where it asks first, send. */
export function corsHeaders(origin: string | undefined, request?: Request): Record<string, string> {
  if (origin === undefined) return {};
  const asked = request?.headers.get('access-control-request-headers');
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    ...(request && {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': asked ?? 'content-type',
      'Access-Control-Max-Age': '600',
    }),
  };
}

/**
 * The JSON of a body. Only `application/json` is read: a form of a foreign page cannot send it.
 *
 * @throws HttpError
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new HttpError(415, 'type', 'Send application/json.');
  }
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'malformed', 'The body is no JSON.');
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = new HttpError(413, 'too-large', 'A body may have 64 KiB. Send less at once.');
  if (Number(request.headers.get('content-length')) > MOST_BODY) throw tooLarge;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MOST_BODY) {
      await reader?.cancel();
      throw tooLarge;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

export function json(status: number, body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin',
      ...headers,
    },
  });
}
