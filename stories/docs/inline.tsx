/** Text in which what stands between backquotes is code. */
export function inline(text: string) {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>));
}
