import { expect, test, vi } from 'vitest';
import type { Campaign, EntryExportPage } from '#src/generated/model/index.ts';
import { unzip, zipIndex } from '#src/lib/archive/zip-index.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { archiveStream } from './export-archive.ts';

const time = '2026-11-08T18:00:00.000Z';
const page: EntryExportPage = {
  items: [
    {
      entryId: 'session-seven',
      type: 'session',
      title: 'The seventh lantern',
      cover: null,
      text: '',
      tags: [],
      parentId: null,
      position: 1,
      visibility: 'everyone',
      readerIds: [],
      details: { number: 7, attendance: ['member-tomas'] },
      pictureIds: [],
      renamedLinks: [],
      author: 'Mira',
      isMine: true,
      draftedBy: 'storyteller',
      meta: { created_at: time, updated_at: time, deleted_at: null },
    },
  ],
  nextCursor: null,
};

/** The text files of an archive by their names. */
async function filesOf(
  campaign: Campaign,
  kind: 'whole' | 'own',
): Promise<ReadonlyMap<string, string>> {
  window.location.href = 'http://localhost/';
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(page)));
  const tomas = { userId: 'member-tomas', name: 'Tomas', joinedAt: time, isSelf: true } as const;
  const stream = archiveStream({
    campaign,
    members: [{ ...tomas, role: 'player' }],
    view: { kind },
    retries: {
      signal: new AbortController().signal,
      onWait: () => undefined,
      ask: () => Promise.resolve(),
    },
    onProgress: () => undefined,
  });
  const zip = await new Response(stream).blob();
  const files = new Map<string, string>();
  for (const file of await zipIndex(zip)) {
    files.set(file.name, new TextDecoder().decode(await unzip(zip, file)));
  }
  return files;
}

test('the archive of a player names the people who were there, and lists no members', async () => {
  const files = await filesOf({ ...lanternsOfVell, role: 'player' }, 'own');
  const session = files.get('entries/session/The seventh lantern.md');
  expect(session).toContain('attendance: ["Tomas"]');
  expect(JSON.parse(files.get('campaign.json') ?? '{}')).toMatchObject({ members: [] });
});

test('an archive says who has drafted each text, and says it of the notes only to game masters', async () => {
  const draftedBy = { setting: 'storyteller', storyOverview: null, dmNotes: 'a-model' };
  const campaign = { ...lanternsOfVell, draftedBy };
  const whole = await filesOf(campaign, 'whole');
  expect(whole.get('entries/session/The seventh lantern.md')).toContain('draftedBy: "storyteller"');
  expect(JSON.parse(whole.get('campaign.json') ?? '{}')).toMatchObject({
    campaign: { draftedBy },
    entries: [{ draftedBy: 'storyteller' }],
  });
  const own = await filesOf(campaign, 'own');
  expect(JSON.parse(own.get('campaign.json') ?? '{}')).toMatchObject({
    campaign: { draftedBy: { ...draftedBy, dmNotes: null } },
  });
});
