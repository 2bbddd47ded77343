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
  /** What it is called in the tokens of others; with `!~` where it has no public name. */
  canonicalReference?: string;
  excerptTokens?: { text: string; canonicalReference?: string }[];
  members?: ModelItem[];
}

/** The exports of a door in alphabetical order; the types of a namespace by their full name. */
export function referenceOf(model: ModelItem): Documented[] {
  const items = model.members?.[0]?.members ?? [];
  return items
    .filter(({ canonicalReference }) => !canonicalReference?.includes('!~'))
    .flatMap((item) =>
      item.kind === 'Namespace'
        ? (item.members ?? []).map((member) => typeIn(item, member, items))
        : [documented(item)],
    );
}

/** `ElicitationForm.FieldProps` with the members of the interface that it stands for. */
function typeIn(namespace: ModelItem, member: ModelItem, items: readonly ModelItem[]): Documented {
  const references = member.excerptTokens?.map((token) => token.canonicalReference) ?? [];
  const meant = items.find(
    ({ canonicalReference }) =>
      canonicalReference !== undefined && references.includes(canonicalReference),
  );
  const { type, ...rest } = documented(meant ?? member);
  return {
    ...rest,
    name: `${namespace.name}.${member.name}`,
    type: `export ${type.replace(/^export (declare )?/, '')}`,
    summary: documented(member).summary,
  };
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
