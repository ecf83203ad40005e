import { expect, test, vi } from 'vitest';
import type { EntryExportPage } from '#src/generated/model/index.ts';
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
      draftedBy: null,
      meta: { created_at: time, updated_at: time, deleted_at: null },
    },
  ],
  nextCursor: null,
};

test('the archive of a player names the people who were there, and lists no members', async () => {
  window.location.href = 'http://localhost/';
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(page)));
  const tomas = { userId: 'member-tomas', name: 'Tomas', joinedAt: time, isSelf: true } as const;
  const stream = archiveStream({
    campaign: { ...lanternsOfVell, role: 'player' },
    members: [{ ...tomas, role: 'player' }],
    view: { kind: 'own' },
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
  const session = files.get('entries/session/The seventh lantern.md');
  expect(session).toContain('attendance: ["Tomas"]');
  expect(JSON.parse(files.get('campaign.json') ?? '{}')).toMatchObject({ members: [] });
});
