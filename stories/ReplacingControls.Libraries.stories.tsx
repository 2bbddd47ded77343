import { expect, within } from 'storybook/test';
import type { Meta } from '@storybook/react-vite';
import { scenarios } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';
import { mui } from './controls/Mui.js';
import { reactAria } from './controls/ReactAria.js';

/** The controls of a library, each in less than 80 lines. Label, hint, error, checking and sending stay the kit's. */
const meta = {
  ...asking,
  title: 'Replacing controls/Of a library',
  args: { ...asking.args, request: scenarios.bookTable, acceptDelayMs: 0 },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** A person sends too early, corrects what is wrong, and sends. */
const booked: NonNullable<AskStory['play']> = async ({ canvas, userEvent, args }) => {
  const send = canvas.getByRole('button', { name: /^Send/ });
  await userEvent.click(send);
  await expect(canvas.getByRole('heading', { name: 'There are 3 problems' })).toBeVisible();
  const name = canvas.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeInvalid();
  await expect(name).toHaveAccessibleDescription(/Error: Enter Name/);
  await userEvent.click(canvas.getByRole('link', { name: /Name/ }));
  await expect(name).toHaveFocus();
  await userEvent.type(name, 'Ada King');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText(/^Date \(required\)/), '2026-12-12');
  const guests = canvas.getByRole('textbox', { name: /^Guests/ });
  await userEvent.clear(guests);
  await userEvent.type(guests, '3');
  await userEvent.click(canvas.getByRole('radio', { name: 'At the bar' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'No nuts' }));
  const chair = canvas.getByRole('radiogroup', { name: 'Do you need a high chair?' });
  await userEvent.click(within(chair).getByRole('radio', { name: 'No' }));
  await userEvent.click(send);
  await expect(args.onResult).toHaveBeenCalledWith({
    action: 'accept',
    content: {
      name: 'Ada King',
      email: 'ada@example.com',
      date: '2026-12-12',
      guests: 3,
      area: 'bar',
      diet: ['vegan', 'nut-free'],
      highChair: false,
      newsletter: false,
    },
  });
};

/** Material UI. It puts style elements into the page, which a strict CSP forbids: that is the host's choice. */
export const MaterialUI: AskStory = { args: { controls: mui } };

/** The same, answered. */
export const MaterialUIAnswered: AskStory = { args: { controls: mui }, play: booked };

/** React Aria Components. */
export const ReactAria: AskStory = { args: { controls: reactAria } };

/** The same, answered. */
export const ReactAriaAnswered: AskStory = { args: { controls: reactAria }, play: booked };
