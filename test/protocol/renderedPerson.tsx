import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ElicitationOutlet } from '../../src/index.js';
import { until, type Answer, type Casting, type Person } from './person.js';

configure({ asyncUtilTimeout: 20_000 }); // real servers, in a busy machine

/** Every button that leads to a request which is not unfolded. */
const stubs = () => screen.queryAllByRole('button', { name: /^Answer/ });

/** A person before the kit's own form, with keyboard and mouse. Needs a DOM. */
export const renderPerson: Casting = (queue) => {
  const user = userEvent.setup({ delay: null });
  render(<ElicitationOutlet queue={queue} acceptDelayMs={0} openUrl={() => true} />);

  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));

  const sees: Person['sees'] = async (message) => {
    const entry = await until(queue, ({ elicitation, phase }) => {
      const asked = elicitation.message;
      return (
        phase !== 'done' && (typeof message === 'string' ? asked === message : message.test(asked))
      );
    });
    const text = entry.elicitation.message;
    for (let next = 0; !screen.queryByText(text) && next < stubs().length; next += 1) {
      const stub = stubs()[next];
      if (stub) await user.click(stub);
    }
    await screen.findByText(text);
    return entry;
  };

  const meets = async (message: string | RegExp, button: string | RegExp) => {
    await sees(message);
    await press(button);
  };

  return {
    sees,
    async accepts(message, answers = {}) {
      const { id } = await sees(message);
      for (const [label, answer] of Object.entries(answers)) await fillIn(user, label, answer);
      await press(/^Send to|^Confirm$/);
      await waitFor(() => {
        if (queue.getSnapshot().some((entry) => entry.id === id && entry.phase !== 'done')) {
          throw new Error(
            `the form says: ${screen.queryByRole('group', { name: /change|fix/ })?.textContent ?? ''}`,
          );
        }
      });
    },
    declines: (message) => meets(message, 'Decline'),
    cancels: (message) => meets(message, 'Cancel'),
    opens: (message) => meets(message, /^Open /),
    finishes: () => press(/I’m done/),
    stopsWaiting: () => press('Stop waiting'),
  };
};

type User = ReturnType<typeof userEvent.setup>;

/** Ticks and picks by the words on the screen; types into anything else. */
async function fillIn(user: User, label: string, answer: Answer): Promise<void> {
  const name = new RegExp(`^${label}(?: \\((?:required|optional)\\))?$`);
  const box = screen.queryByLabelText(name, { selector: 'input, select, textarea' });
  const group = screen.queryByRole('group', { name }) ?? screen.queryByRole('radiogroup', { name });
  if (typeof answer === 'boolean') {
    const tick = group && within(group).queryByRole('radio', { name: answer ? 'Yes' : 'No' });
    if (tick) await user.click(tick);
    else if (box instanceof HTMLInputElement && box.checked !== answer) await user.click(box);
  } else if (typeof answer !== 'string') {
    for (const option of within(group ?? document.body).getAllByRole<HTMLInputElement>(
      'checkbox',
    )) {
      const words = option.labels?.[0]?.textContent ?? '';
      if (option.checked !== answer.includes(words)) await user.click(option);
    }
  } else if (group) {
    await user.click(within(group).getByRole('radio', { name: answer }));
  } else if (box instanceof HTMLSelectElement) {
    await user.selectOptions(box, answer);
  } else if (box) {
    await user.clear(box);
    await user.type(box, answer);
  } else {
    throw new Error(`there is no "${label}" on the screen`);
  }
}
