// The conformance CLI wants fs.globSync, which Node has from 22 on; for one client scenario it is never called.
// Use: node --import ./globSync.mjs …/conformance/dist/index.js
import fs from 'node:fs';
import { register } from 'node:module';

const source = `export * from 'node:fs'; export { default } from 'node:fs'; export const globSync = () => [];`;
const hooks = `
export async function resolve(specifier, context, next) {
  const wanted = specifier === 'fs' && context.parentURL?.includes('/conformance/');
  return wanted ? { url: 'patched:fs', shortCircuit: true } : next(specifier, context);
}
export async function load(url, context, next) {
  if (url !== 'patched:fs') return next(url, context);
  return { format: 'module', shortCircuit: true, source: ${JSON.stringify(source)} };
}`;

if (!('globSync' in fs)) register(`data:text/javascript,${encodeURIComponent(hooks)}`);
