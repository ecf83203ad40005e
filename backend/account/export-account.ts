import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import type { AccountEvent, AccountExport } from '#src/generated/model/index.ts';
import { listSessions } from './own-sessions.ts';
import { readAccount } from './read-account.ts';

const mostEvents = 10_000;

const latestEvents = (db: Kysely<Schema>) =>
  db
    .selectFrom('audit')
    .select(['id', 'at', 'action', 'actor_id', 'network'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEvents);

/**
 * What the user has done, and what has happened to the account: failed sign-ins, and changes by administrators, whose
 * networks are theirs. Two queries, because each has an index and one with `or` has none.
 */
async function eventsOf(db: Kysely<Schema>, userId: string): Promise<AccountEvent[]> {
  const done = await latestEvents(db).where('actor_id', '=', userId).execute();
  const happened = await latestEvents(db)
    .where('target_kind', '=', 'user')
    .where('target_id', '=', userId)
    .execute();
  // Most sign-ins and changes are in both.
  const events = new Map([...done, ...happened].map((event) => [event.id, event]));
  return [...events.values()]
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, mostEvents)
    .map(({ at, action, actor_id: actorId, network }) => ({
      at: timeOf(at),
      action,
      network: actorId === null || actorId === userId ? network : null,
    }));
}

/**
 * What the account holds. The archive that the page makes also contains second factors, drafts, campaigns and
 * characters, which have operations of their own.
 */
export async function exportAccount(context: RequestContext): Promise<AccountExport> {
  return {
    account: await readAccount(context),
    sessions: await listSessions(context),
    events: await eventsOf(context.db, context.signedIn().id),
  };
}
