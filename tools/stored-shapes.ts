import { dequal } from 'dequal/lite';
import type { Migration } from '#backend/db/migrations/migration.ts';
import { storedSchemas, storedShape } from '#backend/db/stored-schemas.ts';
import type { Shape } from '#contract/stored-form.ts';
import { schemas } from '#src/generated/contract/schemas.ts';
import { limitsOf, narrowedFields, type Limits } from './stored-limits.ts';

/**
 * What the contract requires of the values of one schema of `storedSchemas`: which fields may be
 * absent, and which values each field may have.
 */
export interface StoredShape {
  readonly shape: Shape;
  readonly limits: Limits;
}

/** A shape of a stored schema, and the newest migration at the time when the shape was recorded. */
export interface RecordedShape extends StoredShape {
  readonly since: string;
}

/** The shapes of each schema by its name, the oldest shape first. */
export type RecordedShapes = Readonly<Record<string, readonly RecordedShape[]>>;

type KnownMigration = Pick<Migration, 'name' | 'fills' | 'narrows'>;

/** The shape of every stored schema in the current contract. */
export const presentShapes = (): Readonly<Record<string, StoredShape>> =>
  Object.fromEntries(
    storedSchemas.map((name) => [
      name,
      { shape: storedShape(name), limits: limitsOf(schemas[name] ?? {}) },
    ]),
  );

/** The migrations that are newer than a recorded shape. */
const migrationsAfter = (
  { since }: RecordedShape,
  migrations: readonly KnownMigration[],
): readonly KnownMigration[] =>
  migrations.slice(migrations.findIndex(({ name }) => name === since) + 1);

/**
 * Advice for each required field of `newer` that older rows may lack, unless a migration lists the
 * field in its `fills`.
 */
function missingFills(
  schema: string,
  older: RecordedShape,
  newer: Shape,
  migrations: readonly KnownMigration[],
): readonly string[] {
  const filled = new Set(migrationsAfter(older, migrations).flatMap(({ fills = [] }) => fills));
  const missing = Object.keys(newer).filter((path) => {
    const parent = path.slice(0, path.lastIndexOf('/')).replace(/\/\[\]$/, '');
    return (
      newer[path] === 'required' &&
      (older.shape[path] ?? 'optional') === 'optional' &&
      // If the parent field is new as well, no stored row has a parent that could lack this field.
      (parent === '' || older.shape[parent] !== undefined) &&
      !filled.has(schema + path)
    );
  });
  return missing.map((path) => adviceToFill(schema, path));
}

const adviceToFill = (schema: string, path: string): string =>
  `${schema}${path} is newly required and has no default, so stored rows lack it. Give it a default in openapi.yaml, or add a migration that writes it into stored rows and lists '${schema}${path}' in its \`fills\`.`;

/**
 * Advice for each field with limits in `newer` that can refuse older values, unless a migration lists
 * the field in its `narrows`.
 */
function missingNarrows(
  schema: string,
  older: RecordedShape,
  newer: Limits,
  migrations: readonly KnownMigration[],
): readonly string[] {
  const changed = new Set(
    migrationsAfter(older, migrations).flatMap(({ narrows = [] }) => narrows),
  );
  return [...narrowedFields(older.limits, newer)]
    .filter(([path]) => !changed.has(schema + path))
    .map(([path, keywords]) => adviceToNarrow(schema, path, keywords));
}

const adviceToNarrow = (schema: string, path: string, keywords: readonly string[]): string =>
  `${schema}${path} allows less than before (${keywords.join(', ')}), so stored rows may not fit. Keep the limit in openapi.yaml, or add a migration that changes the stored values that do not fit and lists '${schema}${path}' in its \`narrows\`.`;

/**
 * Advice for each required field that older rows may lack, and for each field with limits that can
 * refuse older values, unless a migration lists the field.
 */
export function missingMigrations(
  recorded: RecordedShapes,
  present: Readonly<Record<string, StoredShape>>,
  migrations: readonly KnownMigration[],
): readonly string[] {
  return Object.entries(present).flatMap(([schema, now]) => {
    const history = recorded[schema] ?? [];
    return history.flatMap((older, index) => {
      const { shape, limits } = history[index + 1] ?? now;
      return [
        ...missingFills(schema, older, shape, migrations),
        ...missingNarrows(schema, older, limits, migrations),
      ];
    });
  });
}

/**
 * The recorded shapes of each current schema. The current shape is added at the end if it differs
 * from the last recorded one.
 */
export function withPresent(
  recorded: RecordedShapes,
  present: Readonly<Record<string, StoredShape>>,
  migrations: readonly KnownMigration[],
): RecordedShapes {
  const since = migrations.at(-1)?.name ?? '';
  return Object.fromEntries(
    Object.entries(present).map(([schema, now]) => {
      const history = recorded[schema] ?? [];
      const last = history.at(-1);
      const isKnown = last !== undefined && dequal(last, { since: last.since, ...now });
      return [schema, isKnown ? history : [...history, { since, ...now }]];
    }),
  );
}
