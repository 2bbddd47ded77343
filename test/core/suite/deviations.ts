// Where the form and the official test data differ on purpose. Wider than a test: a whole group, or a whole file.

export interface Deviation {
  readonly file: string;
  readonly group?: string;
  readonly test?: string;
  readonly reason: string;
}

export const deviations: readonly Deviation[] = [
  {
    file: 'optional/bignum.json',
    group: 'integer',
    reason:
      'an integer beyond ±(2⁵³−1) is refused: its neighbours could not be told apart (RFC 7493 2.2)',
  },
  {
    file: 'optional/float-overflow.json',
    test: 'valid if optional overflow handling is implemented',
    reason:
      'an integer beyond ±(2⁵³−1) is refused: its neighbours could not be told apart (RFC 7493 2.2)',
  },
  {
    file: 'optional/zeroTerminatedFloats.json',
    reason: 'draft 4 only: since draft 6 a number with a zero fraction is an integer',
  },
  {
    file: 'optional/format.json',
    group: 'validation of URIs',
    test: 'a valid protocol-relative URI',
    reason: 'draft 4 only: later drafts say that a URI has a scheme, as RFC 3986 does',
  },
  {
    file: 'optional/format.json',
    group: 'validation of IP addresses',
    reason: 'not a format of the protocol: an annotation',
  },
  {
    file: 'optional/format.json',
    group: 'validation of IPv6 addresses',
    reason: 'not a format of the protocol: an annotation',
  },
  {
    file: 'optional/format.json',
    group: 'validation of host names',
    reason: 'not a format of the protocol: an annotation',
  },
  {
    file: 'optional/format/idn-email.json',
    reason: 'not a format of the protocol: an annotation',
  },
  {
    file: 'format.json',
    group: 'email format',
    reason: 'the file lets formats be annotations; the protocol has four that are asserted',
  },
  {
    file: 'format.json',
    group: 'date format',
    reason: 'the file lets formats be annotations; the protocol has four that are asserted',
  },
  {
    file: 'format.json',
    group: 'date-time format',
    reason: 'the file lets formats be annotations; the protocol has four that are asserted',
  },
  {
    file: 'format.json',
    group: 'uri format',
    reason: 'the file lets formats be annotations; the protocol has four that are asserted',
  },
];
