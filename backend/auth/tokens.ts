import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { TokenPurpose, TokenTable } from '#backend/db/tables/account-tables.ts';
import type { Random } from '#backend/random.ts';
import { fingerprint } from './secret.ts';

const minute = 60_000;

const tokenLife: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * 60 * minute,
  'reset-password': 30 * minute,
  'setup-admin': 30 * minute,
  'undo-factor': 7 * 24 * 60 * minute,
};

interface TokenOwner {
  readonly userId: string;
  readonly emailNorm: string;
  /** The registration that the token verifies; null for other purposes. */
  readonly registrationId: string | null;
}

/**
 * Creates a single-use secret; those with the same purpose, user and registration that were requested earlier become
 * invalid. Those of the same request stay valid: a mail that is sent again can have arrived before. Secrets without an
 * owner stay valid, because another process can have printed them.
 */
export async function issueToken(
  db: Kysely<Schema>,
  random: Random,
  purpose: TokenPurpose,
  owner: TokenOwner | null,
  { now, requestedAt = now }: { readonly now: number; readonly requestedAt?: number },
): Promise<string> {
  const secret = random.secret();
  if (owner) await deletionOf(db, purpose, owner).where('created_at', '<', requestedAt).execute();
  await db
    .insertInto('token')
    .values({
      hash: fingerprint(secret),
      purpose,
      user_id: owner?.userId ?? null,
      email_norm: owner?.emailNorm ?? null,
      registration_id: owner?.registrationId ?? null,
      expires_at: now + tokenLife[purpose],
      created_at: requestedAt,
      added_at: null,
    })
    .execute();
  return secret;
}

/**
 * The secret of the link that removes a second factor or a provider. Earlier ones stay valid: each removes what was
 * added since its own time, and someone who adds a second thing must not end the link about the first.
 */
export async function issueFactorUndo(
  db: Kysely<Schema>,
  random: Random,
  owner: { readonly userId: string; readonly emailNorm: string; readonly addedAt: number },
  now: number,
): Promise<string> {
  const secret = random.secret();
  await db
    .insertInto('token')
    .values({
      hash: fingerprint(secret),
      purpose: 'undo-factor',
      user_id: owner.userId,
      email_norm: owner.emailNorm,
      registration_id: null,
      expires_at: now + tokenLife['undo-factor'],
      created_at: now,
      added_at: owner.addedAt,
    })
    .execute();
  return secret;
}

/** Ends the links about what was added since a time: it is removed, and they would remove what its owner adds next. */
export async function revokeFactorUndos(
  db: Kysely<Schema>,
  userId: string,
  since: number,
): Promise<void> {
  await db
    .deleteFrom('token')
    .where('purpose', '=', 'undo-factor')
    .where('user_id', '=', userId)
    .where('added_at', '>=', since)
    .execute();
}

type RevokedOwner = Pick<TokenOwner, 'userId' | 'registrationId'>;

const deletionOf = (
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  { userId, registrationId }: RevokedOwner,
) =>
  db
    .deleteFrom('token')
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('registration_id', registrationId === null ? 'is' : '=', registrationId);

export async function revokeTokens(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  owner: RevokedOwner,
): Promise<void> {
  await deletionOf(db, purpose, owner).execute();
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

/**
 * The user of a token that is valid now, unless their address has changed since: the new one does not prove the token. One
 * statement, so that the user is as they were while the token was not used.
 */
export const ownerOfToken = (
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  secret: string,
  now: number,
) =>
  db
    .selectFrom('token')
    .innerJoin('user', 'user.id', 'token.user_id')
    .selectAll('user')
    .where('token.hash', '=', fingerprint(secret))
    .where('token.purpose', '=', purpose)
    .where('token.expires_at', '>', now)
    .whereRef('user.email_norm', '=', 'token.email_norm')
    .executeTakeFirst();

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
