import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from '#backend/db/schema.ts';

export const admin = 'admin';

/**
 * Locks a row of `setting` until the transaction ends. Whatever takes the right of an administrator to sign in or to
 * administrate calls it first, so that two such changes at the same time cannot leave no administrator.
 */
export async function lockAdministrators(transaction: Kysely<Schema>): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ key: 'administrators.writer', value: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

/** Administrators who can sign in. */
const ableAdministrators = (db: Kysely<Schema>) =>
  db
    .selectFrom('user_group')
    .innerJoin('user', 'user.id', 'user_group.user_id')
    .select('user.id')
    .where('user_group.group_name', '=', admin)
    .where('user.disabled_at', 'is', null)
    // An account that its owner has closed is about to be deleted.
    .where('user.closes_at', 'is', null)
    .where('user.email_verified_at', 'is not', null);

/**
 * Another administrator may have taken the right of this one since the request was authorized. Call it after
 * `lockAdministrators`.
 */
export async function requireStillAdministrator(db: Kysely<Schema>, userId: string): Promise<void> {
  const found = await db
    .selectFrom('user_group')
    .innerJoin('user', 'user.id', 'user_group.user_id')
    .select('user.id')
    .where('user.id', '=', userId)
    .where('user_group.group_name', '=', admin)
    .where('user.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new ProblemError('forbidden', 'Only administrators can do that.');
}

/** Refuses if this is the last administrator who can sign in. Call it after `lockAdministrators`. */
export async function requireOtherAdministrator(db: Kysely<Schema>, userId: string): Promise<void> {
  const other = await ableAdministrators(db)
    .where('user.id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  throw new ProblemError(
    'conflict',
    'Make another person an administrator first: there must be one.',
  );
}
