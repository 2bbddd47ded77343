import type { ElementType } from 'react';
import { Table } from './Table.js';

/** What react-docgen leaves on a component. */
interface Documented {
  __docgenInfo?: {
    props?: Record<string, { required?: boolean; description?: string; tsType?: TsType }>;
  };
}

interface TsType {
  name: string;
  raw?: string;
}

/** The table of a component's props, from its docstrings. */
export function Props({ of }: { of: ElementType }) {
  // oxlint-disable-next-line no-underscore-dangle -- react-docgen's own name
  const { props = {} } = (of as Documented).__docgenInfo ?? {};
  const rows = Object.entries(props).map(([name, { required, description = '', tsType }]) => {
    const [text = '', standard = ''] = description.split('@default');
    return [
      `\`${name}\`${required ? ' (required)' : ''}`,
      text.trim().replaceAll(/\s+/g, ' '),
      tsType ? `\`${(tsType.raw ?? tsType.name).replaceAll(/\s+/g, ' ')}\`` : '',
      standard.trim(),
    ];
  });
  return <Table head={['prop', 'what it is', 'type', 'default']} rows={rows} />;
}
