import type { IssueCode, UrlInfo, UrlReason } from '../core/index.js';

/** Forms by the category that `Intl.PluralRules` gives for `{count}`; `other` stands in for a missing one. */
export type Plural = { readonly other: string } & {
  readonly [category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

type CountedIssue = 'min-length' | 'max-length' | 'min-items' | 'max-items';

type IssueMessages = { [C in Exclude<IssueCode, CountedIssue> as `issue.${C}`]: string } & {
  [C in CountedIssue as `issue.${C}`]: Plural;
};
type UrlMessages = { [C in UrlReason as `url.reason.${C}`]: string } & {
  [C in UrlInfo as `url.info.${C}`]: string;
};

/** The sentences that do not come from a code of core, with their placeholders. */
interface OwnMessages {
  // request
  /** {words} of a server within a sentence, where they could be read as ours */
  'word.quoted': string;
  /** {server} */
  'request.title.form': string;
  /** {server} */
  'request.title.confirm': string;
  /** {server} */
  'request.title.url': string;
  'request.unnamedServer': string;
  'request.originLabel': string;
  /** {index} {total} */
  'request.position': string;
  /** {server} */
  'request.messageFrom': string;
  /** {server} */
  'request.arrived': string;
  /** {server} */
  'request.arrivedConfirm': string;
  /** {host} {server} */
  'request.arrivedUrl': string;
  /** {count} */
  'request.arrivedMore': Plural;
  /** {count} */
  'request.jump': Plural;
  /** {count} */
  'request.beyond': Plural;
  /** {count} */
  'request.inOtherScopes': Plural;
  'request.answer': string;
  /** The button of a request that is answered in another place of the page. */
  'request.goTo': string;
  /** {server} */
  'request.answerNamed': string;
  'request.regionLabel': string;
  /** {server} */
  'request.noMessage': string;

  // message
  'message.more': string;
  'message.less': string;
  /** Of a confirmation: the press did nothing. */
  'message.unread': string;

  // form
  /** {acceptLabel} */
  'form.nothingSent': string;
  /** At an answer that was filled in and out of view, the first of {count} */
  'form.unseen': Plural;
  'form.prefilled': string;
  /** The server asks the same once more. */
  'form.earlier': string;
  'form.allOptional': string;
  'form.oneOptional': string;
  'form.mostOptional': string;
  'form.requiredDone': string;
  /** {count} */
  'form.requiredLeft': Plural;

  // field
  'field.optional': string;
  'field.required': string;
  'field.noAnswer': string;
  'field.choose': string;
  'field.selectAll': string;
  /** {label} */
  'field.selectAllNamed': string;
  'field.selectNone': string;
  /** {label} */
  'field.selectNoneNamed': string;
  /** Lines were pasted into a box to search in. */
  'field.linesJoined': string;
  'field.clear': string;
  /** {label} */
  'field.clearNamed': string;
  /** Shows what is typed into a box whose text is hidden. */
  'field.show': string;
  /** {label} */
  'field.showNamed': string;
  'field.yes': string;
  'field.no': string;
  'field.errorPrefix': string;
  'field.date': string;
  'field.time': string;
  'field.timeZone': string;
  /** Of a correction. {value} */
  'field.useSuggestion': string;
  /** {value} */
  'field.restoreDefault': string;

  // hint
  /** {min} */
  'hint.min': string;
  /** {max} */
  'hint.max': string;
  /** {max} {min} */
  'hint.range': string;
  'hint.integer': string;
  /** {count} */
  'hint.minLength': Plural;
  /** {count} */
  'hint.maxLength': Plural;
  /** {max} {min} */
  'hint.lengthRange': string;
  'hint.uri': string;
  'hint.email': string;
  /** {offset} {zone} */
  'hint.timeZone': string;
  'hint.timeZoneChange': string;
  /** {value} */
  'hint.sentAs': string;
  /** {count} */
  'hint.selectMin': Plural;
  /** {count} */
  'hint.selectMax': Plural;
  /** {max} {min} */
  'hint.selectRange': string;
  /** {count} */
  'hint.selectExact': string;
  'hint.selectAny': string;
  /** {min} */
  'hint.exclusiveMin': string;
  /** {max} */
  'hint.exclusiveMax': string;
  /** {step} */
  'hint.multipleOf': string;
  'hint.pattern': string;
  'hint.mustBeTrue': string;
  'hint.mustBeFalse': string;
  /** {value} */
  'hint.examples': string;
  /** Beside a list and own words. */
  'hint.ownWords': string;
  /** {value}: with what cannot be seen written out. */
  'hint.hidden': string;
  /** {value} */
  'hint.suggested.no-offset': string;
  /** {value} */
  'hint.suggested.no-time': string;
  /** {value} */
  'hint.suggested.too-long': string;
  /** {value} */
  'hint.suggested.unusable': string;
  /** Between two of them. */
  'hint.separator': string;

  // count
  /** {count} */
  'count.left': Plural;
  /** {count} */
  'count.over': Plural;
  /** {count} */
  'count.selected': string;
  /** {count} {max} */
  'count.selectedOf': string;

  // search
  /** {label} */
  'search.label': string;
  /** {count} */
  'search.hint': Plural;
  /** {count} */
  'search.results': Plural;
  /** {query} */
  'search.none': string;
  /** {count} */
  'search.more': Plural;

  // issue
  /** {label} */
  'issue.answer-needed': string;
  /** {count} */
  'issue.summary': Plural;
  /** {label} */
  'issue.default': string;
  /** {label} */
  'issue.must-tick': string;

  // action
  /** {server} */
  'action.send': string;
  'action.confirm': string;
  'action.decline': string;
  'action.cancel': string;
  /** {server} */
  'action.declineHelp': string;
  /** {server} */
  'action.cancelHelp': string;
  'action.close': string;
  'action.review': string;
  'action.change': string;
  /** {label} */
  'action.changeNamed': string;
  'action.back': string;
  'action.sending': string;
  'action.moved': string;
  'action.retrySend': string;
  /** {count} {server}: how many are declined */
  'action.declineAll': Plural;

  // decline all
  /** {count} {server} */
  'declineAll.title': Plural;
  /** {count}: those that nobody saw */
  'declineAll.rest': Plural;
  'declineAll.confirm': string;
  'declineAll.keep': string;

  // discard
  'discard.title': string;
  'discard.body': string;
  'discard.keep': string;
  'discard.confirm': string;
  'discard.confirmDecline': string;
  /** Beside Decline or Cancel, after the first press. */
  'discard.again': string;

  // url
  'url.website': string;
  'url.full': string;
  'url.copy': string;
  'url.copied': string;
  'url.note': string;
  /** {host} */
  'url.open': string;
  /** {host} */
  'url.openAnyway': string;
  'url.sameServer': string;
  /** {origin} */
  'url.otherSite': string;
  'url.showAll': string;
  'url.confirmChecked': string;
  'url.blocked.title': string;
  'url.danger.title': string;
  'url.notSecure': string;
  /** {unicode} */
  'url.looksLike': string;
  /** {ascii} */
  'url.asciiForm': string;
  'url.raw': string;
  'url.copyFailed': string;
  'url.unseen': string;
  'url.covered': string;
  'url.loading': string;
  /** {label} */
  'url.checkFirst': string;
  'url.notOpened': string;
  'url.warn.title': string;

  // wait
  'wait.title': string;
  /** {host} */
  'wait.body': string;
  'wait.retry': string;
  'wait.reopen': string;
  'wait.stop': string;
  'wait.notOpened': string;
  /** {server} */
  'wait.notYet': string;
  'wait.checking': string;
  'wait.linkFallback': string;
  'wait.blocked': string;
  'wait.opened': string;

  // receipt
  /** {server} */
  'receipt.sent': string;
  /** {server} In place of it, where nobody can tell whether the answer arrived. */
  'receipt.answered': string;
  'receipt.mayHaveArrived': string;
  'receipt.confirmed': string;
  /** {server} */
  'receipt.declined': string;
  /** {server} */
  'receipt.cancelled': string;
  /** {server} */
  'receipt.expired': string;
  /** {server} */
  'receipt.withdrawn': string;
  /** {host} */
  'receipt.opened': string;
  'receipt.nothingSent': string;
  /** In place of it, where it was answered in another window. */
  'receipt.nothingSentHere': string;
  'receipt.copyDraft': string;
  'receipt.show': string;
  /** {server} */
  'receipt.disconnected': string;
  /** {server} */
  'receipt.left': string;
  /** {server} */
  'receipt.elsewhere': string;
  /** {server} */
  'receipt.completed': string;
  'receipt.masked': string;
  'receipt.noAnswer': string;
  'receipt.copied': string;

  // connection, of a queue that is on a backend
  'connection.connecting': string;
  'connection.offline': string;
  'connection.signed-out': string;
  'connection.outdated': string;

  // state
  'state.sendFailed': string;
  /** In place of it, where nothing was filled in. */
  'state.notSent': string;
  'state.offline': string;
  'state.unsupportedField': string;
  'state.unsupportedRequest': string;
  /** {server} */
  'state.unsupportedBody': string;
  /** {dialect} {server} */
  'state.unsupportedDialect': string;
  'state.details': string;
  'state.sensitive.title': string;
  /** {label} */
  'state.sensitive.body': string;
  'state.sensitive.ack': string;
  /** {label} {ack} */
  'state.sensitive.needed': string;
  'state.sensitive.blocked': string;
  /** {server} */
  'state.sensitive.blockedBody': string;
  /** {duration} */
  'state.expiresIn': string;
  /** {duration} */
  'state.expiringSoon': string;
  'state.moreTime': string;
  'state.tooLarge.title': string;
  /** {count} {server} */
  'state.tooLarge.body': string;
  /** {count} {labels} */
  'state.omitted': Plural;
  /** After the first of a long list of questions. */
  'state.more': Plural;
  'state.problem.title': string;
  /** {server} */
  'state.problem.body': string;
}

/** Sentences by id: strings with `{placeholders}`, or plural forms. Plain data, so that it crosses from a server component. */
export type Texts = Readonly<OwnMessages & IssueMessages & UrlMessages>;

/** Ids of {@link Texts}. */
export type MessageId = keyof Texts;

/** One language, complete: a missing id does not compile. */
export type Messages = Texts & {
  /** BCP 47; decides plural forms, numbers, dates and lists. */
  readonly locale: string;
  /** Direction of the client's own words. */
  readonly dir: 'ltr' | 'rtl';
};
