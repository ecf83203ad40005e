import type { Page } from '@playwright/test';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { expectPresentable } from '#tests/support/screens.ts';

/** Creates the suggested fighter. */
async function createFighter(page: Page, name: string): Promise<void> {
  await page.goto('/characters/create?mode=page');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create character' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openNextLevel(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Level up' }).click();
  await page.getByRole('radio', { name: level }).check();
}

test('a fighter becomes a champion, then also a rogue, and goes back a level', async ({
  page,
  signInAsNew,
}) => {
  test.slow();
  await signInAsNew({ ...people.tomas, email: 'tomas.advances@example.com' });
  await createFighter(page, 'Brannoc Underbough');

  await test.step('level 2 has fixed hit points', async () => {
    await openNextLevel(page, 'Fighter, level 2');
    await expect(page.getByText('Action Surge')).toBeVisible();
    await expect(page.getByRole('radio', { name: '+8, the fixed number' })).toBeChecked();
    await page.getByRole('button', { name: 'Reach level 2' }).click();
    await expect(page.getByText('Brannoc Underbough is level 2 now.')).toBeVisible();
  });

  await test.step('level 3 has a subclass and rolled hit points', async () => {
    await openNextLevel(page, 'Fighter, level 3');
    await chooseOption(page.getByLabel('Subclass of the Fighter'), 'Champion');
    await page.getByRole('radio', { name: 'We rolled the d10' }).check();
    await page.getByLabel('The die showed').fill('9');
    await expect(page.getByText('+11 Hit Points in all')).toBeVisible();
    await expectPresentable(page, 'level-up');
    await page.getByRole('button', { name: 'Reach level 3' }).click();
    await expect(page.getByText('Brannoc Underbough is level 3 now.')).toBeVisible();
  });

  await test.step('level 4 begins another class; a class that the rules refuse says why', async () => {
    await page.getByRole('button', { name: 'Level up' }).click();
    await page.getByRole('button', { name: 'Begin another class' }).click();
    await page.getByRole('radio', { name: 'Wizard, level 1' }).check();
    const reason = 'Multiclassing as a Wizard needs Intelligence of at least 13';
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
    await page.getByRole('radio', { name: 'Rogue, level 1' }).check();
    await page.getByRole('group', { name: 'Skills' }).getByLabel('Stealth').click();
    const expertise = page.getByRole('group', { name: 'Expertise' });
    await expertise.getByLabel('Athletics').click();
    await expertise.getByLabel('Perception').click();
    await expect(expertise.getByText('All chosen.')).toBeVisible();
    await page.getByRole('button', { name: 'Reach level 4' }).click();
    await expect(page.getByText('Brannoc Underbough is level 4 now.')).toBeVisible();
  });

  await test.step('level 5 is the fighter’s fourth, with a feat', async () => {
    await openNextLevel(page, 'Fighter, level 4');
    const feat = page.getByLabel('Fighter 4: Ability Score Improvement');
    await chooseOption(feat, 'Ability Score Improvement');
    await expect(page.getByLabel('+2 to')).toHaveText('Strength');
    await page.getByRole('button', { name: 'Reach level 5' }).click();
    await expect(page.getByText('Brannoc Underbough is level 5 now.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('str 19');
  });

  await test.step('going back takes what the level gave', async () => {
    await page.getByRole('button', { name: 'Level up' }).click();
    await page.getByRole('button', { name: 'Go back a level' }).click();
    const question = page.getByRole('alertdialog', { name: 'Back to level 4?' });
    await question.getByRole('radio', { name: 'Fighter 4' }).check();
    await expect(question.getByText('Ability Score Improvement')).toBeVisible();
    await expectPresentable(page, 'level-back');
    await question.getByRole('button', { name: 'Go back a level' }).click();
    await expect(page.getByText('Brannoc Underbough is saved.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('str 17');
  });
});

test('enough experience points offer the next level on the page', async ({ page, signInAsNew }) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.has.experience@example.com' });
  await createFighter(page, 'Corvin Ash');
  await page.getByRole('button', { name: 'Edit' }).click();
  await chooseOption(page.getByLabel('How levels come'), 'By experience points');
  await page.getByLabel('Experience points').fill('320');
  await expect(page.getByText('Enough for level 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Level 2 is waiting' }).click();
  await page.getByRole('radio', { name: 'Fighter, level 2' }).check();
  await page.getByRole('button', { name: 'Reach level 2' }).click();
  await expect(page.getByText('Corvin Ash is level 2 now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Level up' })).toBeVisible();
});
