import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Written from the README by the test.
import App from './App';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
