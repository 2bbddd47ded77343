import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses a button that takes no press in its first moment. */
export async function press(name: RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
}

/** Answers `scenarios.planTripWhere`. */
export async function chooseTrieste(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Trieste' }));
  await press(/^Send/);
}

/** What that sends. */
export const trieste = { action: 'accept', content: { city: 'Trieste', travellers: 1 } };
