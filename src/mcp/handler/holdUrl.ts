import { cancel } from '../wire/result.js';
import type { ElicitResult } from '../wire/types.js';
import { createUrlWait } from '../wire/urlWait.js';

/** Answers a URL when the person is done with it, not at consent, because each answer uses one of the SDK's rounds. */
export function holdUrl() {
  const { callbacks, untilEnd } = createUrlWait();
  return {
    /** The first "I'm done" ends the wait: a server that needs more asks again. */
    callbacks: { ...callbacks, onContinue: () => void callbacks.onContinue() },
    async answer(result: ElicitResult): Promise<ElicitResult> {
      if (result.action !== 'accept') return result;
      return (await untilEnd()) === 'stopped' ? cancel() : result;
    },
  };
}
