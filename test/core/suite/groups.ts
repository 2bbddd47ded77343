// The official JSON Schema test data: draft 4 from npm, or any checkout of the suite's draft folders.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface SuiteTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

export interface Group {
  /** Below the draft's folder. */
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly SuiteTest[];
}

/** Keywords that say something about a single answer. The rest is about objects, lists of anything and references. */
const FILES = [
  'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern',
  'minItems maxItems uniqueItems items required default anyOf oneOf allOf ref format optional/bignum optional/format',
  'optional/float-overflow optional/zeroTerminatedFloats optional/non-bmp-regex optional/ecmascript-regex',
  'optional/format/email optional/format/idn-email optional/format/uri optional/format/date optional/format/date-time',
].flatMap((line) => line.split(' '));

/** A folder of one draft, given from outside (its name is never part of the repository), else the package's draft 4. */
const folder = process.env['JSON_SCHEMA_SUITE'] ?? draft4();

function draft4(): string {
  const main = createRequire(import.meta.url).resolve('json-schema-test-suite/package.json');
  return path.join(path.dirname(main), 'tests/draft4');
}

export function readGroups(): readonly Group[] {
  const files = FILES.map((name) => `${name}.json`).filter((file) =>
    existsSync(path.join(folder, file)),
  );
  return files.flatMap((file) => {
    const groups = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Omit<
      Group,
      'file'
    >[];
    return groups.map((group) => Object.assign(group, { file }));
  });
}
