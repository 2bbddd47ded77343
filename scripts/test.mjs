// Runs every runner and closes with one line, "N passed, N failed", summed over all of them.
// Arguments go to Vitest: `npm test -- test/core` runs only those files, without the static checks.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const args = process.argv.slice(2);
const report = 'test-results/vitest.json';
mkdirSync('test-results', { recursive: true });
rmSync(report, { force: true });

let passed = 0;
let failed = 0;
const failures = [];

/** @param {boolean} ok @param {string} name */
function count(ok, name) {
  if (ok) passed++;
  else {
    failed++;
    failures.push(name);
  }
}

/** @param {string[]} command @returns {boolean} */
function run([name, ...rest]) {
  return spawnSync('npx', ['--no-install', name, ...rest], { stdio: 'inherit' }).status === 0;
}

if (args.length === 0) {
  count(run(['oxfmt', '--check']), 'format (oxfmt --check)');
  count(run(['oxlint', '--type-aware']), 'lint (oxlint --type-aware)');
  count(run(['tsc']), 'types (tsc)');
  count(run(['knip']), 'unused code (knip)');
}

const vitest = run([
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
]);
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'failed') failures.push(`${file.name}: ${test.fullName}`);
    }
    // A file that does not load has no tests to count.
    if (file.status === 'failed' && file.assertionResults.length === 0) count(false, file.name);
  }
  if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
}
// An error outside any test (an unhandled rejection, a browser that died) fails the run as well.
if (!vitest && failed === 0) count(false, 'vitest');

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((f) => `  ${f}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
