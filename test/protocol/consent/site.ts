import { createServer } from 'node:http';
import { freePort } from '../live/servers.js';

/** The site that an address leads to. */
export interface Site {
  url: string;
  /** TCP connections; a browser that only connects ahead shows here, too. */
  connections: () => number;
  /** `Referer` of each page that was asked for, and the path. */
  visits: () => { path: string; referer: string | undefined }[];
  forget: () => void;
  stop: () => void;
}

/** Its page says in its title what it can see of who opened it. */
const page = `<!doctype html><title>…</title><link rel="icon" href="data:,"><script>
document.title = 'opener: ' + (window.opener !== null) + ', referrer: ' + (document.referrer !== '');
</script>`;

export async function openSite(): Promise<Site> {
  let connections = 0;
  let visits: { path: string; referer: string | undefined }[] = [];
  const server = createServer((request, response) => {
    visits.push({ path: request.url ?? '', referer: request.headers.referer });
    response.setHeader('Content-Type', 'text/html').end(page);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, resolve));
  return {
    url: `http://localhost:${port}/`,
    connections: () => connections,
    visits: () => visits,
    forget() {
      connections = 0;
      visits = [];
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
