import { stations } from './line.js';

const request = {
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
  },
};

const STEP = 64;

/** The line, with one request on it. */
export function Line() {
  const line = stations(request, 'Trieste');
  return (
    <svg
      role="img"
      aria-label={line.map(({ name, next }) => [name, next?.by].join(', by ')).join(' to ')}
      viewBox={`0 0 900 ${line.length * STEP - 30}`}
      className="docs-line"
    >
      {line.map(({ name, value, next }, i) => (
        <g key={name} transform={`translate(0 ${i * STEP})`}>
          <rect x="0.5" y="0.5" width="120" height="30" rx="6" fill="none" stroke="currentColor" />
          <text x="60" y="20" textAnchor="middle" fontWeight="600">
            {name}
          </text>
          <text x="136" y="20" fontSize="11">
            {value}
          </text>
          {next && (
            <>
              <path d="M60 34 v24 m-4 -6 l4 6 l4 -6" fill="none" stroke="currentColor" />
              <text x="76" y="52" fontStyle="italic" opacity="0.75">
                {next.by} ({next.room})
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
