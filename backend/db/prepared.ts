import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * A statement that is compiled once for each database and variant, and then runs with values bound
 * by position, because compiling a list's statement takes as long as running it. `build` uses an
 * arbitrary value of the right type for each parameter; callers pass the real values in the same
 * order.
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
    const known = databases.get(db) ?? new Map<string, CompiledQuery<Row>>();
    databases.set(db, known);
    const key = cacheKeyOf(variant);
    const query = (key === null ? undefined : known.get(key)) ?? build(db, variant);
    if (key !== null) known.set(key, query);
    if (query.parameters.length !== parameters.length) {
      throw new Error(`${query.sql} takes ${query.parameters.length} parameters.`);
    }
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
