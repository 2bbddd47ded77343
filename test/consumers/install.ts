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

/** The part of a package-lock.json that the tests read. */
export interface Lock {
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

const npmInstall = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

/** A copy of `source` with a package.json. */
function copyOf(source: URL, manifest: Record<string, unknown>): Project {
  const folder = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  cpSync(source, folder, { recursive: true });
  const own = { name: 'consumer', private: true, type: 'module', ...manifest };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own, null, 2));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param source what the project is made of @param dependencies exact versions, beside the package itself */
export async function install(
  source: URL,
  tarball: string,
  dependencies: Record<string, string>,
): Promise<Project> {
  const project = copyOf(source, {
    dependencies: { ...dependencies, 'mcp-elicitation-react': `file:${tarball}` },
    overrides: versions(Object.keys(dependencies)),
  });
  await run('npm', npmInstall, { cwd: project.folder });
  return project;
}

/**
 * A project before it has heard of the package. Its package.json allows newer versions of the same major, as npm
 * writes it; its lock has these.
 * @param dependencies exact versions
 */
export async function startProject(
  source: URL,
  dependencies: Record<string, string>,
): Promise<Project> {
  const project = copyOf(source, { dependencies });
  await run('npm', npmInstall, { cwd: project.folder });
  const file = path.join(project.folder, 'package.json');
  const manifest = readFileSync(file, 'utf8').replaceAll(/: "(\d)/g, ': "^$1');
  writeFileSync(file, manifest);
  return project;
}

/** Installs the package as its users do. */
export async function addTo({ folder }: Project, tarball: string): Promise<void> {
  await run('npm', [...npmInstall, tarball], { cwd: folder });
}

/** What npm has written down about a project. */
export function lockOf({ folder }: Project): Lock {
  return JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lock;
}

/** Dependencies in the versions of our lock. */
export function locked(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? 'not in the lock']),
  );
}
