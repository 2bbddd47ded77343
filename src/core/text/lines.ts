import type { TextField } from '../model.js';
import { splitWords } from './label.js';

/** What decides between one line and several. */
export type LineEvidence = Pick<
  TextField,
  'label' | 'hint' | 'minLength' | 'maxLength' | 'default'
>;

/** In code points: nobody needs lines for less. */
const SHORT_ANSWER = 100;
/** In code points: beyond it a limit speaks of prose. 255 is what databases say of every name. */
const LONG_ANSWER = 300;

/**
 * Whether people answer this in several lines. The words that are on screen and the limits decide together; the name
 * of the property counts only where it is the label.
 */
export function hasSeveralLines(field: LineEvidence): boolean {
  const { label, hint = '', minLength = 0, maxLength } = field;
  if (/[\r\n]/.test(field.default ?? '')) return true; // one line could not show it
  if (ONE_LINE.test(hint) || (maxLength ?? Infinity) <= SHORT_ANSWER) return false;
  if (SEVERAL_LINES.test(hint) || minLength >= SHORT_ANSWER) return true;
  const kind = kindOfAnswer(label);
  return kind === 'long' || (kind === 'unknown' && (maxLength ?? 0) > LONG_ANSWER);
}

const ONE_LINE = /\b(?:one|single)[- ]line\b/i;
const SEVERAL_LINES =
  /\b(?:markdown|multi-?line|(?:several|multiple) (?:lines|paragraphs)|(?:one|each) (?:\w+ )?(?:per|on (?:its|a) own|on a new) line)\b/i;

/** What people write at length, and what they never do; the last word of a phrase says which it is. */
const LONG = words(
  'description desc message comment comments note notes body reason feedback summary detail details prompt content ' +
    'contents instruction instructions explanation justification rationale motivation biography bio abstract essay ' +
    'letter review remark remarks observation observations changelog readme snippet markdown sql yaml json xml html ' +
    'css diff patch stacktrace traceback requirements criteria story agenda transcript paragraph paragraphs steps ' +
    // de
    'beschreibung nachricht kommentar kommentare anmerkung anmerkungen bemerkung bemerkungen notiz notizen grund ' +
    'begründung erläuterung zusammenfassung rückmeldung inhalt anweisungen schritte ' +
    // es
    'descripción mensaje comentario comentarios nota notas motivo razón detalles resumen observaciones ' +
    'instrucciones contenido justificación explicación pasos ' +
    // ar
    'وصف رسالة ملاحظة ملاحظات تعليق تعليقات تفاصيل سبب ملخص محتوى شرح خطوات',
);
const SHORT = words(
  'id ids name names title subject topic type kind code number count url uri link host port path file filename folder ' +
    'directory email mail phone address city street country language format key date day time version branch tag ' +
    'label status state level colour color size limit category repository repo project user username handle domain ' +
    'hostname query search term keyword keywords author owner',
);
/** Of two words only together: a query is a line, one in SQL is not. */
const LONG_PAIRS =
  /(?:^| )(?:(?:sql|graphql|sparql) (?:query|statement|script|code)|(?:source|shell|python) (?:code|script)|stack trace|log output|code (?:snippet|block)|additional information|special requests?|anything else)$/;
/** "Describe what happened". */
const LONG_VERBS = /^(?:please )?(?:describe|explain|elaborate|tell us|tell me)\b/;
/** "Nickname", "Benutzername", "Telefonnummer". */
const SHORT_ENDINGS = /(?:name|number|nummer|postcode|barcode)$/;
/** German joins its words, Chinese and Japanese have no spaces between them. */
const LONG_ENDINGS =
  /(?:beschreibung|nachricht|kommentare?|(?:an|be)merkung(?:en)?|begründung|说明|描述|详情|备注|留言|评论|反馈|原因|内容|正文|消息|摘要|步骤|意见|說明|詳情|備註|評論|訊息|説明|詳細|コメント|備考|メモ|メッセージ|理由|本文|感想|手順|要約)$/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** What comes after these says more about the word before: "Reason for the change", "Steps to reproduce". */
const LINKS = words(
  'of for to on about from in with by that which für von vom der des zu zur zum über de del para por sobre que',
);

function kindOfAnswer(label: string): 'long' | 'short' | 'unknown' {
  const plain = splitWords(label)
    .join(' ')
    .toLowerCase()
    .replace(/\([^()]*\)|（[^（）]*）/g, ' ');
  const all = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const link = all.findIndex((word, i) => i > 0 && isLink(word, all[i - 1] ?? ''));
  const phrase = link < 0 ? all : all.slice(0, link);
  const last = phrase.at(-1) ?? '';
  const text = phrase.join(' ');
  if (LONG_VERBS.test(all.join(' ')) || LONG_PAIRS.test(text)) return 'long';
  if (SHORT.has(last) || SHORT_ENDINGS.test(last)) return 'short';
  // An Arabic noun comes before what describes it, and may have its article joined on.
  const first = (phrase[0] ?? '').replace(/^ال/, '');
  const isLong = LONG.has(last) || LONG_ENDINGS.test(last) || (isArabic(first) && LONG.has(first));
  return isLong ? 'long' : 'unknown';
}

/** "An" is a link in German, and in English only an article. */
function isLink(word: string, before: string): boolean {
  return LINKS.has(word) || (word === 'an' && LONG.has(before));
}

function isArabic(word: string): boolean {
  return /^\p{Script=Arabic}/u.test(word);
}
