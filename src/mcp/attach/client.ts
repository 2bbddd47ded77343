/**
 * What `attachElicitation` needs of a client, by shape: the clients of SDK v1 and v2 both have it. Parameters are open,
 * because the two generations take different ones.
 */
export interface AttachableClient {
  connect: (...args: never[]) => Promise<void>;
  request: (...args: never[]) => Promise<unknown>;
  registerCapabilities: (...args: never[]) => void;
  setRequestHandler: (...args: never[]) => void;
  removeRequestHandler: (...args: never[]) => void;
  assertCanSetRequestHandler: (...args: never[]) => void;
  callTool: (...args: never[]) => Promise<unknown>;
  getPrompt: (...args: never[]) => Promise<unknown>;
  readResource: (...args: never[]) => Promise<unknown>;
  /** Set while connected. */
  readonly transport?: object | undefined;
}

/** Calls a method whose parameters differ between the two generations. */
export function invoke(
  client: AttachableClient,
  method: keyof AttachableClient,
  ...args: unknown[]
): unknown {
  const found: unknown = client[method];
  if (typeof found !== 'function') return undefined;
  const result: unknown = Reflect.apply(found, client, args);
  return result;
}

/** The negotiated revision, where the client says it: SDK v2 does, v1 does not. */
export function versionOf(client: AttachableClient): string | undefined {
  if (!('getNegotiatedProtocolVersion' in client)) return undefined;
  const { getNegotiatedProtocolVersion } = client;
  if (typeof getNegotiatedProtocolVersion !== 'function') return undefined;
  const version: unknown = Reflect.apply(getNegotiatedProtocolVersion, client, []);
  return typeof version === 'string' ? version : undefined;
}

/** SDK v2 lets a request do without a schema for its result. */
export function isV2(client: AttachableClient): boolean {
  return 'getNegotiatedProtocolVersion' in client;
}
