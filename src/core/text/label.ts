import { CAPS, cleanLine } from './clean.js';

/** `first_name`, `firstName` and `first-name` read "First name"; what is not a plain identifier stays as it is. */
export function humanise(name: string): string {
  if (!/^[a-z]\w*(?:-\w+)*$/i.test(name)) return name;
  const words = splitWords(name).map((word) =>
    /^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase(),
  );
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of an identifier. */
export function splitWords(name: string): readonly string[] {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return spaced.split(/[\s_-]+/).filter((word) => word !== '');
}

/** A value or a name as a label: quoted where it would be invisible. */
export function labelOf(text: string): string {
  return cleanLine(text, CAPS.option) || JSON.stringify(text.slice(0, CAPS.option));
}

interface Labelled {
  readonly label: string;
  readonly name: string;
}

/** Labels must tell fields apart: equal ones get the property's name, and their place where even that is equal. */
export function tellApart(fields: readonly Labelled[]): readonly string[] {
  const plain = fields.map(({ label }) => label);
  const named = appendTo(plain, (i) => labelOf(fields[i]?.name ?? ''));
  return appendTo(named, (i) => String(i + 1));
}

function appendTo(labels: readonly string[], tail: (i: number) => string): readonly string[] {
  const count = new Map<string, number>();
  for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1);
  if (count.size === labels.length) return labels;
  return labels.map((label, i) => ((count.get(label) ?? 0) > 1 ? `${label} (${tail(i)})` : label));
}
