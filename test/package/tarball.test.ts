// The package as users get it.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { pack, type Packed } from './packed.js';

let packed: Packed;
let modules: string[];
beforeAll(() => {
  packed = pack();
  modules = packed.files.filter((file) => /^dist\/.*\.js$/.test(file));
}, 120_000);
afterAll(() => packed.remove());

test('publint finds nothing to say', async () => {
  const { messages } = await publint({ pkgDir: packed.folder, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('the types are right for every way of import', () => {
  const attw = path.resolve('node_modules/.bin/attw');
  const sheets = ['styles.css', 'styles.unlayered.css'];
  const args = ['--profile', 'esm-only', '--format', 'json', '--exclude-entrypoints', ...sheets];
  // Throws when it finds a problem.
  const out = execFileSync(attw, [packed.tarball, ...args], { encoding: 'utf8' });
  expect(JSON.parse(out)).toMatchObject({ analysis: { types: { kind: 'included' } } });
});

test('it holds the build, the source and the papers', () => {
  const others = packed.files.filter((file) => !/^(dist|src)\//.test(file));
  expect(others.toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
  expect(packed.files.filter((file) => /\.tsbuildinfo$|\btests?\b/.test(file))).toEqual([]);
});

test('every door opens', () => {
  const languages = packed.files.flatMap(
    (file) => /^src\/locales\/(.+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const doors = Object.values(manifest.exports).flatMap((door) =>
    (typeof door === 'string' ? [door] : Object.values(door)).flatMap((file) =>
      file.includes('*') ? languages.map((language) => file.replace('*', language)) : [file],
    ),
  );
  expect(languages.length).toBeGreaterThan(5);
  expect(doors.filter((door) => !packed.files.includes(path.posix.normalize(door)))).toEqual([]);
});

test('every module and every type leads back to its source', () => {
  const built = packed.files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
  expect(built.length).toBeGreaterThan(300);
  for (const file of built) {
    const map = JSON.parse(packed.read(`${file}.map`)) as { sources: string[] };
    expect(packed.read(file)).toContain(`//# sourceMappingURL=${path.basename(file)}.map`);
    const sources = map.sources.map((source) => path.posix.join(path.dirname(file), source));
    expect(sources).toEqual([expect.stringMatching(/^src\/.*\.tsx?$/)]);
    expect(packed.files).toEqual(expect.arrayContaining(sources));
  }
});

// Next.js draws a module on the server unless it says this; a module that says it gives the server nothing to call.
test('"use client" stands where React needs it, and nowhere else', () => {
  const client = modules.filter((file) => /^['"]use client['"]/.test(packed.read(file)));
  const needy = modules.filter((file) =>
    /import \{[^}]*\b(use[A-Z]\w*|createContext)\b[^}]*\} from 'react(-hook-form)?'/.test(
      packed.read(file),
    ),
  );
  expect(needy.length).toBeGreaterThan(30);
  expect(needy.filter((file) => !client.includes(file))).toEqual([]);
  expect(client.filter((file) => !file.startsWith('dist/react/'))).toEqual([]);
});

test('a module that is imported for nothing does nothing', () => {
  expect(manifest.sideEffects).toEqual(['**/*.css']);
  // tslib, which downshift brings, leaves its helpers in Node.
  const program = `
    await import('tslib');
    const names = () => Reflect.ownKeys(globalThis).map(String);
    const before = names();
    for (const file of ${JSON.stringify(modules)}) await import('./' + file);
    console.log(JSON.stringify(names().filter((name) => !before.includes(name))));`;
  const args = ['--input-type=module', '-e', program];
  const out = execFileSync(process.execPath, args, { cwd: packed.folder, encoding: 'utf8' });
  expect(out).toBe('[]\n');
});

test('the notices name what is inside and what comes with it', () => {
  const notices = packed.read('dist/THIRD-PARTY-NOTICES.txt');
  expect(notices).toContain('UNICODE LICENSE V3');
  expect(notices).toContain('Mozilla Public License 2.0');
  const named = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \([^)]+\)$/gm)].map(
    ([, name]) => name,
  );
  expect(named).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(named.filter((name) => name === 'react' || name === 'typescript')).toEqual([]);
});
