import type { Kysely, Selectable } from 'kysely';
import { nothingHere } from '#contract/problem.ts';
import { deviceName } from '#backend/account/device-name.ts';
import { findById } from '#backend/auth/accounts.ts';
import { shortNetwork } from '#backend/auth/network.ts';
import { asGroups } from '#backend/auth/sign-in.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import type { Person, PersonDetails, PersonState } from '#src/generated/model/index.ts';

type StoredPerson = Pick<
  Selectable<Schema['user']>,
  | 'id'
  | 'name'
  | 'email'
  | 'email_verified_at'
  | 'created_at'
  | 'disabled_at'
  | 'closes_at'
  | 'last_seen_at'
>;

export const personColumns = [
  'id',
  'name',
  'email',
  'email_verified_at',
  'created_at',
  'disabled_at',
  'closes_at',
  'last_seen_at',
] as const satisfies readonly (keyof StoredPerson)[];

const timeOrNull = (at: number | null): string | null =>
  at === null || at === 0 ? null : timeOf(at);

/** As `isInState` in list.ts finds it. */
export function stateOf(
  row: Pick<StoredPerson, 'disabled_at' | 'email_verified_at' | 'closes_at'>,
): PersonState {
  if (row.disabled_at !== null) return 'disabled';
  if (row.email_verified_at === null) return 'unverified';
  return row.closes_at === null ? 'active' : 'closing';
}

/** The people of these rows, with their groups, sessions and factors: three more statements, however many rows. */
export async function peopleFrom(
  { db, now, user }: Pick<RequestContext, 'db' | 'now' | 'user'>,
  rows: readonly StoredPerson[],
): Promise<Person[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const groups = await db
    .selectFrom('user_group')
    .select(['user_id', 'group_name'])
    .where('user_id', 'in', ids)
    .orderBy('group_name')
    .execute();
  const sessions = await db
    .selectFrom('session')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .where('user_id', 'in', ids)
    .where('expires_at', '>', now)
    .where('replaced_at', 'is', null)
    .groupBy('user_id')
    .execute();
  const countOf = new Map(sessions.map(({ user_id, count }) => [user_id, count]));
  const guarded = await db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', 'in', ids)
    .union(db.selectFrom('passkey').select('user_id').where('user_id', 'in', ids))
    .execute();
  const guardedIds = new Set(guarded.map(({ user_id: id }) => id));
  return rows.map((row) => ({
    userId: row.id,
    name: row.name,
    email: row.email,
    groups: asGroups(
      groups.flatMap(({ user_id, group_name }) => (user_id === row.id ? [group_name] : [])),
    ),
    state: stateOf(row),
    createdAt: timeOf(row.created_at),
    verifiedAt: timeOrNull(row.email_verified_at),
    disabledAt: timeOrNull(row.disabled_at),
    closesAt: timeOrNull(row.closes_at),
    lastSeenAt: timeOrNull(row.last_seen_at),
    sessions: countOf.get(row.id) ?? 0,
    hasSecondFactors: guardedIds.has(row.id),
    isSelf: row.id === user?.id,
  }));
}

/** The account with this id. Throws 404 if there is none. */
export async function requireAccount(db: Kysely<Schema>, userId: string) {
  const account = await findById(db, userId);
  if (!account) throw nothingHere();
  return account;
}

export async function readPerson(context: RequestContext, userId: string): Promise<Person> {
  const [person] = await peopleFrom(context, [await requireAccount(context.db, userId)]);
  if (!person) throw nothingHere();
  return person;
}

const mostSessions = 50;

export async function readDetails(context: RequestContext, userId: string): Promise<PersonDetails> {
  const person = await readPerson(context, userId);
  const rows = await context.db
    .selectFrom('session')
    .select(['created_at', 'last_seen_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', context.now)
    .where('replaced_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(mostSessions)
    .execute();
  const sessions = rows.map((row) => ({
    startedAt: timeOf(row.created_at),
    lastSeenAt: timeOf(row.last_seen_at),
    device: deviceName(row.user_agent),
    network: row.ip === null ? null : shortNetwork(row.ip),
  }));
  return { person, sessions };
}
