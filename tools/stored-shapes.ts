import { dequal } from 'dequal/lite';
import type { Migration } from '#backend/db/migrations/migration.ts';
import type { Shape } from '#contract/stored-form.ts';

/** A shape of a stored schema, and the newest migration at the time when the shape was recorded. */
export interface RecordedShape {
  readonly since: string;
  readonly shape: Shape;
}

/** The shapes of each schema by its name, the oldest shape first. */
export type RecordedShapes = Readonly<Record<string, readonly RecordedShape[]>>;

type KnownMigration = Pick<Migration, 'name' | 'fills'>;

/** The required fields of `newer` that rows of the older shape lack and no migration fills. */
function unfilled(
  schema: string,
  older: RecordedShape,
  newer: Shape,
  migrations: readonly KnownMigration[],
): readonly string[] {
  const after = migrations.findIndex(({ name }) => name === older.since) + 1;
  const filled = new Set(migrations.slice(after).flatMap(({ fills = [] }) => fills));
  return Object.keys(newer).filter((path) => {
    const parent = path.slice(0, path.lastIndexOf('/')).replace(/\/\[\]$/, '');
    return (
      newer[path] === 'required' &&
      older.shape[path] === undefined &&
      // If the parent field is new as well, no stored row has a parent that could lack this field.
      (parent === '' || older.shape[parent] !== undefined) &&
      !filled.has(schema + path)
    );
  });
}

const adviceFor = (schema: string, path: string): string =>
  `${schema}${path} is new and has no default, so stored rows lack it. Give it a default in openapi.yaml, or add a migration that writes it into stored rows and lists '${schema}${path}' in its \`fills\`.`;

/** A sentence for each new required field that rows of earlier versions would lack. */
export function missingMigrations(
  recorded: RecordedShapes,
  present: Readonly<Record<string, Shape>>,
  migrations: readonly KnownMigration[],
): readonly string[] {
  return Object.entries(present).flatMap(([schema, shape]) => {
    const history = recorded[schema] ?? [];
    const findings = history.flatMap((older, index) =>
      unfilled(schema, older, history[index + 1]?.shape ?? shape, migrations),
    );
    return findings.map((path) => adviceFor(schema, path));
  });
}

/** The recorded shapes, followed by the current ones if they differ. */
export function withPresent(
  recorded: RecordedShapes,
  present: Readonly<Record<string, Shape>>,
  migrations: readonly KnownMigration[],
): RecordedShapes {
  const since = migrations.at(-1)?.name ?? '';
  return Object.fromEntries(
    Object.entries(present).map(([schema, shape]) => {
      const history = recorded[schema] ?? [];
      const last = history.at(-1);
      const isKnown = last !== undefined && dequal(last.shape, shape);
      return [schema, isKnown ? history : [...history, { since, shape }]];
    }),
  );
}
