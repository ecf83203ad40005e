import { expect, test as base } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { runApp, type RunningApp } from '#tests/support/running-app.ts';

// The app of the other tests can have an administrator already.
const test = base.extend<{ newApp: RunningApp }>({
  newApp: async ({ appKind }, use) => {
    const app = await runApp[appKind]();
    await use(app);
    await app.stop();
  },
});

test('the setup link creates the first administrator and works only once', async ({
  newApp,
  pageErrors,
  page,
}) => {
  const link = await newApp.setupLink();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Create the first administrator' })).toBeVisible();
  await page.getByLabel('Name').fill(people.odo.name);
  await page.getByLabel('E-mail').fill(people.odo.email);
  await page.getByLabel('Password', { exact: true }).fill(people.odo.password);
  await page.getByRole('button', { name: /administrator/ }).click();
  await expect(page).toHaveURL(`${newApp.appUrl}/admin`);
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();

  await page.context().clearCookies();
  // The socket of the previous page may still be connecting, and Chromium logs its failure.
  pageErrors.expect(/^console\.(?:error|warning): WebSocket connection to/);
  for (const address of [link, `${newApp.appUrl}/setup`]) {
    await page.goto(address);
    await expect(page.getByText('There is an administrator already.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  // The server ends before the page.
  await page.goto('about:blank');
});
