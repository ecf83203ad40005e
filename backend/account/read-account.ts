import type { Kysely } from 'kysely';
import { findById } from '#backend/auth/accounts.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { nameColumns } from '#backend/auth/person-name.ts';
import { revokeTokens } from '#backend/auth/tokens.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import type { Account, AccountIdentity } from '#src/generated/model/index.ts';
import { ProblemError } from '#contract/problem.ts';
import { waitingChange } from './email-changes.ts';

/** An id that does not show what it is the hash of. */
export const shortId = (text: string): string => fingerprint(text).slice(0, 22);

export const identityId = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  shortId(`${issuer} ${subject}`);

export const identitiesOf = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('oauth_identity')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('subject')
    .execute();

export async function readAccount(context: RequestContext): Promise<Account> {
  const { db, app, now } = context;
  const { id } = context.signedIn();
  const user = await findById(db, id);
  if (!user) throw new ProblemError('unauthenticated', 'This account does not exist any more.');
  const identities = await identitiesOf(db, id);
  const change = await waitingChange(db, id, now);
  return {
    name: user.name,
    email: user.email,
    hasPassword: user.password_hash !== null,
    pendingEmail: change?.new_email ?? null,
    identities: identities.map((identity): AccountIdentity => {
      const provider = app.oauth.providers.find(({ type }) => type === identity.provider);
      return {
        identityId: identityId(identity),
        type: provider?.type ?? null,
        name: provider?.name ?? identity.issuer.slice(0, 300),
        linkedAt: timeOf(identity.created_at),
      };
    }),
    createdAt: timeOf(user.created_at),
    closesAt: user.closes_at === null ? null : timeOf(user.closes_at),
  };
}

export async function renameAccount(context: RequestContext, name: string): Promise<Account> {
  const { id } = context.signedIn();
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('user')
      .set({ ...nameColumns(name), updated_at: context.now })
      .where('id', '=', id)
      .execute();
    // The links of these tokens contain the name: see `resetFragment`.
    await revokeTokens(transaction, 'reset-password', { userId: id, registrationId: null });
    await context.audit(transaction, { action: 'user.rename', targetKind: 'user', targetId: id });
  });
  return readAccount(context);
}
