import { stations } from './line.js';

const request = {
  message: 'Where to?',
  requestedSchema: { type: 'object', properties: { city: { type: 'string' } } },
};

/** The line, with one request on it. */
export function Line() {
  return (
    <ol className="docs-line">
      {stations(request, 'Trieste').map(({ name, value, next }) => (
        <li key={name}>
          <b>{name}</b>
          <code>{value}</code>
          {next && (
            <p>
              <svg viewBox="0 0 8 16" aria-hidden="true">
                <path d="M4 0v15m-3-4 3 4 3-4" />
              </svg>
              {/^\w+$/.test(next.by) ? <code>{next.by}</code> : next.by} <small>{next.room}</small>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
