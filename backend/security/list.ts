import { sql, type Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import { shortNetwork } from '#backend/auth/network.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { namesPerson } from '#backend/people/list.ts';
import { timeOf } from '#backend/time-of.ts';
import type {
  SecurityEvent,
  SecurityEventPage,
  SecurityPerson,
} from '#src/generated/model/index.ts';

type Filter = Omit<Input<'securityList'>['params'], 'pageSize' | 'nextCursor'>;

/** Up to this number of people, the indexes by person find a page sooner than a scan of the log by time. */
const fewPeople = 100;

/** The ids of the people whose name or address contains the words, as a query if there are many. */
async function idsOfPeople(db: Kysely<Schema>, q: string) {
  const query = db.selectFrom('user').select('user.id').where(namesPerson(q));
  const rows = await query.limit(fewPeople + 1).execute();
  return rows.length > fewPeople ? query : rows.map(({ id }) => id);
}

// A literal, because both engines use the partial index by action only if they see the value.
const isAboutPerson = sql<boolean>`audit.target_kind = ${sql.lit('user')}`;

const eventsOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('audit')
    .leftJoin('user as target', 'target.id', 'audit.target_id')
    .leftJoin('user as actor', 'actor.id', 'audit.actor_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.target_id',
      'audit.actor_id',
      'audit.details',
      'audit.network',
      'target.name as targetName',
      'target.email as targetEmail',
      'actor.name as actorName',
      'actor.email as actorEmail',
    ])
    .where(isAboutPerson);

type Row = Awaited<ReturnType<ReturnType<typeof eventsOf>['execute']>>[number];

async function filtered(db: Kysely<Schema>, filter: Filter) {
  const { q, userId, event, since, until, network } = filter;
  let query = eventsOf(db);
  if (q !== undefined) {
    const ids = await idsOfPeople(db, q);
    query =
      Array.isArray(ids) && ids.length === 0
        ? query.where(sql<boolean>`1 = 0`)
        : query.where((condition) =>
            condition.or([
              condition('audit.target_id', 'in', ids),
              condition('audit.actor_id', 'in', ids),
            ]),
          );
  }
  if (userId !== undefined) query = query.where('audit.target_id', '=', userId);
  if (event !== undefined) query = query.where('audit.action', '=', event);
  if (since !== undefined) query = query.where('audit.at', '>=', Date.parse(since));
  if (until !== undefined) query = query.where('audit.at', '<', Date.parse(until));
  if (network !== undefined) {
    const short = network.includes('/') ? network.toLowerCase() : shortNetwork(network);
    query = query.where('audit.network', '=', short ?? network);
  }
  return query;
}

/** The parts of an entry that are shown. Everything else stays in the database, such as whole IP addresses. */
const shownDetails = [
  'code',
  'method',
  'factor',
  'provider',
  'group',
  'mail',
  'operation',
] as const;

function detailOf(details: Readonly<Record<string, unknown>>): string {
  const shown = shownDetails.flatMap((name) => {
    const value = details[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return shown.join(', ').slice(0, 300);
}

/** The target of a sign-in with an address that no account has. */
const unknownPerson = 'unknown';

const personOf = (
  id: string | null,
  name: string | null,
  email: string | null,
): SecurityPerson | null =>
  id === null || id === unknownPerson ? null : { userId: id, name, email };

function eventOf(row: Row): SecurityEvent {
  // `audit` writes all details, as objects.
  const details = JSON.parse(row.details) as Readonly<Record<string, unknown>>;
  return {
    eventId: row.id,
    at: timeOf(row.at),
    event: row.action,
    person: personOf(row.target_id, row.targetName, row.targetEmail),
    by: personOf(row.actor_id, row.actorName, row.actorEmail),
    byOperator: details['by'] === 'operator',
    detail: detailOf(details),
    network: row.network,
  };
}

/** One page of what happened to accounts, the latest first. */
export async function listSecurityEvents(
  { db }: RequestContext,
  { pageSize, nextCursor, ...filter }: Input<'securityList'>['params'],
): Promise<SecurityEventPage> {
  const page = await withCursorProblem(
    keysetPage(await filtered(db, filter), {
      list: `security ${JSON.stringify(filter, Object.keys(filter).toSorted())}`,
      columns: [
        { ref: 'audit.at', field: 'at', type: 'integer' },
        { ref: 'audit.id', field: 'id', type: 'text' },
      ],
      direction: 'desc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  return { items: page.rows.map(eventOf), nextCursor: page.nextCursor };
}
