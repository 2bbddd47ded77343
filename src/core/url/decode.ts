/** Decodes the percent-encoded ASCII characters of a text once; leaves what is malformed as it is. */
export function decodeOnce(text: string): string {
  return text.replaceAll(/%[0-7][\da-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
