import type { Kysely } from 'kysely';
import type { Schema, TokenPurpose, TokenTable } from '#backend/db/schema.ts';
import type { Random } from '#backend/random.ts';
import { fingerprint } from './secret.ts';

const minute = 60_000;

const tokenLife: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * 60 * minute,
  'reset-password': 30 * minute,
  'setup-admin': 30 * minute,
};

/** Creates a single-use secret; older secrets with the same purpose and user become invalid. */
export async function issueToken(
  db: Kysely<Schema>,
  random: Random,
  purpose: TokenPurpose,
  owner: { userId: string; emailNorm: string } | null,
  now: number,
): Promise<string> {
  const secret = random.secret();
  await revokeTokens(db, purpose, owner?.userId ?? null);
  await db
    .insertInto('token')
    .values({
      hash: fingerprint(secret),
      purpose,
      user_id: owner?.userId ?? null,
      email_norm: owner?.emailNorm ?? null,
      expires_at: now + tokenLife[purpose],
      created_at: now,
    })
    .execute();
  return secret;
}

export async function revokeTokens(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  userId: string | null,
): Promise<void> {
  await db
    .deleteFrom('token')
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .execute();
}

/** Returns the token if it is valid now, and does not delete it. */
export async function peekToken(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  secret: string,
  now: number,
): Promise<TokenTable | undefined> {
  return db
    .selectFrom('token')
    .selectAll()
    .where('hash', '=', fingerprint(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes and returns a valid token, so that only one of several parallel calls gets it. */
export async function takeToken(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  secret: string,
  now: number,
): Promise<TokenTable | undefined> {
  return db
    .deleteFrom('token')
    .where('hash', '=', fingerprint(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
