import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { keyLifetime, otherBody } from '#backend/idempotency.ts';
import type { RegisterRequest } from '#src/generated/model/index.ts';

/** The Idempotency-Key of a registration, with which a repeated request is recognized. */
export class RegistrationKey {
  readonly #key: string;
  readonly #bodyMac: string;
  readonly #now: number;

  constructor({ app, now }: RequestContext, key: string, request: RegisterRequest) {
    this.#key = key;
    this.#bodyMac = app.keys.sign('registration', JSON.stringify(request));
    this.#now = now;
  }

  /**
   * Whether a registration with this key and body is stored.
   * @throws ProblemError 409 when an earlier registration with the key had another body
   */
  async isUsed(db: Kysely<Schema>): Promise<boolean> {
    const first = await db
      .selectFrom('registration_key')
      .select('body_mac')
      .where('key', '=', this.#key)
      .where('created_at', '>', this.#now - keyLifetime)
      .executeTakeFirst();
    if (first && first.body_mac !== this.#bodyMac) throw otherBody();
    return first !== undefined;
  }

  /**
   * Stores the key. Returns false if it is stored already: a parallel request with the same key waits
   * here until the transaction of the first one has ended.
   */
  async use(transaction: Kysely<Schema>): Promise<boolean> {
    await sweepRegistrationKeys(transaction, this.#now);
    const stored = await transaction
      .insertInto('registration_key')
      .values({ key: this.#key, body_mac: this.#bodyMac, created_at: this.#now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    return stored !== undefined || !(await this.isUsed(transaction));
  }
}

export async function sweepRegistrationKeys(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('registration_key')
    .where('created_at', '<=', now - keyLifetime)
    .execute();
}
