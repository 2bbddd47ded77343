import type { Elicitation } from '../mcp/index.js';
import { compileProperties } from './compileProperties.js';
import type { FormModel, Notice } from './model.js';
import type { Bound } from './notices.js';
import { BOUNDS, weigh } from './schema/bounds.js';
import { isObject, own } from './schema/json.js';
import { Refusal, type Compilation } from './schema/compilation.js';
import { readRoot } from './schema/root.js';
import { flagAskedFor, MOST_READ } from './sensitive/index.js';

/** What else of a request says how its form is to be read. */
export interface CompileOptions {
  /** The request's message: where it asks for a secret, fields that take free text are `sensitive`; and it is the label of a lone field that is only called "Value". @default none */
  message?: string | undefined;
}

/**
 * Decides, once, what the person is asked. Never throws: what cannot be drawn is in `omitted`, what was odd is in
 * `notices`, and a schema beyond the bounds is an empty form that cannot be accepted. The same input gives the same
 * model.
 *
 * Dialects that are read: JSON Schema 2020-12 (also meant without `$schema`), 2019-09, draft-07, draft-06 and draft-04.
 * Another one is an empty form that cannot be accepted, with the notice `dialect-unsupported`.
 */
export function compileForm(requestedSchema: unknown, { message }: CompileOptions = {}): FormModel {
  try {
    const weight = weigh(requestedSchema);
    return typeof weight === 'number' ? compile(requestedSchema, message) : tooLarge(weight);
  } catch {
    return empty([{ code: 'schema-unreadable', path: [] }], false); // no JSON: a getter or a proxy threw
  }
}

function empty(notices: readonly Notice[], answerable: boolean): FormModel {
  return { fields: [], omitted: [], notices, answerable };
}

function tooLarge(bound: Bound): FormModel {
  return empty([{ code: 'schema-too-large', path: [], bound, limit: BOUNDS[bound] }], false);
}

/** No schema asks for a plain confirmation: several SDKs leave it out. */
function compile(schema: unknown, message: string | undefined): FormModel {
  if (schema === undefined || schema === null)
    return empty([{ code: 'schema-missing', path: [] }], true);
  if (!isObject(schema)) return empty([{ code: 'schema-not-object', path: [] }], false);
  const run: Compilation = {
    root: schema,
    notices: [],
    expansion: 0,
    options: 0,
    unread: MOST_READ,
  };
  const root = readRoot({ run, path: [] });
  if (root instanceof Refusal) return empty(run.notices, false);
  if (Math.max(Object.keys(root.properties).length, root.required.size) > BOUNDS.properties)
    return tooLarge('properties');
  if (Object.keys(root.properties).length === 1) run.message = message;
  const { fields, omitted } = compileProperties(root, run);
  if (run.beyond) return tooLarge(run.beyond);
  if (message !== undefined) flagAskedFor(message, fields);
  const answerable = omitted.every(({ required }) => !required);
  return { fields, omitted, notices: run.notices, answerable };
}

/** Whether a form has nothing to fill in. Does not compile it: a request in one line needs no more than this. */
export function asksToConfirm(elicitation: Elicitation | null): boolean {
  if (elicitation?.mode !== 'form') return false;
  const { requestedSchema: schema } = elicitation;
  const properties = isObject(schema) ? own(schema, 'properties') : undefined;
  return properties === undefined || (isObject(properties) && Object.keys(properties).length === 0);
}
