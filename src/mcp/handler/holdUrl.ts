import { cancel } from '../wire/result.js';
import type { ElicitResult } from '../wire/types.js';
import { createUrlWait } from '../wire/urlWait.js';

/** Where each answer costs one of the SDK's rounds, a URL is answered when the person is done with it, not at consent. */
export function holdUrl() {
  const { callbacks, untilEnd } = createUrlWait();
  return {
    /** The first "I'm done" ends the wait: a server that is not satisfied asks anew. */
    callbacks: { ...callbacks, onContinue: () => void callbacks.onContinue() },
    async answer(result: ElicitResult): Promise<ElicitResult> {
      if (result.action !== 'accept') return result;
      return (await untilEnd()) === 'stopped' ? cancel() : result;
    },
  };
}
