import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Written from the README by the test.
import App, { call } from './App';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <button onClick={() => void call('book_table').then((said) => alert(JSON.stringify(said)))}>
        Book a table
      </button>
      <App />
    </StrictMode>,
  );
}
