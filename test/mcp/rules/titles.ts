import { parseSync } from 'vite';

/** A node of a syntax tree, as far as it matters here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** `['test', 'skip', 'each']` of `test.skip.each(rows)('title', …)`, and the rows. */
function chainOf(callee: unknown): { names: string[]; rows: Node[] } {
  if (!isNode(callee)) return { names: [], rows: [] };
  if (callee.type === 'Identifier') return { names: [String(callee['name'])], rows: [] };
  if (callee.type === 'MemberExpression') {
    const { names, rows } = chainOf(callee['object']);
    return { names: [...names, ...chainOf(callee['property']).names], rows };
  }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    const { names } = chainOf(callee['callee'] ?? callee['tag']);
    return { names, rows: [callee['arguments'] ?? callee['quasi']].flat().filter(isNode) };
  }
  return { names: [], rows: [] };
}

/** What keeps a test from running, or lets it run only sometimes. */
const resting = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/** Titles of the tests in a file that run, as they are written there; rows of a table are part of its title. */
export function runningTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const titles: string[] = [];
  function visit(node: Node) {
    if (node.type === 'CallExpression') {
      const { names, rows } = chainOf(node['callee']);
      if (['test', 'it', 'describe'].includes(names[0] ?? '')) {
        if (names.some((name) => resting.has(name))) return;
        const [title] = [node['arguments']].flat().filter(isNode);
        const words = [...rows, ...(title ? [title] : [])];
        titles.push(...words.map(({ start, end }) => source.slice(start, end)));
      }
    }
    for (const child of childrenOf(node)) visit(child);
  }
  if (isNode(program)) visit(program);
  return [...new Set(titles)]; // the inner call of `test.each(rows)(title)` has the same rows
}
