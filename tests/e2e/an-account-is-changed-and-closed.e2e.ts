import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { apiOf, signInAgain } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const wren = {
  name: 'Wren',
  email: 'wren.of.the.marsh@example.com',
  password: 'a candle in the tower window',
};
const moved = 'wren.moved@example.com';
const newPassword = 'a kettle on the third stair';
const lastPassword = 'a bell under the black water';

test('a user changes name, address and password, exports and closes the account, and takes it back', async ({
  app,
  page,
  signInAsNew,
}) => {
  test.slow();
  const session = await signInAsNew(wren);
  await signInAgain(app, wren);
  const api = await apiOf(app, session);
  await createCampaign(api, 'The Marsh Lights');
  await api.dispose();
  const panel = (name: string) => page.getByRole('region', { name });

  await test.step('opens the page from the dashboard', async () => {
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
    await expect(panel('Where you are signed in').getByRole('listitem')).toHaveCount(2);
    await expectPresentable(page, 'account');
  });

  await test.step('changes the name', async () => {
    await panel('Name').getByRole('textbox').fill('Wren of the Marsh');
    await page.getByRole('button', { name: 'Change name' }).click();
    await expect(page.getByText('From now on you are Wren of the Marsh.')).toBeVisible();
  });

  await test.step('moves to another address with the link in the mail', async () => {
    await page.getByLabel('New address').fill(moved);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('A link is on its way.')).toBeVisible();
    await page.goto(await app.mailedLink(moved, '/account/address'));
    await expectPresentable(page, 'account-address');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address has moved' })).toBeVisible();
    await page.getByRole('link', { name: 'To your account' }).click();
    await expect(panel('E-mail address')).toContainText(moved);
  });

  await test.step('changes the password, and signs out everywhere else', async () => {
    await page.getByLabel('Current password', { exact: true }).fill(wren.password);
    await page.getByLabel('New password', { exact: true }).fill('sunshineprincess');
    await expect(panel('Password')).toContainText('That one is guessed early.');
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  });

  await test.step('exports all data', async () => {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Questwright \d{4}-\d\d-\d\d\.zip$/);
    await expect(page.getByText('Saved: 1 campaign, 0 characters.')).toBeVisible();
  });

  await test.step('closes the account, and keeps it at the next sign-in', async () => {
    await page.getByRole('button', { name: 'Close my account …' }).click();
    await expect(page.getByLabel('The Marsh Lights')).toContainText('Delete');
    await expectPresentable(page, 'account-closing');
    await page.getByRole('button', { name: 'Close my account', exact: true }).click();
    await page.getByRole('button', { name: 'Close it' }).click();
    await expect(page).toHaveURL('/login?alert=logout');
    await fillLogin(page, { email: moved, password: newPassword });
    const welcome = page.getByRole('dialog', { name: 'Welcome back' });
    await expect(welcome).toBeVisible();
    await expectPresentable(page, 'account-kept');
    await welcome.getByRole('button', { name: 'Keep my account' }).click();
    await expect(welcome).toBeHidden();
  });

  await test.step('takes the account back with the link in the mail to the old address', async () => {
    await page.goto(await app.mailedLink(wren.email, '/undo-address'));
    await expectPresentable(page, 'undo-address');
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is yours again' })).toBeFocused();
    await page.goto(await app.mailedLink(wren.email, '/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(lastPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await fillLogin(page, { email: wren.email, password: lastPassword });
    await expect(page.getByRole('heading', { name: 'Welcome, Wren of the Marsh' })).toBeVisible();
  });
});
