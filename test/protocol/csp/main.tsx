// Everything that could need more than `'self'`: both surfaces, both modes, and all that is loaded on demand.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  formatFields,
  multiSelectFields,
  requesters,
  scenarios,
  singleSelectFields,
  textFields,
  urlRequests,
} from '../../../src/fixtures/index.js';
import { ElicitationPrompt } from '../../../src/index.js';
import 'mcp-elicitation-react/styles.css';

const surfaces = {
  'Form in a dialog': { request: scenarios.bookTable, presentation: 'dialog' },
  'Address in a dialog': { request: urlRequests.plain, presentation: 'dialog' },
  Form: { request: scenarios.bookTable, presentation: 'inline' },
  Address: { request: urlRequests.oauth, presentation: 'inline' },
  'Long list': { request: singleSelectFields.thirtyOptions, presentation: 'inline' },
  'Long list to tick': { request: multiSelectFields.thirtyOptions, presentation: 'inline' },
  Pattern: { request: textFields.pattern, presentation: 'inline' },
  'Date and time': { request: formatFields.dateTimeWithDefault, presentation: 'inline' },
} as const;

function App() {
  const [shown, setShown] = useState<keyof typeof surfaces>();
  const [result, setResult] = useState('');
  const surface = shown && surfaces[shown];
  return (
    <>
      {(Object.keys(surfaces) as (keyof typeof surfaces)[]).map((name) => (
        <button key={name} type="button" onClick={() => setShown(name)}>
          {name}
        </button>
      ))}
      {surface && (
        <ElicitationPrompt
          key={shown}
          {...surface}
          requester={requesters.remote}
          onResult={(answer) => {
            setResult(JSON.stringify(answer));
            setShown(undefined);
          }}
        />
      )}
      <output>{result}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
