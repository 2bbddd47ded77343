import type { WireEntry } from './wire.js';

/** Every message, in the order in which it went over the wire. */
export function WireLog({ entries }: { entries: readonly WireEntry[] }) {
  return (
    <details className="live-wire">
      <summary>{`Wire log, ${entries.length} messages`}</summary>
      <ol aria-label="Wire log">
        {entries.map(({ id, direction, label, message }) => (
          <li key={id}>
            <details>
              <summary>
                <span className="live-quiet">{direction}</span> <code>{label}</code>
              </summary>
              <pre>{JSON.stringify(message, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}
