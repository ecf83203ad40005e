import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { sweepDeletedCampaigns } from '#backend/campaigns/deleted.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { operations } from '#src/generated/contract/operations.ts';
import { addNotes } from '#tests/support/many-entries.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon, type Callable, type HandlerInput } from './calls.ts';
import { picture } from './pictures.ts';

const day = 24 * 60 * 60 * 1000;
const marker = 'Marvellous';

/** The operations about one campaign, with the bodies that they need. */
const bodies: Partial<Record<Callable, Pick<HandlerInput, 'body' | 'parts'>>> = {
  campaignUpdate: { parts: [['title', 'Other']] },
  memberUpdate: { body: { role: 'viewer' } },
  invitationCreate: { body: { role: 'player' } },
  entryCreate: { body: { type: 'note', title: 'Another' } },
  entryUpdate: { body: { title: 'Another' } },
  entryMove: { body: { parentId: null, beforeId: null } },
  entryImport: {
    body: { importId: 'an-import', entries: [{ key: '1', type: 'note', title: 'Another' }] },
  },
  pictureCreate: { parts: [['file', await picture('png', '#224466', 16, 9)]] },
};

const isOfOwner = (id: string): boolean => id === 'campaignRestore' || id === 'campaignPurge';

// The keys of this table are the operation ids, and those with a campaign in their path have handlers.
const ofCampaign = (Object.keys(operations) as Callable[]).filter(
  (id) => operations[id].path.includes('{campaignId}') && !isOfOwner(id),
);

describeBoth('a deleted campaign', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let members: readonly SignedInUser[];
  let guest: SignedInUser;
  let path: Readonly<Record<string, string>> & { readonly campaignId: string };
  let cover: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Owner');
    guest = await calls.addUser('Corvin-Guest');
    members = [
      mira,
      await calls.addUser('Ilse-Master'),
      await calls.addUser('Tomas-Player'),
      await calls.addUser('Odo-Viewer'),
    ];
  });

  beforeEach(async () => {
    calls.now += day;
    await db.deleteFrom('campaign').execute();
    await db.deleteFrom('image').execute();
    const texts = { title: marker, setting: marker, storyOverview: marker, dmNotes: marker };
    const { body: campaign } = await calls.callAs(mira, 'campaignCreate', {
      headers: { 'idempotency-key': 'the-marked-campaign' },
      parts: [
        ...Object.entries(texts),
        ['coverImageW704', await picture('jpeg', '#224466', 16, 9)],
      ],
    });
    const { campaignId } = campaign;
    cover = campaign.coverImageW704?.split('/').at(-1) ?? '';
    const at = { path: { campaignId } };
    const roles = ['gm', 'player', 'viewer'];
    let code = '';
    let invitationId = '';
    for (const [index, user] of members.slice(1).entries()) {
      const body = { role: roles[index] ?? 'viewer' };
      const invitation = await calls.callAs(mira, 'invitationCreate', { ...at, body });
      ({ code, invitationId } = invitation.body);
      await calls.callAs(user, 'invitationAccept', { path: { code } });
    }
    const file = await calls.callAs(mira, 'pictureCreate', {
      ...at,
      parts: [['file', await picture('png', '#224466', 16, 9)]],
    });
    const { pictureId, url } = file.body;
    const body = { title: marker, text: `${marker} ![](${url})`, visibility: 'everyone' };
    const entry = await calls.callAs(mira, 'entryCreate', {
      ...at,
      body: { ...body, type: 'session', details: { date: '2026-01-01' } },
    });
    const { entryId } = entry.body;
    path = { campaignId, code, invitationId, pictureId, entryId, userId: 'tomas-player' };
    for (const user of members) {
      await calls.callAs(user, 'favouriteAdd', { path });
      await calls.callAs(user, 'entryGet', { path });
    }
  }, 30_000);

  const remove = () => calls.callAs(mira, 'campaignDelete', { path });

  /** The answer of an operation, also if it is a problem, as text. */
  async function answer(user: SignedInUser, id: Callable, input: HandlerInput): Promise<string> {
    try {
      const query = id === 'entrySearch' ? { q: marker } : {};
      return JSON.stringify(await calls.callAs(user, id, { query, ...bodies[id], ...input }));
    } catch (error) {
      if (error instanceof ProblemError) return `${error.code}: ${error.message}`;
      throw error;
    }
  }

  test('is for its members, also its owner, what a campaign is that never existed', async () => {
    const reads = ofCampaign.filter(
      (id) => operations[id].method === 'GET' && id !== 'invitationList',
    );
    expect(reads.length).toBeGreaterThan(4);
    await remove();
    for (const user of members) {
      for (const id of ofCampaign) {
        const got = await answer(user, id, { path });
        const unknown = await answer(user, id, { path: { ...path, campaignId: 'unknown-one' } });
        expect(got, `${id} for ${user.name}`).toBe(unknown);
        expect(got, `${id} for ${user.name}`).toMatch(/^not_found: /);
      }
    }
  });

  test('is in no other answer', async () => {
    const others: readonly [Callable, HandlerInput][] = [
      ['campaignList', {}],
      ['imageGet', { path: { imageId: cover } }],
      ['imageGet', { path: { imageId: cover }, headers: { 'if-none-match': '*' } }],
      ['pictureGet', { path }],
      ['pictureGet', { path, headers: { 'if-none-match': '*' } }],
      ['invitationGet', { path }],
      ['invitationAccept', { path }],
    ];
    const isShown = (got: string): boolean => /^\{"status":304|"bytes"|"body":\{"0":/.test(got);
    const answersOf = async (user: SignedInUser) =>
      Promise.all(others.map(([id, input]) => answer(user, id, input)));
    for (const user of members) {
      const before = await answersOf(user);
      expect(before.filter((got) => got.includes('not_found') || got.includes('invalid'))).toEqual(
        [],
      );
      expect(before.some(isShown)).toBe(true);
    }
    await remove();
    for (const user of [...members, guest]) {
      const after = await answersOf(user);
      expect(after.filter((got) => got.includes(marker))).toEqual([]);
      expect(after[0]).toContain('"items":[]');
      expect(after.slice(1).map((got) => got.split(':')[0])).toEqual([
        ...Array.from({ length: 4 }, () => 'not_found'),
        'invalid_token',
        'invalid_token',
      ]);
    }
  });

  test('tells all members when it is deleted and when it is restored', async () => {
    calls.campaignEvents.length = 0;
    await remove();
    await calls.callAs(mira, 'campaignRestore', { path });
    await calls.callAs(mira, 'campaignRestore', { path });
    const userIds = members.map(({ id }) => id).toSorted();
    const event = { campaignId: path.campaignId, entryId: null, userIds };
    expect(calls.campaignEvents).toEqual([event, event]);
  });

  test('is again what it was when it is restored, for those who are still members', async () => {
    const read = async () =>
      Promise.all(
        members.flatMap((user) => [
          answer(user, 'entryGet', { path }),
          answer(user, 'campaignOverview', { path }),
          answer(user, 'memberList', { path }),
          answer(user, 'pictureGet', { path }),
        ]),
      );
    const before = await read();
    expect(before.join(' ')).toContain(marker);
    await remove();
    await calls.callAs(mira, 'campaignRestore', { path });
    expect(await read()).toEqual(before);
    await remove();
    await db
      .deleteFrom('campaign_member')
      .where('campaign_id', '=', path.campaignId)
      .where('user_id', '=', 'tomas-player')
      .execute();
    await calls.callAs(mira, 'campaignRestore', { path });
    const { body } = await calls.callAs(mira, 'memberList', { path });
    expect(body.items.map(({ userId }) => userId)).toEqual([
      'mira-owner',
      'ilse-master',
      'odo-viewer',
    ]);
  });

  test('does not shift which campaign counts as opened last', async () => {
    const parts = Object.entries({ title: 'Other', setting: '', storyOverview: '' });
    const { body: other } = await calls.callAs(mira, 'campaignCreate', { parts });
    const openAt = async (campaignId: string, now: number) => {
      calls.now = now;
      const { body } = await calls.callAs(mira, 'campaignGet', { path: { campaignId } });
      return body.meta.last_accessed_at;
    };
    const start = calls.now;
    await openAt(other.campaignId, start);
    await openAt(path.campaignId, start + 1);
    await remove();
    expect(await openAt(other.campaignId, start + 2)).toBe(new Date(start).toISOString());
  });

  test('is deleted for good by its owner with entries, pictures and cover', async () => {
    await remove();
    await calls.callAs(mira, 'campaignPurge', { path });
    for (const table of ['campaign', 'campaign_member', 'entry', 'picture'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    for (const table of ['entry_favourite', 'entry_visit', 'campaign_invitation'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const covers = await db.selectFrom('image').select('id').where('id', '=', cover).execute();
    expect(covers).toEqual([]);
  });

  /** A database that calls `react` after each statement, with the table if it deletes. */
  const watched = (react: (table: string, rows: number) => Promise<void>): Kysely<Schema> => {
    const tables = new WeakMap<object, string>();
    return db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'DeleteQueryNode') tables.set(queryId, JSON.stringify(node.from));
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        await react(tables.get(queryId) ?? '', result.rows.length);
        return result;
      },
    });
  };

  test('is deleted for good in parts, in which it cannot be restored and counts for the quota', async () => {
    const { campaignId } = path;
    const notes = Array.from({ length: 450 }, (_, index) => ({ title: `${index}`, text: '' }));
    await addNotes(db, { campaignId, visibility: 'gm' }, notes);
    await remove();
    calls.now += 30 * day;
    const parts: number[] = [];
    const noticed = watched(async (table, rows) => {
      if (!table.includes('"entry"')) return;
      parts.push(rows);
      expect(await answer(mira, 'campaignRestore', { path })).toMatch(/^not_found/);
      const list = await calls.callAs(mira, 'campaignList', { query: { deleted: 'true' } });
      expect(list.body.items).toEqual([]);
      expect(await db.selectFrom('campaign').select('id').execute()).toHaveLength(1);
    });
    await sweepDeletedCampaigns(noticed, calls.now);
    expect(parts).toEqual([200, 200, 51]);
    expect(await db.selectFrom('campaign').select('id').execute()).toEqual([]);
  });

  test('has thirty days again if it is restored and deleted again while the sweep begins', async () => {
    await remove();
    calls.now += 30 * day;
    let isFirst = true;
    const noticed = watched(async () => {
      if (!isFirst) return;
      isFirst = false;
      await calls.callAs(mira, 'campaignRestore', { path });
      await remove();
    });
    await sweepDeletedCampaigns(noticed, calls.now);
    await calls.callAs(mira, 'campaignRestore', { path });
    expect(await answer(mira, 'entryGet', { path })).toContain(marker);
  });

  test('is deleted for good by the sweep after thirty days', async () => {
    await remove();
    const ids = async () => {
      await sweepDeletedCampaigns(db, calls.now);
      return (await db.selectFrom('campaign').select('id').execute()).map(({ id }) => id);
    };
    calls.now += 30 * day - 1;
    expect(await ids()).toEqual([path.campaignId]);
    calls.now += 1;
    expect(await ids()).toEqual([]);
    expect(await answer(mira, 'campaignRestore', { path })).toMatch(/^not_found/);
    calls.now = noon;
  });
});
