import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * Presses a button until its popup is open, and chooses in it. A press can go to the page that the user is
 * just leaving, if that page has a button of the same name; its popup disappears with the page.
 */
async function chooseIn(button: Locator, choice: Locator): Promise<void> {
  await expect(async () => {
    // A press on the button of an open popup would close it.
    const isOpen = (await button.getAttribute('aria-expanded', { timeout: 5000 })) === 'true';
    if (!isOpen) await button.click({ timeout: 5000 });
    await choice.click({ timeout: 5000 });
  }).toPass({ timeout: 45_000 });
}

/** Opens a select and chooses the option with this text. */
export const chooseOption = (select: Locator, option: string): Promise<void> =>
  chooseIn(select, select.page().getByRole('option', { name: option, exact: true }));

/** Opens the menu of a button and chooses the item with this text. */
export const chooseItem = (button: Locator, item: string): Promise<void> =>
  chooseIn(button, button.page().getByRole('menuitem', { name: item, exact: true }));
