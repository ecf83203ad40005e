import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { PasskeyTable } from '#backend/db/tables/sign-in-tables.ts';
import { timeOf } from '#backend/time-of.ts';
import type { Factors, Passkey, SecondFactorName } from '#src/generated/model/index.ts';
import { areCodesUnseen, countRecoveryCodes } from './recovery-codes.ts';

/** What the secret of an authenticator app is sealed for. */
export const totpPurpose = 'totp';

export const totpOf = (db: Kysely<Schema>, userId: string) =>
  db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** The passkeys of a user, the oldest first. */
export const passkeysOf = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const passkeyView = (row: Selectable<PasskeyTable>): Passkey => ({
  passkeyId: row.id,
  name: row.name,
  synced: row.synced === 1,
  signsInAlone: row.signs_in_alone === 1,
  createdAt: timeOf(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : timeOf(row.last_used_at),
});

export async function factorsOf(db: Kysely<Schema>, userId: string): Promise<Factors> {
  const totp = await totpOf(db, userId);
  const passkeys = await passkeysOf(db, userId);
  return {
    totp: totp
      ? {
          createdAt: timeOf(totp.created_at),
          lastUsedAt: totp.last_used_at === null ? null : timeOf(totp.last_used_at),
        }
      : null,
    passkeys: passkeys.map(passkeyView),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    ...((await areCodesUnseen(db, userId)) && { recoveryCodesUnseen: true }),
  };
}

/** In the order in which the app offers them. */
const secondFactors = ['totp', 'passkey', 'recoveryCode'] as const satisfies SecondFactorName[];

/** What can complete a sign-in of the user; empty if the sign-in needs no second factor. */
export async function factorNamesOf(
  db: Kysely<Schema>,
  userId: string,
): Promise<readonly SecondFactorName[]> {
  const of = (table: 'totp' | 'passkey' | 'recovery_code', name: SecondFactorName) =>
    db.selectFrom(table).select(sql.lit(name).as('name')).where('user_id', '=', userId);
  // One statement, because every sign-in waits for it.
  const rows = await of('totp', 'totp')
    .union(of('passkey', 'passkey'))
    .union(of('recovery_code', 'recoveryCode'))
    .execute();
  const found = new Set(rows.map(({ name }) => name));
  if (!found.has('totp') && !found.has('passkey')) return [];
  return secondFactors.filter((name) => found.has(name));
}
