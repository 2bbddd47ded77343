// Errors for wrong use by a host, with the fix.
import { invoke, type AttachableClient } from './client.js';

const method = 'elicitation/create';

const attached = new WeakSet<AttachableClient>();

/** @throws for a client that is connected, or was here before */
export function assertNew(client: AttachableClient): void {
  const isConnected = client.transport !== undefined;
  if (!isConnected && !attached.has(client)) {
    attached.add(client);
    return;
  }
  throw new Error(
    isConnected
      ? 'mcp-elicitation-react: attachElicitation was called with a client that is connected. The server was told what this client can do when it connected, and elicitation was not among it. Call attachElicitation before client.connect.'
      : 'mcp-elicitation-react: attachElicitation was called twice with the same client. Each request would be asked twice. Call it once, where the client is made; it stays attached when the client connects again.',
  );
}

/** @throws where the SDK would give all requests to a handler of the host's */
export function assertNoHandler(client: AttachableClient): void {
  try {
    invoke(client, 'assertCanSetRequestHandler', method);
  } catch (cause) {
    throw new Error(
      'mcp-elicitation-react: this client has a handler for elicitation/create. The SDK gives all requests to that one, so the queue would never see them. Remove it (client.removeRequestHandler), or keep it and use createElicitHandler and runWithElicitation in place of attachElicitation.',
      { cause },
    );
  }
}

/** Task-augmented elicitation wants a result of another kind, which would reach the server as an error after the person has answered. */
export function warnOfTasks({ capabilities }: Partial<Record<string, unknown>>): void {
  const { tasks } = Object(capabilities) as { tasks?: { requests?: { elicitation?: unknown } } };
  if (tasks?.requests?.elicitation === undefined) return;
  console.error(
    'mcp-elicitation-react: this client declares task-augmented elicitation (tasks.requests.elicitation). The kit answers a request when the person does, and knows no tasks, so a server that asks with a task gets no result it can use. Leave tasks.requests.elicitation out of the capabilities; the recipe "Tasks" shows what to do instead.',
  );
}
