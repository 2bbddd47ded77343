declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/** The IANA name of the machine's zone. By Temporal where there is one: a page's first use of Intl takes 10 ms. */
export function ownZone(): string {
  const zone =
    typeof Temporal === 'undefined'
      ? Intl.DateTimeFormat().resolvedOptions().timeZone
      : Temporal.Now.timeZoneId();
  // What a browser says where the system names no zone, and then refuses to be asked about.
  return !zone || zone === 'Etc/Unknown' ? 'UTC' : zone;
}
