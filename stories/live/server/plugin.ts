import type { Plugin } from 'vite';

/** Serves the Live server at `/mcp` of whatever Vite serves: one process, one origin. */
export function liveServerPlugin(): Plugin {
  return {
    name: 'live-mcp-server',
    apply: 'serve',
    configureServer({ middlewares }) {
      let handler: ReturnType<typeof createHandler> | undefined;
      middlewares.use('/mcp', (req, res, next) => {
        // Storybook would gzip the event stream, and hold it back until its buffer is full.
        res.setHeader('Content-Encoding', 'identity');
        // Connect takes the mount path off; the handler wants to know its own address.
        req.url = req.originalUrl;
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
  const handle = toNodeHandler(createLiveServer());
  const guards = [localhostHostValidation(), localhostOriginValidation()];
  return async (...[req, res]: Parameters<(typeof guards)[number]>) => {
    if (guards.every((allows) => allows(req, res))) await handle(req, res);
  };
}
