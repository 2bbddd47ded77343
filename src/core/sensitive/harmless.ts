// What takes a suspicion back: the question is about a secret and does not ask for it. Romance stems are shared, as in
// secrets.ts.
import { EDGE, phrases, words } from './fold.js';

/** After the word: "password policy", "Passwortlänge", "şifre uzunluğu", "密码长度". */
const AFTER = [
  // English
  'names?|sizes?|labels?|titles?|descriptions?|ids?|identifiers?|polic(?:y|ies)|length|types?|kind|' +
    'methods?|colou?rs?|counts?|(?:en|dis)abled|issuer|providers?|e ?mail|resets?|resetting|changed?|' +
    'expir\\w+|validity|lifetime|ttl|age|rotat\\w+|strength|rules?|requirements?|hints?|history|generators?|' +
    'manage\\w+|stor\\w+|vault|formats?|owners?|permissions?|settings?|options?|stat(?:us|e)|usage|limits?|' +
    'budget|columns?|attempts?|problems?|issues?|errors?|screen|page|country|currency|holder|(?:was )?last|' +
    'updated|created|date|days|protect\\w+|prefix|suffix|scopes?|delivery|channel|template|algorithm|' +
    'complexity|score|checker|version|notes?|comments?|level|category|group|region|scan\\w+|detection|' +
    'alerts?|leaks?|sharing|recovery|location|path|environment|free|less|visibility|tags?|icon|' +
    'of (?:players|cards|people|items|users)|' +
    '(?:has|have|did|does|is|was|should|will|expires?|work(?:s|ed)?|fail(?:s|ed)?) ',
  // German and Dutch
  'lange|laenge|richtlinien?|regeln?|art|typ|bezeichnung|anzahl|verwaltung|(?:a|ae)nder\\w+|aktiv\\w*|' +
    'deaktiv\\w*|zur(?:u|ue)ck\\w*|ablauf\\w*|gultig\\w*|starke|staerke|anbieter|aussteller|farbe|' +
    'hinweis\\w*|inhaber|vergessen|geandert|zuletzt|wechsel\\w*|schutz|verlauf|lose?|verfahren|empfang\\w*|' +
    'beleid|lengte|regels?|naam|soort|aantal|beheer\\w*|herstel\\w*|kleur|sterkte|verloop\\w*|vergeten|' +
    'wijzig\\w+|houder',
  // Spanish, French, Italian, Portuguese; Polish and Vietnamese
  '(?:d[eio]?u? )?(?:fid\\w+|fedelta|soci[oa]|memb\\w+|miembro|bibliot\\w+|visit\\w+|etudiant|estudiante|' +
    'puntos|points|jeu|casino|colou?r\\w*|couleur|diseno|client\\w*)|o[lu]\\w*[dl]i\\w*|dimenti\\w*|' +
    'esquec\\w*|perd\\w*|smarr\\w*|caduc\\w*|scad\\w*|bibliotecz\\w+|lojal\\w+|czlonk\\w+|' +
    'stal\\w+ klient\\w+|reklam\\w+|przewodn\\w+|kampanii|wygas\\w+|projekt\\w+|klienta|thu vien|thanh vien|' +
    'khach hang|toi da',
  // Turkish
  '\\w{0,9} ?(?:uzunlu|politika|kural|turu|tipi|adi\\b|ismi|etiketi|sayisi|yontem|reng|saglayici|sure|' +
    'sifirla|degis|yonetic|ne (?:zaman|sik)|neden|durum|gucu|e ?posta|ipucu|gecmis|hata|sorun|unut|etkin)\\w*',
];
const AFTER_OTHER = [
  // Russian
  '§ ?(?:лояльн|клиент|библиот|читат|постоян|скидоч|забыт|истек|дизайн|менеджер)',
  // Japanese
  '(?:の|を|が|は)?(?:最大|最小)?(?:長さ|桁数|文字数|ポリシー|種類|タイプ|名|有効|期限|リセット|再設定|変更|忘れ|管理|マネージャ|強度|形式|ルール|要件|色|数|件数|方式|' +
    '発行|プロバイダ|ヒント|履歴|送[信付]先|送信方法|受け?取|ラベル|保護|なし|届か|ブランド|通知|更新日|状態|上限|説明|用途)',
  // Chinese
  '的?(?:最[大小短长])?(?:[长長]度|位[数數]|[类類]型|策略|政策|[规規][则則]|名|[数數]|有效|[过過]期|期限|重[置設]|找回|管理|[强強]度|提示|格式|[颜顏]色|' +
    '[发發]行|提供|方式|[状狀][态態]|要求|[错錯][误誤]|[问問][题題]|[标標][签籤]|用途|[备備][注註]|[说說]明|[遗遺]忘|接收|[发發]送|生成|更新|[历歷]史|保[护護]|' +
    '上限|[种種][类類]|[开開][户戶])',
  // Korean
  '(?:[의를을가은는])? ?(?:최대|최소)? ?(?:길이|정책|규칙|종류|유형|이름|명|개수|수|만료|유효|재설정|초기화|변경|관리|강도|형식|색|방법|방식|발급|제공|힌트|상태|분실|' +
    '잊|찾기|받을|자릿수|설명|용도|라벨|제한|없이|한도|사용량|기록|요구)',
  // Arabic
  '§ ?(?:ال)?(?:عضوي|مكتب|ولاء|طالب|منسي|منتهي|عميل|تصميم)',
  // Hindi
  '(?:की|का|के)? ?(?:न्यूनतम|अधिकतम)? ?(?:लंबाई|नीति|प्रकार|नाम|संख्या|समाप्ति|रीसेट|बदल|भूल|प्रबंधक|नियम|' +
    'रंग|तरीका|प्रारूप|स्थिति|मैनेजर|ईमेल|सीमा)',
  // Hebrew
  '§ ?ה?(?:חבר|מועדון|ספרי|לקוח|קמפיין)',
];

const SMALL =
  '(?:(?:for|of|to|from|about|with|on|in|the|an?|your|my|our|this|that|these|new|each|every|any|all|old|' +
  'current|another|de[rsmnl]?|die|das|ihre?[rs]?|deine?[rs]?|neue[rsn]?|eine[rsnm]?|vom?n?|f(?:u|ue)r|' +
  'zu[mr]|mit|el|l[aeo]s?|l|il|i|su[as]?|tu[as]?|mi|votre|vos|une?|una|u[nm]a?|[oa]s?|seu|sua|suo|' +
  'd[uoai]?s?|dell[ae]|dei|per|para?|pour|por|nuev\\w+|nouve\\w+|nuov\\w+|nov\\w+|het|een|uw|je|van|voor|' +
  'om|te|do|dla|twojego|swojego|cua|cho) )*';

/** Before the word: "reset your", "longitud de la", "długość", "độ dài". */
const BEFORE = [
  // English: "length of", "reason for"
  '(?:names?|labels?|titles?|descriptions?|ids?|e ?mails?|e mail address|address|reason|purpose|expir\\w+|' +
    'lifetime|length|types?|kinds?|scopes?|permissions?|owner|number|count|format|colou?r|policy|rules?|' +
    'status|version|environment|region|date|country|location|path|folder|notes?|comments?|problems?|trouble|' +
    'issues?|questions?|screenshot|days|hours|minutes|device|method|place|help|experience|feedback|' +
    'frequency) (?:for|of|to|from|about|with|on|in|until|before) ',
  // English: "reset", "forgot"
  '(?:reset|resetting|forgot|forget|forgotten|lost|losing|recover(?:ing)?|rotat\\w+|revoked?|remember|' +
    'expired|without|no|publi\\w+|has|show|enable|disable|allow|stolen|leaked|locked out of) ',
  // English: "to change", "when we updated"
  '(?:to|you|we|i|they|when|how|after|before|been|was|ever|last|tried|trying|cannot|can t|' +
    'couldn t) (?:chang(?:ed?|ing)|updat(?:ed?|ing)|stor(?:ed?|ing)|manag(?:ed?|ing)|generated?|protect|' +
    'revoke) ',
  // English: "we will send", "receive"
  '(?:we|we ll|server|app|bank|it)(?: (?:should|will|can|may|have|ve|just))* (?:sends?|sent|text|mail|' +
    'email|deliver) (?:you )?(?:(?:sms|one|time) )*|(?:receiv\\w+|(?:to|you|we|can) get|resend|request) ',
  // Spanish, French, Italian, Portuguese
  '(?:long(?:ueur|itud)|lungh\\w+|comprim\\w+|tamanho|politi\\w+|m[ei]t[oh]+d\\w+|expira\\w+|caduc\\w+|' +
    'vencim\\w+|scaden\\w+|valid\\w+|durac?\\w+|duree|r(?:e|ei)initi\\w+|resta?bl?ec\\w+|restaur\\w+|' +
    'reimpost\\w*|ripristin\\w+|redefin\\w+|recup[e]r\\w+|o[lu]\\w*[dl]i(?:ez?|o|ado|dado|[de]r?)|olvid\\w+|' +
    'esquec\\w+|dimentic\\w+|cambi(?:o|ar)|changement|troca|gest(?:ionnaire|ore?)|administrador|gerenciador|' +
    'fourniss\\w+|proveedor|fornitore|provedor|emis+or|emetteur|robustesse|seguridad|sicurezza|forca|fuerza|' +
    'indice|pista|nom(?:bre|e)?|couleur|colore?|cor|regl?[ao]?s|regole|requisitos|cantidad|quantidade|nombre|' +
    'tipo|formato|estado|etat|etiqueta|etichetta|problem\\w+|fecha|motivo|correo|titulaire|titular|' +
    'intestatario|circuito|bandeira) ',
  // German and Dutch
  '(?:l(?:a|ae)nge|lengte|bezeichnung|art|soort|anzahl|aantal|farbe|kleur|richtlinien?|beleid|gultigkeit|' +
    'e ?mail(?:adres\\w*)? (?:f(?:u|ue)r|zu[mr]|voor|om)|grund|reden|titel|anbieter|ablauf\\w*|vervaldatum|' +
    'zur(?:u|ue)cksetz\\w*|ohne|zonder|kein\\w*|naam) |typ?e? (?:d[eu]s?|der|van|von) ',
  // Polish
  '(?:nazwa|dlugosc|polityka|zasady|rodzaj|metod[ay]|kolor|liczba|waznosci?|wygas\\w+|z?reset\\w*|' +
    'zmian\\w+|zmieni\\w+|zapomni\\w+|dostawca|menedzer\\w*|etykieta|sila|status|podpowiedz|bez|wlasciciel|' +
    'opis) ',
  // Vietnamese
  '(?:ten|do dai|chinh sach|loai|phuong thuc|mau|so luong|thoi han|dat lai|quen|doi|trinh quan ly|' +
    'nha cung cap|do manh|quy tac|trang thai|so ky tu|goi y|khong can) ',
];
const BEFORE_OTHER = [
  // Russian
  '(?:назван|имя|имени|имен|длин|политик|тип|метод|способ|цвет|количеств|числ|срок|сброс|смен|измен|забы|' +
    'восстанов|провайдер|поставщик|менеджер|формат|метк|эмитент|сложност|правил|статус|подсказк|напомин|' +
    'владел|описан|почт|без|лимит)§(?: (?:действия|для|нов|ваш|сво|к|от)§)*|бес',
  // Japanese and Chinese
  '(?:会員|図書|図書館|ポイント|診察券|利用者|最大|上限|出力|総|ストップ|停止|デザイン|カラー|公開)の?|' +
    '(?:忘[记記]|重[置設]|找回|最大|最多|停止|[设設][计計]|[會会][員员]|[图圖][书書]|借[书書]|[积積]分|[无無]需)的?了?[你您]?的?',
  // Korean
  '(?:도서관|회원|멤버십|포인트|고객|최대|정지|디자인|공개)',
  // Arabic
  '(?:طول|سياسه|اسم|نوع|طريقه|لون|عدد|انتهاء|صلاحيه|تعيين|نسيت|نسيان|تغيير|استعاده|مدير|مزود|تنسيق|تسميه|' +
    'قوه|قواعد|حاله|تلميح|مشكله|وصف|تاريخ|مده|جهه|بدون)',
  // Hindi
  '(?:बिना|सार्वजनिक|अधिकतम)',
  // Hebrew
  '(?:אורך|מדיניות|שם|סוגי?|שיטת|צבע|כמות|תוקף|תפוגת|איפוס|שכחת|שינוי|החלפת|מנהל|ספק|חוזק|כללי|רמז|תיאור|תאריך|כתובת|אימייל|טלפון|ללא)' +
    '(?: (?:של|את|תוקף|תפוגת|לקבלת))*(?: ?ה)?',
];

/** What is called the same and is something else. */
const NAMESAKES = [
  // Tokens
  '(?:max\\w*|min\\w*|total|num|number of|output|input|prompt|completion|reasoning|context|stop|colou?r|' +
    'design|css|style|theme|nft|erc ?20|governance|utility|swap|base|quote|eos|bos|pad|mask|special|next|' +
    'page|paging|pagination|continuation|cursor|sync|game|reward|native|gas|each|first|last|per|target|board|' +
    'crypto|string|numero de|nombre de|cantidad de|liczba) (?:tokens?|jetons?)',
  // Pins
  '(?:gpio|bowling|safety|rolling|hair|lapel|map|drop(?: a)?|drawing|push|ground|gnd|power|data|clock|' +
    'reset|analog|digital|pwm|led|sda|scl|rx|tx|interrupt|connector|enamel|firing|board|input|output|io|' +
    'arduino|chip|signal|sensor|servo|relay|button) pins?(?: ?(?:number|no|num|code|nummer|numara\\w*))?',
  // Postal codes
  '(?:delivery|postal|area|city|shipping|address|zip|home|office|location|destination|billing) pin ?codes?|' +
    'pin ?codes? (?:of|for) (?:the |your )?(?:delivery|area|city|address|location|region)',
  // Numbers of other cards
  '(?:library|loyalty|member(?:ship)?|club|student|rewards?|points|sim|graphics|flash|index|trading|score|' +
    'punch|greeting|transit|travel|bus|metro|bonus|trello|business|report|kunden|mitglieds|bibliotheks|treue|' +
    'bibliotheek|klanten|leden|kutuphane|uye|sadakat|musteri|ogrenci) ?(?:card|karten|kaart|' +
    'kart\\w*) ?(?:number|num|no|nr|details|info|information|nummer|numara)\\w*',
  // Numbers of other accounts
  '(?:customer|utility|member(?:ship)?|loyalty|electric\\w*|water|aws|google|twitter|github|musteri|' +
    'kunden) (?:account )?(?:number|account no|hesap numara\\w*)',
  // Secrets
  '(?:trade|open|keep|kept|top|victoria s|industry|family|best kept) secrets?|' +
    'secret (?:santa|ingredient|menu|shopper|admirer|service|garden|level|society|ballot|agent)',
  // Credentials and keys
  '(?:professional|academic|teaching|press|medical) credentials?|' +
    '(?:palabra|parola|palavra|mot) (?:clave|chiave|chave|cle)|clave (?:primaria|publica|foranea|de sol)|' +
    '(?:public|license|licence|product|primary|foreign) keys?',
];

/** A question about it and not for it, up to the word: "How often do you change your password?" */
const QUESTIONS =
  'how|why|when|where|did|does|has|have you|were|was|would you like|who|' +
  'do you (?:use|have|remember|know|want|need)|are you|what (?:happened|went|did)|warum|wann|' +
  'wie (?:oft|haben)|haben sie|[bn]\\w*utzen sie|por que|cuando|con que|pourquoi|quand|comment|avez vous|' +
  'a quelle|perche|quando|con che|com que|dlaczego|kiedy|jak czesto|czy|neden|ne (?:zaman|sik)|tai sao|' +
  'khi nao|bao lau|waarom|hoe vaak|почему|когда|как часто|зачем|لماذا|متي|كم مره|هل|' +
  'מדוע|למה|מתי|איך|האם|כל כמה|באיזה';

/** A word that goes on asking makes no compound: "password type it here". */
const GOES_ON = '(?! (?:it|them|us|me|here|below|now|please|your)\\b)';
const IS_AFTER = new RegExp(
  `^(?:(?:e?n?s?|e?n|er)? ?(?:${phrases(...AFTER)})(?!\\w)${GOES_ON}| ?(?:${phrases(...AFTER_OTHER)}))`,
);
const IS_BEFORE = new RegExp(
  `${EDGE}(?:(?:${phrases(...BEFORE)})${SMALL}|typ |(?:${phrases(...BEFORE_OTHER)}) ?)$`,
);
const NAMESAKE = new RegExp(`\\b(?:${words(...NAMESAKES)})\\b`, 'g');
const QUESTION = new RegExp(`^[^a-z\u0400-\u06ff]*(?:${phrases(QUESTIONS)})(?=[ ,])`);

/** The text without words that only sound like a secret. */
export function withoutNamesakes(text: string): string {
  return text.replace(NAMESAKE, '#');
}

/** Whether the words around it make it what a question is about, and not what is to be typed. */
export function isSubject(before: string, after: string): boolean {
  return IS_AFTER.test(after) || IS_BEFORE.test(before);
}

/** Whether a sentence that begins so asks about what follows. */
export function isAskedAbout(before: string): boolean {
  return QUESTION.test(before);
}
