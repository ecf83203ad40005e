import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const secret = 'The Baron is the Traitor';

describeBoth('links between entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Links');
    tomas = await calls.addUser('Tomas-Links');
  });

  beforeEach(async () => {
    campaignId = await calls.newCampaign(mira, { [tomas.id]: 'player' });
  });

  async function create(user: SignedInUser, title: string, fields: object = {}): Promise<string> {
    calls.now += 1000;
    const body = { type: 'note', title, visibility: 'everyone', ...fields };
    return (await calls.callAs(user, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  }
  async function change(user: SignedInUser, entryId: string, body: object): Promise<void> {
    calls.now += 1000;
    await calls.callAs(user, 'entryUpdate', { path: { campaignId, entryId }, body });
  }
  async function get(user: SignedInUser, entryId: string) {
    return (await calls.callAs(user, 'entryGet', { path: { campaignId, entryId } })).body;
  }
  const targets = async (user: SignedInUser, entryId: string) =>
    (await get(user, entryId)).links.map(({ entry }) => entry.entryId);
  const sources = async (user: SignedInUser, entryId: string) =>
    (await get(user, entryId)).backlinks.map((entry) => entry.entryId);
  const hide = () => create(mira, secret, { visibility: 'gm' });
  const writeLink = () => create(tomas, 'Diary', { text: `[[${secret}]]` });

  const orders = [
    'hidden, own, link',
    'hidden, link, own',
    'link, hidden, own',
    'own, hidden, link',
    'own, link, hidden',
    'link, own, hidden',
    'own, link',
    'link, own',
  ];

  test.each(orders)('a hidden entry with the same title changes nothing: %s', async (order) => {
    const ids = new Map<string, string>();
    for (const step of order.split(', ')) {
      const make = { hidden: hide, own: () => create(tomas, secret), link: writeLink }[step];
      ids.set(step, (await make?.()) ?? '');
    }
    const own = ids.get('own') ?? '';
    const link = ids.get('link') ?? '';
    const expectFollowed = async () => {
      expect(await targets(tomas, link)).toEqual([own]);
      expect(await sources(tomas, own)).toEqual([link]);
      const path = { campaignId, entryId: link };
      const query = { viewAs: tomas.id };
      const { links } = (await calls.callAs(mira, 'entryGet', { path, query })).body;
      expect(links.map(({ entry }) => entry.entryId)).toEqual([own]);
    };
    await expectFollowed();
    await change(tomas, own, { title: 'Only a rumour' });
    await expectFollowed();
    await change(tomas, link, { text: `Now: [[${secret}]]` });
    await expectFollowed();
    const archive = await calls.callAs(tomas, 'entryExport', { path: { campaignId } });
    const renamed = archive.body.items.flatMap(({ renamedLinks }) => renamedLinks);
    expect(renamed).toEqual([
      { words: secret, entry: { entryId: own, type: 'note', title: 'Only a rumour' } },
    ]);
    await change(tomas, own, { visibility: 'gm' });
    await change(tomas, own, { title: secret });
    await expectFollowed();
  });

  test('a link leads to the entry that had the title first, and to the next one when it is deleted', async () => {
    const first = await create(mira, secret);
    const second = await create(mira, secret);
    const before = await create(mira, 'Before', { text: `[[${secret}]]` });
    expect(await targets(mira, before)).toEqual([first]);
    await change(mira, first, { title: 'Another title' });
    const after = await create(mira, 'After', { text: `[[${secret}]]` });
    expect(await targets(mira, before)).toEqual([first]);
    expect(await targets(mira, after)).toEqual([second]);
    expect(await sources(mira, first)).toEqual([before]);
    expect(await sources(mira, second)).toEqual([after]);
    await calls.callAs(mira, 'entryDelete', { path: { campaignId, entryId: first } });
    expect(await targets(tomas, before)).toEqual([second]);
    expect(await sources(tomas, second)).toEqual([after, before]);
    await calls.callAs(mira, 'entryRestore', { path: { campaignId, entryId: first } });
    expect(await targets(tomas, before)).toEqual([first]);
  });

  test('a title that a hidden entry has lost is not confirmed to a player who guesses it', async () => {
    const target = await hide();
    const guess = await writeLink();
    const diary = await create(mira, 'Chronicle', { text: `[[${secret}]]` });
    await change(mira, target, { title: 'The Baron' });
    await change(mira, target, { visibility: 'everyone' });
    expect(await targets(tomas, guess)).toEqual([]);
    expect(await targets(tomas, diary)).toEqual([target]);
    expect(await sources(tomas, target)).toEqual([diary]);
    expect(await targets(mira, guess)).toEqual([target]);
    expect(await sources(mira, target)).toEqual([diary, guess]);
    const archive = await calls.callAs(tomas, 'entryExport', { path: { campaignId } });
    expect(
      archive.body.items.flatMap(({ renamedLinks, entryId }) =>
        renamedLinks.length === 0 ? [] : [entryId],
      ),
    ).toEqual([diary]);

    // The hidden title takes no link from an entry of a player with the same title.
    const own = await create(tomas, secret);
    expect(await targets(tomas, guess)).toEqual([own]);
    expect(await sources(tomas, own)).toEqual([guess]);

    await change(mira, target, { title: secret });
    await change(mira, target, { title: 'The Baron' });
    expect(await targets(tomas, guess), 'a title that everyone has seen').toEqual([target]);
    expect(await sources(tomas, target)).toEqual([diary, guess]);
    expect(await sources(tomas, own)).toEqual([]);
  });

  test('the author follows links to every former title of an own entry', async () => {
    const own = await create(tomas, secret, { visibility: 'gm' });
    const link = await writeLink();
    await change(tomas, own, { title: 'Only a rumour' });
    await change(tomas, own, { visibility: 'everyone' });
    expect(await targets(tomas, link)).toEqual([own]);
    expect(await sources(tomas, own)).toEqual([link]);
  });

  test('a link to a former title is followed for the last twenty titles', async () => {
    const target = await create(mira, 'Title 0');
    const link = await create(mira, 'Link', { text: '[[Title 0]] [[Title 5]]' });
    for (let n = 1; n <= 22; n += 1) await change(mira, target, { title: `Title ${n}` });
    expect(await targets(mira, link)).toEqual([target]);
    const { count } = await db
      .selectFrom('entry_title')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('entry_id', '=', target)
      .executeTakeFirstOrThrow();
    expect(count).toBe(21);
  });
});
