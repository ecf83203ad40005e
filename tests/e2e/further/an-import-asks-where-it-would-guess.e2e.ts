import { expect, test } from '#tests/support/e2e.ts';
import { openImportWith, countItems, sendingOf } from '#tests/support/imports.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible } from '#tests/support/screens.ts';

// It changes the price of a torch.
test.use({ appName: 'import', viewport: { width: 1600, height: 1000 } });

const file = {
  name: 'market.csv',
  content: [
    'Name;Category;Edition;Cost;Weight;Source',
    'Troch;Adventuring gear;2024;2 cp;—;Homebrew',
    'Sky Barge;vehicle-air;2024;30.000 gp;heavy;Homebrew',
    'Penny Whistle;Adventuring gear;2024;1.500 gp;;Homebrew',
  ].join('\n'),
};

test('an import asks whether a name is that of an item, and what a mark in numbers means', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  await openImportWith(page, 'gear', file);
  const queue = page.getByRole('region', { name: /errors? to fix/ });
  await expect(queue.getByRole('heading')).toBeVisible();
  await expectAccessible(page);

  await test.step('the first suggestion for a similar name is the item of the catalogue', async () => {
    const near = queue.getByRole('group', { name: '“Troch” in Name' });
    await expect(near.getByRole('button').first()).toHaveText('Use “Torch”');
    await near.getByRole('button', { name: 'It is a new item' }).click();
    await expect(near).toBeHidden();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await near.getByRole('button', { name: 'Use “Torch”' }).click();
    await expect(near).toBeHidden();
  });

  await test.step('the import asks what a dash means, because the torch has a weight', async () => {
    const dash = queue.getByRole('group', { name: '“—” in Weight' });
    await dash.getByRole('button', { name: 'Keep the value' }).click();
    await expect(dash).toBeHidden();
  });

  await test.step('one answer decides what the point means in all prices', async () => {
    const mark = queue.getByRole('group', { name: '“30.000 gp” and others in Cost' });
    await expect(mark.getByRole('button').first()).toContainText('separates thousands: 30,000 gp');
    await mark.getByRole('button', { name: /separates thousands/ }).click();
    await expect(mark).toBeHidden();
  });

  await test.step('the field of the button "Fix…" opens with its text selected', async () => {
    const heavy = queue.getByRole('group', { name: '“heavy” in Weight' });
    await heavy.getByRole('button', { name: 'Fix…' }).click();
    await expect(queue.getByRole('textbox', { name: 'Weight' })).toBeFocused();
    await page.keyboard.type('300 lb.');
    await page.keyboard.press('Enter');
    await expect(queue).toBeHidden();
  });

  await sendingOf(page)
    .getByRole('button', { name: /^Create 2, update 1/ })
    .click();
  await expect(sendingOf(page).getByText(/3 rows saved/)).toBeVisible();
  expect(await countItems(api, 'gear', 'Troch')).toBe(0);
  const whistle = await api.get('/api/gear/?q=Penny%20Whistle');
  expect(await whistle.json()).toMatchObject({
    items: [{ cost: { amount: 1500, unit: 'gp' } }],
  });
  await api.dispose();
});
