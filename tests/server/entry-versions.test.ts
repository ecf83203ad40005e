import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { sweepDeletedEntries } from '#backend/entries/delete.ts';
import { sweepPictures } from '#backend/pictures/sweep.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { picture } from './pictures.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

describeBoth('versions of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Versions');
    tomas = await calls.addUser('Tomas-Versions');
  });

  beforeEach(async () => {
    calls.now += 60 * minute;
    campaignId = await calls.newCampaign(mira);
    await join('player');
  });

  const join = (role: CampaignRole): Promise<void> =>
    calls.addMembers(campaignId, { [tomas.id]: role });

  const create = async (user: SignedInUser, fields: object = {}) => {
    const body = { type: 'note', title: 'A note', text: 'v1', visibility: 'everyone', ...fields };
    return (await calls.callAs(user, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  };
  const change = async (user: SignedInUser, entryId: string, body: object) =>
    (await calls.callAs(user, 'entryUpdate', { path: { campaignId, entryId }, body })).body;
  const list = async (user: SignedInUser, entryId: string) =>
    (await calls.callAs(user, 'entryVersionList', { path: { campaignId, entryId } })).body.items;
  const numbers = async (user: SignedInUser, entryId: string) =>
    (await list(user, entryId)).map(({ version }) => version);
  const get = async (user: SignedInUser, entryId: string, version: number) => {
    const path = { campaignId, entryId, version: String(version) };
    return (await calls.callAs(user, 'entryVersionGet', { path })).body;
  };
  const restore = async (user: SignedInUser, entryId: string, version: number) => {
    const path = { campaignId, entryId, version: String(version) };
    return (await calls.callAs(user, 'entryVersionRestore', { path })).body;
  };
  const addPicture = async (colour: string) => {
    const file = await picture('png', colour, 30, 20);
    const answer = await calls.callAs(mira, 'pictureCreate', {
      path: { campaignId },
      parts: [['file', file]],
    });
    return answer.body;
  };
  const seesPicture = (user: SignedInUser, pictureId: string) =>
    calls.callAs(user, 'pictureGet', { path: { pictureId } }).then(
      () => true,
      () => false,
    );

  test('what a draft replaces stays a version, also when the same person has just written it', async () => {
    const entryId = await create(mira);
    calls.now += minute;
    const { version } = await change(mira, entryId, { text: 'Typed by hand.' });
    calls.now += minute;
    const draftGenerationId = '019a0000-0000-7000-8000-00000000abcd';
    await change(mira, entryId, { text: 'Drafted.', draftGenerationId });
    expect((await get(mira, entryId, version)).text).toBe('Typed by hand.');
  });

  test('a version ends ten minutes after its first change, and when someone else writes', async () => {
    const entryId = await create(tomas);
    const write = async (user: SignedInUser, minutes: number) => {
      calls.now += minutes * minute;
      const { version } = await change(user, entryId, { text: `at ${calls.now}` });
      return version;
    };
    await write(tomas, 1);
    await write(tomas, 6);
    const third = await write(tomas, 3);
    expect(await numbers(tomas, entryId)).toEqual([third, 1]);
    const fourth = await write(tomas, 1);
    const fifth = await write(mira, 1);
    const sixth = await write(tomas, 1);
    expect(await numbers(tomas, entryId)).toEqual([sixth, fifth, fourth, third, 1]);
    const restored = await restore(tomas, entryId, 1);
    const seventh = restored.version;
    expect(await numbers(tomas, entryId)).toEqual([seventh, sixth, fifth, fourth, third, 1]);
  });

  test('a version says what is different from the version before', async () => {
    const entryId = await create(mira);
    await change(mira, entryId, { text: 'v2', tags: ['oil'] });
    await change(mira, entryId, { text: 'v1' });
    const [latest] = await list(mira, entryId);
    expect(latest?.changed).toEqual(['tags']);
    calls.now += 20 * minute;
    await change(mira, entryId, {
      type: 'place',
      title: 'B',
      details: { placeKind: 'settlement' },
    });
    calls.now += 20 * minute;
    await change(mira, entryId, { visibility: 'chosen', readerIds: [tomas.id] });
    const [second, first] = await list(mira, entryId);
    expect(first?.changed).toEqual(['title', 'type', 'details']);
    expect(second?.changed).toEqual(['visibility', 'readerIds']);
  });

  test('an entry keeps its newest hundred versions', async () => {
    const entryId = await create(mira);
    for (let version = 2; version <= 102; version += 1) {
      calls.now += 11 * minute;
      await change(mira, entryId, { text: `v${version}` });
    }
    const kept = Array.from({ length: 100 }, (_, index) => 102 - index);
    const query = { pageSize: '200' };
    const path = { campaignId, entryId };
    const { body } = await calls.callAs(mira, 'entryVersionList', { path, query });
    expect(body.items.map(({ version }) => version)).toEqual(kept);
    expect(body.items.at(-1)?.changed, 'the version before is gone').toEqual([]);
    await expect(get(mira, entryId, 2)).rejects.toMatchObject({ code: 'not_found' });
    expect((await get(mira, entryId, 3)).text).toBe('v3');
  });

  async function bytesOf(entryId: string): Promise<number> {
    const { bytes } = await db
      .selectFrom('entry')
      .select('bytes')
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow();
    return bytes;
  }

  test('the size of an entry contains its views and versions', async () => {
    const entryId = await create(mira, { text: '.', details: {} });
    const before = await bytesOf(entryId);
    await change(mira, entryId, { text: '.'.repeat(101) });
    // The text is stored in the entry, in a view and in the new version. The version before stays, too.
    expect(await bytesOf(entryId)).toBeGreaterThan(before + 300);
    const grown = await bytesOf(entryId);
    await change(mira, entryId, { text: 'é'.repeat(50) });
    await change(mira, entryId, { text: '.'.repeat(101) });
    expect(await bytesOf(entryId)).toBe(grown);
    calls.now += 20 * minute;
    await change(mira, entryId, { visibility: 'gm' });
    expect(await bytesOf(entryId)).toBeGreaterThan(grown + 100);
  });

  test('the size of an entry contains its words, links and tags for each audience', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
    const steps = [{ text: words(40), done: false }];
    const quest = { type: 'quest', text: 'Go.' };
    const small = await bytesOf(await create(mira, quest));
    const large = await bytesOf(await create(mira, { ...quest, details: { steps } }));
    // The words are stored in the entry, in its version, and in the search index for two audiences.
    expect(large - small).toBeGreaterThan(4 * words(40).length);
    const named = `Go.\n\n:::secret{for="${tomas.id}"}\nHide.\n:::`;
    const forTomas = await bytesOf(
      await create(mira, { ...quest, text: named, details: { steps } }),
    );
    expect(forTomas - large).toBeGreaterThan(words(40).length);
    const links = Array.from({ length: 50 }, (_, n) => `[[Link ${n}]]`).join(' ');
    const linking = await bytesOf(await create(mira, { text: links }));
    const plain = await bytesOf(await create(mira, { text: links.replaceAll(/[[\]]/g, '.') }));
    expect(linking - plain).toBeGreaterThan(50 * 2 * 'Link 1'.length);
  });

  test('a restore is in the audit log, and notifies those who read the entry', async () => {
    const entryId = await create(mira);
    await change(mira, entryId, { text: 'v2' });
    calls.campaignEvents.length = 0;
    await restore(mira, entryId, 1);
    const userIds = [mira.id, tomas.id].toSorted();
    expect(calls.campaignEvents).toEqual([{ userIds, campaignId, entryId }]);
    const audit = await db
      .selectFrom('audit')
      .select(['actor_id', 'details'])
      .where('action', '=', 'entry.restore-version')
      .where('target_id', '=', entryId)
      .execute();
    const details = JSON.stringify({ campaignId, version: 3, restored: 1 });
    expect(audit).toEqual([{ actor_id: mira.id, details }]);
  });

  test('an author does not see the versions from the time in which the author was not a member', async () => {
    const entryId = await create(tomas);
    await change(tomas, entryId, { text: 'v2' });
    await db.deleteFrom('campaign_member').where('user_id', '=', tomas.id).execute();
    calls.now += day;
    await change(mira, entryId, { text: 'A plan without Tomas' });
    calls.now += day;
    await change(mira, entryId, { text: 'v4' });
    calls.now += day;
    await join('player');
    expect(await numbers(mira, entryId)).toEqual([4, 3, 2, 1]);
    // The present text is the newest version.
    expect(await numbers(tomas, entryId)).toEqual([4, 2, 1]);
    await expect(get(tomas, entryId, 3)).rejects.toMatchObject({ code: 'not_found' });
    await expect(restore(tomas, entryId, 3)).rejects.toMatchObject({ code: 'not_found' });
    calls.now += day;
    await change(mira, entryId, { text: 'v5' });
    expect(await numbers(tomas, entryId)).toEqual([5, 2, 1]);
  });

  test('a player gets no hidden picture back from a version', async () => {
    const [cover, shown] = [await addPicture('#100001'), await addPicture('#200001')];
    const entryId = await create(tomas);
    const text = `![](${shown.url})`;
    await change(mira, entryId, { text, coverPictureId: cover.pictureId });
    expect(await seesPicture(tomas, cover.pictureId)).toBe(true);
    await change(mira, entryId, { title: 'Another title' });
    calls.now += day;
    await change(mira, entryId, { text: 'Nothing', coverPictureId: null });
    const [, withPictures = 0] = await numbers(tomas, entryId);
    expect((await get(mira, entryId, withPictures)).cover).toMatchObject(cover);
    expect(await get(tomas, entryId, withPictures)).toMatchObject({ cover: null, text });
    expect(await restore(tomas, entryId, withPictures)).toMatchObject({ cover: null, text });
    for (const { pictureId } of [cover, shown]) {
      expect(await seesPicture(tomas, pictureId)).toBe(false);
    }
    // A game master restores the version, so the entry shows the pictures again.
    await restore(mira, entryId, withPictures);
    for (const { pictureId } of [cover, shown]) {
      expect(await seesPicture(tomas, pictureId)).toBe(true);
    }
  });

  test('a version that a game master restores shows no picture that it has never shown', async () => {
    const hidden = await addPicture('#300001');
    const entryId = await create(tomas);
    // Tomas knows the address of the picture, but may not read it.
    await change(tomas, entryId, { text: `![](${hidden.url})` });
    calls.now += day;
    await change(tomas, entryId, { text: 'Nothing' });
    const [, naming = 0] = await numbers(mira, entryId);
    await restore(mira, entryId, naming);
    expect(await seesPicture(tomas, hidden.pictureId)).toBe(false);
    await change(mira, entryId, { title: 'Another title' });
    expect(await seesPicture(tomas, hidden.pictureId)).toBe(false);
  });

  test('pictures of a version stay as long as the version, which is removed with the entry', async () => {
    const [cover, shown] = [await addPicture('#400001'), await addPicture('#500001')];
    const text = `![](${shown.url})`;
    const entryId = await create(mira, { text, coverPictureId: cover.pictureId });
    await change(mira, entryId, { text: 'Nothing', coverPictureId: null });
    const count = async () => {
      for (const days of [0, 31, 31]) {
        calls.now += days * day;
        await sweepPictures(db, calls.now);
      }
      const rows = await db
        .selectFrom('picture')
        .select('id')
        .where('campaign_id', '=', campaignId)
        .execute();
      return rows.length;
    };
    expect(await count()).toBe(2);
    await calls.callAs(mira, 'entryDelete', { path: { campaignId, entryId } });
    calls.now += 31 * day;
    await sweepDeletedEntries(db, calls.now);
    const versions = db.selectFrom('entry_version').select('version');
    expect(await versions.where('entry_id', '=', entryId).execute()).toEqual([]);
    expect(await count()).toBe(0);
  });

  test('a campaign is deleted with the versions and their pictures', async () => {
    const shown = await addPicture('#600001');
    const entryId = await create(mira, { text: `![](${shown.url})` });
    await change(mira, entryId, { text: 'Nothing' });
    await calls.callAs(mira, 'campaignDelete', { path: { campaignId } });
    expect(await seesPicture(mira, shown.pictureId)).toBe(false);
  });
});
