/** Autofill tokens by well-known name (WCAG 1.3.5). Never for user names, passwords, codes and cards. */
const TOKENS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'email',
    name: 'name fullname yourname',
    'given-name': 'firstname givenname',
    'family-name': 'lastname surname familyname',
    tel: 'phone phonenumber tel mobile',
    organization: 'company organization organisation employer',
    'organization-title': 'jobtitle',
    'street-address': 'address streetaddress street',
    'address-line1': 'addressline1',
    'address-line2': 'addressline2',
    'address-level2': 'city town',
    'address-level1': 'state province region',
    'postal-code': 'zip zipcode postcode postalcode',
    'country-name': 'country',
    bday: 'birthday dateofbirth dob',
    url: 'website homepage',
    language: 'language',
  }).flatMap(([token, names]) => names.split(' ').map((name) => [name, token] as const)),
);

/** What titles say in the kit's other languages. */
const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email:
      'emailadresse mail correo correoelectrónico 邮箱 电子邮件 电子邮箱 メール メールアドレス بريدإلكتروني',
    name: 'vollständigername nombre nombrecompleto 姓名 氏名 名前 お名前 اسم اسمكامل',
    'given-name': 'vorname 名',
    'family-name': 'nachname familienname apellido apellidos 姓',
    tel: 'telefon telefonnummer handynummer teléfono 电话 电话号码 手机号 電話 電話番号 هاتف رقمالهاتف',
    organization: 'firma unternehmen empresa 公司 会社 会社名 شركة',
    'street-address': 'anschrift adresse dirección 地址 住所 عنوان',
    'address-level2': 'stadt ort ciudad 城市 市区町村 مدينة',
    'address-level1': 'bundesland provincia 省份 都道府県 محافظة',
    'postal-code': 'plz postleitzahl códigopostal 邮编 邮政编码 郵便番号 رمزبريدي',
    'country-name': 'land país 国家 国 بلد دولة',
    bday: 'geburtsdatum geburtstag fechadenacimiento 出生日期 生年月日 تاريخالميلاد',
    language: 'sprache idioma 语言 言語 لغة',
  }).flatMap(([token, titles]) => titles.split(' ').map((title) => [title, token] as const)),
);

/**
 * The autofill token where the name of the property and the words on screen agree: "Repository name" is no name of a
 * person, and a wrong token fills in silently. A text of the format `email` is an address whatever it is called.
 */
export function autofillToken(
  { name, label }: { readonly name: string; readonly label: string },
  format?: string,
): string | undefined {
  const byFormat = format === 'email' ? 'email' : undefined;
  if (name.length > LONGEST || label.length > LONGEST) return byFormat;
  const token = TOKENS.get(plain(name));
  const said = plain(withoutOwner(label));
  const agrees = token !== undefined && token === (TOKENS.get(said) ?? TITLES.get(said));
  return agrees ? token : byFormat;
}

const LONGEST = 40;

function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** "Your name (as on your badge):" is still a name; so is an Arabic noun with its article. */
function withoutOwner(label: string): string {
  return label
    .replace(/\([^()]*\)|（[^（）]*）/g, '')
    .replace(/^(?:(?:your|my|ihre?|deine?|tu|su)\s+|您的|你的|あなたの)/i, '')
    .replace(/(^|\s)ال/g, '$1');
}
