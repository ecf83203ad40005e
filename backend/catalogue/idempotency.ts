import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from '#backend/db/schema.ts';

const keptFor = 24 * 60 * 60 * 1000;

interface Call {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  readonly body: unknown;
  readonly now: number;
}

/**
 * The answer of an earlier call with the same key, or that of the work, which is then remembered
 * in the same transaction: either both are kept or neither. Answers are JSON.
 * @throws ProblemError 409 when the key came with another body before
 */
export async function onlyOnce(
  transaction: Kysely<Schema>,
  { userId, route, key, body, now }: Call,
  work: () => Promise<string>,
): Promise<string> {
  const bodyHash = hash('sha256', JSON.stringify(body), 'base64url');
  const its = { user_id: userId, route, key };
  await transaction
    .deleteFrom('idempotency')
    .where('created_at', '<=', now - keptFor)
    .execute();
  // A second call with the key waits here, on the row of the first, until that one has ended.
  const claimed = await transaction
    .insertInto('idempotency')
    .values({ ...its, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const first = await transaction
      .selectFrom('idempotency')
      .select(['body_hash', 'response'])
      .where('user_id', '=', userId)
      .where('route', '=', route)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.body_hash !== bodyHash || first.response === null) throw otherBody();
    return unpacked(first.response);
  }
  const answer = await work();
  await transaction
    .updateTable('idempotency')
    .set({ status: 200, response: await packed(answer) })
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** An import leaves hundreds of answers behind; packed, each is less than a tenth of its size. */
const packed = async (answer: string): Promise<string> =>
  (await promisify(deflate)(answer)).toString('base64');

const unpacked = async (response: string): Promise<string> =>
  (await promisify(inflate)(Buffer.from(response, 'base64'))).toString();

const otherBody = (): ProblemError =>
  new ProblemError(
    'idempotency_mismatch',
    'This Idempotency-Key came with another body before. Use a new key for a new request.',
  );
