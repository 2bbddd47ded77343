import type { Meta } from '@storybook/react-vite';
import { requesters, urlRequests } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

/**
 * Addresses that open after consent. None of the quiet lines is a reason for or against. Not shown here: info
 * `incomplete_check`, the line for when the Public Suffix List cannot be loaded.
 */
const meta = {
  ...asking,
  title: 'URL consent/Opens',
  tags: ['autodocs'],
  args: { ...asking.args, presentation: 'inline' },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** Where it leads, and the whole of it. The registrable domain stands out. */
export const Plain: AskStory = { args: { request: urlRequests.plain } };

/** As a modal, which is how a URL request comes unless the host wants it otherwise. */
export const Dialog: AskStory = { args: { request: urlRequests.plain, presentation: 'dialog' } };

/** Another site than the server’s, with the way back in a parameter: what OAuth looks like. Info `offsite`, `embedded_url`. */
export const SignIn: AskStory = { args: { request: urlRequests.oauth } };

/** Info `nondefault_port`. */
export const Port: AskStory = { args: { request: urlRequests.port } };

/** Anyone can have a page there. Info `shared_hosting`. */
export const SharedHosting: AskStory = { args: { request: urlRequests.sharedHosting } };

/** Long names in front of the domain do not push it out of sight. */
export const LongHost: AskStory = { args: { request: urlRequests.longHost } };

/** All of it is there, and its box scrolls. Info `long_url`. */
export const Long: AskStory = { args: { request: urlRequests.long } };

/** This machine, for a server on this machine; http is said. Info `loopback`. */
export const Loopback: AskStory = {
  args: { request: urlRequests.loopback, requester: requesters.local },
};

/** Spaces around the address were removed. Info `trimmed`. */
export const Trimmed: AskStory = { args: { request: urlRequests.spaces } };

/** A server that is a command has no site to compare with. */
export const CommandServer: AskStory = {
  args: { request: urlRequests.plain, requester: requesters.command },
};
