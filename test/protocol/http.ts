import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. */
export interface Serving {
  url: URL;
  close: () => Promise<void>;
}

/** Serves until it is closed; closing cuts what is still open. */
export async function serve(
  handle: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>,
): Promise<Serving> {
  const server = createServer((req, res) => {
    Promise.resolve(handle(req, res)).catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Resolves when nobody listens there any more, and sockets that were open are known to be closed. */
export async function refuses(url: URL): Promise<void> {
  const { code } = await fetch(url).then(
    () => ({ code: undefined }),
    ({ cause }: { cause: { code?: string } }) => cause,
  );
  if (code !== 'ECONNREFUSED') await refuses(url);
}
