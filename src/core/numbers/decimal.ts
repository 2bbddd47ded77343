// Decimal numbers as the person and JSON write them: in binary, 143.48 is no multiple of 0.01.

interface Decimal {
  readonly negative: boolean;
  /** Without zeros at either end; empty is zero. */
  readonly digits: string;
  /** Of the last digit. */
  readonly exponent: number;
}

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

function read(text: string): Decimal {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = trimZeros(digits);
  return {
    negative: sign === '-' && kept !== '',
    digits: kept,
    exponent: kept === '' ? 0 : Number(exponent) - fraction.length + digits.length - kept.length,
  };
}

/** By hand: `/0+$/` looks again from every zero of a long row. */
function trimZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end--;
  return digits.slice(0, end);
}

/** Whether two texts write the same number, as `1.50`, `15e-1` and `+1.5` do. */
export function isSameNumber(a: string, b: string): boolean {
  return a === b || canonical(a) === canonical(b);
}

function canonical(text: string): string {
  const { negative, digits, exponent } = read(text);
  return `${negative ? '-' : ''}${digits}e${exponent}`;
}

/** Whether a number is a whole multiple of another, in decimal arithmetic. */
export function isMultipleOf(value: number, of: number): boolean {
  const [a, b] = [read(String(value)), read(String(of))];
  const exponent = Math.min(a.exponent, b.exponent);
  return scale(a, exponent) % scale(b, exponent) === 0n;
}

function scale({ digits, exponent }: Decimal, to: number): bigint {
  return BigInt(digits) * 10n ** BigInt(exponent - to);
}
