import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test.use({ appName: 'without an administrator' });

test('the setup link creates the first administrator and works only once', async ({
  app,
  pageErrors,
  page,
}) => {
  const link = await app.setupLink();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Create the first administrator' })).toBeVisible();
  await page.getByLabel('Name').fill(people.odo.name);
  await page.getByLabel('E-mail').fill(people.odo.email);
  await page.getByLabel('Password', { exact: true }).fill(people.odo.password);
  await page.getByRole('button', { name: /administrator/ }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();

  await page.context().clearCookies();
  // The socket of the previous page may still be connecting, and Chromium logs its failure.
  pageErrors.expect(/^console\.(?:error|warning): WebSocket connection to/);
  for (const address of [link, '/setup']) {
    await page.goto(address);
    await expect(page.getByText('There is an administrator already.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
});
