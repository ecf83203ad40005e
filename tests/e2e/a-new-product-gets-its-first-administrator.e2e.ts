import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test.use({ backendName: 'without an administrator' });

test('the setup link creates the first administrator and works only once', async ({
  backend,
  pageErrors,
  page,
}) => {
  const link = await backend.setupLink();
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
  pageErrors.expect(/^40[03] POST \S+\/api\/auth\/setup$/);
  await page.goto(link);
  await page.getByLabel('Name').fill(people.tomas.name);
  await page.getByLabel('E-mail').fill(people.tomas.email);
  await page.getByLabel('Password', { exact: true }).fill(people.tomas.password);
  await page.getByRole('button', { name: /administrator/ }).click();
  await expect(page.getByText('This link does not work any more.')).toBeVisible();
  await expect(page.getByText('There is an administrator already.')).toBeVisible();

  await page.goto('/setup');
  await expect(page.getByText('This page opens only with the link')).toBeVisible();
  await expect(page.getByText('If there is one, sign in.')).toBeVisible();
});
