import { dequal } from 'dequal/lite';
import type { Migration } from '#backend/db/migrations/migration.ts';
import { storedSchemas, storedShape } from '#backend/db/stored-schemas.ts';
import type { Shape } from '#contract/stored-form.ts';
import { schemas } from '#src/generated/contract/schemas.ts';
import { limitsOfStoredAnswers } from './stored-answers.ts';
import { limitsOf, narrowedFields, type Limits } from './stored-limits.ts';

/**
 * What the contract requires of the values of one schema that is stored: which fields may be absent,
 * and which values each field may have.
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

/**
 * The shape of every stored schema in the current contract. Answers that are made from columns have
 * an empty shape and only limits, because every row has all columns. The fields of a column with JSON
 * that has no schema, such as `campaign.safety`, get their defaults from the code that reads the column.
 */
export const presentShapes = (): Readonly<Record<string, StoredShape>> =>
  Object.fromEntries([
    ...storedSchemas.map((name): readonly [string, StoredShape] => [
      name,
      { shape: storedShape(name), limits: limitsOf(schemas[name] ?? {}) },
    ]),
    ...Array.from(limitsOfStoredAnswers(), ([name, limits]): readonly [string, StoredShape] => [
      name,
      { shape: {}, limits },
    ]),
  ]);

/** The migrations that are newer than a recorded shape. */
const migrationsAfter = (
  { since }: RecordedShape,
  migrations: readonly KnownMigration[],
): readonly KnownMigration[] =>
  migrations.slice(migrations.findIndex(({ name }) => name === since) + 1);

/** A recorded shape, and a later shape of the same schema. */
interface Change {
  readonly older: RecordedShape;
  readonly newer: StoredShape;
}

/**
 * Pairs every shape with every later shape, not only with the next one. A row keeps a removed field
 * until the row is written again, and it lacks every field that is added after it was written.
 */
const changesIn = (history: readonly RecordedShape[], now: StoredShape): readonly Change[] =>
  history.flatMap((older, index) =>
    [...history.slice(index + 1), now].map((newer) => ({ older, newer })),
  );

/**
 * The required fields of the newer shape that older rows may lack, without those that a migration
 * lists in its `fills`.
 */
function unfilledFields(
  schema: string,
  { older, newer: { shape } }: Change,
  migrations: readonly KnownMigration[],
): readonly string[] {
  const filled = new Set(migrationsAfter(older, migrations).flatMap(({ fills = [] }) => fills));
  return Object.keys(shape).filter((path) => {
    const parent = path.slice(0, path.lastIndexOf('/')).replace(/\/\[\]$/, '');
    return (
      shape[path] === 'required' &&
      older.shape[path] !== 'required' &&
      // If the older shape lacks the parent field, its rows have no parent object in which this field
      // could be missing.
      (parent === '' || older.shape[parent] !== undefined) &&
      !filled.has(schema + path)
    );
  });
}

const adviceToFill = (schema: string, path: string): string =>
  `${schema}${path} is newly required and has no default, and stored rows can lack it. Give it a default in openapi.yaml, or add a migration that writes it into stored rows and lists '${schema}${path}' in its \`fills\`.`;

/**
 * The fields whose limits in the newer shape can refuse older values, without those that a migration
 * lists in its `narrows`.
 */
function refusingFields(
  schema: string,
  { older, newer }: Change,
  migrations: readonly KnownMigration[],
): ReadonlyArray<readonly [path: string, keywords: readonly string[]]> {
  const changed = new Set(
    migrationsAfter(older, migrations).flatMap(({ narrows = [] }) => narrows),
  );
  return [...narrowedFields(older.limits, newer.limits)].filter(
    ([path]) => !changed.has(schema + path),
  );
}

const adviceToNarrow = (schema: string, path: string, keywords: Iterable<string>): string =>
  `${schema}${path} allows less than before (${[...keywords].join(', ')}), so stored rows may not fit. Keep the limit in openapi.yaml, or add a migration that changes the stored values that do not fit and lists '${schema}${path}' in its \`narrows\`.`;

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
    const changes = changesIn(recorded[schema] ?? [], now);
    const unfilled = new Set(
      changes.flatMap((change) => unfilledFields(schema, change, migrations)),
    );
    const refusing = Map.groupBy(
      changes.flatMap((change) => refusingFields(schema, change, migrations)),
      ([path]) => path,
    );
    return [
      ...Array.from(unfilled, (path) => adviceToFill(schema, path)),
      ...Array.from(refusing, ([path, findings]) =>
        adviceToNarrow(schema, path, new Set(findings.flatMap(([, keywords]) => keywords))),
      ),
    ];
  });
}

/**
 * The recorded shapes of each schema. The current shape is added at the end if it differs from the
 * last recorded one. A schema that the contract no longer has is kept, because its rows may still be
 * stored when the contract has it again.
 */
export function withPresent(
  recorded: RecordedShapes,
  present: Readonly<Record<string, StoredShape>>,
  migrations: readonly KnownMigration[],
): RecordedShapes {
  const since = migrations.at(-1)?.name ?? '';
  const histories = Object.entries(present).map(([schema, now]) => {
    const history = recorded[schema] ?? [];
    const last = history.at(-1);
    const isKnown = last !== undefined && dequal(last, { since: last.since, ...now });
    return [schema, isKnown ? history : [...history, { since, ...now }]] as const;
  });
  return { ...recorded, ...Object.fromEntries(histories) };
}
