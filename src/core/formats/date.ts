const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** JSON Schema `date`: RFC 3339 full-date in the proleptic Gregorian calendar. No time zone is involved. */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0;
  return day >= 1 && day <= (LENGTHS[month - 1] ?? 0) + leap;
}

/** A date but for its year, which a native date box lets grow to six digits. */
export function hasLongYear(text: string): boolean {
  return /^\d{5,}-\d\d-\d\d$/.test(text);
}
