import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { expectPresentable } from '#tests/support/screens.ts';

test.use({ appName: 'people' });

const rowOf = (name: string) => new RegExp(`^Actions for ${name}$`);

test('an administrator manages people', async ({ page, openAs, signInAs }) => {
  const { page: tomas, pageErrors: errorsOfTomas } = await openAs('tomas');
  await signInAs('odo');
  const people = new Grid(page, 'People');
  const grid = people.root;

  await test.step('finds the page among those for administrators', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'People' }).click();
    await expect(page).toHaveURL('/admin/people');
    await expect(grid.getByText('tomas@example.com')).toBeVisible();
    await expectPresentable(page, 'people');
  });

  await test.step('sorts, and moves in the grid with the keyboard', async () => {
    await grid.getByRole('columnheader', { name: /^Last seen/ }).click();
    await expect(page).toHaveURL(/sort=last_seen_at/);
    await grid.getByText('Tomas', { exact: true }).click();
    await page.keyboard.press('ArrowRight');
    await expect(grid.getByRole('gridcell', { name: 'tomas@example.com' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Name or address')).toBeFocused();
    await page.keyboard.type('tomas');
    await expect(page).toHaveURL(/q=tomas/);
    await expect(grid.getByText('odo@example.com')).toBeHidden();
  });

  await test.step('disables an account, whose open pages show the sign-in at once', async () => {
    await tomas.goto('/campaigns');
    await expect(tomas.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    errorsOfTomas.expect(/401/);
    await page.getByRole('button', { name: rowOf('Tomas') }).click();
    await page.getByRole('menuitem', { name: 'Disable the account' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Disable the account' }).click();
    await expect(grid.getByText('Disabled', { exact: true })).toBeVisible();
    await expect(tomas).toHaveURL(/\/login\?alert=sessionExpired/);
  });

  await test.step('enables it again, and makes its user an administrator', async () => {
    for (const action of ['Enable the account', 'Make an administrator']) {
      await page.getByRole('button', { name: rowOf('Tomas') }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
    await expect(grid.getByText('Administrator', { exact: true })).toBeVisible();
  });

  await test.step('reads what happened to the account', async () => {
    await page.getByRole('button', { name: rowOf('Tomas') }).click();
    await page.getByRole('menuitem', { name: 'Sessions and history' }).click();
    const panel = page.getByRole('dialog', { name: 'Tomas' });
    await expect(panel.getByText('Account disabled')).toBeVisible();
    await expect(panel.getByText('Group granted')).toBeVisible();
    await expectPresentable(page, 'people-person');
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('searches the security log', async () => {
    await page.goto('/admin/security');
    const log = new Grid(page, 'Security log').root;
    await expect(log.getByText('Account disabled')).toBeVisible();
    await expectPresentable(page, 'security');
    await chooseOption(page.getByLabel('Event'), 'Group granted');
    await expect(page).toHaveURL(/event=user\.grant/);
    await expect(log.getByText('Account disabled')).toBeHidden();
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export the security log' });
    // A test cannot choose a file in the dialog of the browser. Without it, the browser downloads the file.
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^questwright-security-.*\.csv$/);
  });

  await test.step('sees that every mail is on its way', async () => {
    await page.goto('/admin/mails');
    await expect(page.getByText('All mails are sent')).toBeVisible();
    await expectPresentable(page, 'mails');
  });
});
