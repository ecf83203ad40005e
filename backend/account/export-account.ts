import type { RequestContext } from '#backend/context.ts';
import { timeOf } from '#backend/time-of.ts';
import type { AccountExport } from '#src/generated/model/index.ts';
import { listSessions } from './own-sessions.ts';
import { readAccount } from './read-account.ts';

const mostEvents = 10_000;

/** What the account holds. The archive that the page makes also contains campaigns and characters. */
export async function exportAccount(context: RequestContext): Promise<AccountExport> {
  const events = await context.db
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('actor_id', '=', context.signedIn().id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute();
  return {
    account: await readAccount(context),
    sessions: await listSessions(context),
    events: events.map(({ at, action }) => ({ at: timeOf(at), action })),
  };
}
