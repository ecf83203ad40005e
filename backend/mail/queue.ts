import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { Random } from '#backend/random.ts';
import { additions, noMail, type MailJob } from './jobs.ts';

/** Puts a mail into the outbox; pass the transaction of the change that causes the mail. */
export async function queueMail(
  db: Kysely<Schema>,
  random: Random,
  job: MailJob,
  now: number,
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: random.id(now),
      to_email: job.kind === noMail.kind ? '' : job.to,
      subject: job.kind,
      text: JSON.stringify(job),
      html: null,
      created_at: now,
      sent_at: null,
      next_attempt_at: now,
      last_error: null,
    })
    .execute();
}

/**
 * Deletes the mails to an address that wait to say what was added since a time. It is removed, and a link that comes
 * later would remove what its owner adds next.
 */
export async function dropAdditionMails(
  db: Kysely<Schema>,
  email: string,
  since: number,
): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('to_email', '=', email)
    .where('subject', 'in', additions)
    .where('sent_at', 'is', null)
    .where('created_at', '>=', since)
    .execute();
}
