// In the page: draws one form at a time, and does to it what a person does.
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { cases } from './schemas.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** In a task of its own: only that the browser's clock of scripts counts. */
const inTask = (work) => new Promise((resolve) => setTimeout(() => resolve(work())));

/** After the next frame was painted, and what was put off until then is done. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await pause(50);
}

export function install({ Form, errors }) {
  let shown;

  function open(element) {
    const container = document.body.appendChild(document.createElement('main'));
    const root = createRoot(container);
    flushSync(() => root.render(element));
    container.getBoundingClientRect();
    shown = { root, container };
  }
  function close() {
    flushSync(() => shown.root.unmount());
    shown.container.remove();
  }
  // A new schema each time, as each request brings one.
  const draw = (name) => open(<Form schema={cases[name]().schema} />);

  window.bench = {
    /** React, the fonts and the controls are in use before the form comes, as in any running app. */
    async warmUp() {
      const kinds = [
        'text',
        'email',
        'url',
        'number',
        'date',
        'datetime-local',
        'checkbox',
        'radio',
      ];
      open(
        <form onSubmit={(event) => event.preventDefault()}>
          {kinds.map((type) => (
            <input key={type} type={type} onChange={() => {}} />
          ))}
          <select multiple>
            <option>text</option>
          </select>
          <button type="submit">Send</button>
        </form>,
      );
      shown.container.querySelector('button').click();
      await settle();
      close();
    },
    async mount(name) {
      await inTask(() => draw(name));
      await settle();
      if (!document.querySelector('input')) throw new Error('nothing was drawn');
    },
    focus(name) {
      const { title } = cases[name]().typing;
      const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
        textContent.startsWith(title),
      );
      label.control.focus();
    },
    async send() {
      await inTask(() => document.querySelector('[type=submit]').click());
      await settle();
      if (!document.querySelector(errors)) throw new Error('no error is shown');
    },
    close: () => inTask(close),
    async openAndClose(name, times) {
      for (let i = 0; i < times; i++) {
        await inTask(() => draw(name));
        await settle();
        await inTask(close);
      }
    },
    /** Without waiting for the frame. */
    async cycles(name, times) {
      for (let i = 0; i < times; i++) {
        await inTask(() => draw(name));
        await inTask(close);
      }
      await settle();
    },
  };
}
