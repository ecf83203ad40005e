import type { Page } from '@playwright/test';

/** Opens a part of the sheet of a character, in a window where the sheet shows one part at a time. */
export const openPart = (
  page: Page,
  name: 'Play' | 'Skills' | 'Spells' | 'Items' | 'More',
): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Parts of the sheet' })
    .getByRole('button', { name })
    .click();
