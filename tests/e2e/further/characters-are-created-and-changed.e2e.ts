import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { expectAccessible } from '#tests/support/screens.ts';

test('a character is created with the suggested values, changed and deleted', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.ilse, email: 'ilse.with.a.character@example.com' });
  await page.goto('/characters');
  await page.getByRole('link', { name: 'Make your first character' }).click();
  await expect(page).toHaveURL('/characters/create');
  await page.getByRole('link', { name: 'All on one page' }).click();

  const numbers = page.getByRole('complementary', { name: 'The numbers so far' });
  await expect(numbers).toContainText('Hit Points12');
  await page.getByLabel('Name').fill('Brannoc Underbough');
  await page.getByRole('button', { name: 'Create character' }).click();

  await expect(page.getByRole('heading', { name: 'Brannoc Underbough' })).toBeVisible();
  await expect(page.getByText('Brannoc Underbough is ready.')).toBeVisible();
  const characterSheet = page.getByRole('main');
  await expect(characterSheet.getByText('Human Fighter')).toBeVisible();
  await expect(characterSheet).toContainText('Hit Points12');

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Level', { exact: true }).fill('5');
  await page.getByLabel('Class', { exact: true }).click();
  await expect(page.getByRole('option', { name: 'Wizard' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Wizard' }).click();
  await expect(numbers).toContainText('Proficiency+3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(characterSheet).toContainText('Proficiency+3');
  await page.reload();
  await expect(characterSheet).toContainText('Wizard');

  await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Delete character');
  const question = page.getByRole('alertdialog', { name: 'Delete Brannoc Underbough?' });
  await question.getByRole('button', { name: 'Delete character' }).click();
  await expect(page).toHaveURL('/characters');
  await expect(page.getByText('Brannoc Underbough is deleted.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your characters' })).toHaveCount(0);
});

test('a character without a name is refused at the name field', async ({ page, signInAs }) => {
  await signInAs('mira');
  await page.goto('/characters/create?mode=page');
  await page.getByRole('button', { name: 'Create character' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This needs an answer.');
});
