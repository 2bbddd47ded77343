// A server component sees a module with 'use client' as references, into which it cannot dot. The namespaces of parts
// must be plain objects of references, all of them alike. Read in the built package, as a framework does.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack, type Packed } from './packed.js';

/** What stands for an export of a client module: it can be rendered, and nothing else. */
const reference = `(name) => new Proxy(Object.assign(() => {}, { $$typeof: 'client reference' }), {
  get(target, key) {
    if (key in target) return target[key];
    throw new Error('Cannot access ' + name + '.' + String(key) + ' on the server');
  },
})`;

const clientReferences: Plugin = {
  name: 'client-references',
  setup(build) {
    build.onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!/^['"]use client['"]/.test(source)) return undefined;
      const names = [...source.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const contents = [`const reference = ${reference};`]
        .concat(names.map((name) => `export const ${name} = reference('${name}');`))
        .join('\n');
      return { contents };
    });
  },
};

let packed: Packed;
let onServer: Record<string, unknown>;
beforeAll(async () => {
  packed = pack();
  const outfile = path.join(packed.folder, 'server.mjs');
  await bundle({
    entryPoints: [path.join(packed.folder, 'dist/index.js')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outfile,
    logLevel: 'silent',
    plugins: [clientReferences],
  });
  onServer = (await import(/* @vite-ignore */ outfile)) as Record<string, unknown>;
}, 120_000);
afterAll(() => packed.remove());

const isReference = (value: unknown) =>
  typeof value === 'function' && '$$typeof' in value && value.$$typeof === 'client reference';

test.each(['ElicitationForm', 'UrlConsent', 'ElicitationActions'])(
  'a server component can dot into %s, and each part is drawn by the client',
  (name) => {
    const parts = Object.entries(onServer[name] ?? {});
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(([, part]) => !isReference(part)).map(([part]) => part)).toEqual([]);
  },
);

test('every other component and hook is drawn or called by the client', () => {
  const names = Object.keys(onServer).filter(
    (name) =>
      /^([A-Z]|use[A-Z])/.test(name) &&
      !['ElicitationForm', 'UrlConsent', 'ElicitationActions', 'ElicitationRunError'].includes(
        name,
      ),
  );
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !isReference(onServer[name]))).toEqual([]);
});
