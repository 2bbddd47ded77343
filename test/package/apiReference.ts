/** A name with the words of its docstring. */
export interface Documented {
  name: string;
  /** As it is written in the source, without the words. */
  type: string;
  summary: string;
  default?: string;
  members?: Documented[];
}

/** What api-extractor writes, as far as it is read here. */
export interface ModelItem {
  kind: string;
  name?: string;
  docComment?: string;
  excerptTokens?: { text: string }[];
  members?: ModelItem[];
}

/** The exports of a door in alphabetical order. */
export function referenceOf(model: ModelItem): Documented[] {
  return (model.members?.[0]?.members ?? []).map(documented);
}

function documented(item: ModelItem): Documented {
  const [summary = '', standard] = plain(item.docComment ?? '').split('@default');
  const members = item.members?.map(documented) ?? [];
  return {
    name: item.name ?? (item.kind === 'IndexSignature' ? '[…]' : '(…)'),
    type: squeezed((item.excerptTokens ?? []).map(({ text }) => text).join('')),
    summary: squeezed(summary),
    ...(standard !== undefined && { default: squeezed(standard) }),
    ...(members.length > 0 && { members }),
  };
}

/** A docstring without its frame; `{@link X}` is `X`. */
function plain(comment: string): string {
  return comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link (?:\S+ \| )?([^}]+)\}/g, '`$1`');
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
