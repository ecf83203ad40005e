import type { Kysely } from 'kysely';
import { normaliseEmail } from '#src/lib/fold.ts';
import type { Schema } from '#backend/db/schema.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import type { Random } from '#backend/random.ts';
import { nameColumns } from './person-name.ts';

export const findByEmail = (db: Kysely<Schema>, email: string) =>
  db
    .selectFrom('user')
    .selectAll()
    .where('email_norm', '=', normaliseEmail(email))
    .executeTakeFirst();

export const findById = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Locks an account until the transaction ends. What adds or removes a session or a way in calls it first, because
 * otherwise, on PostgreSQL, a removal does not see what a parallel request is adding, or each of two requests waits for
 * the other one.
 */
export async function lockAccount(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set(unchanged('updated_at'))
    .where('id', '=', userId)
    .execute();
}

/** The account and the groups of its user, in one statement, because every sign-in waits for it. */
export async function findWithGroups(db: Kysely<Schema>, id: string) {
  const rows = await db
    .selectFrom('user')
    .leftJoin('user_group', 'user_group.user_id', 'user.id')
    .selectAll('user')
    .select('user_group.group_name')
    .where('user.id', '=', id)
    .orderBy('user_group.group_name')
    .execute();
  const [user] = rows;
  return user && { ...user, groups: rows.flatMap(({ group_name: group }) => group ?? []) };
}

export async function groupsOf(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_group')
    .select('group_name')
    .where('user_id', '=', userId)
    .orderBy('group_name')
    .execute();
  return rows.map((row) => row.group_name);
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly verified: boolean;
}

/** Creates an account; the unique key refuses a second account with the same address. */
export async function insertAccount(
  db: Kysely<Schema>,
  random: Random,
  account: NewAccount,
  now: number,
): Promise<string> {
  const id = random.id(now);
  await db
    .insertInto('user')
    .values({
      id,
      email: account.email.trim(),
      email_norm: normaliseEmail(account.email),
      ...nameColumns(account.name),
      password_hash: account.passwordHash,
      email_verified_at: account.verified ? now : null,
      created_at: now,
      updated_at: now,
      disabled_at: null,
    })
    .execute();
  return id;
}

export async function hasAdministrator(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('user_group')
    .select('user_id')
    .where('group_name', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
