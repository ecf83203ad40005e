import { freePort } from '#tests/support/child.ts';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, test as base } from '#tests/support/e2e.ts';
import { startProvider, type TestProvider } from '#tests/support/oidc-provider.ts';
import { newAccount } from '#tests/support/people.ts';
import { runApp } from '#tests/support/running-app.ts';
import { expectPresentable } from '#tests/support/screens.ts';

interface Guild extends TestProvider {
  readonly appPort: number;
}

/** The app of these tests knows a real OpenID provider. */
const test = base.extend<object, { guild: Guild }>({
  guild: [
    async ({ appKind }, use) => {
      if (appKind !== 'server') throw new Error('Only the server has providers.');
      const appPort = await freePort();
      const guild = await startProvider(`http://localhost:${appPort}/oauth/guild`);
      await use({ ...guild, appPort });
      await guild.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ guild }, use) => {
      const app = await runApp.server({
        PORT: String(guild.appPort),
        OAUTH_GUILD_ISSUER: guild.issuer,
        OAUTH_GUILD_CLIENT_ID: guild.clientId,
        OAUTH_GUILD_CLIENT_SECRET: guild.clientSecret,
        OAUTH_GUILD_NAME: 'Guild Pass',
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({ appName: 'guild' });

const hollin = {
  sub: 'hollin-at-the-guild',
  name: 'Hollin',
  email: 'hollin@example.com',
  email_verified: true,
} as const;

const petra = {
  name: 'Petra',
  email: 'petra@example.com',
  password: 'nine ropes on a wet pier',
};

test('a provider creates an account and opens it again, and is disconnected and connected', async ({
  page,
  guild,
}) => {
  guild.expect(hollin);

  await test.step('the sign-in leads to the provider and back', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in with another account' }).click();
    await expectPresentable(page, 'oauth-providers');
    await page.getByRole('button', { name: 'Continue with Guild Pass' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Hollin' })).toBeVisible();
  });

  const services = page.getByRole('list', { name: 'Connected services' });
  const disconnect = page.getByRole('button', { name: 'Disconnect Guild Pass' });

  await test.step('the only way in cannot be removed', async () => {
    await page.goto('/account');
    await expect(services).toContainText('Guild Pass');
    await expect(disconnect).toHaveAttribute('aria-disabled', 'true');
    await expectPresentable(page, 'account-of-a-provider');
  });

  await test.step('with a password, the provider is disconnected and connected again', async () => {
    await page.getByLabel('New password', { exact: true }).fill('seven geese on the salt road');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await disconnect.click();
    await expect(services).toBeHidden();
    await page.getByRole('button', { name: 'Connect Guild Pass' }).click();
    await expect(page.getByText('Connected. From now on it can sign you in.')).toBeVisible();
    await expect(services).toContainText('Guild Pass');
  });

  await test.step('the next sign-in opens the same account', async () => {
    await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
    await expect(page).toHaveURL('/login?alert=logout');
    await page.goto('/oauth');
    await page.getByRole('button', { name: 'Continue with Guild Pass' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome.*Hollin/ })).toBeVisible();
  });
});

test('a provider is connected with the account that has its address, after its password', async ({
  app,
  page,
  pageErrors,
  guild,
}) => {
  await newAccount(app, petra);
  guild.expect({ ...hollin, sub: 'petra-at-the-guild', name: 'Petra', email: petra.email });
  pageErrors.expect(/^409 POST .*-oauth$/);
  await page.goto('/oauth');
  await page.getByRole('button', { name: 'Continue with Guild Pass' }).click();
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();
  await expectPresentable(page, 'oauth-link-offer');
  const password = page.getByLabel('Password of your account here');
  await expect(password).toHaveAccessibleDescription(
    /^No password\? Sign in the way you always do/,
  );
  await password.fill(petra.password);
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome.*Petra/ })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Connected services' })).toContainText('Guild Pass');
});

test('a provider that vouches for no address creates no account', async ({
  page,
  pageErrors,
  guild,
}) => {
  guild.expect({ ...hollin, sub: 'nim-at-the-guild', email_verified: false });
  pageErrors.expect(/^4\d\d POST .*-oauth$/);
  await page.goto('/oauth');
  await page.getByRole('button', { name: 'Continue with Guild Pass' }).click();
  await expect(page.getByText(/does not vouch for your e-mail address/)).toBeVisible();
  await expectPresentable(page, 'oauth-refused');
});
