import { slug } from '#src/lib/slug.ts';
import type { ImportCommand } from './commands.ts';
import type { Context } from './context.ts';
import { Names } from './names.ts';
import { readRow } from './read-row.ts';
import type { Row } from './row.ts';

/** The fields that refer to items of the imported kind. */
const ownReferences = ({ kind }: Context): string[] =>
  kind.fields.flatMap(({ key, type }) => (type.reference?.kind === kind.slug ? [key] : []));

const mentions = (
  row: Row,
  keys: readonly string[],
  columns: readonly (string | null)[],
): boolean =>
  keys.some((key) => {
    const cell = row.edits?.get(key) ?? row.cells[columns.indexOf(key)];
    return cell !== undefined && cell !== null && cell !== '';
  });

/** The rows that can refer to other rows of the file; they are sent last. */
export function rowsThatRefer(rows: readonly Row[], context: Context): Set<Row> {
  const keys = ownReferences(context);
  if (keys.length === 0) return new Set();
  return new Set(rows.filter((row) => mentions(row, keys, context.columns)));
}

/** The known names and the names in the file, because a pack can contain items of the same file. */
export function withOwnNames(rows: readonly Row[], context: Context): Names {
  const { names, defaults } = context;
  const lookups = names.all;
  const keys = ownReferences(context);
  if (!rows.some((row) => mentions(row, keys, context.columns))) return names;
  // Only names, keys and editions are read: reading references needs the result of this function.
  const plain = {
    ...context,
    columns: context.columns.map((key) =>
      key === 'name' || key === 'edition' || key === context.skField ? key : null,
    ),
  };
  const own = new Map<string, string>();
  for (const row of rows) {
    const { byField, key } = readRow(row, plain);
    const name = byField['name']?.value;
    if (typeof name !== 'string' || name === '') continue;
    const edition = byField['edition']?.value ?? defaults['edition'];
    own.set(key ?? `${String(edition)}#${slug(name)}`, name);
  }
  return new Names(
    new Map([
      ...lookups,
      ...keys.flatMap((key) => {
        const known = lookups.get(key);
        // Without a list of known names every key is accepted, so nothing is added.
        return known === undefined ? [] : [[key, new Map([...own, ...known])] as const];
      }),
    ]),
  );
}

/** Whether a command changes names that rows of the file may refer to. */
export function changesNames(
  { patches }: ImportCommand,
  rows: readonly Row[],
  context: Context,
): boolean {
  const naming = new Set<string>(['name', 'edition', context.skField]);
  return patches.some(({ field }) => naming.has(field)) && rowsThatRefer(rows, context).size > 0;
}
