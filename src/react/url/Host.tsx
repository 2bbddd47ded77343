'use client';

import { Fragment, useEffect, useRef } from 'react';
import type { HostLabel } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useActions } from '../surface/answer.js';
import { useConsentParts } from './context.js';
import { showsUnicode, splitHost, unusualPort } from '../words/site.js';

/** Props of {@link HostLabels}. */
export interface HostLabelsProps {
  labels: readonly HostLabel[];
  form: 'ascii' | 'unicode';
}

const dot = <span>.</span>;

/**
 * Each label by itself, in the order of the host: as one run of text two right-to-left labels would change places,
 * and a digit would jump over its neighbour.
 */
export function HostLabels({ labels, form }: HostLabelsProps) {
  const [before, strong, after] = splitHost(labels);
  const draw = (run: readonly HostLabel[]) =>
    run.map((label, i) => (
      <Fragment key={i}>
        {i > 0 && dot}
        <bdi data-elicit-part="host-label" data-strong={label.strong || undefined}>
          {label[form]}
        </bdi>
      </Fragment>
    ));
  return (
    <bdi dir="ltr" translate="no" lang="">
      {draw(before)}
      {before.length > 0 && strong.length > 0 && dot}
      {strong.length > 0 && <strong data-elicit-part="host-strong">{draw(strong)}</strong>}
      {after.length > 0 && dot}
      {draw(after)}
    </bdi>
  );
}

/**
 * Where the address leads, from the parsed URL, with the registrable domain standing out (spec: SHOULD highlight the
 * domain). Until it has been in view, the address cannot be opened.
 */
export function Host({ id }: { id?: string }) {
  const { text } = useMessages();
  const { report, subject } = useConsentParts('Host');
  const { pressGuard } = useActions('UrlConsent.Host');
  const line = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (line.current ? pressGuard.mustSee(line.current) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address has to be seen again
    [pressGuard, subject],
  );
  const { asciiHost, labels, scheme } = report.display;
  if (asciiHost === null) return null;
  const port = unusualPort(report);
  return (
    <span data-elicit-part="host" id={id} ref={line}>
      <HostLabels labels={labels} form={showsUnicode(report) ? 'unicode' : 'ascii'} />
      {port !== null && (
        <bdi dir="ltr" data-elicit-part="host-port">
          {`:${port}`}
        </bdi>
      )}
      {scheme === 'http' && (
        <>
          {' '}
          <span data-elicit-part="host-tag">{text('url.notSecure')}</span>
        </>
      )}
    </span>
  );
}
