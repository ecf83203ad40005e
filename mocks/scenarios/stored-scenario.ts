import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { isScenario } from './scenarios.ts';

// The name of the scenario is stored in its database, so that a reload continues it.

const scenarioKey = 'mock.scenario';

export async function storeScenario(db: Kysely<Schema>, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: scenarioKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function storedScenario(db: Kysely<Schema>): Promise<string> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', scenarioKey)
    .executeTakeFirst();
  return row && isScenario(row.value) ? row.value : 'default';
}
