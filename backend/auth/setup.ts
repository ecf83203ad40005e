import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { AppContext, RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CurrentUser, SetupRequest } from '#src/generated/model/index.ts';
import { findByEmail, hasAdministrator, insertAccount } from './accounts.ts';
import { limitTokenTries } from './limits.ts';
import { requireGoodPassword } from './password-policy.ts';
import { deleteSessionsOf } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { issueToken, peekToken, takeToken } from './tokens.ts';

/**
 * The address where the first administrator is created, or null when an administrator exists. The
 * secret is in the fragment, because browsers do not send fragments in requests or referrers.
 */
export async function setupLink(app: AppContext): Promise<string | null> {
  if (await hasAdministrator(app.db)) return null;
  const secret = await app.db
    .transaction()
    .execute((transaction) =>
      issueToken(transaction, app.random, 'setup-admin', null, app.clock()),
    );
  return `${app.config.publicUrl}/setup#token=${secret}`;
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
  requireGoodPassword(request.password, request);
  const passwordHash = await app.passwords.hash(request.password);
  const { user, endedHashes } = await db.transaction().execute(async (transaction) => {
    if (!(await takeToken(transaction, 'setup-admin', request.token, now))) {
      throw await refusal(transaction);
    }
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
      await transaction
        .updateTable('user')
        .set({
          name: name.trim(),
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
    const session = await signIn(context, transaction, userId);
    return { user: session.user, endedHashes: [...before, ...session.endedHashes] };
  });
  app.realtime.endSessions(endedHashes);
  return user;
}
