// The blocks of right-to-left scripts; their marks and the extended Arabic digits (class EN) do not count.
const RIGHT_TO_LEFT =
  /(?![\p{M}\u06F0-\u06F9])[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

// What no label may start or end with beside one of them. Geresh and gershayim count as letters.
const WEAK_EDGE =
  /^(?![\u05F3\u05F4])[\d\u0660-\u0669\u06F0-\u06F9\p{P}\p{S}]|(?![\u05F3\u05F4])[\p{P}\p{S}\u200C\u200D]\p{M}*$/u;

/** The part of the bidi rule (RFC 5893 §2) that Node.js 20 does not know; browsers do. */
export function breaksBidiRule(labels: readonly string[]): boolean {
  const starts = labels.map((label) => label.search(RIGHT_TO_LEFT));
  const isBidi = starts.some((start) => start >= 0);
  return (
    isBidi && (starts.some((start) => start > 0) || labels.some((label) => WEAK_EDGE.test(label)))
  );
}
