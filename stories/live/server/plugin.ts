import type { Plugin } from 'vite';

/** Serves the Live server at `/mcp`, and a backend with MCP clients at `/backend`, of whatever Vite serves: one process, one origin. */
export function liveServerPlugin(): Plugin {
  return {
    name: 'live-mcp-server',
    apply: 'serve',
    configureServer({ middlewares }) {
      let handler: ReturnType<typeof createHandler> | undefined;
      middlewares.use((req, res, next) => {
        if (!/^\/(?:mcp|backend)(?:[/?]|$)/.test(req.url ?? '')) return next();
        // Storybook would gzip the event stream, and hold it back until its buffer is full.
        res.setHeader('Content-Encoding', 'identity');
        handler ??= createHandler();
        handler.then((handle) => handle(req, res)).catch(next);
      });
    },
  };
}

/** Loaded with the first request: neither the tests nor a build need the SDKs. */
async function createHandler() {
  const { localhostHostValidation, localhostOriginValidation, toNodeHandler } =
    await import('@modelcontextprotocol/node');
  const { createLiveServer } = await import('./createLiveServer.js');
  const { createLiveBackend } = await import('./createLiveBackend.js');
  const server = createLiveServer();
  const serve = (request: Request) => server.fetch(request);
  const backend = createLiveBackend(serve, () => server.forget());
  const handle = toNodeHandler({
    fetch: (request) =>
      (new URL(request.url).pathname.startsWith('/backend') ? backend : server).fetch(request),
  });
  const guards = [localhostHostValidation(), localhostOriginValidation()];
  return async (...[req, res]: Parameters<(typeof guards)[number]>) => {
    if (guards.every((allows) => allows(req, res))) await handle(req, res);
  };
}
