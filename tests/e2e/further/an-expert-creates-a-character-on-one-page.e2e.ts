import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test('an expert creates a multiclass character of level 5 on one page', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.the.expert@example.com' });
  await page.goto('/characters/create');
  await page.getByRole('link', { name: 'All on one page' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Corvin Ash');
  await chooseOption(page.getByLabel('Class', { exact: true }), 'Rogue');
  await chooseOption(page.getByLabel('Species', { exact: true }), 'Tiefling');
  await chooseOption(page.getByLabel('Your legacy'), 'Chthonic');
  await page.getByLabel('Level', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Add a further class' }).click();
  await chooseOption(page.getByLabel('Further class'), 'Wizard');
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('5');
  const numbers = page.getByRole('complementary', { name: 'The numbers so far' });
  await expect(numbers).toContainText('Proficiency+3');

  await test.step('the scores are bought, and the budget is shown', async () => {
    await chooseOption(page.getByLabel('Method'), 'Point buy (27 points)');
    await expect(page.getByText('All 27 points are spent.')).toBeVisible();
    await page.getByLabel('Charisma').fill('9');
    await expect(page.getByText('1 points too many. Lower a score.')).toBeVisible();
    await page.getByLabel('Charisma').fill('8');
  });

  await test.step('the levels ask for subclass, feat and expertise', async () => {
    await chooseOption(page.getByLabel('Subclass of the Rogue'), 'Thief');
    await chooseOption(
      page.getByLabel('Rogue 4: Ability Score Improvement'),
      'Ability Score Improvement',
    );
    await expect(page.getByLabel('+2 to')).toHaveText('Dexterity');
    await expect(page.getByRole('group', { name: 'Spells of the Wizard' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Create character' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corvin Ash' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Tiefling Rogue');
});

test('both ways are views of the same draft', async ({ page, signInAsNew }) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.changes.views@example.com' });
  await page.goto('/characters/create?mode=page');
  await page.getByLabel('Name', { exact: true }).fill('Corvin Ash');
  await chooseOption(page.getByLabel('Class', { exact: true }), 'Bard');
  await page.getByRole('link', { name: 'Step by step' }).click();
  await expect(page.getByRole('radio', { name: 'Bard' })).toBeChecked();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: 'Summary' })
    .click();
  await expect(page.getByText('Corvin Ash is legal, equipped and ready to play.')).toBeVisible();
});

test('rolled dice stay after a reload', async ({ page, signInAsNew }) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.rolls@example.com' });
  await page.goto('/characters/create?mode=page');
  await chooseOption(page.getByLabel('Method'), 'Rolled (4d6, drop the lowest)');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  const dice = page.getByText(/^Dice: \d/);
  await expect(dice).toHaveCount(6);
  const rolled = await dice.allTextContents();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(dice).toHaveCount(6);
  expect(await dice.allTextContents()).toEqual(rolled);
});
