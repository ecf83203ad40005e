import type { Kysely } from 'kysely';
import { issueChangeSecret } from '#backend/account/email-changes.ts';
import { resetFragment } from '#backend/auth/reset-link.ts';
import { issueFactorUndo, issueToken } from '#backend/auth/tokens.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Outages } from '#backend/outages.ts';
import type { Random } from '#backend/random.ts';
import { MailRefused, type Clock, type Log, type MailTransport } from '#backend/ports.ts';
import { normaliseEmail } from '#src/lib/fold.ts';
import { isMailAddress } from './address.ts';
import { isAddition, noMail, type MailJob, type MailKind, type SentJob } from './jobs.ts';
import { mailFrom } from './mail-templates.ts';
import { maskedReason } from './masked-reason.ts';
import { queueMail } from './queue.ts';
import { claimDue, recordAttempt, type ClaimedMail } from './outbox.ts';

export interface Mailer {
  /** Puts a mail into the outbox; pass the transaction of the change that causes the mail. */
  queue(db: Kysely<Schema>, job: MailJob, now: number): Promise<void>;
  /**
   * Starts to send the mails that are due. Call it after the commit; the server also calls it at
   * intervals, because of mails that wait for a retry.
   */
  wake(): void;
  /** Resolves when no mail is being sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface MailerParts {
  readonly db: Kysely<Schema>;
  readonly random: Random;
  readonly transport: MailTransport;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly outages: Outages;
}

const pathOf: Readonly<Record<MailKind, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'already-registered': '/login',
  'change-email': '/account/address',
  'email-changing': '/undo-address',
  'email-taken': '/login',
  'password-changed': '/forgot-password',
  'provider-connected': '/undo-factor',
  'provider-disconnected': '/forgot-password',
  'account-closing': '/login',
  'totp-added': '/undo-factor',
  'totp-removed': '/account',
  'passkey-added': '/undo-factor',
  'passkey-removed': '/account',
  'recovery-codes-renewed': '/account',
  'recovery-code-used': '/account',
  'factors-reset': '/login',
  'wrong-factors': '/forgot-password',
  'account-disabled': '/',
  'account-enabled': '/login',
  'admin-granted': '/admin',
  'admin-withdrawn': '/login',
  'signed-out': '/login',
};

/** The user whom the mail is about; undefined if there is none any more, or what it is about has ended. */
export function recipientOf(db: Kysely<Schema>, job: SentJob) {
  const users = db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'email_norm', 'email_verified_at']);
  if ('userId' in job) return users.where('id', '=', job.userId).executeTakeFirst();
  const found =
    'registrationId' in job
      ? users.where('id', '=', (from) =>
          from
            .selectFrom('registration')
            .select('user_id')
            .where('registration.id', '=', job.registrationId),
        )
      : users.where('id', '=', (from) =>
          from
            .selectFrom('email_change')
            .select('user_id')
            .where('email_change.id', '=', job.changeId),
        );
  return found.executeTakeFirst();
}

interface LinkedMail {
  readonly job: SentJob;
  readonly queuedAt: number;
}

type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>>;

/** The secret of the link; null if it has none, undefined if what the mail is about has ended. */
async function secretFor(
  { db, random, clock }: MailerParts,
  { job, queuedAt }: LinkedMail,
  user: Recipient,
): Promise<string | null | undefined> {
  if ('changeId' in job) {
    const purpose = job.kind === 'change-email' ? 'verify' : 'undo';
    return issueChangeSecret(db, random, job.changeId, purpose);
  }
  if (isAddition(job.kind)) {
    // The mail is queued in the transaction that adds.
    const owner = { userId: user.id, emailNorm: normaliseEmail(job.to), addedAt: queuedAt };
    return issueFactorUndo(db, random, owner, clock());
  }
  if (job.kind !== 'verify-email' && job.kind !== 'reset-password') return null;
  // The account has another address since the mail was queued: its receiver must not set the password.
  if (normaliseEmail(job.to) !== user.email_norm) return undefined;
  const { kind } = job;
  const registrationId = kind === 'verify-email' ? job.registrationId : null;
  const owner = { userId: user.id, emailNorm: user.email_norm, registrationId };
  const times = { now: clock(), requestedAt: queuedAt };
  return db
    .transaction()
    .execute((transaction) => issueToken(transaction, random, kind, owner, times));
}

/** The user or the registration of a link can be deleted while the link is made; then what the mail is about has ended. */
function endedIfDeleted(error: unknown): undefined {
  if (databaseFault(error)?.kind !== 'foreign-key') throw error;
}

// The secret is in the fragment, because browsers do not send fragments in requests or referrers.
async function linkFor(parts: MailerParts, mail: LinkedMail, user: Recipient) {
  const { job } = mail;
  const url = `${parts.publicUrl}${pathOf[job.kind]}`;
  const secret = await secretFor(parts, mail, user).catch(endedIfDeleted);
  if (secret === undefined) return null;
  if (secret === null) return url;
  if (job.kind === 'reset-password') return url + resetFragment(secret, user);
  const link = `${url}#token=${secret}`;
  // The page fills this address into the form of the login, which is the next step.
  return job.kind === 'verify-email' ? `${link}&email=${encodeURIComponent(job.to)}` : link;
}

/** Another person can have chosen the name of an address that is not verified. */
const isProven = (job: SentJob, user: { email_verified_at: number | null }): boolean =>
  job.kind !== 'change-email' && user.email_verified_at !== null;

async function deliver(parts: MailerParts, mail: ClaimedMail): Promise<void> {
  const { job } = mail;
  if (job.kind === noMail.kind) return;
  if (!isMailAddress(job.to)) throw new MailRefused('This is not a single plain address.');
  const user = await recipientOf(parts.db, job);
  if (!user) return;
  const link = await linkFor(parts, { ...mail, job }, user);
  if (link === null) return;
  const content = mailFrom(job.kind, isProven(job, user) ? user.name : null, link);
  await parts.transport.send({ ...content, id: mail.id, to: job.to });
}

/**
 * How long the end of the server waits for the mail that is being sent, in milliseconds. A mail whose server is slower
 * is sent again after the next start.
 */
const longestLastMail = 3000;

/** Sends the mails of the outbox one after the other, and retries those that failed. */
export function createMailer(parts: MailerParts): Mailer {
  const { db, clock, log, outages, random } = parts;
  const state: { running: Promise<void> | null; isPending: boolean; closed: boolean } = {
    running: null,
    isPending: false,
    closed: false,
  };

  async function attempt(mail: ClaimedMail): Promise<void> {
    try {
      await deliver(parts, mail);
      await recordAttempt(db, mail, { sent: true, now: clock() });
    } catch (error) {
      const isPermanent = error instanceof MailRefused;
      // Also in the database: the server can repeat the link of the mail.
      const reason = maskedReason(error instanceof Error ? error.message : String(error));
      const message = isPermanent ? 'A mail was refused.' : 'A mail could not be sent.';
      log.warn(message, { mail: mail.id, reason });
      await recordAttempt(db, mail, { sent: false, isPermanent, reason, now: clock() });
    }
  }

  async function work(): Promise<void> {
    while (!state.closed) {
      state.isPending = false;
      const mail = await claimDue(db, clock());
      if (!mail) return;
      await attempt(mail);
    }
  }

  const wake = (): void => {
    state.isPending = true;
    if (state.closed || state.running) return;
    state.running = work()
      .catch((error: unknown) => {
        state.isPending = false;
        const isUnavailable = databaseFault(error)?.kind === 'unavailable';
        if (isUnavailable && state.closed) return;
        outages.report('The outbox cannot be read at the moment.', error);
      })
      .finally(() => {
        state.running = null;
        // wake() was called after work() had read the outbox, so the outbox is read again.
        if (state.isPending) wake();
      });
  };

  return {
    queue: (target, job, now) => queueMail(target, random, job, now),
    wake,
    async idle() {
      while (state.running) await state.running;
    },
    async close() {
      state.closed = true;
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestLastMail);
      await Promise.race([state.running, isLate]);
      clearTimeout(timer);
      parts.transport.close();
    },
  };
}
