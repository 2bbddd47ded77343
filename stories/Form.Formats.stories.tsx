import type { Meta } from '@storybook/react-vite';
import { formatFields } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/Formats',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** A text box: `type=email` would rewrite what is typed. */
export const Email: AskStory = { args: { request: formatFields.email } };

/** With the server's suggestion. */
export const EmailWithDefault: AskStory = { args: { request: formatFields.emailWithDefault } };

/** A whole address; a missing scheme is offered, never added in silence. */
export const Uri: AskStory = { args: { request: formatFields.uri } };

/** With the server's suggestion. */
export const UriWithDefault: AskStory = { args: { request: formatFields.uriWithDefault } };

/** The browser's own date box. */
export const Date: AskStory = { args: { request: formatFields.date } };

/** With the server's suggestion. */
export const DateWithDefault: AskStory = { args: { request: formatFields.dateWithDefault } };

/** A date, a time, and the zone in which they are meant. */
export const DateTime: AskStory = { args: { request: formatFields.dateTime } };

/** An untouched default goes back byte for byte. */
export const DateTimeWithDefault: AskStory = {
  args: { request: formatFields.dateTimeWithDefault },
};

/** Looks that no revision has: several lines, and a time of day. */
export const Looks: AskStory = { args: { request: formatFields.looks } };

/** A format that no revision has is plain text. */
export const Unknown: AskStory = { args: { request: formatFields.unknown } };

/** Sent without a date. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: formatFields.date },
};
