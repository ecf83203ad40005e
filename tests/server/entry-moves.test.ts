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
  parent: fc.option(fc.nat({ max: 5 })),
});

const someMove = fc.record({
  moved: fc.nat({ max: 6 }),
  /** The number of the entry beside or below which the entry is put. */
  target: fc.nat({ max: 6 }),
  place: fc.constantFrom('before', 'before', 'below'),
});

describeBoth('random moves of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  const players = new Map<'Tomas' | 'Ilse', SignedInUser>();

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Moves');
    for (const name of ['Tomas', 'Ilse'] as const) {
      players.set(name, await calls.addUser(`${name}-Moves`));
    }
  });

  test(
    'change the order for a player only if the player reads the moved entry, and then with an event',
    { timeout: 120_000 },
    async () => {
      const property = fc.asyncProperty(
        fc.array(somePlan, { minLength: 5, maxLength: 7 }),
        fc.array(someMove, { minLength: 6, maxLength: 10 }),
        async (plans, moves) => {
          const users = [...players.values()];
          const roles = Object.fromEntries(users.map(({ id }) => [id, 'player' as const]));
          const path = { campaignId: await calls.newCampaign(mira, roles) };
          const readerIds = [players.get('Ilse')?.id ?? ''];
          const ids: string[] = [];
          const parents = new Map<string, string | null>();
          for (const [index, { visibility, parent }] of plans.entries()) {
            calls.now += 1000;
            const parentId = parent === null ? null : (ids[parent % Math.max(index, 1)] ?? null);
            const body = { type: 'note', title: `Entry ${index}`, visibility, parentId, readerIds };
            const { entryId } = (await calls.callAs(mira, 'entryCreate', { path, body })).body;
            ids.push(entryId);
            parents.set(entryId, parentId);
          }
          const listsFor = async (user: SignedInUser) => {
            const lists: string[][] = [];
            for (const parentId of [undefined, 'none']) {
              const query = { sort: 'position', parentId };
              const { items } = (await calls.callAs(user, 'entryList', { path, query })).body;
              lists.push(items.map((item) => `${item.entryId} below ${item.parentId}`));
            }
            return lists;
          };
          const isBelow = (entryId: string | null, above: string): boolean =>
            entryId !== null && (entryId === above || isBelow(parents.get(entryId) ?? null, above));
          let before = await Promise.all(users.map(listsFor));
          for (const { moved, target, place } of moves) {
            const entryId = ids[moved % ids.length] ?? '';
            const targetId = ids[target % ids.length] ?? '';
            if (isBelow(targetId, entryId)) continue;
            const parentId = place === 'below' ? targetId : (parents.get(targetId) ?? null);
            const body = { parentId, beforeId: place === 'below' ? null : targetId };
            calls.campaignEvents.length = 0;
            await calls.callAs(mira, 'entryMove', { path: { ...path, entryId }, body });
            parents.set(entryId, parentId);
            const after = await Promise.all(users.map(listsFor));
            const notified = new Set(calls.campaignEvents.flatMap(({ userIds }) => userIds));
            for (const [index, user] of users.entries()) {
              const isRead = before[index]?.[0]?.some((line) => line.startsWith(entryId));
              const isChanged = JSON.stringify(after[index]) !== JSON.stringify(before[index]);
              expect(isChanged && !isRead, `a hidden move changes a list of ${user.id}`).toBe(
                false,
              );
              expect(notified.has(user.id), `event for ${user.id}`).toBe(isChanged);
            }
            before = after;
          }
        },
      );
      await fc.assert(property, { numRuns: 20 });
    },
  );
});
