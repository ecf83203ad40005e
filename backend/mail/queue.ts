import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { Random } from '#backend/random.ts';
import { noMail, type MailJob } from './jobs.ts';

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
