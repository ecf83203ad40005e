import { sql } from 'kysely';
import { loadKeys, replaceMasterKey } from '#backend/auth/keys.ts';
import { totpPurpose } from '#backend/auth/factors/stored-factors.ts';
import {
  keyPurpose,
  readModelsLocked,
  storeModels,
  type StoredModel,
} from '#backend/models/stored-models.ts';
import { logByOperator, type OperatorContext, OperatorError } from './operator.ts';

/** A server keeps its keys in memory, and would go on to encrypt with the old ones. */
async function requireNoServer({ db, kind }: OperatorContext): Promise<void> {
  // The embedded database belongs to one process, which is this one.
  if (kind === 'sqlite') return;
  const servers = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${sql.lit('questwright notices')}`;
  const count = (await servers.execute(db)).rows[0]?.count ?? 0;
  if (count === 0) return;
  const running = count === 1 ? 'A server uses' : `${count} servers use`;
  throw new OperatorError(
    `${running} this database. Stop every server, and run this command again.`,
  );
}

/**
 * Replaces the master key, from which all other keys are derived, and encrypts again what is stored with it. Cookies
 * of sign-ins that are under way and of known browsers are worth nothing afterwards; sessions stay.
 * @returns how many values were encrypted again
 * @throws OperatorError if a server runs, or if a stored value cannot be decrypted; nothing has changed then
 */
export async function replaceKey(context: OperatorContext): Promise<number> {
  const { db, random } = context;
  await requireNoServer(context);
  return db.transaction().execute(async (transaction) => {
    const before = await loadKeys(transaction, random);
    const after = await replaceMasterKey(transaction, random);
    const again = async (purpose: string, sealed: string, whatToDo: string): Promise<string> => {
      const text = await before.open(purpose, sealed);
      if (text !== null) return after.seal(purpose, text);
      throw new OperatorError(`${whatToDo} Nothing has changed.`);
    };
    const apps = await transaction
      .selectFrom('totp')
      .innerJoin('user', 'user.id', 'totp.user_id')
      .select(['totp.user_id', 'totp.sealed_secret', 'user.email'])
      .execute();
    for (const { user_id, sealed_secret, email } of apps) {
      const advice = `The authenticator app of ${email} cannot be read: run "reset-factors" for it first.`;
      await transaction
        .updateTable('totp')
        .set({ sealed_secret: await again(totpPurpose, sealed_secret, advice) })
        .where('user_id', '=', user_id)
        .execute();
    }
    let count = apps.length;
    const sealedAgain = async (model: StoredModel | null): Promise<StoredModel | null> => {
      if (model === null || model.sealedKey === null) return model;
      count += 1;
      const advice = 'The key of a model cannot be read: remove it on the page of models first.';
      return { ...model, sealedKey: await again(keyPurpose, model.sealedKey, advice) };
    };
    const models = await readModelsLocked(transaction);
    const [text, image] = [await sealedAgain(models.text), await sealedAgain(models.image)];
    await storeModels(transaction, { ...models, text, image });
    const what = { action: 'key.replace', kind: 'setting', id: 'key.master' };
    await logByOperator(context, transaction, what);
    return count;
  });
}
