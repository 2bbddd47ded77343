import { compileProperty } from './compileProperty.js';
import type { Field, OmittedProperty } from './model.js';
import { note, Refusal, type Compilation, type Place } from './schema/compilation.js';
import type { Root } from './schema/root.js';
import { humanise, labelOf, tellApart } from './text/label.js';

interface Property {
  readonly place: Place;
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly outcome: Field | Refusal;
}

/** All properties, in the server's order: the fields, and what there is no field for. */
export function compileProperties(
  root: Root,
  run: Compilation,
): { readonly fields: readonly Field[]; readonly omitted: readonly OmittedProperty[] } {
  const properties: Property[] = [];
  let drawn = 0;
  for (const name of Object.keys(root.properties)) {
    if (run.beyond) break;
    const property = compileOne(`f${drawn}`, name, root, run);
    properties.push(property);
    if (!(property.outcome instanceof Refusal)) drawn++;
  }
  const { fields, omitted } = divide(properties);
  return { fields, omitted: [...omitted, ...findMissing(root, run)] };
}

function compileOne(id: string, name: string, root: Root, run: Compilation): Property {
  const place: Place = { run, path: [...root.path, name] };
  const required = root.required.has(name);
  const { label, field } = compileProperty({ id, name, required }, root.properties[name], place);
  if (field instanceof Refusal && !RECORDED.has(field.code)) note(place, 'property-unsupported');
  return { place, label, name, required, outcome: field };
}

/** Refusals whose cause is on record already. */
const RECORDED: ReadonlySet<string> = new Set(['reference-unresolved', 'enum-empty']);

function divide(properties: readonly Property[]): { fields: Field[]; omitted: OmittedProperty[] } {
  const labels = tellApart(properties);
  const fields: Field[] = [];
  const omitted: OmittedProperty[] = [];
  for (const [i, property] of properties.entries()) {
    const { place, name, required, outcome } = property;
    const label = labels[i] ?? property.label;
    if (label !== property.label) note(place, 'label-duplicate');
    if (outcome instanceof Refusal) omitted.push({ name, label, required, code: outcome.code });
    else fields.push(label === outcome.label ? outcome : { ...outcome, label });
  }
  return { fields, omitted };
}

/** JSON Schema asks for what is required whether or not it is declared, and nothing could be entered for it. */
function findMissing({ required, properties }: Root, run: Compilation): readonly OmittedProperty[] {
  const names = [...required].filter((name) => !Object.hasOwn(properties, name));
  return names.map((name) => {
    note({ run, path: ['required'] }, 'required-unknown', { name });
    return { name, label: labelOf(humanise(name)), required: true, code: 'required-unknown' };
  });
}
