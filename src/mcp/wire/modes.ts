import { modes as formOnly } from './revisions/2025-06-18.js';
import { version as urlMode } from './revisions/2025-11-25.js';

/** Which kinds of request a client takes, as in its `elicitation` capability: nothing named means form only. */
export interface ElicitModes {
  form?: boolean;
  url?: boolean;
}

export const everyMode: ElicitModes = { form: true, url: true };

/** Whether this mode was declared. */
export function takes({ url = false, form = !url }: ElicitModes, mode: 'form' | 'url'): boolean {
  return mode === 'url' ? url : form;
}

/** What is left of the modes with a server of this revision. */
export function modesAt(version: string | undefined, modes: ElicitModes): ElicitModes {
  return version !== undefined && version < urlMode ? formOnly : modes;
}

/**
 * The value of the client's `elicitation` capability. Give the modes for which a surface is really mounted.
 *
 * @default both
 * @throws when no mode is left: a client that declares elicitation MUST take one, and `{}` would mean form.
 */
export function elicitationCapability(modes: ElicitModes = everyMode): {
  form?: Record<string, never>;
  url?: Record<string, never>;
} {
  const form = takes(modes, 'form');
  const url = takes(modes, 'url');
  if (!form && !url) {
    throw new Error(
      'mcp-elicitation-react: elicitationCapability was called without a mode. A client that declares elicitation must take one, and an empty declaration means form. Leave the capability out instead.',
    );
  }
  return { ...(form && { form: {} }), ...(url && { url: {} }) };
}
