import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { shapeStamp } from '#backend/db/stored-schemas.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const hero = {
  name: 'Ashka',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

/** A spell that takes up about 900 bytes. */
const longSpell = () => ({
  class: 'wizard',
  key: null,
  catalogueVersion: null,
  name: 'Fire Bolt',
  prepared: true,
  facts: {
    level: 0,
    school: 'evocation',
    castingTime: 'long '.repeat(16),
    range: 'long '.repeat(16),
    components: 'long '.repeat(32),
    duration: 'long '.repeat(16),
    concentration: false,
    ritual: false,
    attack: null,
    save: null,
    damage: 'long '.repeat(24),
  },
});

describeBoth('the sharing of characters', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let ilse: SignedInUser;
  let odo: SignedInUser;
  let campaignId: string;
  let characterId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-gm');
    tomas = await calls.addUser('Tomas-player');
    ilse = await calls.addUser('Ilse-player');
    odo = await calls.addUser('Odo-helper');
  });

  beforeEach(async () => {
    const members = { [tomas.id]: 'player', [ilse.id]: 'player', [odo.id]: 'gm' } as const;
    campaignId = await calls.newCampaign(mira, members);
    const { body } = await calls.callAs(tomas, 'characterCreate', { body: hero });
    ({ characterId } = body);
    calls.campaignEvents.length = 0;
  });

  const share = async (body: object) => {
    const path = { characterId };
    const whole = { hasLink: false, campaignId: null, ...body };
    return (await calls.callAs(tomas, 'characterSharingUpdate', { path, body: whole })).body;
  };
  const idsFor = async (user: SignedInUser) => {
    const { body } = await calls.callAs(user, 'campaignCharacters', { path: { campaignId } });
    return body.items.map((item) => item.characterId);
  };
  const audited = () =>
    db
      .selectFrom('audit')
      .select('details')
      .where('target_id', '=', characterId)
      .where('action', '=', 'character.share')
      .execute();

  test('is an event only for those who read the character before or after it', async () => {
    await share({ campaignId });
    await share({ campaignId, campaignReaders: 'everyone' });
    await share({ hasLink: true });
    const masters = [mira.id, odo.id, tomas.id].toSorted();
    const all = [...masters, ilse.id].toSorted();
    const event = { campaignId, entryId: null, characterId };
    expect(calls.campaignEvents).toEqual([
      { userIds: masters, ...event },
      { userIds: all, ...event },
      { userIds: all, ...event },
    ]);
  });

  test('is not an event if only the link changes', async () => {
    await share({ campaignId });
    calls.campaignEvents.length = 0;
    await share({ campaignId, hasLink: true });
    expect(calls.campaignEvents).toEqual([]);
  });

  /** Who gets an event about the character. */
  const notified = () => {
    const events = calls.campaignEvents.splice(0);
    for (const event of events) {
      expect(event).toMatchObject({ campaignId, entryId: null, characterId });
    }
    return events.flatMap(({ userIds }) => userIds);
  };
  const update = (changes: object) =>
    calls.callAs(tomas, 'characterUpdate', {
      path: { characterId },
      body: { ...hero, ...changes },
    });
  let presses = 0;
  const press = (changes: object) => {
    presses += 1;
    const changeId = `press-${presses}-${characterId}`;
    const body = { changeId, ...changes };
    return calls.callAs(tomas, 'characterPlayChange', { path: { characterId }, body });
  };

  test('tells its readers about every change that they see, and about no other', async () => {
    await share({ campaignId, campaignReaders: 'everyone', sharesItems: false });
    notified();
    const masters = [mira.id, odo.id, tomas.id].toSorted();
    const all = [...masters, ilse.id].toSorted();
    await update({ notesForMe: 'Mine.' });
    expect(notified()).toEqual([]);
    const notes = { notesForMe: 'Mine.', notesForGameMaster: 'Ours.' };
    await update(notes);
    expect(notified()).toEqual(masters);
    await update({ ...notes, name: 'Ashka Reed' });
    expect(notified()).toEqual(all);
    await update({ ...notes, name: 'Ashka Reed' });
    expect(notified()).toEqual([]);
    await press({ coins: { gp: 5 } });
    expect(notified()).toEqual([]);
    await press({ lostHitPoints: 3 });
    expect(notified()).toEqual(all);
    await calls.callAs(tomas, 'characterDelete', { path: { characterId } });
    expect(notified()).toEqual(all);
  });

  test('tells the game masters alone if it is only for them', async () => {
    await share({ campaignId });
    notified();
    await press({ lostHitPoints: 3 });
    expect(notified()).toEqual([mira.id, odo.id, tomas.id].toSorted());
  });

  test('that has ended notifies no one', async () => {
    await share({ campaignId });
    await share({ campaignId: null });
    notified();
    await press({ lostHitPoints: 3 });
    await update({ name: 'Ashka Reed' });
    expect(notified()).toEqual([]);
  });

  test('writes nothing if nothing changes, and never the code of a link to the audit table', async () => {
    const { linkCode } = await share({ hasLink: true, campaignId });
    expect(linkCode).not.toBeNull();
    expect(await share({ hasLink: true, campaignId })).toMatchObject({ linkCode });
    expect(calls.campaignEvents).toHaveLength(1);
    const rows = await audited();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.details).not.toContain(linkCode);
  });

  test('with the game masters ends for a game master who becomes a player', async () => {
    await share({ campaignId });
    expect(await idsFor(odo)).toEqual([characterId]);
    const path = { campaignId, userId: odo.id };
    await calls.callAs(mira, 'memberUpdate', { path, body: { role: 'player' } });
    expect(await idsFor(odo)).toEqual([]);
    expect(await idsFor(mira)).toEqual([characterId]);
  });

  test('ends when a game master removes the player', async () => {
    await share({ campaignId, hasLink: true, campaignReaders: 'everyone' });
    await calls.callAs(mira, 'memberRemove', { path: { campaignId, userId: tomas.id } });
    expect(await idsFor(ilse)).toEqual([]);
    const { body } = await calls.callAs(tomas, 'characterSharingGet', { path: { characterId } });
    expect(body).toMatchObject({ campaignId: null, campaignReaders: 'gm' });
    expect(body.linkCode).not.toBeNull();
  });

  test('with a campaign lists long characters by name, and never reads many of them at once', async () => {
    const largest = { bytes: 0 };
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        largest.bytes = Math.max(largest.bytes, JSON.stringify(result.rows).length);
        return result;
      },
    };
    const names = ['Fenn', 'Bryn', 'Ebba', 'Anders', 'Dag', 'Corin', 'Gisla', 'Hauk'];
    const spell = longSpell();
    for (const name of names) {
      const body = { ...hero, name, spells: Array.from({ length: 200 }, () => spell) };
      const created = await calls.callAs(tomas, 'characterCreate', { body });
      ({ characterId } = created.body);
      await share({ campaignId });
    }
    const watched = new HandlerCalls(db.withPlugin(watching));
    const { body } = await watched.callAs(mira, 'campaignCharacters', { path: { campaignId } });
    expect(body.items.map(({ name }) => name)).toEqual(names.toSorted());
    expect(largest.bytes).toBeGreaterThan(100_000);
    expect(largest.bytes).toBeLessThan(700_000);
  });

  test('with a campaign reads the data of a character again only after a change', async () => {
    let read = 0;
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read += result.rows.filter((row) => 'data' in row).length;
        return result;
      },
    };
    const watched = new HandlerCalls(db.withPlugin(watching));
    const list = async () => {
      read = 0;
      const path = { campaignId };
      const { body } = await watched.callAs(mira, 'campaignCharacters', { path });
      return { items: body.items, read };
    };
    await share({ campaignId });
    const first = await list();
    expect(first).toMatchObject({ read: 1, items: [{ lostHitPoints: 0, passivePerception: 10 }] });
    expect(await list()).toEqual({ ...first, read: 0 });
    const path = { characterId };
    const change = { changeId: 'change-of-the-list', lostHitPoints: 3 };
    await calls.callAs(tomas, 'characterPlayChange', { path, body: change });
    expect(await list()).toMatchObject({ read: 1, items: [{ lostHitPoints: 3 }] });
    const body = { ...hero, abilities: { ...hero.abilities, dex: 10, wis: 14 } };
    await calls.callAs(tomas, 'characterUpdate', { path, body });
    expect(await list()).toMatchObject({ read: 1, items: [{ passivePerception: 12 }] });
    expect(await list()).toMatchObject({
      read: 0,
      items: [{ lostHitPoints: 3, passivePerception: 12 }],
    });
  });

  test('with a link reads no more texts of the catalogue than it sends', async () => {
    const keys = ['a', 'b', 'c'].map((letter) => `long#${letter}`);
    const at = { created_at: 0, updated_at: 0, shape: shapeStamp('SpellInput') };
    const row = {
      kind: 'spells',
      category: 'cantrip',
      edition: 'other',
      source: 'homebrew',
      ...at,
    };
    for (const sk of keys) {
      const data = JSON.stringify({ description: 'Long.', area: 'x'.repeat(400_000) });
      const values = { ...row, sk, name: sk, name_fold: sk, data };
      await db.insertInto('catalogue_item').values(values).execute();
    }
    const spells = keys.map((key) => ({ ...longSpell(), key }));
    const created = await calls.callAs(tomas, 'characterCreate', { body: { ...hero, spells } });
    ({ characterId } = created.body);
    const { linkCode } = await share({ hasLink: true });
    const read: unknown[] = [];
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.push(...result.rows.filter((one) => 'sk' in one).map((one) => one['sk']));
        return result;
      },
    };
    const watched = new HandlerCalls(db.withPlugin(watching));
    const path = { linkCode: String(linkCode) };
    const { body } = await watched.callAs(null, 'characterSharedGet', { path });
    const sent = body.texts?.map(({ key }) => key).filter((key) => key.startsWith('long#'));
    expect(sent).toEqual(['long#a', 'long#b']);
    expect(read).not.toContain('long#c');
  });

  test('ends with the character', async () => {
    const { linkCode } = await share({ campaignId, hasLink: true });
    await calls.callAs(tomas, 'characterDelete', { path: { characterId } });
    expect(await idsFor(mira)).toEqual([]);
    const path = { linkCode: String(linkCode) };
    await expect(calls.callAs(null, 'characterSharedGet', { path })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('creates links within the limit of creations per minute', async () => {
    calls.creationsPerMinute = 2;
    calls.now += 60_000;
    try {
      for (const hasLink of [true, false, true, false]) await share({ hasLink });
      await expect(share({ hasLink: true })).rejects.toMatchObject({ code: 'too_many_requests' });
    } finally {
      calls.creationsPerMinute = Number.POSITIVE_INFINITY;
    }
  });
});
