import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

describeBoth('the cost of an entry', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Owner');
    const parts = Object.entries({ title: 'C', setting: 'A coast', storyOverview: 'Fog came.' });
    ({ campaignId } = (await calls.callAs(mira, 'campaignCreate', { parts })).body);
  });

  async function create(body: object): Promise<string> {
    const created = await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body });
    return created.body.entryId;
  }

  async function addMember(user: SignedInUser): Promise<void> {
    const campaign = await db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const role = 'player';
    const member = { ...memberColumns(campaign), user_id: user.id, role, joined_at: 0 } as const;
    await db.insertInto('campaign_member').values(member).execute();
  }

  test('does not grow with names of people who are no members', async () => {
    const tomas = await calls.addUser('Tomas-Gamer');
    const names = [tomas.id, 'no-member-1', 'no-member-2'];
    const passages = names.map((id) => `:::secret{for="${id}"}\nA key.\n:::\n`).join('\n');
    const text = `Open.\n\n${passages}`;
    const entryId = await create({ type: 'note', title: 'Keys', visibility: 'everyone', text });
    const audiences = async () => {
      const views = await db
        .selectFrom('entry_view')
        .select('audience')
        .where('entry_id', '=', entryId)
        .execute();
      return views.map(({ audience }) => audience).toSorted();
    };
    const path = { campaignId, entryId };
    const read = async () => (await calls.callAs(tomas, 'entryGet', { path })).body.text.trim();
    expect(await audiences()).toEqual(['everyone']);
    // Who joins reads what everyone reads, until the next change.
    await addMember(tomas);
    expect(await read()).toBe('Open.');
    await calls.callAs(mira, 'entryUpdate', { path, body: { tags: ['key'] } });
    expect(await audiences()).toEqual(['everyone', tomas.id]);
    expect(await read()).toContain('A key.');
  });

  test('does not grow with the number of its links', async () => {
    const queriesFor = async (links: number): Promise<number> => {
      let queries = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      const counted = new HandlerCalls(db.withPlugin(counter));
      counted.now = calls.now;
      const titles = Array.from({ length: links }, (_, n) => `[[Unknown ${links} ${n}]]`);
      const entry = { key: `key-${links}`, type: 'note', title: 'Links', text: titles.join(' ') };
      const body = { importId: `import-${links}`, entries: [entry] };
      await counted.callAs(mira, 'entryImport', { path: { campaignId }, body });
      return queries;
    };
    // Many links are inserted with a few statements more.
    expect(await queriesFor(200)).toBeLessThan((await queriesFor(1)) + 20);
  });

  test('is not paid for a creation that is refused', async () => {
    const limited = { key: `create:user:${mira.id}`, count: 5, window_ends_at: calls.now + 1000 };
    const replace = { count: limited.count, window_ends_at: limited.window_ends_at };
    await db
      .insertInto('rate_limit')
      .values(limited)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(replace))
      .execute();
    let pauses = 0;
    calls.pause = () => void (pauses += 1);
    calls.creationsPerMinute = 5;
    const creation = create({ type: 'note', title: 'Too many', text: '**bold**' });
    await expect(creation).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(pauses).toBe(0);
    calls.now += 2000;
    await create({ type: 'note', title: 'Later', text: '**bold**' });
    expect(pauses).toBeGreaterThan(0);
  });
});
