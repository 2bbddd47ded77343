import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createLiveServer } from '../../stories/live/server/createLiveServer.js';

const pages = fileURLToPath(new URL('../../stories/live/public', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** The policy that the kit promises to work under; the README's page is served without. */
const policy = "script-src 'self'; style-src 'self'";

/** An app and, at `/mcp` beside it, a real MCP server. */
export interface ServedApp {
  /** Ends in `/`. */
  url: string;
  stop: () => Promise<void>;
}

/** @param folder of the built app */
export async function serveApp(folder: string): Promise<ServedApp> {
  const mcp = createLiveServer();
  const handleMcp = toNodeHandler(mcp);

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    // A sandboxed frame has an origin of its own, and so has every app that is not served from here.
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Allow-Headers', '*');
    res.setHeader('Access-Control-Allow-Methods', '*');
    res.setHeader('Access-Control-Expose-Headers', '*');
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    if (pathname.startsWith('/mcp')) return handleMcp(req, res);
    const name = pathname === '/' ? 'index.html' : path.posix.normalize(pathname);
    const file = await readFile(path.join(folder, name)).catch(() =>
      readFile(path.join(pages, name)).catch(() => undefined),
    );
    if (!file) return void res.writeHead(404).end();
    if (/^(chat|shadow)/.test(path.posix.basename(name))) {
      res.setHeader('Content-Security-Policy', policy);
    }
    res.setHeader('Content-Type', types[path.extname(name)] ?? 'text/plain');
    res.end(file);
  }

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await mcp.close();
    },
  };
}
