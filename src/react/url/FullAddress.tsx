'use client';

import { useConsentParts } from './context.js';
import { ownElement } from '../words/messages.js';
import { splitHref } from '../words/site.js';

/** Beyond this many characters the address scrolls within its own box. */
export const LONG = 2_000;

/** Props of {@link FullAddress}. */
export interface FullAddressProps {
  /** Ids of what names the box. */
  labelledBy?: string | undefined;
  /** All of it at once, however long. */
  isWhole?: boolean;
}

/**
 * The whole address that would be opened, serialised, as plain text, complete (spec: MUST show the full URL). Its
 * host is only styled: another role would split the address for screen readers.
 */
export function FullAddress({ labelledBy, isWhole = false }: FullAddressProps) {
  const { report } = useConsentParts('FullAddress');
  const { href } = report;
  if (href === undefined) return null;
  const [before, site, after] = splitHref(href, report);
  const scrolls = href.length > LONG && !isWhole;
  return (
    <code
      data-elicit-part="full-address"
      translate="no"
      {...(scrolls && {
        'data-scrolls': true,
        role: 'region',
        tabIndex: 0,
        'aria-labelledby': labelledBy,
      })}
    >
      <bdi dir="ltr" lang="">
        {ownElement(before)}
        <span data-elicit-part="full-address-host">{site}</span>
        {ownElement(after)}
      </bdi>
    </code>
  );
}
