import type { Kysely, Updateable } from 'kysely';
import { nothingHere, ProblemError } from '#contract/problem.ts';
import { noMail, type MailJob } from '#backend/mail/jobs.ts';
import type { RequestContext } from '#backend/context.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { RegisterRequest } from '#src/generated/model/index.ts';
import { findByEmail, findById, insertAccount } from './accounts.ts';
import { limitMail, limitTokenTries } from './limits.ts';
import { requireGoodPassword } from './password-policy.ts';
import { nameColumns } from './person-name.ts';
import { RegistrationKey } from './registration-key.ts';
import { peekToken } from './tokens.ts';

/**
 * Does not show whether an address is new, unverified or verified: the result is the same, after about
 * the same time. Only the mail differs, and only the owner of the address can read it.
 */
export async function register(
  context: RequestContext,
  request: RegisterRequest,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { app, now } = context;
  const key =
    idempotencyKey === undefined
      ? undefined
      : new RegistrationKey(context, idempotencyKey, request);
  if (await key?.isUsed(context.db)) return;
  await requireGoodPassword(app.passwords, request.password, request);
  const mail = await limitMail(context, 'verify', normaliseEmail(request.email));
  const passwordHash = await mail.run(() => app.passwords.hash(request.password));
  try {
    await write(context, request, passwordHash, key);
  } catch (error) {
    if (databaseFault(error)?.kind !== 'unique') throw error;
    // A parallel registration has created the account.
    await write(context, request, passwordHash, key);
  }
  app.mailer.wake();
  await app.db.deleteFrom('token').where('expires_at', '<', now).execute();
}

const write = (
  context: RequestContext,
  request: RegisterRequest,
  passwordHash: string,
  key: RegistrationKey | undefined,
) =>
  context.db.transaction().execute(async (transaction) => {
    const { app, now } = context;
    if (key && !(await key.use(transaction))) return;
    const { name, email } = request;
    const existing = await findByEmail(transaction, email);
    // The account gets the name and the password of the newest registration, so that a sign-in with
    // them gets the problem `email_not_verified`. The links of earlier registrations stay valid.
    const newest = { ...nameColumns(name), password_hash: passwordHash, updated_at: now };
    if (existing && !(await updateUnverified(transaction, existing.id, newest))) {
      const job = { kind: 'already-registered', userId: existing.id, to: existing.email } as const;
      await app.mailer.queue(transaction, job, now);
      return;
    }
    const account = { name, email, passwordHash, verified: false };
    const userId = existing?.id ?? (await insertAccount(transaction, app.random, account, now));
    const registrationId = app.random.id(now);
    await transaction
      .insertInto('registration')
      .values({
        id: registrationId,
        user_id: userId,
        name: name.trim(),
        password_hash: passwordHash,
        created_at: now,
      })
      .execute();
    await context.audit(transaction, {
      action: 'user.register',
      targetKind: 'user',
      targetId: userId,
    });
    const to = existing?.email ?? email.trim();
    await app.mailer.queue(transaction, { kind: 'verify-email', registrationId, to }, now);
  });

/** Changes an account whose address is not verified; returns false if the address is verified. */
export async function updateUnverified(
  db: Kysely<Schema>,
  userId: string,
  values: Updateable<Schema['user']>,
): Promise<boolean> {
  const row = await db
    .updateTable('user')
    .set(values)
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Call it when the address is verified, so that the remaining links change nothing any more. */
export async function endRegistrations(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('registration').where('user_id', '=', userId).execute();
}

/**
 * Sends the link of the registration again. If the address has several registrations, the server
 * cannot know which one is the owner's, so the mail asks for a new password instead.
 */
export async function resendVerification(context: RequestContext, email: string): Promise<void> {
  const { app, now } = context;
  await limitMail(context, 'verify', normaliseEmail(email));
  const [first, ...others] = await waitingFor(app.db)
    .where('user.email_norm', '=', normaliseEmail(email))
    .execute();
  await app.mailer.queue(app.db, first ? mailFor(first, others.length === 0) : noMail, now);
  app.mailer.wake();
}

/** The first two registrations that wait for a verification. */
const waitingFor = (db: Kysely<Schema>) =>
  db
    .selectFrom('user')
    .leftJoin('registration', 'registration.user_id', 'user.id')
    .select(['user.id as userId', 'user.email as to', 'registration.id as registrationId'])
    .where('user.email_verified_at', 'is', null)
    .where('user.password_hash', 'is not', null)
    .where('user.disabled_at', 'is', null)
    .limit(2);

/** Does the same for an administrator, who gets a problem if no mail is sent. */
export async function resendVerificationTo(context: RequestContext, userId: string): Promise<void> {
  const { app, db, now } = context;
  const account = await findById(db, userId);
  if (!account) throw nothingHere();
  const [first, ...others] = await waitingFor(db).where('user.id', '=', userId).execute();
  if (!first) {
    const detail =
      account.disabled_at === null
        ? 'This address is verified already.'
        : 'This account is disabled. Enable it first.';
    throw new ProblemError('conflict', detail);
  }
  await limitMail(context, 'verify', account.email_norm);
  await db.transaction().execute(async (transaction) => {
    await app.mailer.queue(transaction, mailFor(first, others.length === 0), now);
    await context.audit(transaction, {
      action: 'user.resend-verification',
      targetKind: 'user',
      targetId: userId,
    });
  });
  app.mailer.wake();
}

const mailFor = (
  { userId, to, registrationId }: { userId: string; to: string; registrationId: string | null },
  isOnly: boolean,
): MailJob =>
  isOnly && registrationId !== null
    ? { kind: 'verify-email', registrationId, to }
    : { kind: 'reset-password', userId, to };

/** Gives the account the name and the password of the registration that the link belongs to. */
export async function verifyEmail(context: RequestContext, secret: string): Promise<void> {
  await limitTokenTries(context);
  await context.db.transaction().execute(async (transaction) => {
    const token = await peekToken(transaction, 'verify-email', secret, context.now);
    const registration = await transaction
      .selectFrom('registration')
      .selectAll()
      .where('id', '=', token?.registration_id ?? '')
      .executeTakeFirst();
    // Only one of several parallel calls changes the account, and the others get the problem.
    const isVerified =
      registration !== undefined &&
      (await updateUnverified(transaction, registration.user_id, {
        ...nameColumns(registration.name),
        password_hash: registration.password_hash,
        email_verified_at: context.now,
        updated_at: context.now,
      }));
    if (!isVerified) {
      const detail = 'This link has expired or was used already. Ask for a new one.';
      throw new ProblemError('invalid_token', detail);
    }
    const userId = registration.user_id;
    await endRegistrations(transaction, userId);
    await context.audit(transaction, {
      action: 'user.verify-email',
      targetKind: 'user',
      targetId: userId,
      actorId: userId,
    });
  });
}
