import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** A project of somebody else, with the package installed from its tarball. */
export interface Project {
  folder: string;
  remove: () => void;
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

const { packages } = JSON.parse(
  readFileSync(path.join(repository, 'package-lock.json'), 'utf8'),
) as Lock;

/** The versions of our lock: somebody else's release must not turn these tests red. */
function versions(except: Iterable<string>): Record<string, string> {
  const own = new Set(['scheduler', ...except]);
  const folders = Object.keys(packages).filter((folder) => folder.startsWith('node_modules/'));
  const names = folders.map((folder) => folder.replace(/^.*node_modules\//, ''));
  const once = names.filter(
    (name, i) => names.indexOf(name) === i && names.lastIndexOf(name) === i,
  );
  return Object.fromEntries(
    once
      .filter((name) => !own.has(name))
      .map((name) => [name, packages[`node_modules/${name}`]?.version ?? '*']),
  );
}

/** @param source what the project is made of @param dependencies exact versions, beside the package itself */
export async function install(
  source: URL,
  tarball: string,
  dependencies: Record<string, string>,
): Promise<Project> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, 'mcp-elicitation-react': `file:${tarball}` },
    overrides: versions(Object.keys(dependencies)),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...flags], { cwd: folder });
  return { folder, remove };
}

/** Dependencies in the versions of our lock. */
export function locked(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? 'not in the lock']),
  );
}
