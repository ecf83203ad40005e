import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select and chooses the option with this text. */
export async function selectOption(
  user: UserEvent,
  select: HTMLElement,
  option: string,
): Promise<void> {
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: option }));
}
