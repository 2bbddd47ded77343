import { Source } from '@storybook/addon-docs/blocks';

/** A file that the tests run, imported with `?raw`, as it stands in an app that installed the package. */
export function Sample({ code }: { code: string }) {
  const published = code
    .replaceAll('../../src/index.js', 'mcp-elicitation-react')
    .replaceAll('../quickStart/', './')
    .replaceAll(/.*oxlint-.*\n/g, '');
  return <Source code={published} language="tsx" />;
}
