import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { stylesPlugin } from '../../../scripts/styles.mjs';
import { freePort, type Running } from '../live/servers.js';

/** The policy that the kit promises to work under. */
export const policy = "script-src 'self'; style-src 'self'";

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** React takes `NODE_ENV` for what to build; under a test it would be its slow half, with warnings. */
async function buildForUsers(root: string, outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), stylesPlugin()],
      build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    });
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Builds the app in a folder, and serves it with the policy as a header. @param root A URL that ends in `/`. @default beside this file */
export async function serveBuiltApp(root = new URL('.', import.meta.url)): Promise<Running> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'csp-'));
  await buildForUsers(fileURLToPath(root), outDir);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : path.posix.normalize(pathname);
    readFile(path.join(outDir, name)).then(
      (file) => {
        response.setHeader('Content-Security-Policy', policy);
        response.setHeader('Content-Type', types[path.extname(name)] ?? 'text/plain');
        response.end(file);
      },
      () => response.writeHead(404).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, resolve));
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
