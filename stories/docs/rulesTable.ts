import type { Proof, Rule } from '../../test/mcp/rules/index.js';
import type { Cell, Feature } from '../../test/mcp/rules/support.js';

const revisions: Record<string, string> = { A: '2025-06-18', B: '2025-11-25', C: '2026-07-28' };

/** One row for each rule: what it asks, of whom, and what holds the kit to it. */
export function ruleRows(rules: readonly Rule[]): string[][] {
  return rules.map((rule) => [
    rule.id,
    rule.rule,
    inFull(rule.revisions),
    inFull(rule.level),
    answerable(rule),
    rule.proofs.map(proofText).join('; '),
  ]);
}

/** The revisions in place of the letters that stand for them. */
function inFull(text: string): string {
  return text.replaceAll(/\b[ABC]\b/g, (letter) => revisions[letter] ?? letter);
}

function answerable({ proofs, hosts }: Rule): string {
  if (hosts === undefined) return 'the kit';
  return proofs.length > 0 ? `the kit and the host: ${hosts}` : hosts;
}

function proofText({ file, title }: Proof): string {
  return `\`${file}\` ${title.replaceAll('%s', '…')}`;
}

/** One row for each feature, with what shows it on each road. */
export function supportRows(support: readonly Feature[]): string[][] {
  return support.map(({ feature, cells }) => [feature, ...cells.map(cellText)]);
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? `– (${cell})` : `Yes: ${proofText(cell)}`;
}
