import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ElicitationJump, ElicitationOutlet } from '../../../src/index.js';
import type { ElicitationQueue } from '../../../src/index.js';
import type { Random } from '../../random.js';

/** A host that mounts and unmounts its pages as it likes: up to two outlets at a time, or none. */
export function createHost(queue: ElicitationQueue, random: Random) {
  const pages: (() => void)[] = [];
  function open() {
    const box = document.body.appendChild(document.createElement('main'));
    const root = createRoot(box);
    flushSync(() =>
      root.render(
        <StrictMode>
          <ElicitationOutlet queue={queue} acceptDelayMs={0} openUrl={() => random.chance(0.8)} />
          <textarea aria-label="Composer" />
          <ElicitationJump queue={queue} />
        </StrictMode>,
      ),
    );
    pages.push(() => {
      flushSync(() => root.unmount());
      box.remove();
    });
  }
  function close() {
    for (const leave of pages.splice(random.below(pages.length), 1)) leave();
  }
  return {
    change() {
      if (pages.length === 0 || (pages.length === 1 && random.chance(0.5))) open();
      else close();
    },
    /** Away and back in one tick. */
    remount() {
      close();
      open();
    },
    leave() {
      pages.splice(0).forEach((leave) => leave());
      forgetFocus();
    },
  };
}

/** React remembers the box that had the focus last, and through it the page in which that stood. */
function forgetFocus(): void {
  const box = document.body.appendChild(document.createElement('main'));
  const root = createRoot(box);
  flushSync(() => root.render(<input aria-label="Elsewhere" />));
  const input = box.querySelector('input');
  input?.focus();
  input?.blur();
  flushSync(() => root.unmount());
  box.remove();
}
