// What means one thing in ECMA-262, which JSON Schema speaks, and another (or nothing) in RE2.

const TOKEN = /\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|\\([pP])\{([^}]*)\}|\\[\s\S]|[[\].]/gi;

const SPACE =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACE =
  '\\x00-\\x08\\x0e-\\x1f!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
const ANY_BUT_BREAKS = '[^\\n\\r\\x{2028}\\x{2029}]';

/** An ECMA-262 pattern as RE2 reads it. */
export function toRe2(source: string): string {
  let inClass = false;
  return source.replace(
    TOKEN,
    (token: string, high?: string, low?: string, p?: string, property?: string) => {
      if (high !== undefined && low !== undefined) return toCodePoint(high, low);
      if (p !== undefined && property !== undefined) return `\\${p}{${shortName(property)}}`;
      if (token === '\\s') return inClass ? SPACE : `[${SPACE}]`;
      if (token === '\\S') return inClass ? NO_SPACE : `[${NO_SPACE}]`;
      if (token === '.') return inClass ? '.' : ANY_BUT_BREAKS;
      if (token === '[' && !inClass) inClass = true;
      else if (token === ']') inClass = false;
      return token;
    },
  );
}

function toCodePoint(high: string, low: string): string {
  const point = 0x10000 + ((parseInt(high, 16) - 0xd800) << 10) + parseInt(low, 16) - 0xdc00;
  return `\\x{${point.toString(16)}}`;
}

const CATEGORIES: ReadonlyMap<string, string> = new Map(
  (
    'Letter L,Cased_Letter LC,Uppercase_Letter Lu,Lowercase_Letter Ll,Titlecase_Letter Lt,Modifier_Letter Lm,Other_Letter Lo,' +
    'Mark M,Nonspacing_Mark Mn,Spacing_Mark Mc,Enclosing_Mark Me,Number N,Decimal_Number Nd,digit Nd,Letter_Number Nl,Other_Number No,' +
    'Punctuation P,punct P,Connector_Punctuation Pc,Dash_Punctuation Pd,Open_Punctuation Ps,Close_Punctuation Pe,Initial_Punctuation Pi,' +
    'Final_Punctuation Pf,Other_Punctuation Po,Symbol S,Math_Symbol Sm,Currency_Symbol Sc,Modifier_Symbol Sk,Other_Symbol So,' +
    'Separator Z,Space_Separator Zs,Line_Separator Zl,Paragraph_Separator Zp,Other C,Control Cc,Format Cf,Surrogate Cs,Private_Use Co'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** RE2 knows general categories by their short names, and scripts by name alone. */
function shortName(property: string): string {
  const value = property.replace(/^(?:gc|General_Category|sc|Script)=/, '');
  return CATEGORIES.get(value) ?? value;
}
