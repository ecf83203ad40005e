import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectPresentable } from '#tests/support/screens.ts';

const textFieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const entryOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Entries of the campaign' }).getByRole('link', { name: title });

const linkOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

async function startEntry(page: Page, type: string): Promise<void> {
  // In the navigation of the campaign, or above the title of an entry.
  await linkOf(page, 'Entries').click();
  await expect(titleOf(page, 'Entries')).toBeVisible();
  await chooseItem(page.getByRole('button', { name: 'New entry' }), type);
  await expect(titleOf(page, `New ${type.toLowerCase()}`)).toBeVisible();
}

test('a game master and two players, from the invitation to the archive @both', async ({
  openAs,
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Tide Below Vell');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(titleOf(page, 'The Tide Below Vell')).toBeVisible();
  const campaign = page.url();

  await linkOf(page, 'People').click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const invitations = page.getByRole('list', { name: 'Invitations' });
  await expect(invitations).toContainText('/invitations/');
  const code = /\/invitations\/([\w-]+)/.exec(await invitations.innerText())?.[1] ?? '';

  const tomas = await openAs('tomas');
  const ilse = await openAs('ilse');
  for (const player of [tomas, ilse]) {
    await player.page.goto(`/invitations/${code}`);
    await player.page.getByRole('button', { name: 'Join the campaign' }).click();
    await expect(player.page.getByText('You play here')).toBeVisible();
    await linkOf(player.page, 'Entries').click();
    await expect(titleOf(player.page, 'Entries')).toBeVisible();
  }

  await test.step('the game master writes, with a link and a secret', async () => {
    await startEntry(page, 'Person');
    await page.getByLabel('Title').fill('Corvin Vell');
    await textFieldOf(page, 'Text').click();
    await page.keyboard.type('He keeps the lamp.');
    await page.getByRole('radio', { name: 'Everyone' }).click();
    await page.getByRole('button', { name: 'Create person' }).click();
    await expect(titleOf(page, 'Corvin Vell')).toBeVisible();

    await startEntry(page, 'Session');
    await page.getByLabel('Title').fill('The first evening');
    await page.getByRole('checkbox', { name: 'Tomas' }).click();
    await page.getByRole('checkbox', { name: 'Ilse' }).click();
    await textFieldOf(page, 'Text').click();
    await page.keyboard.type('The boat reaches the rock. [[Corv');
    await page.getByRole('option', { name: /Corvin Vell/ }).click();
    await page.keyboard.type(' opens.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('The lamp burns whale bone.');
    await page
      .getByRole('toolbar', { name: 'Text' })
      .getByRole('button', { name: 'Secret', exact: true })
      .click();
    await page.getByRole('radio', { name: 'Everyone' }).click();
    await page.getByRole('button', { name: 'Create session' }).click();
    await expect(titleOf(page, 'The first evening')).toBeVisible();
  });

  await test.step('it appears on the screens of the players, without the secret', async () => {
    for (const player of [tomas, ilse]) {
      await entryOf(player.page, 'The first evening').click();
      await expect(titleOf(player.page, 'The first evening')).toBeVisible();
      await expect(player.page.getByText('The boat reaches the rock.')).toBeVisible();
      await expect(
        player.page.getByRole('link', { name: 'Corvin Vell', exact: true }),
      ).toBeVisible();
      await expect(player.page.getByText('whale bone')).toHaveCount(0);
    }
  });

  await test.step('a revealed passage appears on the open pages of the players', async () => {
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    for (const player of [tomas, ilse]) {
      await expect(player.page.getByText('The lamp burns whale bone.')).toBeVisible();
    }
  });

  await test.step('a player who is offline while writing loses no text', async () => {
    tomas.pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await startEntry(tomas.page, 'Note');
    await tomas.page.getByLabel('Title').fill('What the ferryman said');
    await textFieldOf(tomas.page, 'Text').click();
    await tomas.page.keyboard.type('The ferry stays');
    await tomas.page.context().setOffline(true);
    await tomas.page.keyboard.type(' ashore at night.');
    await tomas.page.getByRole('radio', { name: 'Everyone' }).click();
    await tomas.page.getByRole('button', { name: 'Create note' }).click();
    await expect(tomas.page.getByRole('alert')).toBeVisible();
    await expectPresentable(tomas.page, 'entry-form-without-network');
    await tomas.page.context().setOffline(false);
    await tomas.page.getByRole('button', { name: 'Create note' }).click();
    await expect(titleOf(tomas.page, 'What the ferryman said')).toBeVisible();
    await expect(tomas.page.getByText('The ferry stays ashore at night.')).toBeVisible();
  });

  await test.step('a handout for one player stays hidden from the other', async () => {
    await startEntry(page, 'Handout');
    await page.getByLabel('Title').fill('A letter to Ilse');
    await textFieldOf(page, 'Text').click();
    await page.keyboard.type('Come alone.');
    await page.getByRole('radio', { name: 'Chosen members' }).click();
    await page
      .getByRole('group', { name: 'Chosen members' })
      .getByRole('checkbox', { name: 'Ilse' })
      .click();
    await page.getByRole('button', { name: 'Create handout' }).click();
    await expect(titleOf(page, 'A letter to Ilse')).toBeVisible();
    await linkOf(ilse.page, 'Entries').click();
    await expect(entryOf(ilse.page, 'A letter to Ilse')).toBeVisible();
    await expect(entryOf(ilse.page, 'What the ferryman said')).toBeVisible();
    await linkOf(tomas.page, 'Entries').click();
    await expect(entryOf(tomas.page, 'What the ferryman said')).toBeVisible();
    await expect(entryOf(tomas.page, 'A letter to Ilse')).toHaveCount(0);
  });

  await test.step('all members can read the recap', async () => {
    await page.goto(`${campaign}/entries`);
    await entryOf(page, 'The first evening').click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await textFieldOf(page, 'Recap').click();
    await page.keyboard.type('The lamp is lit, and Corvin is gone.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Corvin is gone')).toBeVisible();
    for (const player of [tomas, ilse]) {
      await entryOf(player.page, 'The first evening').click();
      await expect(player.page.getByText('The lamp is lit, and Corvin is gone.')).toBeVisible();
      await expectPresentable(player.page, 'entry-recap-player');
    }
  });

  await test.step('a player exports what this player can read', async () => {
    const { page: tomasPage } = tomas;
    await tomasPage.goto(`${campaign}/settings`);
    await tomasPage.getByRole('link', { name: 'Open the archive' }).click();
    // With the picker, the browser would open a dialog of the system.
    await tomasPage.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    const download = tomasPage.waitForEvent('download');
    await tomasPage.getByRole('button', { name: 'Export' }).click();
    // The texts in the archive are not compressed.
    const archive = await readFile(await (await download).path(), 'utf8');
    expect(archive).toContain('The lamp burns whale bone.');
    expect(archive).toContain('The ferry stays ashore at night.');
    expect(archive).not.toContain('Come alone.');
  });
});
