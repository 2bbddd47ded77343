import layered from 'mcp-elicitation-react/styles.css?inline';
import { ElicitationPrompt, ElicitationReceipt } from '../../src/index.js';
import {
  confirmations,
  requesters,
  scenarios,
  sensitiveRequests,
  urlDangers,
  urlRequests,
} from '../../src/fixtures/index.js';
import { ShadowHost } from './ShadowHost.js';
import './hosts.css';

const common = {
  requester: requesters.remote,
  presentation: 'inline',
  onResult: () => {},
} as const;

const surfaces = [
  <ElicitationPrompt key="form" request={scenarios.planTripWhere} {...common} />,
  <ElicitationPrompt key="url" request={urlRequests.oauth} {...common} />,
  <ElicitationPrompt key="danger" request={urlDangers.lookalike} {...common} />,
  <ElicitationPrompt key="secret" request={sensitiveRequests.apiKey} {...common} />,
  <ElicitationPrompt key="confirm" request={confirmations.emptySchema} {...common} />,
  <ElicitationReceipt
    key="receipt"
    elicitation={scenarios.planTripWhere}
    requester={requesters.remote}
    outcome="accept"
    delivery="sent"
    content={{ city: 'Trieste', travellers: 2 }}
    at={0}
  />,
];

const sheets = [layered];

/** Where the surfaces stand. */
const places = [
  { title: 'Light', dir: 'ltr', colorScheme: 'light', inlineSize: 560 },
  { title: 'Dark', dir: 'ltr', colorScheme: 'dark', inlineSize: 560 },
  { title: 'Right to left', dir: 'rtl', colorScheme: 'light', inlineSize: 560 },
  { title: '320 px', dir: 'ltr', colorScheme: 'dark', inlineSize: 320 },
] as const;

/** All kinds of surface side by side. */
export function ContactSheet() {
  return (
    <div className="host-sheet">
      {places.map(({ title, dir, colorScheme, inlineSize }) => (
        <section key={title} dir={dir} style={{ colorScheme, inlineSize }}>
          <h2>{title}</h2>
          <ShadowHost sheets={sheets}>
            <div style={{ display: 'grid', gap: '1.5rem' }}>{surfaces}</div>
          </ShadowHost>
        </section>
      ))}
    </div>
  );
}
