import { compileProperty } from './compileProperty.js';
import type { Field, FormModel, Notice, OmittedProperty } from './model.js';
import { BOUNDS, weigh, type Bound } from './schema/bounds.js';
import { isObject, type Json } from './schema/json.js';
import { note, Refusal, type Compilation, type Place } from './schema/place.js';
import { readRoot, type Root } from './schema/root.js';
import { labelOf, tellApart } from './text/label.js';

/**
 * Decides, once, what the person is asked. Never throws: what cannot be drawn is in `omitted`, what was odd is in
 * `notices`, and a schema beyond the bounds is an empty form that cannot be accepted.
 */
export function compileForm(requestedSchema: unknown): FormModel {
  try {
    const bound = weigh(requestedSchema);
    return typeof bound === 'number' ? compile(requestedSchema) : tooLarge(bound);
  } catch {
    return unanswerable({ code: 'schema-unreadable', path: [] }); // no JSON: a getter or a proxy threw
  }
}

function unanswerable(notice: Notice): FormModel {
  return { fields: [], omitted: [], notices: [notice], answerable: false };
}

function tooLarge(bound: Bound): FormModel {
  return unanswerable({ code: 'schema-too-large', path: [], bound, limit: BOUNDS[bound] });
}

/** No schema asks nothing but a plain confirmation; several SDKs leave it out. */
function compile(schema: unknown): FormModel {
  if (schema === undefined || schema === null)
    return {
      fields: [],
      omitted: [],
      notices: [{ code: 'schema-missing', path: [] }],
      answerable: true,
    };
  if (!isObject(schema)) return unanswerable({ code: 'schema-not-object', path: [] });
  const run: Compilation = { root: schema, notices: [], expansion: 0, options: 0 };
  const root = readRoot({ run, path: [] });
  if (root instanceof Refusal)
    return { fields: [], omitted: [], notices: run.notices, answerable: false };
  const names = Object.keys(root.properties);
  if (names.length > BOUNDS.properties) return tooLarge('properties');
  const { fields, omitted } = compileProperties(names, root, run);
  if (run.beyond) return tooLarge(run.beyond);
  return {
    fields,
    omitted,
    notices: run.notices,
    answerable: omitted.every(({ required }) => !required),
  };
}

type Drawn = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly field: Field | Refusal;
};

function compileProperties(
  names: readonly string[],
  root: Root,
  run: Compilation,
): Pick<FormModel, 'fields' | 'omitted'> {
  const drawn: Drawn[] = [];
  for (const name of names) {
    if (run.beyond) break;
    const place: Place = { run, path: [...root.path, name] };
    const id = `f${drawn.length}`;
    const required = root.required.has(name);
    drawn.push({
      id,
      name,
      ...compileProperty({ id, name, required }, root.properties[name], place),
    });
  }
  return sort(withLabels(drawn, root, run), root, run);
}

function withLabels(drawn: readonly Drawn[], root: Root, run: Compilation): readonly Drawn[] {
  const labels = tellApart(drawn);
  return drawn.map((one, i) => {
    const label = labels[i] ?? one.label;
    if (label === one.label) return one;
    note({ run, path: [...root.path, one.name] }, 'label-duplicate');
    return {
      ...one,
      label,
      field: one.field instanceof Refusal ? one.field : { ...one.field, label },
    };
  });
}

function sort(
  drawn: readonly Drawn[],
  root: Root,
  run: Compilation,
): { fields: Field[]; omitted: OmittedProperty[] } {
  const fields: Field[] = [];
  const omitted: OmittedProperty[] = [];
  for (const { name, label, field } of drawn) {
    if (!(field instanceof Refusal)) fields.push({ ...field, id: `f${fields.length}` });
    else omitted.push(omit(name, label, field, root, run));
  }
  for (const name of root.required)
    if (!Object.hasOwn(root.properties, name)) omitted.push(missing(name, run));
  return { fields, omitted };
}

function omit(
  name: string,
  label: string,
  { code }: Refusal,
  root: Root,
  run: Compilation,
): OmittedProperty {
  if (code === 'property-unsupported' || code === 'union')
    note({ run, path: [...root.path, name] }, 'property-unsupported');
  return { name, label, required: root.required.has(name), code };
}

/** JSON Schema asks for it whether or not it is declared, and nothing could be entered for it. */
function missing(name: string, run: Compilation): OmittedProperty {
  note({ run, path: ['required'] }, 'required-unknown', { name });
  return { name, label: labelOf(name), required: true, code: 'required-unknown' };
}
