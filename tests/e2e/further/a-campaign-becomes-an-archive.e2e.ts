import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { downloadZip } from 'client-zip';
import type { CampaignArchive } from '#src/lib/archive/archive-format.ts';
import { unzip, zipIndex } from '#src/lib/archive/zip-index.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const secretWord = 'gravewax';

/** Browsers show a dialog of the system for the file, which a test cannot answer. */
const withoutFilePicker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
  });

async function post<Answer>(api: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await api.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  // The contract cases check the answers.
  return (await response.json()) as Answer;
}

/** A campaign with a tree, links, a secret, notes and a picture. */
async function writeCampaign(api: APIRequestContext, title: string): Promise<string> {
  const campaignId = await createCampaign(api, title);
  const notes = { dmNotes: `The keeper hides ${secretWord}.`, setting: 'A coast in the fog.' };
  const changed = await api.patch(`/api/campaigns/${campaignId}`, { multipart: notes });
  expect(changed.ok(), await changed.text()).toBe(true);
  const painting = await readFile(
    join(import.meta.dirname, '../../../public/art/cover-1-1024.webp'),
  );
  const upload = await api.post(`/api/campaigns/${campaignId}/pictures/create`, {
    multipart: { file: { name: 'map.webp', mimeType: 'image/webp', buffer: painting } },
  });
  const { pictureId } = (await upload.json()) as { pictureId: string };
  const write = (entry: object) =>
    post<{ entryId: string }>(api, `/api/campaigns/${campaignId}/entries/create`, {
      visibility: 'everyone',
      ...entry,
    });
  const vell = await write({
    type: 'place',
    title: 'Vell: the harbour?',
    text: `Home of [[Corvin]]. ![A map](/api/pictures/${pictureId})`,
    tags: ['coast'],
    details: { placeKind: 'town' },
  });
  await write({
    type: 'person',
    title: 'Corvin',
    parentId: vell.entryId,
    text: `Keeper of the light.\n\n:::secret\nHe sells ${secretWord}.\n:::`,
    coverPictureId: pictureId,
  });
  await write({ type: 'note', title: `The ${secretWord} ledger`, visibility: 'gm' });
  await write({
    type: 'session',
    title: 'The seventh lantern',
    details: { number: 7, date: '2026-11-08', recap: 'It burns again.' },
  });
  return campaignId;
}

async function exported(page: Page): Promise<{ zip: Blob; path: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await (await download).path();
  await expect(page.getByText(/^Saved \d+ entr/)).toBeVisible();
  return { zip: new Blob([await readFile(path)]), path };
}

async function filesIn(zip: Blob): Promise<ReadonlyMap<string, string>> {
  const files = await zipIndex(zip);
  const texts = files.map(
    async (file) => [file.name, new TextDecoder().decode(await unzip(zip, file))] as const,
  );
  return new Map(await Promise.all(texts));
}

/** The parts that must be equal in the archive of the imported campaign. */
async function contentOf(zip: Blob) {
  const json = (await filesIn(zip)).get('campaign.json') ?? '';
  const { campaign, entries, pictures } = JSON.parse(json) as CampaignArchive;
  const titles = new Map(entries.map(({ entryId, title }) => [entryId, title]));
  return {
    campaign,
    pictures: pictures.length,
    entries: entries.map(({ type, title, text, tags, visibility, details, ...entry }) => ({
      type,
      title,
      text: text.replaceAll(/pictures\/[\w-]+/g, 'pictures/id'),
      tags,
      visibility,
      details,
      parent: entry.parentId === null ? null : titles.get(entry.parentId),
      hasCover: entry.coverPictureId !== null,
    })),
  };
}

async function choose(page: Page, file: string | Awaited<ReturnType<typeof zipFile>>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an archive' }).click();
  await (await chooser).setFiles(file);
}

const zipFile = async (name: string, files: Readonly<Record<string, string>>) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(
    await downloadZip(
      Object.entries(files).map(([path, input]) => ({ name: path, input })),
    ).arrayBuffer(),
  ),
});

test('a game master exports a campaign, and the imported campaign is the same @both', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await writeCampaign(api, 'An archive of Vell');
  await api.dispose();
  await withoutFilePicker(page);
  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}/archive`);
  await expectPresentable(page, 'archive');
  const { zip, path } = await exported(page);
  const files = await filesIn(zip);
  expect([...files.keys()].filter((name) => !name.startsWith('pictures/')).toSorted()).toEqual([
    'README.md',
    'campaign.json',
    'entries/note/The gravewax ledger.md',
    'entries/person/Corvin.md',
    'entries/place/Vell the harbour.md',
    'entries/session/The seventh lantern.md',
  ]);
  expect(files.get('entries/person/Corvin.md')).toContain(
    'parent: "[[Vell the harbour|Vell: the harbour?]]"',
  );

  await page.goto('/campaigns');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expectPresentable(page, 'import');
  await choose(page, path);
  await expect(
    page.getByRole('heading', { name: '4 entries in An archive of Vell' }),
  ).toBeVisible();
  await expectPresentable(page, 'import-preview');
  await page.getByLabel('Title of the new campaign').fill('Vell again');
  await page.getByRole('button', { name: 'Create the campaign' }).click();
  await expect(page.getByText('4 entries and 1 picture are imported')).toBeVisible();
  await expectPresentable(page, 'import-done');
  await page.getByRole('link', { name: 'Open the campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vell again' })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/archive`);
  const again = await contentOf((await exported(page)).zip);
  const before = await contentOf(zip);
  expect(before.campaign.dmNotes).toContain(secretWord);
  expect(again).toEqual({ ...before, campaign: { ...before.campaign, title: 'Vell again' } });
});

test('a player exports what a player can read, and a game master can export the same', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await writeCampaign(api, 'What players know of Vell');
  const invitation = await post<{ code: string }>(
    api,
    `/api/campaigns/${campaignId}/invitations/create`,
    { role: 'player' },
  );
  await api.dispose();
  const tomasApi = await apiOf(app, await sessionOf('tomas'));
  await tomasApi.post(`/api/invitations/${invitation.code}/accept`);
  await tomasApi.dispose();
  await withoutFilePicker(page);

  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}/archive`);
  await page.getByLabel('What every player reads').check();
  const forPlayers = await filesIn((await exported(page)).zip);

  await signInAs('tomas');
  await page.goto(`/campaigns/${campaignId}/archive`);
  await expect(page.getByText('It holds what you can read')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose an archive' })).toBeHidden();
  const forTomas = await filesIn((await exported(page)).zip);
  for (const files of [forPlayers, forTomas]) {
    const all = [...files].flat().join('\n');
    expect(all).toContain('Keeper of the light.');
    expect(all).not.toContain(secretWord);
  }
  expect(forTomas.get('campaign.json')).toBe(forPlayers.get('campaign.json'));
});

test('a vault of Obsidian is added to a campaign, and the import is undone @both', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'A vault by the sea');
  await api.dispose();
  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}/archive`);
  const vault = await zipFile('vault.zip', {
    'Vault/People/Corvin.md': '---\ntype: npc\ntags: [coast]\n---\nLives in [[Vell|the town]].',
    'Vault/Places/Vell.md': 'A town. ![[missing.png]]',
    'Vault/Places/map.svg': '<svg/>',
  });
  await choose(page, vault);
  await expect(page.getByRole('heading', { name: '4 entries in vault' })).toBeVisible();
  await page.getByText('2 things cannot be kept as they are').click();
  await expect(page.getByText('This file is neither a note nor a picture')).toBeVisible();
  await expectPresentable(page, 'import-vault');
  await page.getByLabel('Everyone').check();
  await page.getByRole('checkbox', { name: 'People' }).uncheck();
  await page.getByRole('checkbox', { name: 'Corvin' }).check();
  await page.getByRole('button', { name: 'Import 3 entries' }).click();
  await expect(page.getByText('3 entries and 0 pictures are imported')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  // One entry was left out.
  await page.getByRole('button', { name: 'Delete the entries' }).click();
  await expect(page.getByText('3 entries are gone for good')).toBeVisible();
  await page.getByRole('button', { name: 'Import something else' }).click();
  await choose(page, vault);
  await page.getByRole('button', { name: 'Import 4 entries' }).click();
  await page.getByRole('link', { name: 'Show the entries' }).click();
  await page.getByRole('link', { name: 'Corvin' }).click();
  await expect(page.getByRole('link', { name: 'the town' })).toBeVisible();
});

test('bad archives are refused with a reason', async ({ page, signInAs }) => {
  await signInAs('mira');
  await page.goto('/campaigns/import');
  const alert = page.getByRole('alert');
  const archive = { format: 'questwright-campaign', version: 99, campaign: {}, entries: [] };
  await choose(page, await zipFile('newer.zip', { 'campaign.json': JSON.stringify(archive) }));
  await expect(alert).toContainText('newer version of Questwright');
  await choose(page, await zipFile('outside.zip', { '../../notes.md': 'x' }));
  await expect(alert).toContainText('unsafe name');
  await choose(page, { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await expect(alert).toContainText('not a zip archive');
  await choose(page, await zipFile('empty.zip', { 'picture.txt': 'x' }));
  await expect(alert).toContainText('no Markdown files');
  await expectPresentable(page, 'import-refused');
});
