import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { totpCode } from '#tests/support/totp-code.ts';

const owner = {
  name: 'Odile Fenn',
  email: 'odile.fenn@example.com',
  password: 'three geese under the millwheel',
};
const newPassword = 'the heron is fed only once';

test('an app that was added by another person is taken back with the link in the mail', async ({
  app,
  page,
  signInAsNew,
}) => {
  await signInAsNew(owner);

  await test.step('another person who knows the password sets up an app', async () => {
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Passkeys and codes' });
    await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
    const shown = (await dialog.getByText(/^[A-Z2-7 ]{39}$/).textContent()) ?? '';
    const code = page.getByRole('textbox', { name: /code/i });
    await code.pressSequentially(totpCode(shown.replaceAll(' ', '')));
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(section.getByText('Authenticator app', { exact: true })).toBeVisible();
  });

  await test.step('the owner presses the link of the mail', async () => {
    await page.goto(await app.mailedLink(owner.email, '/undo-factor'));
    await expectPresentable(page, 'undo-factor-question');
    await page.getByRole('button', { name: 'This was not me' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is yours again' })).toBeFocused();
    await expectPresentable(page, 'undo-factor-done');
  });

  await test.step('the owner chooses a password, and signs in without a code', async () => {
    await page.goto(await app.mailedLink(owner.email, '/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await fillLogin(page, { email: owner.email, password: newPassword });
    await expect(page).toHaveURL('/dashboard');
  });
});
