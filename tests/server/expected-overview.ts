import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignOverview } from '#src/generated/model/index.ts';

interface Marks {
  readonly userId: string;
  readonly campaignId: string;
  readonly ids: readonly string[];
  readonly now: number;
}

/** Lets a user have marked and opened entries, also those that are hidden from the user now. */
export async function markAndVisit(
  db: Kysely<Schema>,
  { userId, campaignId, ids, now }: Marks,
): Promise<void> {
  const rows = ids.map((entry_id) => ({ user_id: userId, entry_id, campaign_id: campaignId }));
  await db
    .insertInto('entry_favourite')
    .values(rows.map((row) => ({ ...row, created_at: now })))
    .execute();
  await db.deleteFrom('entry_visit').where('user_id', '=', userId).execute();
  await db
    .insertInto('entry_visit')
    .values(rows.map((row) => ({ ...row, visited_at: now })))
    .execute();
}

/**
 * Expects an overview of sessions with exactly these titles.
 * @param titles in the order of the dates
 * @param past how many of them have a day that is over
 */
export function expectOverview(got: string, titles: readonly string[], past: number): void {
  // The handler calls have validated the answer with the contract.
  const { body } = JSON.parse(got) as { body: CampaignOverview };
  const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  expect(body.lastSession?.title).toBe(titles[past - 1]);
  expect(body.nextSession?.title).toBe(titles[past]);
  expect(titlesOf(body.recentlyChanged).toSorted()).toEqual(titles);
  expect(body.counts).toEqual(
    titles.length === 0 ? [] : [{ type: 'session', count: titles.length }],
  );
  const own = [titlesOf(body.favourites), titlesOf(body.recentlyOpened).toSorted()];
  // With `viewAs`, both lists are empty.
  expect([
    [titles, titles],
    [[], []],
  ]).toContainEqual(own);
}
