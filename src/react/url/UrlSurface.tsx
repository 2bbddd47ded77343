'use client';

import { ElicitationActions } from '../surface/ElicitationActions.js';
import { RequestFooter } from '../surface/Footer.js';
import { useMessages } from '../words/messages.js';
import { ServerMessage } from '../surface/ServerMessage.js';
import { SurfaceBody } from '../surface/Body.js';
import { siteWord } from '../words/site.js';
import { RequestHeader } from '../surface/Header.js';
import { Acknowledge } from './Acknowledge.js';
import { Address } from './Address.js';
import { useConsentParts } from './context.js';
import { FallbackActions, FallbackNote } from './Fallback.js';
import { Info } from './Info.js';
import { Open } from './Open.js';
import { Refusal } from './Refusal.js';
import { WaitingActions, WaitingStatus } from './Waiting.js';
import { Warnings } from './Warnings.js';

/** The ready-made surface: consent, and then the wait. */
export function UrlSurface() {
  const { stage } = useConsentParts('Root');
  if (stage === 'over') return <OverSurface />;
  return stage === 'waiting' ? <WaitingSurface /> : <ConsentSurface />;
}

/** The server's words come after the address: they must not push it out of sight. */
function ConsentSurface() {
  const { text } = useMessages();
  const { report, stage } = useConsentParts('Root');
  return (
    <>
      <Requester />
      <SurfaceBody>
        <Warnings />
        <Address />
        <Info />
        <Acknowledge />
        <ServerMessage />
        {stage === 'fallback' && <FallbackNote />}
      </SurfaceBody>
      <RequestFooter reassurance={report.verdict === 'block' ? undefined : text('url.note')}>
        <Refusal />
        <ConsentActions />
      </RequestFooter>
    </>
  );
}

/** With a warning the way out comes first, in one order for the eye, the DOM and Tab. */
function ConsentActions() {
  const { report, stage } = useConsentParts('Root');
  const isSafeFirst = report.verdict !== 'ok' && stage === 'asking';
  return (
    <>
      {!isSafeFirst && <Open />}
      {stage === 'fallback' && <FallbackActions />}
      <ElicitationActions.Decline variant={isSafeFirst ? 'primary' : 'secondary'} />
      {isSafeFirst && <Open />}
      <ElicitationActions.Cancel />
    </>
  );
}

function WaitingSurface() {
  const { waiting } = useConsentParts('Root');
  return (
    <>
      <Requester />
      <SurfaceBody>
        <div data-elicit-part="waiting" data-wait={waiting.wait}>
          <WaitingStatus />
        </div>
      </SurfaceBody>
      <RequestFooter>
        <Refusal />
        <WaitingActions />
      </RequestFooter>
    </>
  );
}

function OverSurface() {
  const { rich } = useMessages();
  const { report } = useConsentParts('Root');
  return (
    <>
      <Requester />
      <p data-elicit-part="waiting-status">{rich('receipt.opened', { host: siteWord(report) })}</p>
    </>
  );
}

/** Who asks, and for what (spec: MUST make clear which server asks). */
export function Requester() {
  const { stage } = useConsentParts('Requester');
  return <RequestHeader title={stage === 'waiting' ? 'wait.title' : 'request.title.url'} />;
}
