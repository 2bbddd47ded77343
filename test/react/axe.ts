import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, as "rule: element"; what it cannot decide counts where it is about a forbidden attribute. */
export async function problems(context: Element = document.body): Promise<string[]> {
  const { violations, incomplete } = await axe.run(context, {
    runOnly: tags,
    // jsdom draws nothing; the page around a component is the host's.
    rules: {
      'color-contrast': { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      region: { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  const undecided = incomplete.filter(({ id }) => id === 'aria-prohibited-attr');
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  );
}
