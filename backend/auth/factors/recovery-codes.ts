import type { Insertable, Kysely } from 'kysely';
import type { AppContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { RecoveryCodeTable } from '#backend/db/tables/sign-in-tables.ts';
import type { Random } from '#backend/random.ts';

const count = 10;
const groupLength = 5;

/** Without letters that look like a digit or another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * A code of three groups. The first one finds the row, so that one hash is computed for an attempt and not
 * ten. The others have 50 random bits, which a slow hash protects in a stolen database.
 */
function newCode(random: Random): string {
  const letters = Array.from(
    random.bytes(3 * groupLength),
    (byte) => alphabet[byte % alphabet.length],
  );
  const groups = [0, 1, 2].map((group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  );
  return groups.join('-');
}

interface CodeParts {
  readonly label: string;
  readonly secret: string;
}

/** The parts of a typed code; null if it cannot be a recovery code. */
function readCode(code: string): CodeParts | null {
  const text = code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  if (text.length !== 3 * groupLength) return null;
  return { label: text.slice(0, groupLength), secret: text.slice(groupLength) };
}

export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  /** Replaces the codes of the user. */
  store(db: Kysely<Schema>): Promise<void>;
}

/** Creates codes and hashes them, which takes a while: call it before the transaction that stores them. */
export async function newRecoveryCodes(
  { passwords, random }: Pick<AppContext, 'passwords' | 'random'>,
  userId: string,
  now: number,
): Promise<NewRecoveryCodes> {
  const byLabel = new Map<string, string>();
  while (byLabel.size < count) {
    const code = newCode(random);
    byLabel.set(code.slice(0, groupLength), code);
  }
  const codes = [...byLabel.values()];
  const rows: Insertable<RecoveryCodeTable>[] = [];
  // One after the other, so that sign-ins need not wait for all of them.
  for (const [label, code] of byLabel) {
    const secret = code.slice(groupLength).replaceAll('-', '');
    rows.push({
      user_id: userId,
      label,
      secret_hash: await passwords.hash(secret),
      created_at: now,
      kept: 0,
    });
  }
  return {
    codes,
    async store(db) {
      await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
      await db.insertInto('recovery_code').values(rows).execute();
    },
  };
}

export async function countRecoveryCodes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((from) => from.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Whether the user may not have seen the codes, because they have not said that they have kept them. */
export async function areCodesUnseen(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const unseen = await db
    .selectFrom('recovery_code')
    .select('label')
    .where('user_id', '=', userId)
    .where('kept', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return unseen !== undefined;
}

/** Notes that the user has kept the codes that were made together with the one of this label. */
export async function keepRecoveryCodes(
  db: Kysely<Schema>,
  userId: string,
  label: string,
): Promise<void> {
  await db
    .updateTable('recovery_code')
    .set({ kept: 1 })
    .where('user_id', '=', userId)
    .where('created_at', '=', (from) =>
      from
        .selectFrom('recovery_code as known')
        .select('known.created_at')
        .where('known.user_id', '=', userId)
        .where('known.label', '=', label),
    )
    .execute();
}

/**
 * Checks a code. Returns null for a wrong one, otherwise a function that deletes the code. This function returns
 * false if another request has used the code meanwhile.
 */
export async function checkRecoveryCode(
  { db, passwords }: Pick<AppContext, 'db' | 'passwords'>,
  userId: string,
  code: string,
): Promise<((transaction: Kysely<Schema>) => Promise<boolean>) | null> {
  const parts = readCode(code);
  if (parts === null) return null;
  const { label, secret } = parts;
  const row = await db
    .selectFrom('recovery_code')
    .select('secret_hash')
    .where('user_id', '=', userId)
    .where('label', '=', label)
    .executeTakeFirst();
  if (!(await passwords.verify(secret, row?.secret_hash ?? null))) return null;
  return async (transaction) => {
    await keepRecoveryCodes(transaction, userId, label);
    const used = await transaction
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('label', '=', label)
      .returning('label')
      .executeTakeFirst();
    return used !== undefined;
  };
}
