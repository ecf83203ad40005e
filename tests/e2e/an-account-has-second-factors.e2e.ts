import type { Page } from '@playwright/test';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { expectAccessible, screenshot } from '#tests/support/screens.ts';
import { totpCode } from '#tests/support/totp-code.ts';

const account = {
  name: 'Runa Lockhand',
  email: 'runa@example.com',
  password: 'two keys for one old chest',
};

interface Phone {
  /**
   * Sets whether the owner holds a finger on the phone. The phone then answers every request for a passkey
   * immediately, also the one for the suggestions of the field `E-mail`.
   */
  setTouched(enabled: boolean): Promise<void>;
}

/** Makes Chromium simulate a phone that stores passkeys and recognizes its owner by a fingerprint. */
async function addPhone(page: Page): Promise<Phone> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const isForSuggestions = options?.mediation === 'conditional';
      document.documentElement.toggleAttribute('data-offers-passkeys', isForSuggestions);
      return get(options);
    };
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setTouched(enabled) {
      const state = { authenticatorId, enabled };
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', state);
    },
  };
}

/** Runs in the page: the codes of the list that another element covers, or that are outside of the window. */
function hiddenCodes(list: Element): string[] {
  return Array.from(list.children).flatMap((item) => {
    const { left, top, height } = item.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 1, top + height / 2);
    return item === seen ? [] : item.textContent;
  });
}

/** Fails if the codes are not alone on one page of paper, or one of them is cut off. */
async function expectPrinted(page: Page): Promise<void> {
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'I have kept them' })).toBeHidden();
  await expect(codes).toBeVisible();
  expect(await codes.evaluate(hiddenCodes)).toEqual([]);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
}

async function signOut(page: Page): Promise<void> {
  await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
  await expect(page).toHaveURL('/login?alert=logout');
}

/** Gives the password, after which the page asks for the second factor. */
async function givePassword(page: Page): Promise<void> {
  await fillLogin(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

/** Chooses the passkey, and then uses it: both buttons have the same name. */
async function usePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use a code of the app' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
}

const expectSignedIn = (page: Page) => expect(page).toHaveURL('/dashboard');

const typeCode = (page: Page, code: string) =>
  page.getByRole('textbox', { name: /code/i }).pressSequentially(code);

test('an account is opened with a passkey, an app and a recovery code, each in turn', async ({
  page,
  pageErrors,
  signInAsNew,
}) => {
  const phone = await addPhone(page);
  await signInAsNew(account);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Passkeys and codes' });
  const dialog = page.getByRole('dialog');
  let recoveryCode = '';
  let secret = '';

  await test.step('a passkey is added and comes with recovery codes', async () => {
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name').fill('Phone');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await screenshot(page, 'recovery-codes');
    await expectAccessible(page);
    const { height } = page.viewportSize() ?? { height: 768 };
    for (const width of [390, 640, 1024]) {
      await page.setViewportSize({ width, height });
      const cut = await codes
        .getByRole('listitem')
        .evaluateAll(
          (items) =>
            items.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
        );
      expect(cut, `codes that do not fit at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 1024, height });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(
      page
        .getByRole('alertdialog')
        .getByRole('status')
        .getByText(/^The codes are copied/),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`for ${account.email}`);
    expect(copied.split('\n')).toEqual(
      expect.arrayContaining(await codes.getByRole('listitem').allTextContents()),
    );
    await expectPrinted(page);
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape');
    await expect(codes).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(section.getByText('Phone', { exact: true })).toBeVisible();
  });

  await test.step('an app is added with the code that it shows', async () => {
    await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(dialog.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
    secret = ((await dialog.getByText(/^[A-Z2-7 ]{39}$/).textContent()) ?? '').replaceAll(' ', '');
    await screenshot(page, 'authenticator-app');
    await expectAccessible(page);
    await typeCode(page, totpCode(secret));
    await expect(section.getByText('Authenticator app', { exact: true })).toBeVisible();
    await screenshot(page, 'second-factors');
    await expectAccessible(page);
  });

  await test.step('the password and a code of the app', async () => {
    await phone.setTouched(false);
    await signOut(page);
    await screenshot(page, 'login-with-passkey');
    await givePassword(page);
    await screenshot(page, 'second-factor');
    await expectAccessible(page);
    await typeCode(page, totpCode(secret, 1));
    await expectSignedIn(page);
  });

  await test.step('the password and the passkey', async () => {
    await signOut(page);
    await givePassword(page);
    await phone.setTouched(true);
    await usePasskey(page);
    await expectSignedIn(page);
    await phone.setTouched(false);
  });

  await test.step('the passkey alone', async () => {
    await signOut(page);
    // The phone does not answer requests from before the touch. So the touch waits until the page has requested
    // the suggestions.
    await page.reload();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-offers-passkeys'));
    await phone.setTouched(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectSignedIn(page);
  });

  await test.step('the passkey from the suggestions of the field', async () => {
    const answered = page.waitForResponse(/\/api\/auth\/passkey$/);
    await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
    expect((await answered).status()).toBe(200);
    await expectSignedIn(page);
    await phone.setTouched(false);
  });

  await test.step('a recovery code, once', async () => {
    pageErrors.expect(/^401 POST .*\/second-factor$/);
    await signOut(page);
    await givePassword(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectSignedIn(page);

    await signOut(page);
    await givePassword(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText(/^That code is not right/)).toBeVisible();
    await phone.setTouched(true);
    await usePasskey(page);
    await expectSignedIn(page);
    await phone.setTouched(false);
  });

  await test.step('without factors the password is enough again', async () => {
    await page.goto('/account');
    await expect(section.getByText(/^9 recovery codes are left/)).toBeVisible();
    await section.getByRole('button', { name: 'Remove Phone' }).click();
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(section.getByText('Phone', { exact: true })).toBeHidden();
    await section.getByRole('button', { name: 'Remove the authenticator app' }).click();
    await page.getByRole('button', { name: 'Remove the app' }).click();
    await expect(section.getByText(/recovery codes are left/)).toBeHidden();
    await signOut(page);
    await fillLogin(page, account);
    await expectSignedIn(page);
  });
});
