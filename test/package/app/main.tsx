// The kit in the page, or in a shadow root that has its sheet as text: `?shadow`. The hash says how the host chooses its scheme.
import { createRoot } from 'react-dom/client';
import layered from 'mcp-elicitation-react/styles.css?inline';
import { requesters, scenarios } from '../../../src/fixtures/index.js';
import { ElicitationPrompt } from '../../../src/index.js';
import { ShadowHost } from '../../../stories/hosts/ShadowHost.js';
import './host.css';

const { classList, style } = document.documentElement;
const host = location.hash.slice(1);
if (host === 'by-script') style.colorScheme = 'dark';
else if (host) classList.add(host);

const isShadow = location.search === '?shadow';
if (!isShadow) await import('mcp-elicitation-react/styles.css');

const letter = (
  <ElicitationPrompt
    request={scenarios.planTripWhere}
    requester={requesters.remote}
    onResult={() => {}}
  />
);
const sheets = [layered];

createRoot(document.body).render(
  isShadow ? <ShadowHost sheets={sheets}>{letter}</ShadowHost> : letter,
);
