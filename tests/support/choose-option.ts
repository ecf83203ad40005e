import type { Locator } from '@playwright/test';

/** Opens a select and chooses the option with this text. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}
