import type { Meta } from '@storybook/react-vite';
import { requesters, urlWarnings } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

/** Addresses that open after a warning. Declining comes first, and opening waits for a second. */
const meta = {
  ...asking,
  title: 'URL consent/Warned',
  tags: ['autodocs'],
  args: { ...asking.args, presentation: 'inline' },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** A number in place of a name. Reason `ip_literal`. */
export const IpLiteral: AskStory = { args: { request: urlWarnings.ip_literal } };

/** Letters beyond ASCII, and nothing else odd: the name as it is read, and below it as it is sent. Reason `punycode`. */
export const Punycode: AskStory = { args: { request: urlWarnings.punycode } };

/** Digits of another script. From here on the ASCII form comes first. Reason `digit_lookalike`. */
export const DigitLookalike: AskStory = { args: { request: urlWarnings.digit_lookalike } };

/** A picture in the name. Reason `idn_restricted_char`. */
export const RestrictedCharacter: AskStory = { args: { request: urlWarnings.idn_restricted_char } };

/** Written with other letters than the ones that the browser reads. Reason `host_mapped`. */
export const MappedHost: AskStory = { args: { request: urlWarnings.host_mapped } };

/** The same name, and yet another site to a browser. Reason `trailing_dot`. */
export const TrailingDot: AskStory = { args: { request: urlWarnings.trailing_dot } };

/** A suffix under which others register: there is no site to emphasise. Reason `public_suffix`. */
export const PublicSuffix: AskStory = { args: { request: urlWarnings.public_suffix } };

/** A link that leads on to nobody knows where. Reason `redirector`. */
export const Redirector: AskStory = { args: { request: urlWarnings.redirector } };

/** A key in the address. Reason `credential_in_url`. */
export const Credential: AskStory = { args: { request: urlWarnings.credential_in_url } };

/** OAuth’s way back without encryption. Reason `insecure_redirect`. */
export const InsecureRedirect: AskStory = { args: { request: urlWarnings.insecure_redirect } };

/** Control characters behind percent signs. Reason `encoded_controls`. */
export const EncodedControls: AskStory = { args: { request: urlWarnings.encoded_controls } };

/** The server's own machine, on a private network. Reason `private_network`. */
export const OwnPrivateNetwork: AskStory = {
  args: {
    request: { mode: 'url', message: 'Unlock the door.', url: 'https://192.168.1.10/unlock' },
    requester: {
      ...requesters.remote,
      serverUrl: 'https://192.168.1.10/mcp',
      origin: '192.168.1.10',
    },
  },
};
