import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * A statement that is compiled to SQL only once for each database and variant, because compiling the
 * statement of a list takes as long as running it. `build` uses an arbitrary value of the right type
 * for each parameter; each call passes the real values in the same order.
 */
export function prepared<Row, Variant = void>(
  build: (db: Kysely<Schema>, variant: Variant) => CompiledQuery<Row>,
  /** The key of a variant; null for a variant that is too rare to keep. */
  cacheKeyOf: (variant: Variant) => string | null = () => '',
) {
  const databases = new WeakMap<Kysely<Schema>, Map<string, CompiledQuery<Row>>>();
  return async (
    db: Kysely<Schema>,
    variant: Variant,
    parameters: readonly unknown[],
  ): Promise<readonly Row[]> => {
    const queries = databases.get(db) ?? new Map<string, CompiledQuery<Row>>();
    databases.set(db, queries);
    const key = cacheKeyOf(variant);
    const query = (key === null ? undefined : queries.get(key)) ?? build(db, variant);
    if (key !== null) queries.set(key, query);
    if (query.parameters.length !== parameters.length) {
      throw new Error(`${query.sql} takes ${query.parameters.length} parameters.`);
    }
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
