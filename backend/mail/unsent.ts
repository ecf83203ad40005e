import type { Kysely, Selectable } from 'kysely';
import { nothingHere } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import type { MailPage, UnsentMail } from '#src/generated/model/index.ts';
import { noMail, type MailJob } from './jobs.ts';
import { recipientOf } from './mailer.ts';
import { maskedReason } from './masked-reason.ts';
import { never } from './outbox.ts';

const columns = [
  'id',
  'to_email',
  'subject',
  'text',
  'created_at',
  'attempts',
  'next_attempt_at',
  'last_error',
] as const;

type StoredMail = Pick<Selectable<Schema['mail_outbox']>, (typeof columns)[number]>;

const unsent = (db: Kysely<Schema>) =>
  db
    .selectFrom('mail_outbox')
    .select(columns)
    .where('sent_at', 'is', null)
    .where('subject', '!=', noMail.kind);

function mailOf(row: StoredMail): UnsentMail {
  const hasFailed = row.next_attempt_at === never;
  return {
    mailId: row.id,
    // queueMail stores the kind of the job as the subject.
    kind: row.subject,
    to: row.to_email,
    state: hasFailed ? 'failed' : 'waiting',
    attempts: row.attempts,
    reason: row.last_error === null ? null : maskedReason(row.last_error),
    createdAt: timeOf(row.created_at),
    nextAttemptAt: hasFailed ? null : timeOf(row.next_attempt_at),
  };
}

/** One page of the mails that wait or have failed, the latest first. */
export async function listUnsent(
  { db }: RequestContext,
  { pageSize, nextCursor }: Input<'mailList'>['params'],
): Promise<MailPage> {
  const page = await withCursorProblem(
    keysetPage(unsent(db), {
      list: 'unsent mails',
      columns: [
        { ref: 'created_at', field: 'created_at', type: 'integer' },
        { ref: 'id', field: 'id', type: 'text' },
      ],
      direction: 'desc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  return { items: page.rows.map(mailOf), nextCursor: page.nextCursor };
}

/** The person who would get the mail. */
async function receiverOf(db: Kysely<Schema>, row: StoredMail): Promise<string> {
  // Only queueMail writes this column.
  const job = JSON.parse(row.text) as MailJob;
  return (job.kind === noMail.kind ? undefined : await recipientOf(db, job))?.id ?? 'unknown';
}

/** The log is about people, so an entry about a mail names the person who would get it. */
const auditMail = async (
  context: RequestContext,
  db: Kysely<Schema>,
  row: StoredMail,
  action: string,
) =>
  context.audit(db, {
    action,
    targetKind: 'user',
    targetId: await receiverOf(db, row),
    details: { mail: row.subject },
  });

/** Lets the mailer try the mail at once, with all its attempts. */
export async function sendAgain(context: RequestContext, mailId: string): Promise<UnsentMail> {
  const { app, db, now } = context;
  const mail = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('mail_outbox')
      .set({ attempts: 0, next_attempt_at: now })
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .where('subject', '!=', noMail.kind)
      .returning(columns)
      .executeTakeFirst();
    if (!row) throw nothingHere();
    await auditMail(context, transaction, row, 'user.mail-again');
    return mailOf(row);
  });
  app.mailer.wake();
  return mail;
}

/** Deletes a mail that is not sent. If it is being sent at this moment, it still arrives. */
export async function dropMail(context: RequestContext, mailId: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('mail_outbox')
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .where('subject', '!=', noMail.kind)
      .returning(columns)
      .executeTakeFirst();
    if (!row) throw nothingHere();
    await auditMail(context, transaction, row, 'user.mail-dropped');
  });
}
