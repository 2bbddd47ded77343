// The kit in the page, or in a shadow root that has its sheet as text: `?shadow`. `?buttons` shows as many buttons as it has.
// The hash says how the host chooses its scheme, and its other classes.
import { createRoot } from 'react-dom/client';
import layered from 'mcp-elicitation-react/styles.css?inline';
import { requesters, scenarios, urlDangers, urlRequests } from '../../../src/fixtures/index.js';
import { createElicitationQueue, ElicitationJump, ElicitationPrompt } from '../../../src/index.js';
import { ShadowHost } from '../../../stories/hosts/ShadowHost.js';
import './host.css';

const { classList, style } = document.documentElement;
for (const name of location.hash.slice(1).split('+').filter(Boolean)) {
  if (name === 'by-script') style.colorScheme = 'dark';
  else classList.add(name);
}

const query = new URLSearchParams(location.search);
const isShadow = query.has('shadow');
if (!isShadow) await import('mcp-elicitation-react/styles.css');

const queue = createElicitationQueue();
void queue.ask(scenarios.planTripWhere, { requester: requesters.remote });

const prompt = (request: unknown) => (
  <ElicitationPrompt
    request={request}
    requester={requesters.remote}
    presentation="inline"
    onResult={() => {}}
  />
);
const letter = query.has('buttons') ? (
  <>
    {prompt(scenarios.planTripWhere)}
    {prompt(urlRequests.oauth)}
    {prompt(urlDangers.lookalike)}
    <ElicitationJump queue={queue} />
  </>
) : (
  prompt(scenarios.planTripWhere)
);
const sheets = [layered];

createRoot(document.body).render(
  isShadow ? <ShadowHost sheets={sheets}>{letter}</ShadowHost> : letter,
);
