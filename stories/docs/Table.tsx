import { inline } from './inline.js';

/** Props of {@link Table}. */
export interface TableProps {
  head: readonly string[];
  /** Cells; what stands between backquotes is code. */
  rows: readonly (readonly string[])[];
}

/** MDX knows no tables by itself. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, i) => (
              <td key={i}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
