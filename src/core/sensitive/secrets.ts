// Words for secrets: passwords, keys, codes, and the numbers of cards, accounts and identity papers. By family, as
// languages share many: `s[ei][cg]ur` is security, seguridad and sicurezza. `words` in fold.ts says how they are written.
import { phrases, words } from './fold.js';

/** Found inside a word as well: languages that join words, and names without a gap ("dbpassword"). */
const ANYWHERE = [
  'passwor[dt]|passwd|pwd\\b|pass(?:phrase|code)|kennwort|wachtwoord|geheim(?:zahl|nummer|code|wort)',
  '(?:api|access|secret|private) keys?\\b|(?:access|auth|bearer|refresh|session) token\\b|client secret\\b',
  '(?:konto|karten|kreditkarten|creditcard|ausweis|pass|versicherungs|steuer|rekening|kaart|paspoort|' +
    'steuerident\\w+) ?n(?:umme)?r\\b',
  '(?:sicherheits|zugangs|zugriffs|bestatigungs|verifizierungs|einmal|wiederherstellungs|anmelde|toegangs|' +
    'beveiligings|verificatie|herstel|login) ?(?:code|schl(?:u|ue)ssel|sleutel|token|phrase|zin)',
  '(?:zugangs|anmelde|login|karten|konto|bank|inlog|toegangs|kaart)(?:daten|gegevens)',
];

/** Whole words in Latin letters. */
const LATIN = [
  // English, and what is called so elsewhere
  'credentials?|passw(?:o|oe)rter|jwts?|kubeconfig|htpasswd|keystore|connection string|' +
    'service account (?:json|file)|key block|(?:dot)?env (?:file|contents?)',
  '(?:api|app|application|private|secret|secret access|access|account|encryption|decryption|signing|ssh|' +
    'gpg|pgp|wallet|recovery|master|root|deploy|storage|admin|openai|anthropic|claude|gemini|stripe|aws|' +
    'azure|wifi|wpa) (?:api )?keys?',
  '(?:client|app|application|consumer|webhook|shared|signing|oauth2?|jwt|totp|api) secrets?|' +
    'secret (?:key|phrase|code|token|answer|string)s?',
  '(?:access|auth|authentication|authorization|api|bearer|refresh|session|security|bot|oauth2?|csrf|github|' +
    'gitlab|slack|discord|telegram|npm|vault|deploy|service|login) tokens?|session (?:id|cookie|key)s?|' +
    'auth(?:orization|entication)? (?:header|cookie)',
  '(?:seed|recovery|backup|mnemonic|wallet) (?:phrase|words?)|mnemonic(?! (?:device|name|rhyme))|' +
    '(?:12|24|twelve|twenty four) (?:recovery |secret |seed )?words|wallet seed',
  '(?:database|db|postgres|mysql|mongo(?:db)?|redis) (?:url|uri|dsn)|\\w+://[^\\s:@/]*:[^\\s@]*@',
  'card (?:number|num|no|nr|details|info|information|data)s?|cc (?:number|num)|' +
    '(?:numbers?|digits) (?:on|of) (?:the (?:front|back) of )?(?:your|the) (?:\\w+ )?card|16 digit number|' +
    'cv[vc]2?|cvn|csc|card (?:security|verification) (?:code|value)',
  '(?:one time|verification|security|2fa|mfa|otp|totp|(?:two|2) (?:factor|step)|authenticator|' +
    'authentication|sms|login|log in|sign in|access|backup|recovery|unlock|auth) (?:pass )?codes?|' +
    'codes? (?:that )?(?:we|i|they|your bank) (?:have |ve |just )*(?:texted|sent|e ?mailed)|' +
    'code (?:shown |displayed )?(?:from|in|on|by) (?:your|the) (?:authenticator|phone|sms|text|app|e ?mail|' +
    'inbox|device)|(?:[4-8]|four|six|eight) digit (?:code|pin)',
  't?otps?|pin (?:codes?|numbers?|no)|(?:card|bank|atm|sim|debit|phone|device|account|security|secret|user|login) pin',
  'ssn|nino|itin|aadha+r(?: number)?|' +
    '(?:social security|national insurance|passport|driv\\w+ (?:s )?licen[cs]e|tax(?:payer)? id\\w*|' +
    'national id\\w*|id(?:entity)? card) (?:number|num|no|nr)',
  'iban|(?:bank|checking|savings) account(?: number| no| details)|bank details|routing number|sort code',
  'maiden name|security answers?|answers? to (?:your|the|my) (?:security|secret) question|' +
    '(?:login|user ?name|user|e ?mail) ?(?:and|/|&|:) ?(?:pass|pw)|' +
    '(?:db|user|admin|root|smtp|ftp|wifi|mail|account|login|server|ssh) pass',
  // German and Dutch
  'bankverbindung|losungswort|' +
    '(?:privat|geheim|prive|api|ssh|zugriffs|krypto)\\w* (?:schl(?:u|ue)ssel|sleutels?)|' +
    '(?:pr(?:u|ue)f|transaktions) ?(?:nummer|ziffer)|(?:mobile|s?m|sms) tan|sms code|tan nummer|einmal ?pin|' +
    'eenmalige code|steuer id|m(?:a|ae)dchenname|meisjesnaam|geheim\\w* (?:antwort|woord|antwoord|code)|' +
    'antwort auf \\w+ sicherheitsfrage|sicherheitsfrage\\W+antwort|' +
    '(?:wiederherstellungsw(?:o|oe)rter|herstelwoorden)|pin (?:nummer|der|ihrer|deiner)|' +
    'code aus \\w+ (?:sms|app)|bsn|burgerservicenummer',
];

/** Small words within a Romance expression: "código de la tarjeta", "code reçu par SMS". */
const ROM =
  '(?: (?:de?l?|della|d[uioa]|l|la|el|le|o|a|su[ao]?|seu|t[ua]a?|votre|mon|uso|usage|recu|ricevuto|' +
  'recebido|via|p[aoe]r))*';

/** Languages that keep words apart: a space is a space. */
const SPACED = [
  // Spanish, French, Italian, Portuguese
  'contrasenas?|senhas?|mots? ?(?:de ?)?passe|mdp|palavras? passe|parola d ordine|credenci\\w+|credenziali|' +
    'su clave|tu clave',
  `(?:palabra|palavra|parola|mot|frase|phrase|respuesta|resposta|risposta|reponse)${ROM} (?:se[cg]ret|` +
    `semilla|semente|seed|recup|mnemo|s[ei][cg]ur)\\w*`,
  `cod(?:es?|igos?|ic[ei])${ROM} (?:se[cg]ret|s[ei][cg]ur|verific|acc?es|pin\\b|confiden|valida|connexion|` +
    `authent|autent|recup|autoriza|sms\\b|otp\\b|unico|unique|monouso|fiscale|cvv|secours|carte\\b)\\w*|` +
    `cod(?:e|igo|ice) que \\w+ (?:\\w+ )?(?:envi|envoy|invi|receb|mand)\\w+`,
  `(?:cles?|claves?|llaves?|chiav[ei]|chaves?)${ROM} (?:api\\b|priv|se[cg]ret|acc?es|cifr|chiffr|cri[pt]|` +
    `ssh\\b|s[ei][cg]ur|banc|wifi)\\w*|(?:token|jeton)s?${ROM} (?:acc?es|aut|api\\b|s[ei][cg]ur|ses)\\w*`,
  `(?:numero|num|nro|n)${ROM} (?:tarjeta|carte|carta|cartao|cuenta|compte|conto|conta|` +
    `pas+[ae]p?\\w*port\\w*|s[ei][cg]ur\\w+ social\\w*|dni|nie|rg)|` +
    `(?:datos|dados|dati|donnees|coordonnees|coordinate|pin)${ROM} (?:tarjeta|carta|cartao|carte|banc\\w+|` +
    `acc?es\\w*|conto)|identifiants (?:de connexion|bancaires)|cryptogramme|cpf|curp|apellido de soltera|` +
    `nom de jeune fille|cognome da nubile|nome de solteira`,
  // Polish
  'hasl(?:o|a|em|ami|u)|hasel|' +
    'kod(?:u|em|y)? (?:pin|cv[vc]2?|z? ?sms|dostepu|weryf\\w+|jednoraz\\w+|bezpiecz\\w+|autoryz\\w+|' +
    'odzysk\\w+|blik)|jednoraz\\w+ kod\\w*|klucz\\w* (?:api|prywatn\\w+|tajn\\w+|dostepu|szyfr\\w+|ssh)|' +
    '(?:prywatn|tajn)\\w+ klucz\\w*|n(?:ume)?r\\w* (?:\\w+ )?(?:karty|konta|rachunku|dowodu|paszportu)|pesel|' +
    'dane (?:karty|(?:do )?logowania)|token dostepu|fraz[aey] (?:odzysk\\w+|seed)|nazwisko panienskie|' +
    'pin(?:u|em)? do',
  // Turkish
  'sifre(?!le|li)\\w*|parola(?! (?:chiave|pref|del|ing|it|stran))\\w*|pin kodu\\w*|' +
    '(?:dogrulama|guvenlik|onay|erisim|kurtarma|sms|tek kullanimlik|gizli|giris) (?:kod|kelime|sozcu|ceva|' +
    'yanit|ifade)\\w*|(?:api|ozel|gizli|erisim|ssh) anahtar\\w*|' +
    '(?:kart|kredi kart\\w*|banka kart\\w*|hesap|pasaport|kimlik) (?:numara|no\\b|bilgi)\\w*|tc kimlik\\w*|' +
    'erisim (?:belirte|jeton|token)\\w*|kizlik soyad\\w*|giris bilgi\\w*',
  // Vietnamese
  'mat khau|ma (?:pin|otp|xac (?:minh|thuc|nhan)|bao mat|truy cap|cv[vc]|khoi phuc|bi mat)|' +
    'khoa (?:api|bi mat|rieng|truy cap|ca nhan|ssh)|so the (?:tin dung|ngan hang|ghi no|cua)|nhap so the|' +
    'so (?:tai khoan|ho chieu|can cuoc|cccd|cmnd)|cccd|cmnd|cum tu (?:khoi phuc|bi mat)|token truy cap|' +
    'thong tin (?:the|dang nhap)',
];

/** By letters; each list is tried only where its letters are. */
const BY_LETTERS: readonly (readonly [letters: RegExp, list: string])[] = [
  [
    /[а-я]/, // Russian
    'парол|(?:^|[\\n -~])п[ие]н(?: код§)?(?![^\\n -~])|код§ (?:из|с) (?:смс|sms|письм|прил)|' +
      '(?:смс|sms|проверочн§|одноразов§) код|код§ (?:подтвержд|доступ|безопас|вериф|автор|восстан)|' +
      '(?:секретн|кодов|закрыт|приватн)§ (?:код|ключ|слов|фраз|ответ)|(?:api|апи) ключ|' +
      'ключ§ (?:api|апи|доступ|шифров)|токен§ (?:доступ|автор|бота|api)|' +
      'номер§(?: (?:ваш|тво|банк|кред|дебет)§)* (?:карт|счета|счет|паспорт|снилс)|' +
      '(?:данные|реквизиты) (?:§ )?карты|паспортн§ данн|номер паспорта|снилс|(?:^|[\\n -~])инн(?![^\\n -~])|' +
      '(?:сид|seed|мнемоническ§) фраз|девич§ фамил|(?:учетн§ данн|данные для вход)',
  ],
  [
    /[\u3040-\u30ff\u4e00-\u9fff]/, // Japanese and Chinese
    'パスワード|パスフレーズ|パスコード|合言葉|暗証(?:番号|コード)?|ピンコード|(?:秘密|プライベート|暗号)鍵|' +
      '(?:api|秘密|アクセス|シークレット|プライベート|暗号化|リカバリー) ?キー|シークレット(?!サンタ|モード|セール)|(?:アクセス|認証|api|セッション|ボット) ?トークン|' +
      '(?:認証|確認|検証|セキュリティ|ワンタイム|リカバリー|復元|バックアップ|アクセス|ログイン) ?コード|認証番号|ワンタイム|' +
      '(?:カード|口座|マイナンバー|個人|旅券|パスポート|免許証|保険証) ?番号|マイナンバー|(?:カード|口座|ログイン|認証)情報|(?:リカバリー|復元|シード) ?フレーズ|ニーモニック|' +
      '秘密の(?:質問の|言葉|答)|旧姓' +
      '|密[码碼钥鑰]|口令|通行[码碼]|金鑰|私[钥鑰]|令牌|助[记記][词詞]|恢[复復](?:短[语語]|词)|' +
      '(?:短信|[验驗][证證]|校[验驗]|[动動][态態]|安全|授[权權]|一次性|登[录錄入]|恢[复復]|[备備]份|pin)[码碼]|卡[号號]|信用卡(?:信息|资料|資料)?|' +
      '(?:[银銀]行)?卡(?:号码|號碼)|[银銀]行[账帐帳][号號户戶]|身份[证證]|[护護]照[号號]|社保号|密保|安全[问問][题題]的?答案|[凭憑][证證]',
  ],
  [
    /[\uac00-\ud7af]/, // Korean
    '비밀 ?번호|패스 ?(?:워드|프레이즈)|암호(?!화)|비번|(?:핀|pin) ?(?:번호|코드)|인증 ?(?:번호|코드|키)|(?:확인|보안|복구|백업) ?코드|보안 ?카드|일회용|' +
      '(?:api|비밀|개인|시크릿|액세스|접근) ?키|시크릿|(?:액세스|인증|접근|api|세션|봇) ?토큰|(?:카드|계좌|주민등록|주민|여권|운전면허|통장) ?번호|' +
      '(?:카드|계좌|로그인) ?정보|(?:복구|시드|니모닉) ?(?:문구|구문|단어)|니모닉|자격 ?증명',
  ],
  [
    /[\u0600-\u06ff]/, // Arabic
    'كلم(?:ة|ات) (?:ال)?(?:مرور|سر)|(?:ال)?رقم (?:ال)?(?:سري|قومي|بطاق|حساب|جواز|هوي|ضمان)§|' +
      '(?:ال)?رمز (?:ال)?(?:تحقق|مرور|دخول|امان|تاكيد|سري|وصول|otp|pin|cvv)|كود (?:ال)?(?:تحقق|تفعيل|سري)|' +
      'عبار(?:ة|ات) (?:ال)?(?:مرور|استرداد|استعاد|سري)|(?:ال)?مفتاح (?:ال)?(?:سري|خاص|تشفير|وصول|api|واجه)§|' +
      'بيانات (?:ال)?(?:بطاق|دخول|اعتماد)§',
  ],
  [
    /[\u0900-\u097f]/, // Hindi
    'पासवर्ड|पासकोड|(?:^|[\\n -~])पिन(?! ?कोड|[^\\n -~])|गुप्त (?:कोड|कुंजी|शब्द)|ओटीपी|' +
      '(?:सत्यापन|सुरक्षा|एक्सेस) कोड|(?:कार्ड|आधार|खाता) (?:नंबर|संख्या|नम्बर)|' +
      '(?:निजी|एपीआई|api) (?:कुंजी|की(?=$|\\s))|एक्सेस टोकन',
  ],
  [
    /[\u05d0-\u05ea]/, // Hebrew
    'סיסמ[האת]|קוד ה?(?:אימות|סודי|גישה|אבטחה|כניסה|אישור|חד פעמי|שחזור|פין|pin|cvv|otp)|קוד (?:מה(?:sms|הודע)|שנשלח|ששלחנו)|' +
      'מפתח ה? ?(?:פרטי|סודי|api|גישה|הצפנה)|(?:אסימון|טוקן) ה?גישה|' +
      'מספר ה?(?:כרטיס(?!י)|חשבון|דרכון|זהות)|תעודת ה?זהות|ת[.״"]ז(?![א-ת])|' +
      'פרטי ה?(?:אשראי|כרטיס ה?אשראי|כניסה)|בגב ה?כרטיס|מילות ה?(?:שחזור|גיבוי)|שם נעורים',
  ],
];

/** Not clear by themselves: secrets where they end a label, or where a sentence asks for them. */
const WEAK =
  'token de|token|secrets?|geheimnis|pin|clave|jeton|identifiants|account (?:number|no)|' +
  '(?:credit|debit|bank) card|kreditkarte|creditcard|tarjeta de credito|carte (?:bancaire|bleue|de credit)|' +
  'carta di credito|cartao de credito|kredi karti|karta kredytowa|the tin dung';
const WEAK_OTHER =
  '(?:^|[\\n -~])токен§|кредитн§ карт|トークン|クレジットカード|토큰|신용 ?카드|بطاقة (?:ال)?ائتمان|(?:ال)?رمز (?:ال)?مميز|توكن|टोकन|אסימון|טוקן|כרטיס אשראי';

const LATIN_WORDS = [
  new RegExp(`\\b(?:${words(...LATIN)})\\b`, 'g'),
  new RegExp(words(...ANYWHERE), 'g'),
  new RegExp(`\\b(?:${phrases(...SPACED).replaceAll(' ', '\\s')})\\b`, 'g'),
];
const OTHERS = BY_LETTERS.map(
  ([letters, list]) => [letters, new RegExp(words(list), 'g')] as const,
);

/** What is clear wherever it is read. */
export function strongWords(text: string): readonly RegExp[] {
  const others = OTHERS.flatMap(([letters, list]) => (letters.test(text) ? list : []));
  return /[a-z]/.test(text) ? [...LATIN_WORDS, ...others] : others;
}

export const WEAK_WORDS = new RegExp(`\\b(?:${words(WEAK)})\\b|${words(WEAK_OTHER)}`, 'g');

/** Capitals count: "PAN" is the number of a card, "Pan" what one cooks in. */
export function isAbbreviation(text: string): boolean {
  return text.length < 5 && /^(?:m?TAN|PAT|PAN|NIP|TIN|RIB|RG|DNI|NIE)$/.test(text);
}

/** Whether a folded label or name is nothing but a short word for a secret. */
export function isWholly(text: string): boolean {
  return WHOLE.test(text.trim());
}

const WHOLE =
  /^(?:(?:your|my|the|user|ihre?|votre|su|tu) ?)?(?:pass|bearer|mfa|2fa|auth|pin|so the|secret|secreto|segreto|segredo)$/;
