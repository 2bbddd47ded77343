// A client whose requests come from the test, so that no address stands in its sources.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ElicitationPrompt } from '../../../src/index.js';
import type { ElicitResult } from '../../../src/index.js';
import 'mcp-elicitation-react/styles.css';

declare global {
  interface Window {
    /** Puts a request on the page. */
    ask: (url: string, props?: Partial<ElicitationPrompt.Props> & { opener?: 'fails' }) => void;
    results: ElicitResult[];
  }
}

const root = createRoot(document.getElementById('root') ?? document.body);
window.results = [];
window.ask = (url, { opener, ...props } = {}) => {
  root.render(
    <StrictMode>
      <ElicitationPrompt
        key={url}
        request={{ mode: 'url', message: 'Please sign in.', url }}
        // On this machine, so that an address on this machine can be opened.
        requester={{ connectionId: 'c', name: 'Acme', serverUrl: 'http://localhost:1/mcp' }}
        onResult={(result) => void window.results.push(result)}
        presentation="inline"
        openUrl={opener === 'fails' ? () => false : undefined}
        {...props}
      />
    </StrictMode>,
  );
};
