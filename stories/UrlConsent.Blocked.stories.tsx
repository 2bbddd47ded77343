import type { Meta } from '@storybook/react-vite';
import { urlBlocked } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

/** Addresses that cannot be opened: the reason, and what was sent as inert text. Decline and Cancel, nothing else. */
const meta = {
  ...asking,
  title: 'URL consent/Blocked',
  tags: ['autodocs'],
  args: { ...asking.args, presentation: 'inline' },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** Not an address. Reason `invalid_url`. */
export const InvalidUrl: AskStory = { args: { request: urlBlocked.invalid_url } };

/** More than 65,536 characters, of which 2,000 are shown. Reason `too_long`. */
export const TooLong: AskStory = { args: { request: urlBlocked.too_long } };

/** A control character, written out. Reason `unsafe_chars`. */
export const UnsafeCharacters: AskStory = { args: { request: urlBlocked.unsafe_chars } };

/** A character that turns the text around, written out. Reason `hidden_chars`. */
export const HiddenCharacters: AskStory = { args: { request: urlBlocked.hidden_chars } };

/** Anything but a web address. Reason `scheme_not_allowed`. */
export const Scheme: AskStory = { args: { request: urlBlocked.scheme_not_allowed } };

/** Plain http beyond this machine. Reason `insecure_http`. */
export const InsecureHttp: AskStory = { args: { request: urlBlocked.insecure_http } };

/** Parsers would disagree where it leads. Reason `ambiguous_syntax`. */
export const AmbiguousSyntax: AskStory = { args: { request: urlBlocked.ambiguous_syntax } };

/** A name in front of the at sign that looks like the host. Reason `userinfo`. */
export const UserInfo: AskStory = { args: { request: urlBlocked.userinfo } };

/** An IP address in disguise. Reason `ip_obfuscated`. */
export const ObfuscatedIp: AskStory = { args: { request: urlBlocked.ip_obfuscated } };

/** A host that cannot be. Reason `invalid_host`. */
export const InvalidHost: AskStory = { args: { request: urlBlocked.invalid_host } };

/** Punycode that stands for nothing. Reason `invalid_idn`. */
export const InvalidIdn: AskStory = { args: { request: urlBlocked.invalid_idn } };

/** A machine on the person’s own network. Reason `private_network`. */
export const PrivateNetwork: AskStory = { args: { request: urlBlocked.private_network } };

/** As a modal. */
export const Dialog: AskStory = {
  args: { request: urlBlocked.userinfo, presentation: 'dialog' },
};
