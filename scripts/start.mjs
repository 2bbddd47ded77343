// `npm start`: Storybook and, at /mcp of the same address, a real MCP server, in this one process.
// `PORT=7000 npm start` or `npm start -- 7000` takes another port; when it is taken, the next free one.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { followParent } from './followParent.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
if (process.env.npm_lifecycle_event) followParent();

const wanted = Number(process.argv[2] ?? process.env.PORT ?? 6006);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
  console.error(`Not a port: ${process.argv[2] ?? process.env.PORT}. Try: npm start -- 6007`);
  process.exit(1);
}

console.log('Starting Storybook…');
const { build: storybook } = await import('storybook/internal/core-server');
const { port } = await storybook({
  mode: 'dev',
  configDir: '.storybook',
  port: wanted,
  ci: true, // no questions
  open: false, // no browser
  quiet: true,
  versionUpdates: false,
});

if (port !== wanted) console.log(`Port ${wanted} is taken, this is ${port}.`);
console.log(`Ready: http://localhost:${port}/?path=/story/live--live`);
console.log(`       http://localhost:${port}/mcp is the MCP server · Ctrl+C stops both`);
