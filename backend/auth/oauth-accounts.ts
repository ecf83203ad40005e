import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { isMailAddress } from '#backend/mail/address.ts';
import type { OauthClaims, OauthProvider } from '#backend/ports.ts';
import { findByEmail, insertAccount, lockAccount } from './accounts.ts';
import { oauthFailed } from './oauth-problems.ts';
import { nameColumns, personNameFrom, personNameFromEmail } from './person-name.ts';
import { endRegistrations } from './registration.ts';
import { deleteSessionsOf } from './sessions.ts';
import { revokeTokens } from './tokens.ts';

interface LinkedAccount {
  readonly userId: string;
  /** The hashes of sessions that ended. */
  readonly endedHashes: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const nameFrom = (claims: OauthClaims, email: string): string =>
  personNameFrom(claims.name) ||
  personNameFrom(claims.preferred_username) ||
  personNameFromEmail(email);

function verifiedEmail(provider: OauthProvider, claims: OauthClaims): string {
  const email = text(claims.email);
  if (claims.email_verified === true && isMailAddress(email)) return email;
  const detail = `${provider.name} does not vouch for your e-mail address. Verify it there first.`;
  throw new ProblemError('oauth_failed', detail);
}

const accountWithIdentity = (db: Kysely<Schema>, { iss, sub }: Pick<OauthClaims, 'iss' | 'sub'>) =>
  db
    .selectFrom('oauth_identity')
    .select(['user_id', 'provider'])
    .where('issuer', '=', iss)
    .where('subject', '=', sub)
    .executeTakeFirst();

/**
 * For the log of a sign-in that failed: the account that is connected with the identity, or the one with
 * the e-mail address that the provider states.
 */
export async function likelyAccount(
  db: Kysely<Schema>,
  claims: OauthClaims,
): Promise<string | undefined> {
  const identity = await accountWithIdentity(db, claims);
  return identity?.user_id ?? (await findByEmail(db, text(claims.email)))?.id;
}

/**
 * The account of an identity. An identity is an issuer and a subject; an equal e-mail address is not
 * enough. So a provider cannot give its users access to an account whose address was verified here.
 */
export async function accountOf(
  context: RequestContext,
  db: Kysely<Schema>,
  provider: OauthProvider,
  claims: OauthClaims,
): Promise<LinkedAccount> {
  const identity = await accountWithIdentity(db, claims);
  if (identity) {
    await lockAccount(db, identity.user_id);
    // A parallel request has removed the identity, for example because the owner takes the account back.
    if (!(await isIdentityOf(db, identity.user_id, claims))) throw oauthFailed();
    if (identity.provider === null) await nameProvider(db, claims, provider.type);
    return { userId: identity.user_id, endedHashes: [] };
  }

  const email = verifiedEmail(provider, claims);
  const existing = await findByEmail(db, email);
  if (existing && existing.email_verified_at !== null) {
    throw new AddressInUse();
  }
  const person = { name: nameFrom(claims, email), email };
  const linked = existing
    ? await takeOver(context, db, existing.id, person)
    : { userId: await newAccount(context, db, person), endedHashes: [] };
  await insertIdentity(context, db, linked.userId, { ...claims, type: provider.type });
  return linked;
}

/** A verified account has the address that the provider states, and is not connected with this identity. */
export class AddressInUse extends ProblemError {
  constructor() {
    super('conflict', 'There is an account with your address already. Sign in with its password.');
  }
}

/** What identifies a person at a provider. */
export interface Identity {
  readonly iss: string;
  readonly sub: string;
  /** The short name of the provider. */
  readonly type: string;
}

async function insertIdentity(
  context: RequestContext,
  db: Kysely<Schema>,
  userId: string,
  { iss, sub, type }: Identity,
): Promise<void> {
  await db
    .insertInto('oauth_identity')
    .values({ issuer: iss, subject: sub, user_id: userId, created_at: context.now, provider: type })
    .execute();
  await context.audit(db, {
    action: 'user.link-oauth',
    targetKind: 'user',
    targetId: userId,
    actorId: userId,
    details: { provider: type },
  });
}

/** How many connections one account can have. */
const mostIdentities = 20;

/** Whether the identity is connected with this account. */
export async function isIdentityOf(
  db: Kysely<Schema>,
  userId: string,
  identity: Pick<Identity, 'iss' | 'sub'>,
): Promise<boolean> {
  return (await accountWithIdentity(db, identity))?.user_id === userId;
}

/**
 * Connects a provider with an account, and sends a mail about it. Does nothing if they are connected.
 * @throws ProblemError 409 if the identity belongs to another account
 */
export async function linkIdentity(
  context: RequestContext,
  db: Kysely<Schema>,
  user: { readonly id: string; readonly email: string },
  identity: Identity,
): Promise<void> {
  const known = await accountWithIdentity(db, identity);
  if (known?.user_id === user.id) return;
  if (known) {
    const detail = 'This account of the other service belongs to someone else here.';
    throw new ProblemError('conflict', detail);
  }
  const { count } = await db
    .selectFrom('oauth_identity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (count >= mostIdentities) {
    throw new ProblemError('conflict', 'These are too many services. Disconnect one first.');
  }
  await insertIdentity(context, db, user.id, identity);
  const notice = { kind: 'provider-connected', userId: user.id, to: user.email } as const;
  await context.app.mailer.queue(db, notice, context.now);
}

/** Early versions did not store the provider of a connection, which the account page shows. */
const nameProvider = (db: Kysely<Schema>, { iss, sub }: OauthClaims, type: string) =>
  db
    .updateTable('oauth_identity')
    .set({ provider: type })
    .where('issuer', '=', iss)
    .where('subject', '=', sub)
    .execute();

interface Person {
  readonly name: string;
  readonly email: string;
}

const newAccount = (context: RequestContext, db: Kysely<Schema>, person: Person) => {
  const account = { ...person, passwordHash: null, verified: true };
  return insertAccount(db, context.app.random, account, context.now);
};

/**
 * Links an account whose address was never verified. Another person may have registered it, so
 * nothing that was typed then remains: not the name, the spelling of the address, the password or a
 * session.
 */
async function takeOver(
  context: RequestContext,
  db: Kysely<Schema>,
  userId: string,
  { name, email }: Person,
): Promise<LinkedAccount> {
  const endedHashes = await deleteSessionsOf(db, userId);
  await endRegistrations(db, userId);
  await revokeTokens(db, 'reset-password', { userId, registrationId: null });
  await db
    .updateTable('user')
    .set({
      ...nameColumns(name),
      email,
      password_hash: null,
      email_verified_at: context.now,
      updated_at: context.now,
    })
    .where('id', '=', userId)
    .execute();
  return { userId, endedHashes };
}
