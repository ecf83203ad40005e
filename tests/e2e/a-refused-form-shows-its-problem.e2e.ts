import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone a refused character shows the message about its scores', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  await page.goto('/characters/create?mode=page');
  await page.getByLabel('Name', { exact: true }).fill('Brannoc Underbough');
  await chooseOption(page.getByLabel('Method'), 'Point buy (27 points)');
  await page.getByLabel('Strength').fill('9');
  await page.getByRole('button', { name: 'Create character' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Spend exactly 27' });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/characters/create?mode=page');
});

test('on a phone a refused campaign opens the section of the invalid field', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Lanterns of Vell');
  const section = page.getByText('The table: rules, level, tone and safety');
  await section.click();
  await page.getByLabel('Party size').fill('');
  await section.click();
  await expect(page.getByLabel('Party size')).toBeHidden();
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByLabel('Party size')).toBeFocused();
  await expect(page.getByLabel('Party size')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('This must be a number.')).toBeInViewport();
});

test('on a phone the links to the invalid fields of a form are large enough to touch', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('link', { name: 'Name: This needs an answer.' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone a long address in a text does not make the form wider than the screen', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  await page.goto('/campaigns/create');
  await page.getByLabel('Setting').fill(`https://example.com/${'lantern'.repeat(20)}`);
  for (const label of ['Setting', 'Title']) {
    await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
  }
});
