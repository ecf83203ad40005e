import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from './db/schema.ts';
import type { Reader } from './entries/reader.ts';
import type { Quotas } from './quotas.ts';

/** A fifth of the entries that a campaign can have. The contract has the same number in its description. */
const maxEntries = 2_000;

interface Rule {
  /** How much of it one player can have in one campaign. */
  readonly limit: (quotas: Quotas) => number;
  /** In the unit of the limit. */
  readonly used: (db: Kysely<Schema>, campaignId: string, userId: string) => Promise<number>;
  readonly refusal: (limit: number) => string;
}

/** Only game masters can delete permanently, so each refusal names them. */
const rules = {
  entries: {
    limit: () => maxEntries,
    used: async (db, campaignId, userId) => (await writtenBy(db, campaignId, userId)).entries,
    refusal: (limit) =>
      `One player can have ${limit.toLocaleString('en')} entries in a campaign, deleted ones included. Delete some, and ask a game master to delete them for good.`,
  },
  entryMegabytes: {
    limit: ({ entryMegabytes }) => entryMegabytes / 4,
    used: async (db, campaignId, userId) =>
      (await writtenBy(db, campaignId, userId)).bytes / 1_000_000,
    refusal: (limit) =>
      `The entries of one player in a campaign can take up ${limit} MB, deleted ones included. Shorten some, or delete some and ask a game master to delete them for good.`,
  },
  pictureMegabytes: {
    limit: ({ pictureMegabytes }) => pictureMegabytes / 4,
    used: async (db, campaignId, userId) =>
      (await uploadedBytes(db, campaignId, userId)) / 1_000_000,
    refusal: (limit) =>
      `The pictures of one player in a campaign can take up ${limit} MB. Delete entries that show them, and ask a game master to delete these for good.`,
  },
} as const satisfies Readonly<Record<string, Rule>>;

type ShareName = keyof typeof rules;

interface Member {
  readonly campaignId: string;
  readonly reader: Reader;
}

/**
 * Refuses a change after which a player has more than the share of one player in a campaign. Without it,
 * one player could use up what all others need. Call it after the change, while the campaign is locked,
 * so that parallel changes cannot exceed the share together. Game masters have no share.
 */
export async function requireShare(
  transaction: Kysely<Schema>,
  quotas: Quotas,
  { campaignId, reader }: Member,
  names: readonly ShareName[],
): Promise<void> {
  if (reader.isGameMaster) return;
  for (const name of names) {
    const { used, refusal, limit } = rules[name];
    if ((await used(transaction, campaignId, reader.userId)) > limit(quotas)) {
      throw new ProblemError('quota_exceeded', refusal(limit(quotas)));
    }
  }
}

/** Refuses if the share is used up, before a change costs anything. It needs no lock. */
export async function requireUnusedShare(
  db: Kysely<Schema>,
  quotas: Quotas,
  { campaignId, reader }: Member,
  name: ShareName,
): Promise<void> {
  if (reader.isGameMaster) return;
  const { used, refusal, limit } = rules[name];
  if ((await used(db, campaignId, reader.userId)) >= limit(quotas)) {
    throw new ProblemError('quota_exceeded', refusal(limit(quotas)));
  }
}

/** What the user has written as a player. Deleted entries count until they are removed. */
const writtenBy = (db: Kysely<Schema>, campaignId: string, userId: string) =>
  db
    .selectFrom('entry')
    .select(({ fn }) => [
      fn.countAll<number>().as('entries'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .where('player_id', '=', userId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();

async function uploadedBytes(
  db: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<number> {
  const { bytes } = await db
    .selectFrom('picture')
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('uploaded_by', '=', userId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return bytes;
}
