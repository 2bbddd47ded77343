import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** How often it gave up waiting for the backend. */
  cuts: () => number;
  close: () => Promise<void>;
}

/**
 * What stands between pages and backends: it passes a response on only when it is complete, and answers 504 itself
 * when that takes longer than `limitMs`.
 */
export async function startProxy(backend: string, limitMs: number): Promise<Proxy> {
  let cuts = 0;
  const server = createServer((req, res) => {
    const onward = send(backend + (req.url ?? ''), { method: req.method, headers: req.headers });
    const timer = setTimeout(() => {
      cuts += 1;
      onward.destroy();
      res.writeHead(504, { 'Content-Type': 'text/html' }).end('<h1>Gateway Time-out</h1>');
    }, limitMs);
    onward.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        clearTimeout(timer);
        if (res.headersSent) return;
        const { 'transfer-encoding': _, ...headers } = response.headers;
        res.writeHead(response.statusCode ?? 502, headers).end(Buffer.concat(chunks));
      });
    });
    onward.on('error', () => {
      clearTimeout(timer);
      if (!res.headersSent) res.writeHead(502).end();
    });
    res.on('close', () => {
      clearTimeout(timer);
      onward.destroy();
    });
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
