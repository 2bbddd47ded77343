import type { Messages } from './types.js';

/** Deutsch. @public */
export const de: Messages = {
  locale: 'de',
  dir: 'ltr',

  // request
  'word.quoted': '„{words}“',
  'request.title.form': '{server} bittet um Angaben',
  'request.title.confirm': '{server} bittet um Ihre Bestätigung',
  'request.title.url': '{server} möchte eine Website öffnen',
  'request.unnamedServer': 'Unbenannter Server',
  'request.originLabel': 'Server',
  'request.position': '{index} von {total}',
  'request.messageFrom': 'Nachricht von {server}',
  'request.arrived': '{server} bittet um Angaben.',
  'request.arrivedConfirm': '{server} bittet um Ihre Bestätigung.',
  'request.arrivedUrl': '{server} möchte {host} öffnen.',
  'request.arrivedMore': {
    one: '{count} Anfrage wartet.',
    other: '{count} Anfragen warten.',
  },
  'request.jump': {
    one: '{count} Anfrage wartet. Zur Anfrage',
    other: '{count} Anfragen warten. Zur ersten',
  },
  'request.beyond': {
    one: 'Dahinter wartet {count} weitere Anfrage.',
    other: 'Dahinter warten {count} weitere Anfragen.',
  },
  'request.inOtherScopes': {
    one: '{count} weitere Anfrage in einer anderen Unterhaltung.',
    other: '{count} weitere Anfragen in anderen Unterhaltungen.',
  },
  'request.answer': 'Antworten',
  'request.goTo': 'Zur Anfrage',
  'request.answerNamed': '{server} antworten',
  'request.regionLabel': 'Anfragen, die auf Sie warten',
  'request.noMessage': '{server} hat keinen Grund genannt.',

  // message
  'message.more': 'Mehr anzeigen',
  'message.less': 'Weniger anzeigen',
  'message.unread': 'Diese Nachricht ist länger. Lesen Sie sie, und drücken Sie dann noch einmal.',

  // form
  'form.nothingSent': 'Es wird nichts gesendet, bis Sie „{acceptLabel}“ wählen.',
  'form.unseen': {
    one: 'Prüfen Sie diese Antwort vor dem Senden. Sie war schon ausgefüllt und bisher nicht zu sehen.',
    other:
      'Prüfen Sie diese und die folgenden Antworten vor dem Senden: {count} waren schon ausgefüllt und bisher nicht zu sehen.',
  },
  'form.prefilled': 'Einige Antworten sind schon ausgefüllt. Prüfen Sie sie vor dem Senden.',
  'form.earlier':
    'Ihre Antworten von vorhin sind wieder ausgefüllt. Prüfen Sie sie vor dem Senden.',
  'form.allOptional': 'Alle Fragen sind optional.',
  'form.oneOptional': 'Diese Frage ist optional.',
  'form.mostOptional': 'Pflichtfragen sind gekennzeichnet.',
  'form.requiredDone': 'Alle Pflichtfragen sind beantwortet',
  'form.requiredLeft': { one: 'Noch {count} Pflichtfrage', other: 'Noch {count} Pflichtfragen' },

  // field
  'field.optional': '(optional)',
  'field.required': '(Pflichtfeld)',
  'field.noAnswer': 'Keine Antwort',
  'field.choose': 'Option wählen',
  'field.selectAll': 'Alle auswählen',
  'field.selectAllNamed': 'Alle auswählen: {label}',
  'field.selectNone': 'Keine auswählen',
  'field.selectNoneNamed': 'Keine auswählen: {label}',
  'field.linesJoined': 'Dieses Feld hat nur eine Zeile: Zeilenumbrüche wurden zu Leerzeichen.',
  'field.clear': 'Leeren',
  'field.clearNamed': '„{label}“ leeren',
  'field.show': 'Anzeigen',
  'field.showNamed': '„{label}“ anzeigen',
  'field.yes': 'Ja',
  'field.no': 'Nein',
  'field.errorPrefix': 'Fehler:',
  'field.date': 'Datum',
  'field.time': 'Uhrzeit',
  'field.timeZone': 'Zeitzone',
  'field.useSuggestion': '{value} verwenden',
  'field.restoreDefault': 'Vorschlag verwenden: {value}',

  // hint
  'hint.min': 'Mindestens {min}',
  'hint.max': 'Höchstens {max}',
  'hint.range': 'Zwischen {min} und {max}',
  'hint.integer': 'Ganze Zahl',
  'hint.minLength': { one: 'Mindestens {count} Zeichen', other: 'Mindestens {count} Zeichen' },
  'hint.maxLength': { one: 'Höchstens {count} Zeichen', other: 'Höchstens {count} Zeichen' },
  'hint.lengthRange': '{min} bis {max} Zeichen',
  'hint.uri': 'Vollständige Webadresse, beginnend mit https://',
  'hint.email': 'Zum Beispiel name@example.com',
  'hint.timeZone': 'Zeitzone: {zone} ({offset})',
  'hint.timeZoneChange': 'Zeitzone ändern',
  'hint.sentAs': 'Wird gesendet als {value}',
  'hint.selectMin': {
    one: 'Wählen Sie mindestens {count} Option',
    other: 'Wählen Sie mindestens {count} Optionen',
  },
  'hint.selectMax': {
    one: 'Wählen Sie höchstens {count} Option',
    other: 'Wählen Sie höchstens {count} Optionen',
  },
  'hint.selectRange': 'Wählen Sie {min} bis {max} Optionen',
  'hint.selectExact': 'Genaue Anzahl der Optionen: {count}',
  'hint.selectAny': 'Wählen Sie alles Zutreffende',
  'hint.exclusiveMin': 'Größer als {min}',
  'hint.exclusiveMax': 'Kleiner als {max}',
  'hint.multipleOf': 'In Schritten von {step}',
  'hint.pattern': 'Der Server prüft das Format dieser Antwort',
  'hint.mustBeTrue': 'Häkchen erforderlich',
  'hint.mustBeFalse': 'Muss „Nein“ sein',
  'hint.examples': 'Zum Beispiel: {value}',
  'hint.ownWords': 'Wählen Sie einen Vorschlag oder schreiben Sie selbst etwas',
  'hint.hidden': 'Ausgefüllt mit Zeichen, die man nicht sieht: {value}',
  'hint.suggested.no-offset': 'Vorgeschlagen: {value}, ohne Zeitzone',
  'hint.suggested.no-time': 'Vorgeschlagen: {value}, ohne Uhrzeit',
  'hint.suggested.too-long': 'Eine lange Antwort wird vorgeschlagen: {value}',
  'hint.suggested.unusable': 'Vorgeschlagen: {value}. Das lässt sich hier nicht eintragen',
  'hint.separator': '. ',

  // count
  'count.left': { one: 'Noch {count} Zeichen frei', other: 'Noch {count} Zeichen frei' },
  'count.over': { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viel' },
  'count.selected': '{count} ausgewählt',
  'count.selectedOf': '{count} von {max} ausgewählt',

  // search
  'search.label': '„{label}“ durchsuchen',
  'search.hint': {
    one: 'Tippen Sie, um {count} Option zu durchsuchen',
    other: 'Tippen Sie, um {count} Optionen zu durchsuchen',
  },
  'search.results': { one: '{count} Treffer', other: '{count} Treffer' },
  'search.none': 'Keine Option passt zu „{query}“',
  'search.more': {
    one: '{count} weitere Option. Tippen Sie, um die Liste einzugrenzen',
    other: '{count} weitere Optionen. Tippen Sie, um die Liste einzugrenzen',
  },

  // issue
  'issue.required': 'Füllen Sie „{label}“ aus',
  'issue.required-yes-no': 'Wählen Sie Ja oder Nein für „{label}“',
  'issue.required-choice': 'Wählen Sie eine Option für „{label}“',
  'issue.must-be': '„{label}“ muss „{value}“ sein',
  'issue.email': 'Geben Sie „{label}“ im Format name@example.com ein',
  'issue.email-domain': '„{label}“ braucht nach dem @ einen Punkt, etwa name@example.com',
  'issue.email-ending': '„{label}“ ist nicht vollständig. Meinten Sie {suggestion}?',
  'issue.email-letters': 'Geben Sie „{label}“ in einfachen Buchstaben ein, etwa {suggestion}',
  'issue.uri': 'Geben Sie „{label}“ als vollständige Adresse ein, etwa https://example.com',
  'issue.uri-scheme':
    '„{label}“ muss mit https:// oder einem anderen Schema beginnen, etwa {suggestion}',
  'issue.uri-letters': 'Geben Sie „{label}“ in einfachen Buchstaben ein, etwa {suggestion}',
  'issue.date': '„{label}“ muss ein Datum sein, das es gibt',
  'issue.date-incomplete': '„{label}“ braucht Tag, Monat und Jahr',
  'issue.date-year': '„{label}“ braucht ein vierstelliges Jahr',
  'issue.date-time': '„{label}“ muss ein Zeitpunkt sein, den es gibt',
  'issue.date-missing': '„{label}“ braucht ein Datum',
  'issue.time-missing': '„{label}“ braucht eine Uhrzeit',
  'issue.time-incomplete': '„{label}“ braucht Stunden und Minuten',
  'issue.time-gap': '{time} gibt es an diesem Tag in {zone} nicht. Wählen Sie eine andere Uhrzeit',
  'issue.zone-unknown':
    'Die Zeitzone {zone} ist hier nicht bekannt. Wählen Sie eine andere für „{label}“',
  'issue.number': '„{label}“ muss eine Zahl sein',
  'issue.number-group': 'Geben Sie „{label}“ ohne Tausendertrennzeichen ein, etwa {suggestion}',
  'issue.integer': '„{label}“ muss eine ganze Zahl sein',
  'issue.number-precision': '„{label}“ hat mehr Stellen, als sich genau senden lassen',
  'issue.number-too-big': '„{label}“ ist zu groß, um genau gesendet zu werden',
  'issue.minimum': '„{label}“ muss mindestens {minimum} sein',
  'issue.maximum': '„{label}“ darf höchstens {maximum} sein',
  'issue.range': '„{label}“ muss zwischen {minimum} und {maximum} liegen',
  'issue.exclusive-minimum': '„{label}“ muss größer als {minimum} sein',
  'issue.exclusive-maximum': '„{label}“ muss kleiner als {maximum} sein',
  'issue.multiple-of': '„{label}“ muss ein Vielfaches von {multipleOf} sein',
  'issue.min-length': {
    one: '„{label}“ braucht mindestens {count} Zeichen',
    other: '„{label}“ braucht mindestens {count} Zeichen',
  },
  'issue.max-length': {
    one: '„{label}“ darf höchstens {count} Zeichen haben',
    other: '„{label}“ darf höchstens {count} Zeichen haben',
  },
  'issue.pattern': '„{label}“ entspricht nicht dem Format, das der Server verlangt',
  'issue.any-of': '{first}. Oder: {second}',
  'issue.one-of': '„{label}“ passt zu mehr als einer Regel des Servers. Bitte anders schreiben',
  'issue.not-an-option': 'Wählen Sie für „{label}“ eine Option aus der Liste',
  'issue.min-items': {
    one: 'Wählen Sie mindestens {count} Option für „{label}“',
    other: 'Wählen Sie mindestens {count} Optionen für „{label}“',
  },
  'issue.max-items': {
    one: 'Wählen Sie höchstens {count} Option für „{label}“',
    other: 'Wählen Sie höchstens {count} Optionen für „{label}“',
  },
  'issue.wrong-entry': 'Beantworten Sie „{label}“ noch einmal',
  'issue.answer-needed': 'Antwort fehlt: {label}',
  'issue.summary': { one: 'Es gibt {count} Problem', other: 'Es gibt {count} Probleme' },
  'issue.default':
    'Die vorgeschlagene Antwort für „{label}“ passt nicht zu den Regeln. Prüfen Sie sie',
  'issue.must-tick': 'Setzen Sie das Häkchen bei „{label}“',

  // action
  'action.send': 'An {server} senden',
  'action.confirm': 'Bestätigen',
  'action.decline': 'Ablehnen',
  'action.cancel': 'Abbrechen',
  'action.declineHelp': 'Teilt {server} mit, dass Sie ablehnen. Es wird nichts gesendet.',
  'action.cancelHelp': 'Schließt ohne Antwort. {server} fragt vielleicht noch einmal.',
  'action.close': 'Schließen, ohne zu antworten',
  'action.review': 'Antworten prüfen',
  'action.change': 'Ändern',
  'action.changeNamed': '„{label}“ ändern',
  'action.back': 'Zurück',
  'action.sending': 'Wird gesendet …',
  'action.moved': 'Diese Schaltfläche hat sich gerade verschoben. Drücken Sie sie noch einmal.',
  'action.retrySend': 'Noch einmal versuchen',
  'action.declineAll': {
    one: '{count} Anfrage von {server} ablehnen',
    other: '{count} Anfragen von {server} ablehnen',
  },

  // decline all
  'declineAll.title': {
    one: '{count} Anfrage von {server} ablehnen?',
    other: '{count} Anfragen von {server} ablehnen?',
  },
  'declineAll.rest': {
    one: '{count} weitere, die Sie nicht gesehen haben, wird abgebrochen.',
    other: '{count} weitere, die Sie nicht gesehen haben, werden abgebrochen.',
  },
  'declineAll.confirm': 'Ablehnen',
  'declineAll.keep': 'Behalten',

  // discard
  'discard.title': 'Ihre Antworten verwerfen?',
  'discard.body': 'Ihre Antworten sind noch nicht gesendet.',
  'discard.keep': 'Weiter bearbeiten',
  'discard.confirm': 'Verwerfen und abbrechen',
  'discard.confirmDecline': 'Verwerfen und ablehnen',
  'discard.again':
    'Ihre Eingaben sind nicht gesendet. Drücken Sie noch einmal, um sie zu verwerfen.',

  // url
  'url.website': 'Website',
  'url.full': 'Vollständige Adresse',
  'url.copy': 'Adresse kopieren',
  'url.copied': 'Adresse kopiert',
  'url.note':
    'Die Seite öffnet sich in einem neuen Tab. Diese App sieht nicht, was Sie dort eingeben.',
  'url.open': '{host} öffnen',
  'url.openAnyway': '{host} trotzdem öffnen',
  'url.sameServer': 'Dieselbe Website wie der Server',
  'url.otherSite': 'Nicht dieselbe Website wie der Server ({origin})',
  'url.showAll': 'Ganze Adresse anzeigen',
  'url.confirmChecked': 'Ich habe die Adresse geprüft',
  'url.blocked.title': 'Diese Adresse kann nicht geöffnet werden',
  'url.danger.title': 'Diese Adresse gibt sich vielleicht als eine andere Website aus',
  'url.notSecure': 'Nicht verschlüsselt',
  'url.looksLike': 'Kann aussehen wie {unicode}',
  'url.asciiForm': 'Andere Schreibweise: {ascii}',
  'url.raw': 'Was der Server gesendet hat',
  'url.copyFailed':
    'Das Kopieren hat nicht geklappt. Markieren und kopieren Sie die Adresse selbst.',
  'url.unseen': 'Sehen Sie sich zuerst die Adresse an, und drücken Sie dann noch einmal.',
  'url.covered':
    'Etwas auf der Seite verdeckt diese Schaltfläche. Schieben Sie es weg und versuchen Sie es noch einmal.',
  'url.loading': 'Adresse wird geprüft …',
  'url.checkFirst': 'Prüfen Sie die Adresse und setzen Sie dann das Häkchen bei „{label}“.',
  'url.notOpened': 'Die Seite konnte von hier aus nicht geöffnet werden.',
  'url.reason.invalid_url': 'Das ist keine vollständige Webadresse',
  'url.reason.too_long': 'Die Adresse ist länger als jede echte',
  'url.reason.unsafe_chars': 'Die Adresse enthält Steuerzeichen',
  'url.reason.hidden_chars': 'Die Adresse enthält unsichtbare Zeichen',
  'url.reason.scheme_not_allowed': 'Von hier aus lassen sich nur Webadressen (https) öffnen',
  'url.reason.insecure_http': 'Die Verbindung wäre nicht verschlüsselt (http)',
  'url.reason.ambiguous_syntax':
    'Die Adresse ist so geschrieben, dass Programme sie unterschiedlich lesen',
  'url.reason.userinfo':
    'Die Adresse enthält einen Benutzernamen, der die wirkliche Website verdecken kann',
  'url.reason.ip_obfuscated':
    'Die Adresse verbirgt eine Zahl hinter einer ungewöhnlichen Schreibweise',
  'url.reason.invalid_host': 'So kann keine Website heißen',
  'url.reason.invalid_idn':
    'Der Name enthält internationale Buchstaben, die in keinem Website-Namen vorkommen dürfen',
  'url.reason.private_network': 'Die Adresse liegt auf diesem Gerät oder in Ihrem lokalen Netzwerk',
  'url.reason.ip_literal': 'Die Adresse ist eine Zahl statt eines Namens',
  'url.reason.punycode':
    'Der Name enthält Buchstaben, die wie andere Buchstaben aussehen können: {ascii}',
  'url.reason.digit_lookalike': 'Der Name enthält Zeichen, die wie Ziffern aussehen',
  'url.reason.idn_restricted_char': 'Der Name enthält ungewöhnliche Zeichen',
  'url.reason.host_mapped': 'Der Name ist mit anderen Zeichen geschrieben als der, zu dem er führt',
  'url.reason.trailing_dot': 'Der Name endet mit einem Punkt',
  'url.reason.public_suffix': 'Viele Websites teilen sich diesen Namen; er gehört keiner allein',
  'url.reason.redirector': 'Diese Website leitet Sie zu einer anderen weiter',
  'url.reason.credential_in_url':
    'Die Adresse enthält etwas, das wie ein Passwort oder Schlüssel aussieht',
  'url.reason.insecure_redirect':
    'Die Anmeldung käme über eine unverschlüsselte Verbindung (http) zurück',
  'url.reason.encoded_controls': 'Die Adresse enthält kodierte Steuerzeichen',
  'url.reason.mixed_script': 'Der Name mischt Buchstaben aus verschiedenen Alphabeten',
  'url.reason.whole_script_confusable':
    'Jeder Buchstabe des Namens sieht wie ein lateinischer aus, ist aber keiner',
  'url.reason.lookalike':
    'Der Name sieht aus wie der einer bekannten Website, gehört aber zu einer anderen',
  'url.reason.embedded_domain': 'Der Name einer anderen Website ist Teil dieses Namens',
  'url.reason.script_in_param': 'Die Adresse enthält Code, den die Website ausführen soll',
  'url.info.offsite': 'Nicht dieselbe Website wie der Server',
  'url.info.nondefault_port': 'Verwendet Port {port}',
  'url.info.shared_hosting': 'Unter dieser Domain können alle eine Seite veröffentlichen',
  'url.info.embedded_url': 'In der Adresse steht die Adresse einer anderen Website',
  'url.info.long_url': 'Die Adresse ist lang: {count} Zeichen',
  'url.info.loopback': 'Die Adresse liegt auf diesem Gerät',
  'url.info.trimmed': 'Leerzeichen um die Adresse wurden entfernt',
  'url.info.incomplete_check':
    'Ein Teil der Prüfung fehlt: Die Liste der Website-Namen konnte nicht geladen werden',
  'url.warn.title': 'Prüfen Sie diese Adresse genau',

  // wait
  'wait.title': 'Schließen Sie den Vorgang im anderen Tab ab',
  'wait.body': 'Warten, bis Sie bei {host} fertig sind. Kommen Sie danach hierher zurück.',
  'wait.retry': 'Fertig, weiter',
  'wait.reopen': 'Noch einmal öffnen',
  'wait.stop': 'Nicht mehr warten',
  'wait.notOpened': 'Wenn sich kein Tab geöffnet hat, hat ihn vielleicht Ihr Browser blockiert.',
  'wait.notYet': '{server} meldet, dass der Vorgang noch nicht abgeschlossen ist.',
  'wait.checking': 'Wird geprüft …',
  'wait.linkFallback': 'Selbst öffnen:',
  'wait.blocked': 'Ihr Browser hat den neuen Tab blockiert.',
  'wait.opened': 'Ich habe die Seite geöffnet',

  // receipt
  'receipt.sent': 'An {server} gesendet',
  'receipt.answered': 'Sie haben die Anfrage von {server} beantwortet',
  'receipt.mayHaveArrived':
    'Die Verbindung brach ab, während Ihre Antwort gesendet wurde. Sie kann angekommen sein.',
  'receipt.confirmed': 'Sie haben bestätigt',
  'receipt.declined': 'Sie haben die Anfrage von {server} abgelehnt',
  'receipt.cancelled': 'Sie haben die Anfrage von {server} abgebrochen',
  'receipt.expired': 'Die Anfrage von {server} ist abgelaufen',
  'receipt.withdrawn': 'Die Anfrage wurde zurückgezogen',
  'receipt.opened': 'Sie haben {host} geöffnet',
  'receipt.nothingSent': 'Es wurde nichts gesendet.',
  'receipt.nothingSentHere': 'Von hier wurde nichts gesendet.',
  'receipt.copyDraft': 'Meine Eingaben kopieren',
  'receipt.show': 'Gesendetes anzeigen',
  'receipt.disconnected': 'Die Verbindung zu {server} wurde getrennt',
  'receipt.left': 'Sie haben die Seite verlassen, bevor Sie {server} geantwortet haben',
  'receipt.elsewhere':
    'Die Anfrage von {server} wurde in einem anderen Fenster oder auf einem anderen Gerät beantwortet',
  'receipt.completed': '{server} hat den Abschluss bestätigt',
  'receipt.masked': 'Verborgen',
  'receipt.noAnswer': 'Nicht beantwortet',
  'receipt.copied': 'Kopiert',

  // connection
  'connection.connecting': 'Verbindung wird hergestellt …',
  'connection.offline': 'Die Verbindung ist unterbrochen. Neuer Versuch läuft …',
  'connection.signed-out': 'Sie sind abgemeldet. Melden Sie sich an, um Anfragen zu sehen.',
  'connection.outdated': 'Diese Seite ist veraltet. Laden Sie sie neu, um Anfragen zu sehen.',

  // state
  'state.sendFailed': 'Das Senden hat nicht geklappt. Ihre Antworten sind noch da.',
  'state.notSent': 'Das Senden hat nicht geklappt.',
  'state.offline': 'Sie sind offline. Sie können Ihre Antworten weiter bearbeiten.',
  'state.unsupportedField': 'Diese Frage hat ein Format, das diese App nicht anzeigen kann.',
  'state.unsupportedRequest': 'Diese Anfrage kann hier nicht beantwortet werden',
  'state.unsupportedBody':
    '{server} fragt in einem Format, das diese App nicht unterstützt. Sie können ablehnen oder abbrechen.',
  'state.unsupportedDialect':
    '{server} hat dieses Formular in {dialect} geschrieben, was diese App nicht lesen kann. Sie können ablehnen oder abbrechen.',
  'state.details': 'Technische Details',
  'state.sensitive.title': 'Geben Sie hier keine Passwörter oder Schlüssel ein',
  'state.sensitive.body':
    '„{label}“ sieht nach einem Geheimnis aus. Server dürfen in Formularen nicht nach Geheimnissen fragen, und was Sie eingeben, ist für diese App sichtbar.',
  'state.sensitive.ack': 'Ich verstehe, trotzdem senden',
  'state.sensitive.needed': 'Leeren Sie „{label}“ oder wählen Sie „{ack}“',
  'state.sensitive.blocked': 'Diese Frage verlangt ein Geheimnis. Das lässt diese App nicht zu.',
  'state.sensitive.blockedBody':
    '{server} darf danach nicht in einem Formular fragen. Sie können ablehnen oder abbrechen.',
  'state.expiresIn': 'Läuft in {duration} ab',
  'state.expiringSoon': 'Diese Anfrage läuft in {duration} ab.',
  'state.moreTime': 'Ich brauche mehr Zeit',
  'state.tooLarge.title': 'Dieses Formular ist zu groß, um es hier anzuzeigen',
  'state.tooLarge.body': '{server} stellt {count} Fragen. Sie können ablehnen oder abbrechen.',
  'state.omitted': {
    one: '{count} optionale Frage kann hier nicht angezeigt werden und fehlt: {labels}',
    other: '{count} optionale Fragen können hier nicht angezeigt werden und fehlen: {labels}',
  },
  'state.more': {
    one: '{count} weitere Frage',
    other: '{count} weitere Fragen',
  },
  'state.problem.title': 'Diese Anfrage kann nicht gelesen werden',
  'state.problem.body':
    '{server} hat eine Anfrage gesendet, die nicht dem Protokoll entspricht. Sie können sie ablehnen oder abbrechen.',
};
