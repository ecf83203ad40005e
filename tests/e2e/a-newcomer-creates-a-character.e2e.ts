import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { expectPresentable } from '#tests/support/screens.ts';

test('a newcomer takes the suggestions and has a character that can be played @both', async ({
  page,
  signInAs,
}) => {
  await signInAs('ilse');
  await page.goto('/characters/create');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link', { name: 'Class' })).toHaveAttribute('aria-current', 'step');
  const numbers = page.getByRole('complementary', { name: 'The numbers so far' });
  await page.getByRole('radio', { name: 'Cleric' }).check();
  await expect(numbers).toContainText('Hit Points9');

  for (const [next, heading] of [
    ['Species', 'Who are your people?'],
    ['Background', 'What were you before?'],
    ['Abilities', 'How strong, quick and clever are you?'],
    ['Skills', 'What have you learned?'],
    ['Equipment', 'What do you carry?'],
    ['Spells', 'Which spells do you know?'],
    ['Name', 'What is your name?'],
  ] as const) {
    await page.getByRole('button', { name: `Next: ${next}` }).click();
    // The focus is where a screen reader goes on.
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    if (next === 'Spells') {
      await expect(page.getByRole('checkbox', { name: 'Bless' })).toBeChecked();
    }
  }
  await page.getByLabel('Name', { exact: true }).fill('Sister Oda');
  // Enter in a field goes on as the button does.
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByText('Sister Oda is legal, equipped and ready to play.')).toBeVisible();
  await page.getByRole('button', { name: 'Create character' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sister Oda' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Human Cleric');
});

test('each step can be reached by keyboard, in any order, and Back leads to the step before', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.ilse, email: 'ilse.in.any.order@example.com' });
  await page.goto('/characters/create');
  await page.getByRole('radio', { name: 'Fighter' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Monk' })).toBeChecked();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Skills' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What have you learned?' })).toBeVisible();
  await steps.getByRole('link', { name: 'Summary' }).press('Enter');
  await expect(page.getByText('Your character has no name yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create character' }).click();
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'This needs an answer.',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ready to play?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What have you learned?' })).toBeVisible();
});

test('a reload and a new visit lead back to the step with everything that was chosen', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.ilse, email: 'ilse.comes.back@example.com' });
  await page.goto('/characters/create');
  await page.getByRole('radio', { name: 'Rogue' }).check();
  await page.getByRole('button', { name: 'Next: Species' }).click();
  await page.getByRole('radio', { name: 'Elf' }).check();
  await page.getByRole('radio', { name: 'Wood Elf' }).check();
  await page.getByRole('button', { name: 'Next: Background' }).click();
  await expect(page.getByRole('radio', { name: 'Criminal' })).toBeChecked();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What were you before?' })).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/characters/create');
  await expect(page.getByRole('heading', { name: 'What were you before?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Wood Elf' })).toBeChecked();
});

test('a new class asks before it replaces typed values', async ({ page, signInAsNew }) => {
  await signInAsNew({ ...people.ilse, email: 'ilse.changes.her.mind@example.com' });
  await page.goto('/characters/create?step=skills');
  await page.getByLabel('Survival').click();
  await page.getByLabel('Acrobatics').click();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Class' }).click();
  await page.getByRole('radio', { name: 'Wizard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Wizard instead of Fighter?' });
  await expect(question).toContainText('not among the skills of a Wizard');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('radio', { name: 'Fighter' })).toBeChecked();
  await page.getByRole('radio', { name: 'Wizard' }).click();
  await question.getByRole('button', { name: 'Use the suggestions' }).click();
  await expect(page.getByRole('radio', { name: 'Wizard' })).toBeChecked();
  await steps.getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByLabel('Investigation')).toBeChecked();
});

test('every step is accessible and fits a phone, a tablet and a desktop', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  await page.goto('/characters/create');
  await page.getByRole('radio', { name: 'Wizard' }).check();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  for (const step of [
    'Class',
    'Species',
    'Background',
    'Abilities',
    'Skills',
    'Equipment',
    'Spells',
    'Name',
    'Summary',
  ]) {
    await test.step(step, async () => {
      await steps.getByRole('link', { name: step }).click();
      await expect(steps.getByRole('link', { name: step })).toHaveAttribute('aria-current', 'step');
      await expectPresentable(page, `wizard-${step.toLowerCase()}`);
    });
  }
});
