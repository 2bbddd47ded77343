import { expect, it } from 'vitest';
import { elicitationCapability, type ElicitModes } from '../../src/mcp/index.js';

it.each<[string, ElicitModes | undefined, object]>([
  ['both, by default', undefined, { form: {}, url: {} }],
  ['both', { form: true, url: true }, { form: {}, url: {} }],
  ['R2: form, when nothing is named', {}, { form: {} }],
  ['form', { form: true }, { form: {} }],
  ['form, when url is off', { url: false }, { form: {} }],
  ['url', { url: true }, { url: {} }],
  ['url, when form is off', { form: false, url: true }, { url: {} }],
])('R1: declares %s', (_, modes, value) => {
  expect(elicitationCapability(modes)).toEqual(value);
});

it('R2: does not declare elicitation without a mode', () => {
  expect(() => elicitationCapability({ form: false })).toThrow(
    /^mcp-elicitation-react: .*Leave the capability out/,
  );
});
