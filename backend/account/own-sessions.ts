import type { Kysely } from 'kysely';
import { deleteSession, deleteSessionsOf } from '#backend/auth/sessions.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import { nothingHere } from '#contract/problem.ts';
import type { AccountSession } from '#src/generated/model/index.ts';
import { deviceName } from './device-name.ts';
import { shortId } from './read-account.ts';

/** The sessions that have not ended, without the old secrets of renewed sessions. */
const openSessions = (db: Kysely<Schema>, userId: string, now: number) =>
  db
    .selectFrom('session')
    .select(['token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .where('replaced_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

export async function listSessions(context: RequestContext): Promise<AccountSession[]> {
  const { id, sessionHash } = context.signedIn();
  return (await openSessions(context.db, id, context.now)).map((session) => ({
    sessionId: shortId(session.token_hash),
    device: deviceName(session.user_agent),
    startedAt: timeOf(session.created_at),
    lastUsedAt: timeOf(session.last_seen_at),
    isCurrent: session.token_hash === sessionHash,
  }));
}

export async function endSession(context: RequestContext, sessionId: string): Promise<void> {
  const { id } = context.signedIn();
  const sessions = await openSessions(context.db, id, context.now);
  const session = sessions.find(({ token_hash: hash }) => shortId(hash) === sessionId);
  if (!session) throw nothingHere();
  const endedHashes = await context.db.transaction().execute(async (transaction) => {
    const ended = await deleteSession(transaction, id, session.token_hash);
    await auditEnd(context, transaction, 1);
    return ended;
  });
  context.app.realtime.endSessions(endedHashes);
}

export async function endOtherSessions(context: RequestContext): Promise<void> {
  const { id, sessionHash } = context.signedIn();
  const endedHashes = await context.db.transaction().execute(async (transaction) => {
    const ended = await deleteSessionsOf(transaction, id, [sessionHash]);
    if (ended.length > 0) await auditEnd(context, transaction, ended.length);
    return ended;
  });
  context.app.realtime.endSessions(endedHashes);
}

const auditEnd = (context: RequestContext, transaction: Kysely<Schema>, count: number) =>
  context.audit(transaction, {
    action: 'session.end-other',
    targetKind: 'user',
    targetId: context.signedIn().id,
    details: { count },
  });
