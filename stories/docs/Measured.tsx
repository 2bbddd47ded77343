import results from '../../bench/results.json';
import { scenarios } from '../../scripts/scenarios.mjs';
import { Table } from './Table.js';

/** Contenders in their order. */
const forms = Object.entries(results.forms);

/** What is shown of each contender, and how. */
const columns = {
  mount: ['first drawing, ms', 1],
  reopen: ['open and close again, ms', 1],
  key: ['a key, ms of script', 2],
  keyAfterSend: ['a key after a refused send', 2],
  send: ['send with errors, ms', 1],
  heap: ['memory, kB', 0],
  elements: ['elements', 0],
} as const;

type Cell = Partial<Record<keyof typeof columns, number>> & { error?: string };

const cells: Record<string, Record<string, Cell>> = results.cells;
const keys = Object.keys(columns) as (keyof typeof columns)[];

/** Medians of one case, each with how often it is what the first contender takes. */
export function Measured({ name }: { name: string }) {
  const byForm = cells[name] ?? {};
  const floor = byForm['native'] ?? {};
  const rows = forms.map(([form, title]) => [
    title,
    ...keys.map((key) => {
      const value = byForm[form]?.[key];
      if (value === undefined) return '–';
      return `${value.toFixed(columns[key][1])} (×${(value / (floor[key] ?? 1)).toFixed(2)})`;
    }),
  ]);
  return <Table head={['', ...keys.map((key) => columns[key][0])]} rows={rows} />;
}

/** Compiling and checking in Node. */
export function MeasuredCore() {
  const { rows } = results.core;
  return (
    <Table
      head={['12 fields, CPU µs', 'compile, per request', 'check, per send']}
      rows={rows.map(({ name, compile, check }) => [name, compile.toFixed(0), check.toFixed(1)])}
    />
  );
}

/** What is kept after each of 50 mounts and unmounts. */
export function MeasuredLeftovers() {
  const rows = Object.entries(results.cells.M).flatMap(([form, cell]) => {
    const title = forms.find(([name]) => name === form)?.[1] ?? form;
    if (!('leftovers' in cell)) return [];
    const { bytes, nodes, listeners } = cell.leftovers;
    return [[title, bytes.toFixed(0), String(nodes), String(listeners)]];
  });
  return <Table head={['', 'bytes', 'nodes', 'listeners']} rows={rows} />;
}

/** On what, and when. */
export function MeasuredOn() {
  return (
    <p>
      {results.when}, {results.machine}; load {results.load} when it began.
    </p>
  );
}

/** What a page downloads at once: the budgets to which a test holds each build, within 2 %. */
export function Budgets() {
  const rows = scenarios.map(({ name, imports, door, budget }) => [
    name,
    `\`${imports}\` of \`${door.replace('index', '') || '.'}\``,
    budget.toFixed(1),
  ]);
  return <Table head={['', 'imported', 'kB, gzipped']} rows={rows} />;
}
