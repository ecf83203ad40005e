import { unchanged } from './db/unchanged.ts';
import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';
import { hitUnlessUsedUp, hitWithinLimit, requireWithinLimit } from './db/rate-limit.ts';
import type { Schema } from './db/schema.ts';

/** What one user can store. The settings of the server can replace the limits. */
export const defaultQuotas = {
  campaigns: 200,
  characters: 200,
  characterMegabytes: 32,
  pictureMegabytes: 256,
  entryMegabytes: 256,
};

type QuotaName = keyof typeof defaultQuotas;
export type Quotas = Readonly<Record<QuotaName, number>>;

interface Rule {
  /** In the unit of the limit. */
  readonly used: (db: Kysely<Schema>, userId: string) => Promise<number>;
  readonly refusal: (limit: number) => string;
}

const rules: Readonly<Record<QuotaName, Rule>> = {
  campaigns: {
    used: (db, userId) => ownedRows(db, 'campaign', userId),
    // A deleted campaign counts until it cannot be restored any more.
    refusal: (limit) =>
      `One account can have ${limit} campaigns, deleted ones included. Delete one for good to make room.`,
  },
  characters: {
    used: (db, userId) => ownedRows(db, 'character', userId),
    refusal: (limit) => `One account can have ${limit} characters. Delete one to make room.`,
  },
  characterMegabytes: {
    used: async (db, userId) => (await characterBytes(db, userId)) / 1_000_000,
    refusal: (limit) =>
      `The characters of one account can take up ${limit} MB. Shorten some, or delete one to make room.`,
  },
  entryMegabytes: {
    used: async (db, userId) => (await entryBytes(db, userId)) / 1_000_000,
    refusal: (limit) =>
      `The entries in the campaigns of one account can take up ${limit} MB, deleted ones included. Delete some for good to make room.`,
  },
  pictureMegabytes: {
    used: async (db, userId) =>
      ((await coverBytes(db, userId)) + (await pictureBytes(db, userId))) / 1_000_000,
    refusal: (limit) =>
      `The pictures in the campaigns of one account can take up ${limit} MB. Remove covers, or delete entries with pictures for good, to make room.`,
  },
};

/**
 * Refuses a change that exceeds a quota of the user. Call it in the transaction, after the change: so
 * it counts what the change replaces, too. The transactions of one user wait here for each other, so
 * that parallel changes cannot exceed a quota together.
 */
export async function requireQuotas(
  transaction: Kysely<Schema>,
  limits: Quotas,
  userId: string,
  names: readonly QuotaName[],
): Promise<void> {
  await transaction
    .updateTable('user')
    .set(unchanged('updated_at'))
    .where('id', '=', userId)
    .execute();
  for (const name of names) {
    const { used, refusal } = rules[name];
    const limit = limits[name];
    if ((await used(transaction, userId)) > limit) {
      throw new ProblemError('quota_exceeded', refusal(limit));
    }
  }
}

/**
 * Refuses if a quota is used up, before a change costs anything. It locks nothing.
 * @param replaced the ids of images whose room the change makes free
 */
export async function requireUnusedQuota(
  db: Kysely<Schema>,
  limits: Quotas,
  userId: string,
  name: QuotaName,
  replaced: readonly (string | null)[] = [],
): Promise<void> {
  const { used, refusal } = rules[name];
  const limit = limits[name];
  const freed = (await imageBytes(db, replaced)) / 1_000_000;
  if ((await used(db, userId)) - freed >= limit) {
    throw new ProblemError('quota_exceeded', refusal(limit));
  }
}

const creations = (userId: string, limit: number) => ({
  ...rateLimits.creations,
  key: `create:user:${userId}`,
  limit,
});
const tooManyCreations = 'That is too fast. Please wait a minute before you create more.';

/** Refuses a creation that `limitCreations` would refuse, before it costs anything. It counts nothing. */
export const requireCreations = (
  db: Kysely<Schema>,
  userId: string,
  limit: number,
  now: number,
): Promise<void> => requireWithinLimit(db, creations(userId, limit), now, tooManyCreations);

/**
 * Counts one created campaign, character, entry, picture or invitation. Call it in the transaction that creates it, so
 * that only successful requests are counted, and a repeated one only once.
 */
export async function limitCreations(
  transaction: Kysely<Schema>,
  userId: string,
  limit: number,
  now: number,
): Promise<void> {
  await hitWithinLimit(transaction, creations(userId, limit), now, tooManyCreations);
}

/** Counts one started generation. Call it in the transaction that creates it. */
export async function limitGenerations(
  transaction: Kysely<Schema>,
  userId: string,
  limit: number,
  now: number,
  /** What the user can do instead of waiting. */
  alternative = '',
): Promise<void> {
  const bucket = { ...rateLimits.generations, key: `generate:user:${userId}`, limit };
  await hitWithinLimit(transaction, bucket, now, `${tooManyGenerations}${alternative}`);
}
const tooManyGenerations =
  'You have used up the drafts and covers of this day. They renew a day after the first one.';

const textChanges = (userId: string, limit: number) => ({
  ...rateLimits.textChanges,
  key: `text:user:${userId}`,
  limit,
});
const tooManyTexts = 'That is too fast. Please wait a minute before you save more.';

/**
 * Counts one new or changed text of an entry. Call it before the views of the text are computed, and
 * outside of the transaction: a request that is refused later has cost the computation, too.
 */
export const limitTextChanges = (
  db: Kysely<Schema>,
  userId: string,
  limit: number,
  now: number,
): Promise<void> => hitWithinLimit(db, textChanges(userId, limit), now, tooManyTexts);

/** A count of its own: an import that runs for minutes must not refuse what its user saves meanwhile. */
const importedTexts = (userId: string, limit: number) => ({
  ...textChanges(userId, limit),
  key: `import:user:${userId}`,
});

/** Refuses what `limitImportedTexts` would refuse. It counts nothing. */
export const requireImportedTexts = (
  db: Kysely<Schema>,
  userId: string,
  limit: number,
  now: number,
): Promise<void> => requireWithinLimit(db, importedTexts(userId, limit), now, tooManyTexts);

/** About as many characters as the views of one long text have. The description in the contract has this number. */
const viewCharactersOfOneChange = 200_000;

/**
 * Counts the texts of one request of an import by the characters of their views: one for each entry would
 * make an import of many short notes wait. Call it like `limitTextChanges`.
 */
export const limitImportedTexts = (
  db: Kysely<Schema>,
  userId: string,
  limit: number,
  viewCharacters: number,
  now: number,
): Promise<void> => {
  const hits = Math.max(1, Math.ceil(viewCharacters / viewCharactersOfOneChange));
  return hitUnlessUsedUp(db, importedTexts(userId, limit), hits, now, tooManyTexts);
};

async function ownedRows(
  db: Kysely<Schema>,
  table: 'campaign' | 'character',
  userId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the owner has written. The log of rolls and the state in play have limits of their own. */
async function characterBytes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('character')
    .select(sql<number>`coalesce(sum(octet_length(data)), 0)`.as('bytes'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Deleted entries count until they cannot be restored any more. */
async function entryBytes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('entry')
    .innerJoin('campaign', 'campaign.id', 'entry.campaign_id')
    .select(sql<number>`coalesce(sum(entry.bytes), 0)`.as('bytes'))
    .where('campaign.owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** The pictures for entries. Those that no entry shows count until the sweep deletes them. */
async function pictureBytes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('picture')
    .innerJoin('campaign', 'campaign.id', 'picture.campaign_id')
    .select(sql<number>`coalesce(sum(picture.bytes), 0)`.as('bytes'))
    .where('campaign.owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** A cover that several campaigns of the user have is stored once and counted once. */
async function coverBytes(db: Kysely<Schema>, userId: string): Promise<number> {
  const covers = (column: 'cover_w1024_id' | 'cover_w704_id') =>
    db.selectFrom('campaign').select(`${column} as id`).where('owner_id', '=', userId);
  const { bytes } = await db
    .selectFrom('image')
    .select(sql<number>`coalesce(sum(length(bytes)), 0)`.as('bytes'))
    .where('id', 'in', covers('cover_w1024_id').union(covers('cover_w704_id')))
    .executeTakeFirstOrThrow();
  return bytes;
}

async function imageBytes(db: Kysely<Schema>, ids: readonly (string | null)[]): Promise<number> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return 0;
  const { bytes } = await db
    .selectFrom('image')
    .select(sql<number>`coalesce(sum(length(bytes)), 0)`.as('bytes'))
    .where('id', 'in', known)
    .executeTakeFirstOrThrow();
  return bytes;
}
