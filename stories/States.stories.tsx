import type { Meta } from '@storybook/react-vite';
import {
  brokenRequests,
  confirmations,
  hostileRequests,
  largeForms,
  scenarios,
  sensitiveRequests,
  textFields,
  unreadableRequests,
} from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = { ...asking, title: 'States' } satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** The answer is on its way: nothing can be pressed twice, and the focus stays where it is. */
export const Sending: AskStory = {
  ...sent,
  args: {
    ...sent.args,
    request: textFields.requiredWithDefault,
    onResult: () => new Promise(() => {}),
  },
};

/** It did not arrive: the answers are still there, and the very same answer can be sent again. */
export const SendingFailed: AskStory = {
  ...sent,
  args: {
    ...sent.args,
    request: textFields.requiredWithDefault,
    onResult: () => Promise.reject(new Error('offline')),
  },
};

/** Without a network one can go on writing. */
export const Offline: AskStory = {
  args: { request: textFields.multiline },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    // The browser's own is on the prototype.
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
};

/** No questions: something to confirm. */
export const Confirmation: AskStory = { args: { request: confirmations.emptySchema } };

/** A message that goes on and on. */
export const LongMessage: AskStory = { args: { request: confirmations.longMessage } };

/** A server that gave no reason. */
export const BlankMessage: AskStory = { args: { request: confirmations.blankMessage } };

/** A question for a secret, which servers must not ask. */
export const Sensitive: AskStory = { args: { request: sensitiveRequests.password } };

/** The same where the host forbids it. */
export const SensitiveBlocked: AskStory = {
  args: { request: sensitiveRequests.password, sensitivePolicy: 'block' },
};

/** An optional question that no form can hold is left out, and that is said. */
export const LeftOut: AskStory = { args: { request: brokenRequests.unsupportedOptional } };

/** A required one makes the request unanswerable. Leaving always works. */
export const Unsupported: AskStory = { args: { request: brokenRequests.unsupportedRequired } };

/** Params that do not follow the protocol. */
export const Unreadable: AskStory = { args: { request: unreadableRequests.unknownMode } };

/** Defaults that break the schema's own rules. */
export const InvalidDefaults: AskStory = { args: { request: brokenRequests.invalidDefaults } };

/** Thirty questions. */
export const ThirtyFields: AskStory = { args: { request: largeForms.thirtyFields } };

/** More than can be drawn. */
export const TooManyFields: AskStory = { args: { request: largeForms.tooManyFields } };

/** A thousand questions: one keystroke costs what it costs in three. */
export const ThousandFields: AskStory = {
  args: { request: largeForms.thousandFields },
  // A minute of checking for nothing: the same five questions, two hundred times.
  parameters: { a11y: { test: 'off' } },
};

/** As a modal. */
export const Dialog: AskStory = {
  args: { request: scenarios.fileBugReport, presentation: 'dialog' },
};

/** Markup is text. */
export const Markup: AskStory = { args: { request: hostileRequests.html } };

/** Words that try to turn other words around. */
export const Bidi: AskStory = { args: { request: hostileRequests.bidi } };

/** No place to break a line. */
export const LongWord: AskStory = { args: { request: hostileRequests.longWord } };
