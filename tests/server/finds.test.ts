import { sql, type Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import type { SignedInUser } from '#backend/context.ts';
import { hasWords, nameRank } from '#backend/db/name-search.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { rankOfTitle, titleRank, titleSearch, titleWordsOf } from '#backend/entries/title-rank.ts';
import { rankOfName, wordsOfName } from '#src/lib/catalogue-search.ts';
import { foldName } from '#src/lib/fold.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addNotes } from '#tests/support/many-entries.ts';
import { HandlerCalls } from './calls.ts';

describeBoth('the search over everything', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-gm');
    tomas = await calls.addUser('Tomas-player');
  });

  async function newCampaign(owner: SignedInUser, others: readonly [SignedInUser, CampaignRole][]) {
    // Minutes pass, so that no limit of creations per minute is reached.
    calls.now += 60_000;
    const texts = { title: 'The Lanterns', setting: 'A coast', storyOverview: 'Fog came.' };
    const options = { parts: Object.entries(texts) };
    const { campaignId } = (await calls.callAs(owner, 'campaignCreate', options)).body;
    const campaign = await db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    for (const [{ id }, role] of others) {
      const member = { ...memberColumns(campaign), user_id: id, role, joined_at: calls.now };
      await db.insertInto('campaign_member').values(member).execute();
    }
    return campaignId;
  }

  async function write(user: SignedInUser, campaignId: string, fields: object): Promise<void> {
    calls.now += 2000;
    const body = { type: 'note', title: 'Note', visibility: 'everyone', ...fields };
    await calls.callAs(user, 'entryCreate', { path: { campaignId }, body });
  }

  const openCampaign = (user: SignedInUser, campaignId: string) => {
    calls.now += 120_000;
    return calls.callAs(user, 'campaignGet', { path: { campaignId } });
  };

  const find = async (user: SignedInUser, q: string, campaignId?: string) =>
    (await calls.callAs(user, 'findList', { query: { q, campaignId } })).body;

  const titles = async (user: SignedInUser, q: string, campaignId?: string) =>
    (await find(user, q, campaignId)).entries.map(({ title }) => title);

  test('never contains a word that is secret in a campaign where the user is only a player', async () => {
    const played = await newCampaign(mira, [[tomas, 'player']]);
    const run = await newCampaign(tomas, [[mira, 'viewer']]);
    for (const [owner, campaignId, word] of [
      [mira, played, 'markerplayed'],
      [tomas, run, 'markerrun'],
    ] as const) {
      const text = `Plain zebra.\n\n:::secret\n${word}one\n:::`;
      await write(owner, campaignId, { title: `Zebra ${word}`, text, visibility: 'gm' });
      await write(owner, campaignId, { title: 'Zebra', text });
      await write(owner, campaignId, { title: 'Hidden', visibility: 'gm', text: `zebra ${word}` });
    }
    const all = async (user: SignedInUser) =>
      (
        await Promise.all(
          ['zebra', 'marker', 'markerplayed', 'markerrunone', 'hidden', 'plain'].flatMap((q) =>
            [undefined, played, run].map((campaignId) => find(user, q, campaignId)),
          ),
        )
      )
        .map((found) => JSON.stringify(found))
        .join('\n');
    const [ofMira, ofTomas] = [await all(mira), await all(tomas)];
    expect(ofMira).toContain('markerplayedone');
    expect(ofMira).not.toContain('markerrun');
    expect(ofTomas).toContain('markerrunone');
    expect(ofTomas).not.toContain('markerplayed');
  });

  test('reads the twenty campaigns that were opened last, and the open one', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 22; number += 1) {
      const campaignId = await newCampaign(mira, []);
      ids.push(campaignId);
      const title = `Quokka ${['first', 'second'][number] ?? number}`;
      await write(mira, campaignId, { title });
      await openCampaign(mira, campaignId);
    }
    const [oldest = '', second = ''] = ids;
    expect(await titles(mira, 'quokka first')).toEqual([]);
    expect(await titles(mira, 'quokka first', oldest)).toEqual(['Quokka first']);
    expect(await titles(mira, 'quokka second', oldest)).not.toContain('Quokka second');
    await openCampaign(mira, second);
    expect(await titles(mira, 'quokka second')).toContain('Quokka second');
    expect(await titles(tomas, 'quokka', oldest)).toEqual([]);
  });

  test('finds the words of titles among hundreds of entries with the same word', async () => {
    const campaignId = await newCampaign(mira, [[tomas, 'player']]);
    await write(mira, campaignId, { title: 'Narwhal tusk' });
    await write(mira, campaignId, { title: 'The “Nárwhal”-ship' });
    await write(mira, campaignId, { title: 'The hidden narwhal', visibility: 'gm' });
    await write(mira, campaignId, { title: 'A wreck' });
    await write(mira, campaignId, { title: 'Old song', text: 'Of a narwhal.' });
    const logs = Array.from({ length: 420 }, (_, number) => ({
      title: `Log ${number}`,
      text: 'narwhal',
    }));
    await addNotes(db, { campaignId, visibility: 'gm' }, logs);
    await openCampaign(mira, campaignId);
    await openCampaign(tomas, campaignId);
    expect((await titles(mira, 'narwhal')).slice(0, 3)).toEqual([
      'Narwhal tusk',
      'The hidden narwhal',
      'The “Nárwhal”-ship',
    ]);
    expect((await titles(mira, 'narw the'))[0]).toBe('The hidden narwhal');
    // What Tomas may not read takes no place among the entries that are compared.
    expect(await titles(tomas, 'narwhal')).toEqual([
      'Narwhal tusk',
      'The “Nárwhal”-ship',
      'Old song',
    ]);
    const { body } = await calls.callAs(mira, 'entryList', {
      path: { campaignId },
      query: { sort: 'title', pageSize: '1' },
    });
    const path = { campaignId, entryId: body.items[0]?.entryId ?? '' };
    await calls.callAs(mira, 'entryUpdate', { path, body: { title: 'Of the narwhal' } });
    expect(await titles(tomas, 'narwhal')).toContain('Of the narwhal');
    await calls.callAs(mira, 'entryUpdate', { path, body: { title: 'A wreck' } });
    expect(await titles(tomas, 'narwhal')).not.toContain('A wreck');
  });

  const unusual = ['“Quoted”', 'ÉTHER é', '漢字 漢', '𐍈 𝔷', 'İstanbul', 'x'.repeat(120), "o'brien"];

  test('ranks names in the database as `rankOfName` does', async () => {
    const names = [...unusual, 'The star', 'star', 'Mustard star', 'A%b_c\\d', 'Straße'];
    const searches = ['star', 'the s', 'a%', '_', '\\', 'ß', "'", '"', 'd star', 'mustard the'];
    for (const name of names) {
      for (const search of searches) {
        const fold = foldName(name);
        const words = wordsOfName(search);
        const { rows } = await sql<{ found: unknown; rank: number }>`
          select ${hasWords('name', words)} as found, ${nameRank('name', search, words)} as rank
          from (select cast(${fold} as text) as name) as one`.execute(db);
        const isFound = words.every((word) => fold.includes(word));
        expect([name, search, Boolean(rows[0]?.found)]).toEqual([name, search, isFound]);
        const rank = rankOfName(fold, search, words);
        expect([name, search, rows[0]?.rank]).toEqual([name, search, rank]);
      }
    }
  });

  test('ranks titles in the database as `rankOfTitle` does', async () => {
    const ranked = [...unusual, 'The star', 'star', 'Mustard star', 'A%b_c', 'Straße', 'Bell-star'];
    for (const title of ranked) {
      for (const q of [
        'star',
        'the s',
        'etH',
        'strasse',
        'istan',
        '漢',
        'obrien',
        'x',
        'bell star',
      ]) {
        const search = titleSearch(q);
        const words = titleWordsOf(title);
        const { rows } = await sql<{ rank: number }>`select ${titleRank(search)} as rank
          from (select cast(${words} as text) as title_words) as entry`.execute(db);
        expect([title, q, rows[0]?.rank]).toEqual([title, q, rankOfTitle(words, search)]);
      }
    }
  });

  test('does not find the words of the index itself', async () => {
    const campaignId = await newCampaign(mira, [[tomas, 'player']]);
    await write(mira, campaignId, { title: 'A lantern' });
    const scope = `${campaignId}xgm`.replaceAll('-', '');
    const ofTitles = `${campaignId}xtitle`.replaceAll('-', '');
    for (const q of [
      campaignId.slice(0, 3),
      campaignId,
      scope,
      ofTitles,
      `¤${scope}`,
      `lantern ${scope}`,
    ]) {
      const { body } = await calls.callAs(mira, 'entrySearch', {
        path: { campaignId },
        query: { q },
      });
      expect(body.items, q).toEqual([]);
    }
    expect(await titles(mira, campaignId.slice(0, 3), campaignId)).toEqual([]);
    expect(await titles(mira, 'lant', campaignId)).toEqual(['A lantern']);
  });
});
