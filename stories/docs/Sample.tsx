import { Source } from '@storybook/addon-docs/blocks';

/** A file that the tests run, imported with `?raw`, as it stands in an app that installed the package. */
export function Sample({ code }: { code: string }) {
  const published = code
    .replaceAll('../../src/index.js', 'mcp-elicitation-react')
    .replaceAll(/\.\.\/\.\.\/src\/(core|relay)\/index\.js/g, 'mcp-elicitation-react/$1')
    .replaceAll('../quickStart/', './')
    .replaceAll(/.*oxlint-.*\n/g, '');
  return <Source code={published} language="tsx" />;
}
