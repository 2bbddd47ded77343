import { describe, expect, test } from 'vitest';
import { compileForm } from '../../../src/core/index.js';

const form = (properties: object, message?: string) =>
  compileForm({ type: 'object', properties }, { message });
const flagged = (properties: object, message?: string) =>
  form(properties, message)
    .fields.filter(({ sensitive }) => sensitive)
    .map(({ name }) => name);
const isFlagged = (title: string) => flagged({ a: { type: 'string', title } }).length === 1;

describe('a word in disguise', () => {
  test.each([
    ['a joiner inside', 'Pass\u034Fword'],
    ['a variation selector', 'Pass\uFE0Fword'],
    ['a soft hyphen', 'Pass\u00ADword'],
    ['marks', 'P\u0301a\u0308ssword'],
    ['full width', 'Ｐａｓｓｗｏｒｄ'],
    ['mathematical letters', '𝓟𝓪𝓼𝓼𝔀𝓸𝓻𝓭'],
    ['letters in boxes', '🅿🅰🆂🆂🆆🅾🆁🅳'],
    ['flags', '🇵🇮🇳'],
    ['small capitals', 'ᴘᴀꜱꜱᴡᴏʀᴅ'],
    ['a Cyrillic letter', 'Раssword'],
    ['Cyrillic letters only', 'РІN'],
    ['Greek letters only', 'ΡΙΝ'],
    ['digits and signs', 'P@55w0rd'],
    ['a gap', 'Pass word'],
    ['gaps', 'Pa ss wo rd'],
    ['a gap after each letter', 'P a s s w o r d'],
    ['points', 'P.I.N.'],
    ['a line break', 'Pass\nword'],
    ['half-width kana', 'ﾊﾟｽﾜｰﾄﾞ'],
    ['Arabic marks', 'كَلِمَة المُرُور'],
    ['German without dots', 'API-Schluessel'],
  ])('%s: %s', (_, title) => {
    expect(isFlagged(title)).toBe(true);
  });

  test.each(['не', 'Ось пример', '3D', 'MP3', 'H2O', 'A/B', 'Compass words', 'I a m'])(
    '%s is none',
    (title) => {
      expect(isFlagged(title)).toBe(false);
    },
  );
});

describe('a negation counts where it governs giving', () => {
  test.each([
    ['Do not enter your PIN here', false],
    ['Please don’t share any passwords', false],
    ['Never send us your API key', false],
    ['Do not include card numbers, passwords or PINs', false],
    ['Do not worry, enter your PIN', true],
    ['Don’t worry just enter your password', true],
    ['We will not store it. Type the password', true],
    ['Without delay enter your PIN', true],
    ['Do not share this page, password', true],
    ['Do not share this page but enter your password', true],
    ['Never mind: your password', true],
    ['Do not enter your old password, enter the new password', true],
    ['パスワードを入力しないと続行できません', true],
    ['비밀번호를 입력하지 않으면 계속할 수 없습니다', true],
    ['请勿担心，输入密码', true],
    ['Ne vous inquiétez pas, saisissez votre mot de passe', true],
  ])('%s: %s', (title, wanted) => {
    expect(isFlagged(title)).toBe(wanted);
  });
});

describe('what is said around it', () => {
  test.each([
    ['Password type', false],
    ['Password type it here', true],
    ['Password policy', false],
    ['Password policy: enter your password', true],
    ['Do you remember your password?', false],
    ['Do you remember your password? Enter it here', true],
    ['Token symbol', false],
    ['Token', true],
    ['Token for the API', true],
    ['Secret', true],
    ['Secret ingredient', false],
    ['Pan', false],
    ['PAN', true],
  ])('%s: %s', (title, wanted) => {
    expect(isFlagged(title)).toBe(wanted);
  });

  test('the label counts more than the name, which no person sees', () => {
    expect(flagged({ pincode: { type: 'string', title: 'Delivery pincode' } })).toEqual([]);
    expect(flagged({ pincode: { type: 'string', title: 'Your answer' } })).toEqual(['pincode']);
  });

  test.each([
    ['PIN code', '6-digit postal code of the delivery address', false],
    ['Pincode', 'The ZIP code of your home', false],
    ['PIN code', undefined, true],
    ['PIN code', 'Six digits', true],
    ['PIN code', 'Not the postal code: the PIN of your card', true],
    ['PIN code of your card', 'Or a postal code', true],
    ['Card PIN code', 'A postal code', true],
  ])('%j, described as %j: %j', (title, description, isSecret) => {
    const field = { type: 'string', title, ...(description && { description }) };
    expect(flagged({ pincode: field })).toEqual(isSecret ? ['pincode'] : []);
  });

  test('nobody hides a request behind many mentions', () => {
    expect(isFlagged(`${'Password policy. '.repeat(9)}Answer`)).toBe(true);
  });
});

test('format "password" says so, whatever the words', () => {
  expect(flagged({ a: { type: 'string', title: 'Answer', format: 'password' } })).toEqual(['a']);
});

test('a date holds none', () => {
  expect(flagged({ pin: { type: 'string', format: 'date' } })).toEqual([]);
});

describe('a message that asks', () => {
  const message = 'Type your password below.';
  const answer = { type: 'string', title: 'Answer' };

  test('flags what can hold a secret', () => {
    const properties = {
      answer,
      digits: { type: 'integer', title: 'Digits' },
      mail: { type: 'string', format: 'email' },
      day: { type: 'string', format: 'date' },
      mood: { type: 'string', enum: ['good', 'bad'] },
      agree: { type: 'boolean' },
    };
    expect(flagged(properties, message)).toEqual(['answer', 'digits']);
    expect(flagged(properties)).toEqual([]);
  });

  test('leaves the user name beside the password alone, and nothing else', () => {
    const properties = {
      user: { type: 'string', title: 'User name' },
      password: { type: 'string' },
      answer,
    };
    expect(flagged(properties, message)).toEqual(['password', 'answer']);
    expect(flagged({ user: properties.user }, message)).toEqual(['user']);
  });

  test('takes back what a browser would fill in', () => {
    const [field] = form({ company: { type: 'string', title: 'Answer' } }, message).fields;
    expect(field).toMatchObject({ sensitive: true });
    expect(field).not.toHaveProperty('autofill');
  });

  test('at the end of a very long one', () => {
    expect(flagged({ answer }, `${'All is well. '.repeat(80_000)}${message}`)).toEqual(['answer']);
  });
});

const many = (text: string) =>
  Object.fromEntries(
    Array.from({ length: 900 }, (_, i) => [
      `f${i}`,
      { type: 'string', title: `Question ${i}`, description: text },
    ]),
  );

describe('a form of a megabyte', () => {
  test('is read up to a bound; beyond it, what deserves a close look counts as a secret', () => {
    const named = flagged(many(`${'without '.repeat(60)}codes`));
    expect(named).not.toContain('f0');
    expect(named).toContain('f899');
    expect(flagged(many('nothing of the kind '.repeat(50)))).toEqual([]);
  });
});
