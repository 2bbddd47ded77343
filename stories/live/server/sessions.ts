import {
  WebStandardStreamableHTTPServerTransport,
  type McpServer,
} from '@modelcontextprotocol/server';

/** Serves clients of revision 2025-11-25: a server can only ask back within a session. */
export interface Sessions {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** One server for each session; the oldest is closed when there are more than `limit`. */
export function createSessions(newServer: () => McpServer, limit = 50): Sessions {
  const transports = new Map<string, WebStandardStreamableHTTPServerTransport>();

  async function open(request: Request): Promise<Response> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => void transports.set(id, transport),
      onsessionclosed: (id) => void transports.delete(id),
    });
    await newServer().connect(transport);
    const [oldest] = transports.values();
    if (transports.size >= limit) await oldest?.close();
    return transport.handleRequest(request);
  }

  return {
    async fetch(request) {
      const id = request.headers.get('mcp-session-id');
      if (id === null) return open(request);
      const transport = transports.get(id);
      // The spec's answer to a session that has ended: the client then starts a new one.
      return transport ? transport.handleRequest(request) : new Response(null, { status: 404 });
    },
    close: async () => {
      await Promise.all([...transports.values()].map((transport) => transport.close()));
    },
  };
}
