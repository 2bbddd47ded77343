import axe from 'axe-core';
import './jsdom.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** jsdom draws nothing; the page around a component is the host's. */
const ours = Object.fromEntries(
  ['color-contrast', 'page-has-heading-one', 'landmark-one-main', 'region', 'heading-order'].map(
    (rule) => [rule, { enabled: false }],
  ),
);

/** What axe finds wrong, as "rule: element"; what it cannot decide counts where it is about a forbidden attribute. @param rules Only these; all of WCAG takes seconds. */
export async function problems(
  context: Element = document.body,
  rules?: string[],
): Promise<string[]> {
  const { violations, incomplete } = await axe.run(context, {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    ...(rules ? {} : { rules: ours }),
  });
  const undecided = incomplete.filter(({ id }) => id === 'aria-prohibited-attr');
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  );
}
