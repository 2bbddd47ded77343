// The main surfaces, each in a state that a person meets, side by side in one tree.
import { fireEvent, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  ElicitationOutlet,
  ElicitationPrompt,
  ElicitationReceipt,
  createElicitationQueue,
} from '../../../src/index.js';
import type { Outcome } from '../../../src/index.js';
import {
  booleanFields,
  brokenRequests,
  confirmations,
  formatFields,
  largeForms,
  multiSelectFields,
  numberFields,
  requesters,
  scenarios,
  sensitiveRequests,
  serverLanguages,
  singleSelectFields,
  textFields,
  unreadableRequests,
  urlBlocked,
  urlDangers,
  urlRequests,
  urlWarnings,
} from '../../../src/fixtures/index.js';

/** A surface, and what a person does there first. */
export interface Surface {
  element: ReactElement;
  act?: (root: HTMLElement) => void | Promise<void>;
  /** What is there then, as a selector. */
  shows?: string;
}

function prompt(request: unknown, props: Partial<ElicitationPrompt.Props> = {}): ReactElement {
  return (
    <ElicitationPrompt
      request={request}
      requester={requesters.remote}
      presentation="inline"
      acceptDelayMs={0}
      timeZone="UTC"
      onResult={() => {}}
      {...props}
    />
  );
}

function receipt(outcome: Outcome, more: Partial<ElicitationReceipt.Props> = {}): ReactElement {
  return (
    <ElicitationReceipt
      elicitation={scenarios.planTripWhere}
      requester={requesters.remote}
      outcome={outcome}
      at={0}
      {...more}
    />
  );
}

/** By what it does, for its words are in any language. */
function press(action: string) {
  return (root: HTMLElement) => {
    const button = root.querySelector(`[data-action="${action}"]`);
    if (!button) throw new Error(`There is no ${action} to press`);
    button.scrollIntoView(); // a button that cannot be seen opens nothing
    fireEvent.click(button);
  };
}

const part = (name: string) => `[data-elicit-part="${name}"]`;
const sentEmpty = { act: press('accept'), shows: part('error') };

const never = () => new Promise<void>(() => {});
const fails = () => Promise.reject(new Error('offline'));

function queue() {
  const requests = createElicitationQueue();
  const asks = [scenarios.planTripWhere, scenarios.planTripWhen, confirmations.emptySchema];
  for (const ask of asks) {
    const options = { requester: requesters.remote, expiresAt: Date.now() + 90_000 };
    void requests.ask(ask, { ...options, onRequestMoreTime: () => {} });
  }
  return <ElicitationOutlet queue={requests} acceptDelayMs={0} />;
}

export const surfaces: Record<string, Surface> = {
  'every kind of question': { element: prompt(scenarios.bookTable) },
  'every kind, sent empty': { element: prompt(scenarios.bookTable), ...sentEmpty },
  'a report with faults': { element: prompt(scenarios.fileBugReport), ...sentEmpty },
  'thirty questions': { element: prompt(largeForms.thirtyFields) },
  'thirty questions, sent empty': { element: prompt(largeForms.thirtyFields), ...sentEmpty },
  'limits of a text': { element: prompt(textFields.limited), ...sentEmpty },
  'limits of a number': { element: prompt(numberFields.integerRequired), ...sentEmpty },
  'a time and its zone': { element: prompt(formatFields.dateTimeWithDefault) },
  'a time that is missing': { element: prompt(formatFields.dateTime), ...sentEmpty },
  'yes or no, not answered': { element: prompt(booleanFields.required), ...sentEmpty },
  'a box that must be ticked': { element: prompt(booleanFields.mustBeTrue), ...sentEmpty },
  'suggestions that do not fit': { element: prompt(brokenRequests.invalidDefaults), ...sentEmpty },
  'long options': { element: prompt(singleSelectFields.longLabels) },
  'a list of the browser': { element: prompt(singleSelectFields.twelveOptions), ...sentEmpty },
  'a searched list': { element: prompt(singleSelectFields.thirtyOptions), ...sentEmpty },
  'many to tick': { element: prompt(multiSelectFields.thirtyOptions) },
  'too few ticked': { element: prompt(multiSelectFields.exactly), ...sentEmpty },
  'a secret': { element: prompt(sensitiveRequests.password), ...sentEmpty },
  'a secret that is not allowed': {
    element: prompt(sensitiveRequests.password, { sensitivePolicy: 'block' }),
  },
  'something unsupported': { element: prompt(brokenRequests.unsupportedRequired) },
  'something left out': { element: prompt(brokenRequests.unsupportedOptional) },
  'too many questions': { element: prompt(largeForms.tooManyFields) },
  'not to be read': { element: prompt(unreadableRequests.unknownMode) },
  'a confirmation': { element: prompt(confirmations.emptySchema) },
  'a server that writes Arabic': { element: prompt(serverLanguages.arabic, { serverLang: 'ar' }) },
  'answers to review': {
    element: prompt(numberFields.decimalWithDefault, { review: true }),
    act: press('accept'),
    shows: part('review'),
  },
  'being sent': {
    element: prompt(scenarios.bookTable, { onResult: never }),
    act: press('decline'),
    shows: '[aria-busy]',
  },
  'not delivered': {
    element: prompt(scenarios.planTripWhen, { onResult: fails }),
    act: press('decline'),
    shows: part('delivery'),
  },
  'a queue with deadlines': { element: queue() },
  'an address': { element: prompt(urlRequests.oauth) },
  'an address in a foreign script': { element: prompt(urlWarnings.punycode) },
  'a long address': { element: prompt(urlRequests.long) },
  'an address with a warning': { element: prompt(urlWarnings.redirector) },
  'a dangerous address': { element: prompt(urlDangers.lookalike) },
  'a blocked address': { element: prompt(urlBlocked.userinfo) },
  'a tab that did not come': {
    element: prompt(urlRequests.plain, { openUrl: () => false }),
    act: press('open'),
    shows: part('fallback-note'),
  },
  'finishing elsewhere': {
    element: prompt(urlRequests.plain, { openUrl: () => true }),
    act: press('open'),
    shows: part('waiting'),
  },
  sent: {
    element: receipt('accept', { content: { city: 'Trieste', travellers: 2 } }),
  },
  declined: { element: receipt('decline') },
  cancelled: { element: receipt('cancel') },
  'expired with something typed': { element: receipt('expired', { draft: { f0: 0, f1: '3' } }) },
  'a site that was opened': {
    element: receipt('accept', { elicitation: urlRequests.plain }),
  },
};

function search(value: string) {
  return async (root: HTMLElement) => {
    await within(root).findByRole('listbox', { hidden: true }, { timeout: 20_000 });
    const box = within(root).getByRole('combobox');
    box.focus();
    fireEvent.click(box);
    if (value !== '') fireEvent.change(box, { target: { value } });
  };
}

/** One at a time: only one can be open, or hold the focus. */
export const alone: Record<string, Surface> = {
  'a list that is open': {
    element: prompt(singleSelectFields.fiveThousandOptions),
    act: search(''),
    shows: '[role="option"]',
  },
  'a search that finds nothing': {
    element: prompt(singleSelectFields.thirtyOptions),
    act: search('zzz'),
    shows: `${part('popup')}:not([hidden]) > ${part('hint')}`,
  },
  'a form in a dialog': { element: prompt(scenarios.bookTable, { presentation: 'dialog' }) },
  'a dangerous address in a dialog': {
    element: prompt(urlDangers.lookalike, { presentation: 'dialog' }),
  },
};
