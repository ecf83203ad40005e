import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { MailJob } from './jobs.ts';

const minute = 60_000;
/** How long a process has exclusive use of a claimed mail. */
const lease = 5 * minute;
const maxAttempts = 8;
/** The next attempt of a mail that is not tried again by itself. */
export const never = Number.MAX_SAFE_INTEGER;
const mailLifetime = 7 * 24 * 60 * minute;

export interface ClaimedMail {
  readonly id: string;
  readonly job: MailJob;
  readonly queuedAt: number;
  /** Includes the current attempt. */
  readonly attempts: number;
}

/** The time until the next attempt: 1, 2, 4 … minutes, at most an hour. */
const backOff = (attempts: number): number => Math.min(2 ** (attempts - 1), 60) * minute;

/**
 * Claims the mail that is due first. Call it just before the mail is sent: a claim ends while other mails are sent, and
 * then another process sends this one, too.
 */
export async function claimDue(db: Kysely<Schema>, now: number): Promise<ClaimedMail | null> {
  for (;;) {
    const due = await db
      .selectFrom('mail_outbox')
      .select(['id', 'text', 'attempts', 'created_at'])
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const attempts = due.attempts + 1;
    const claimedRow = await db
      .updateTable('mail_outbox')
      .set({ attempts, next_attempt_at: now + lease })
      .where('id', '=', due.id)
      .where('sent_at', 'is', null)
      .where('attempts', '=', due.attempts)
      .returning('id')
      .executeTakeFirst();
    // Without a row, another process has claimed the mail. Only queueMail writes the text.
    if (claimedRow) {
      const job = JSON.parse(due.text) as MailJob;
      return { id: due.id, job, queuedAt: due.created_at, attempts };
    }
  }
}

type SendingResult =
  | { readonly sent: true; readonly now: number }
  | {
      readonly sent: false;
      readonly now: number;
      readonly isPermanent: boolean;
      readonly reason: string;
    };

export async function recordAttempt(
  db: Kysely<Schema>,
  mail: ClaimedMail,
  result: SendingResult,
): Promise<void> {
  const { now } = result;
  const isFinal = !result.sent && (result.isPermanent || mail.attempts >= maxAttempts);
  await db
    .updateTable('mail_outbox')
    .set(
      result.sent
        ? { sent_at: now, last_error: null }
        : {
            next_attempt_at: isFinal ? never : now + backOff(mail.attempts),
            last_error: result.reason.slice(0, 500),
          },
    )
    .where('id', '=', mail.id)
    .execute();
}

/** How many mails will be sent or tried again, and how many were given up. */
export async function countOutbox(
  db: Kysely<Schema>,
): Promise<{ readonly waiting: number; readonly failed: number }> {
  const count = async (failed: boolean): Promise<number> => {
    const { mails } = await db
      .selectFrom('mail_outbox')
      .select((select) => select.fn.countAll<number>().as('mails'))
      .where('sent_at', 'is', null)
      .where('next_attempt_at', failed ? '=' : '<', never)
      .executeTakeFirstOrThrow();
    return mails;
  };
  return { waiting: await count(false), failed: await count(true) };
}

/** Mails are deleted after a week, sent or not. */
export async function sweepOutbox(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', now - mailLifetime)
    .execute();
}
