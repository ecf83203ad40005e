import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { ModelUse } from '#src/generated/model/index.ts';
import { dayOf, failureSentences, startOfDay, type UseFailure } from './record-use.ts';

const days = 30;
const maxRows = 300;
const maxUsers = 20;
const maxFailures = 20;

const drafts = sql<number>`count(distinct model_use.generation_id)`;
const replaced = sql<number>`count(distinct case when model_use.is_replaced = 1 then model_use.generation_id end)`;
const sumOf = (column: 'requests' | 'input_tokens' | 'output_tokens' | 'pictures') =>
  sql<number>`sum(${sql.ref(`model_use.${column}`)})`;
const cost = sql<number | null>`sum(model_use.cost)`;

/** What the models did in the last thirty days. */
export async function readUse(db: Kysely<Schema>, now: number): Promise<ModelUse> {
  const today = dayOf(now);
  const since = startOfDay(today - days + 1);
  const recent = db.selectFrom('model_use').where('model_use.at', '>=', since);
  const rows = await recent
    .select(['day', 'part', 'model'])
    .select([
      sumOf('requests').as('requests'),
      drafts.as('drafts'),
      replaced.as('replaced'),
      sumOf('input_tokens').as('inputTokens'),
      sumOf('output_tokens').as('outputTokens'),
      sumOf('pictures').as('pictures'),
      cost.as('cost'),
    ])
    .groupBy(['day', 'part', 'model'])
    .orderBy('day', 'desc')
    .orderBy('part', 'desc')
    .orderBy('model')
    .limit(maxRows)
    .execute();
  const users = await recent
    .leftJoin('user', 'user.id', 'model_use.user_id')
    .select('user.name')
    .select([
      drafts.as('drafts'),
      sumOf('input_tokens').as('inputTokens'),
      sumOf('output_tokens').as('outputTokens'),
      sumOf('pictures').as('pictures'),
      cost.as('cost'),
    ])
    .groupBy(['model_use.user_id', 'user.name'])
    .orderBy(sql`coalesce(${cost}, 0)`, 'desc')
    .orderBy(sql`${sumOf('input_tokens')} + ${sumOf('output_tokens')}`, 'desc')
    .orderBy('model_use.user_id')
    .limit(maxUsers)
    .execute();
  const failures = await recent
    .select(['at', 'part', 'model', 'kind', 'failure'])
    .where('failure', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFailures)
    .execute();
  return {
    rows: rows.map(({ day, ...row }) => ({
      day: new Date(startOfDay(day)).toISOString().slice(0, 10),
      ...row,
    })),
    users,
    failures: failures.map(({ at, failure, ...row }) => ({
      at: new Date(at).toISOString(),
      ...row,
      // Only recordUse writes this column.
      reason: failureSentences[failure as UseFailure],
    })),
  };
}
