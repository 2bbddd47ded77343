// The page of a host: two lines, as in the docs. The URL may name another backend.
import { createRoot } from 'react-dom/client';
import { connectElicitations, ElicitationOutlet } from '../../../src/index.js';

const backend = new URLSearchParams(location.search).get('backend') ?? '';
const queue = connectElicitations(`${backend}/api/elicitations`, {
  fetch: (url, init) => fetch(url, { ...init, credentials: 'include' }),
});

declare global {
  interface Window {
    queue: typeof queue;
  }
}
window.queue = queue;

createRoot(document.getElementById('root') ?? document.body).render(
  <ElicitationOutlet queue={queue} acceptDelayMs={0} />,
);
