import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const somePlan = fc.record({
  visibility: fc.constantFrom('everyone', 'gm', 'chosen'),
  /** The number of an earlier entry, taken modulo their number. */
  parent: fc.option(fc.nat({ max: 8 }), { freq: 5 }),
  author: fc.constantFrom('Mira', 'Mira', 'Tomas'),
});

type Plan = typeof somePlan extends fc.Arbitrary<infer Value> ? Value : never;

/** Numbers of entries: each one is deleted if it is there, and restored if it is deleted. */
const someChanges = fc.array(fc.nat({ max: 8 }), { minLength: 4, maxLength: 14 });

describeBoth('random deletions and restorations of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  const users = new Map<'Mira' | 'Tomas' | 'Ilse', SignedInUser>();

  const userOf = (name: 'Mira' | 'Tomas' | 'Ilse'): SignedInUser => {
    const user = users.get(name);
    if (user === undefined) throw new Error(`${name} has no account.`);
    return user;
  };

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    for (const name of ['Mira', 'Tomas', 'Ilse'] as const) {
      users.set(name, await calls.addUser(`${name}-Restores`));
    }
  });

  /** A campaign with entries according to the plans. */
  async function createEntries(plans: readonly Plan[]) {
    const [tomas, ilse] = [userOf('Tomas'), userOf('Ilse')];
    const campaignId = await calls.newCampaign(userOf('Mira'), {
      [tomas.id]: 'player',
      [ilse.id]: 'player',
    });
    const path = { campaignId };
    const ids: string[] = [];
    const ofTomas = new Set<string>();
    for (const [index, { visibility, parent, author }] of plans.entries()) {
      calls.now += 1000;
      const body = {
        type: 'note',
        title: `Entry ${index}`,
        visibility,
        readerIds: visibility === 'chosen' ? [ilse.id] : [],
      };
      const parentId = parent === null ? null : (ids[parent % Math.max(index, 1)] ?? null);
      const create = (user: SignedInUser, place: object) =>
        calls.callAs(user, 'entryCreate', { path, body: { ...body, ...place } });
      const answer = await create(userOf(author), { parentId }).catch(() =>
        // The player may not read the parent.
        create(userOf('Mira'), { parentId }),
      );
      ids.push(answer.body.entryId);
      if (answer.body.author === tomas.name) ofTomas.add(answer.body.entryId);
    }
    return { path, ids, ofTomas };
  }

  /** The parent and the order of all entries, as each member sees them. */
  async function treesOf(path: { campaignId: string }): Promise<Record<string, string[]>> {
    const trees: Record<string, string[]> = {};
    for (const [name, user] of users) {
      const query = { sort: 'position', pageSize: '100' };
      const { items } = (await calls.callAs(user, 'entryList', { path, query })).body;
      const tops = await calls.callAs(user, 'entryList', {
        path,
        query: { ...query, parentId: 'none' },
      });
      trees[name] = [
        ...items.map(({ title, parentId }) => `${title} below ${parentId}`),
        ...tops.body.items.map(({ title }) => `${title} at the top`),
      ];
    }
    return trees;
  }

  test(
    'give the tree back to everyone when all entries are restored, in any order',
    { timeout: 120_000 },
    async () => {
      const property = fc.asyncProperty(
        fc.array(somePlan, { minLength: 4, maxLength: 9 }),
        someChanges,
        fc.infiniteStream(fc.nat()),
        async (plans, changes, draws) => {
          const { path, ids, ofTomas } = await createEntries(plans);
          const before = await treesOf(path);
          /** Who has deleted an entry restores it. */
          const deleted = new Map<string, SignedInUser>();
          const restore = async (entryId: string) => {
            const user = deleted.get(entryId) ?? userOf('Mira');
            await calls.callAs(user, 'entryRestore', { path: { ...path, entryId } });
            deleted.delete(entryId);
          };
          for (const number of changes) {
            calls.now += 1000;
            const entryId = ids[number % ids.length] ?? '';
            if (deleted.has(entryId)) await restore(entryId);
            else {
              const user = userOf(ofTomas.has(entryId) ? 'Tomas' : 'Mira');
              await calls.callAs(user, 'entryDelete', { path: { ...path, entryId } });
              deleted.set(entryId, user);
            }
          }
          while (deleted.size > 0) {
            const [draw = 0] = draws.take(1);
            await restore([...deleted.keys()].toSorted()[draw % deleted.size] ?? '');
          }
          expect(await treesOf(path)).toEqual(before);
        },
      );
      await fc.assert(property, { numRuns: 12 });
    },
  );
});
