import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { AppContext, RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { CurrentUser, SetupRequest } from '#src/generated/model/index.ts';
import { findByEmail, hasAdministrator, insertAccount } from './accounts.ts';
import { limitTokenTries } from './limits.ts';
import { requireGoodPassword } from './password-policy.ts';
import { nameColumns } from './person-name.ts';
import { endRegistrations } from './registration.ts';
import { fingerprint } from './secret.ts';
import { deleteSessionsOf } from './sessions.ts';
import { markDevice, sendSession, signIn } from './sign-in.ts';
import { issueToken, peekToken } from './tokens.ts';

/**
 * The address where the first administrator is created, or null when an administrator exists. The
 * secret is in the fragment, because browsers do not send fragments in requests or referrers.
 */
export async function setupLink(app: AppContext): Promise<string | null> {
  if (await hasAdministrator(app.db)) return null;
  const secret = await app.db
    .transaction()
    .execute((transaction) =>
      issueToken(transaction, app.random, 'setup-admin', null, { now: app.clock() }),
    );
  return `${app.config.publicUrl}/setup#token=${secret}`;
}

/**
 * Deletes all setup tokens, so that parallel calls with different links wait for each other. Each
 * process that starts without an administrator prints a link of its own.
 * @throws ProblemError if the secret is not valid; then nothing is deleted
 */
async function takeSetupToken(db: Kysely<Schema>, secret: string, now: number): Promise<void> {
  const tokens = await db
    .deleteFrom('token')
    .where('purpose', '=', 'setup-admin')
    .returning(['hash', 'expires_at'])
    .execute();
  const hash = fingerprint(secret);
  const isValid = tokens.some((token) => token.hash === hash && token.expires_at > now);
  // A process that starts while the first administrator is created prints one more link.
  if (!isValid || (await hasAdministrator(db))) throw await refusal(db);
}

/** The problem for a setup link whose token is not valid; `forbidden` if an administrator exists. */
async function refusal(db: Kysely<Schema>): Promise<ProblemError> {
  return (await hasAdministrator(db))
    ? new ProblemError('forbidden', 'There is an administrator already. Sign in instead.')
    : new ProblemError(
        'invalid_token',
        'This setup link has expired or was used already. Start the server again for a new one.',
      );
}

/**
 * Creates the first administrator. If an account already has the address, it becomes the
 * administrator's account: this is safe, because only the person who runs the server sees the link.
 */
export async function setUp(context: RequestContext, request: SetupRequest): Promise<CurrentUser> {
  const { app, db, now } = context;
  await limitTokenTries(context);
  if (!(await peekToken(db, 'setup-admin', request.token, now))) throw await refusal(db);
  await requireGoodPassword(app.passwords, request.password, request);
  const passwordHash = await app.passwords.hash(request.password);
  const begun = await db.transaction().execute(async (transaction) => {
    await takeSetupToken(transaction, request.token, now);
    const existing = await findByEmail(transaction, request.email);
    const { name, email } = request;
    const userId =
      existing?.id ??
      (await insertAccount(
        transaction,
        app.random,
        { name, email, passwordHash, verified: true },
        now,
      ));
    const before = existing ? await deleteSessionsOf(transaction, existing.id) : [];
    if (existing) {
      await endRegistrations(transaction, existing.id);
      await transaction
        .updateTable('user')
        .set({
          ...nameColumns(name),
          password_hash: passwordHash,
          email_verified_at: existing.email_verified_at ?? now,
          disabled_at: null,
          updated_at: now,
        })
        .where('id', '=', existing.id)
        .execute();
    }
    await transaction
      .insertInto('user_group')
      .values({ user_id: userId, group_name: 'admin' })
      .execute();
    await context.audit(transaction, {
      action: 'user.setup',
      targetKind: 'user',
      targetId: userId,
      actorId: userId,
    });
    const session = await signIn(context, transaction, userId, 'password');
    return { ...session, endedHashes: [...before, ...session.endedHashes] };
  });
  const user = sendSession(context, begun);
  markDevice(context, normaliseEmail(request.email));
  return user;
}
