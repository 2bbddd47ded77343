/** Text in which what stands between backquotes is code. A date is never broken into lines. */
export function inline(text: string) {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 0 ? withDates(part) : <code key={i}>{part}</code>));
}

function withDates(text: string) {
  return text.split(/(\d{4}-\d\d-\d\d)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="docs-date">
        {part}
      </span>
    ),
  );
}
