'use client';

import { useMessages } from '../words/messages.js';
import { Icon } from '../page/Icon.js';
import { useConsentParts } from './context.js';

/** Why the address is blocked, or what is suspicious about it (spec: SHOULD warn). Nothing where there is nothing to say. */
export function Warnings() {
  const { text, rich } = useMessages();
  const { report } = useConsentParts('Warnings');
  const { verdict, danger, reasons, display } = report;
  if (verdict === 'ok') return null;
  const tone = verdict === 'block' || danger ? 'danger' : 'warn';
  const title = verdict === 'block' ? 'url.blocked.title' : (`url.${tone}.title` as const);
  return (
    <div data-elicit-part="warnings" data-tone={tone}>
      <Icon name={tone} />
      <p data-elicit-part="warnings-title">{text(title)}</p>
      <ul data-elicit-part="warnings-list">
        {reasons.map((code) => (
          <li key={code} data-elicit-part="warning" data-reason={code}>
            {rich(`url.reason.${code}`, { ascii: <Ascii host={display.asciiHost ?? ''} /> })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ascii({ host }: { host: string }) {
  return (
    <bdi dir="ltr" translate="no" lang="">
      {host}
    </bdi>
  );
}
