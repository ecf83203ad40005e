import { expect, test } from '#tests/support/e2e.ts';
import { chooseItem, chooseOption } from '#tests/support/choose-option.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';

const rogue = {
  name: 'Sable of the Eaves',
  class: 'rogue',
  species: 'halfling',
  background: 'criminal',
  abilities: { str: 8, dex: 15, con: 13, int: 14, wis: 10, cha: 12 },
  notesForMe: 'The duke is my father.',
  notesForEveryone: 'Owes everyone a drink.',
};

test('a character is read by its link until the link is withdrawn, and travels as a file', async ({
  app,
  browser,
  page,
  signInAsNew,
}) => {
  const session = await signInAsNew({ ...people.ilse, email: 'ilse.who.shares@example.com' });
  const api = await apiOf(app, session);
  const campaign = await api.post('/api/campaigns/create', {
    multipart: { title: 'The Drowned Crown', setting: 'A harbour.', storyOverview: 'Fog.' },
  });
  expect(campaign.ok()).toBe(true);
  const created = await api.post('/api/characters/create', { data: rogue });
  const { characterId } = (await created.json()) as { characterId: string };
  const pressed = await api.post(`/api/characters/${characterId}/play`, {
    data: { changeId: 'press-0001', lostHitPoints: 3, addConditions: ['prone'] },
  });
  expect(pressed.ok()).toBe(true);
  await page.goto(`/characters/${characterId}`);
  const menu = page.getByRole('button', { name: 'More actions' });
  await chooseItem(menu, 'Share and export');
  const dialog = page.getByRole('dialog', { name: 'Share Sable of the Eaves' });

  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  const other = await browser.newContext();
  const reader = await other.newPage();

  await test.step('without an account the sheet is read, but not the notes of the owner', async () => {
    await reader.goto(address);
    await expect(
      reader.getByRole('heading', { level: 1, name: 'Sable of the Eaves' }),
    ).toBeVisible();
    await expect(reader.getByText('Owes everyone a drink.')).toBeVisible();
    await expect(reader.getByText('The duke is my father.')).toBeHidden();
    const inPlay = reader.getByRole('region', { name: 'In play' });
    await expect(inPlay).toContainText('of 9 Hit Points');
    await expect(inPlay.getByLabel('Hit Points')).toHaveText('6');
    await expect(inPlay.getByText('Prone', { exact: true })).toBeVisible();
    await expectPresentable(reader, 'character-shared');
  });

  await test.step('a withdrawn link shows nothing', async () => {
    await dialog.getByRole('button', { name: 'Withdraw the link' }).click();
    await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('Owes everyone a drink.')).toBeHidden();
    await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText('Sable of the Eaves');
    await expect(reader.getByText(/Ask its owner for a new one/)).toBeVisible();
    await other.close();
  });

  await test.step('the owner chooses a campaign and who reads it there', async () => {
    await chooseOption(dialog.getByRole('combobox', { name: 'Campaign' }), 'The Drowned Crown');
    await chooseOption(
      dialog.getByRole('combobox', { name: 'Who reads it' }),
      'Everyone in the campaign',
    );
    await dialog.getByLabel('They see the backstory').click();
    await expect(dialog.getByLabel('They see the backstory')).toBeChecked();
  });

  await test.step('a press on another device appears in the open list of the campaign', async () => {
    const { campaignId } = (await campaign.json()) as { campaignId: string };
    const list = await page.context().newPage();
    await list.goto(`/campaigns/${campaignId}/people`);
    const characters = list.getByRole('list', { name: 'Characters of the campaign' });
    await expect(characters).toContainText('6 of 9 HP');
    const pressedAgain = await api.post(`/api/characters/${characterId}/play`, {
      data: { changeId: 'a-press-of-ilse', lostHitPoints: 4 },
    });
    expect(pressedAgain.ok()).toBe(true);
    await expect(characters).toContainText('2 of 9 HP');
    await list.close();
    await api.dispose();
  });

  await test.step('the exported file becomes a second character', async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sable-of-the-eaves.questwright-character.json');
    await page.goto('/characters');
    await page.getByLabel('A character file').setInputFiles(await file.path());
    await expect(page.getByRole('heading', { level: 1, name: 'Sable of the Eaves' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(characterId));
  });

  await test.step('a file that is not a character says so', async () => {
    await page.goto('/characters');
    await page.getByLabel('A character file').setInputFiles({
      name: 'later.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"questwright-character","formatVersion":7}'),
    });
    await expect(page.getByRole('alert')).toContainText('from a later version');
  });
});
