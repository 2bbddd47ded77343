import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** What the build and npm read. */
const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'src',
];

/** The package as npm would publish it. */
export interface Packed {
  tarball: string;
  /** The tarball unpacked; packages that it imports are found from here. */
  folder: string;
  /** Paths in the tarball, relative to `folder`. */
  files: readonly string[];
  read: (file: string) => string;
  remove: () => void;
}

/** Builds and packs a copy of this source: whatever else runs at the same time keeps its own `dist`. */
export function pack(): Packed {
  const home = mkdtempSync(path.join(tmpdir(), 'packed-'));
  const copy = path.join(home, 'source');
  for (const name of sources) {
    cpSync(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(home, 'node_modules'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  run(process.execPath, [path.join(repository, 'scripts/build.mjs'), copy]);
  const [{ filename, files }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', home]),
  ) as [{ filename: string; files: { path: string }[] }];
  const tarball = path.join(home, filename);
  run('tar', ['-xzf', tarball, '-C', home]);
  const folder = path.join(home, 'package');
  return {
    tarball,
    folder,
    files: files.map((file) => file.path),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
