import {
  accept,
  compileForm,
  initialEntries,
  parseEntries,
  readElicitRequest,
} from '../../src/index.js';

/** What passes along the line, and how it came to be. */
export interface Station {
  name: string;
  /** The value itself, as JSON; of a model, what matters of its one field. */
  value: string;
  /** What makes the next one of it, and in which room. */
  next?: { by: string; room: string };
}

/** One request on its way through the kit: every value is made by the kit, now. */
export function stations(request: unknown, typed: string): readonly Station[] {
  const read = readElicitRequest(request);
  if (!read.ok || read.elicitation.mode !== 'form') return [];
  const model = compileForm(read.elicitation.requestedSchema);
  const [field] = model.fields;
  if (!field) return [];
  const { id, name, kind, label } = field;
  const entries = { ...initialEntries(model), [id]: typed };
  const parsed = parseEntries(model, entries);
  if (!parsed.ok) return [];
  return [
    station('request', request, 'readElicitRequest', 'src/mcp'),
    station('Elicitation', read.elicitation, 'compileForm', 'src/core'),
    station('FormModel', { fields: [{ id, name, kind, label }] }, 'the person', 'src/react'),
    station('Entries', entries, 'parseEntries', 'src/core'),
    station('content', parsed.content, 'accept', 'src/mcp'),
    { name: 'result', value: JSON.stringify(accept(parsed.content)) },
  ];
}

function station(name: string, value: unknown, by: string, room: string): Station {
  return { name, value: JSON.stringify(value), next: { by, room } };
}
