// `npm run release`: everything that stands between this tree and a published version, and no more.
// It publishes nothing: it ends with a dry run, and says what is left to do by hand.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @param {string} message */
function stop(message) {
  console.error(`Not ready: ${message}`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) {
    stop(`${command} ${args.join(' ')} failed.`);
  }
}

/** Looks for known vulnerabilities in what users install. A registry that cannot tell does not stop a release. */
function audit() {
  console.log('\n> npm audit --omit=dev');
  const { status, stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout || '{}');
  if (report.vulnerabilities === undefined) {
    console.warn(
      `This registry has no answer (${report.error?.summary || report.message || `exit code ${status}`}). Run npm audit against another one.`,
    );
  } else if (status !== 0) {
    stop(`npm audit knows of: ${Object.keys(report.vulnerabilities).join(', ')}.`);
  }
}

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const notes = readFileSync('CHANGELOG.md', 'utf8');
const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
const tagged = execFileSync('git', ['tag', '--list', `v${version}`], { encoding: 'utf8' });

if (changed !== '') stop(`there are changes that are not committed:\n${changed}`);
if (tagged !== '') stop(`v${version} has been released. Raise the version in package.json.`);
if (!notes.includes(`\n## ${version}`)) {
  stop(`CHANGELOG.md has no section "## ${version}". Give what is under "Unreleased" that name.`);
}

run('npm', 'ci');
audit();
run('npm', 'test');
run('npm', 'run', 'test:consumers');
run('npm', 'run', 'check:package');
run('npm', 'publish', '--dry-run');

console.log(`
${name} ${version} is ready. What is left:
  git tag v${version} && git push origin v${version}
  npm publish
and an empty section "## Unreleased" at the head of CHANGELOG.md.`);
