import type { Field } from '../../field.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Reading } from '../../reading.ts';
import { Unread } from '../../values.ts';
import type { Lookups } from './draft-types.ts';
import { slug } from '#src/lib/slug.ts';
import type { Context } from './context.ts';
import type { ImportCommand } from './commands.ts';
import { readRow } from './read-row.ts';
import type { Row } from './row.ts';

/** The names that references can have, by the edition of the row. */
export class Names {
  readonly all: Lookups;
  readonly #byEdition = new Map<string, Lookups>();

  constructor(all: Lookups) {
    this.all = all;
  }

  /** `Arrow` is another item in each edition; the edition of the row comes first. */
  read(field: Field, text: string, edition: unknown): Reading {
    const all = this.all.get(field.key);
    if (all === undefined) return field.read(text);
    const own = String(edition);
    const reading = field.read(text, this.#of(own).get(field.key), own);
    if (!(reading.value instanceof Unread)) return reading;
    const anywhere = field.read(text, all, own);
    return anywhere.value instanceof Unread ? reading : anywhere;
  }

  #of(edition: string): Lookups {
    const known = this.#byEdition.get(edition);
    if (known !== undefined) return known;
    const inEdition = (lookup: Lookup): Lookup =>
      new Map([...lookup].filter(([sk]) => sk.startsWith(`${edition}#`)));
    const made = new Map([...this.all].map(([key, lookup]) => [key, inEdition(lookup)]));
    this.#byEdition.set(edition, made);
    return made;
  }
}

/** The fields that refer to items of the imported kind itself. */
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

/** Rows that refer to other rows of their file are sent after those. */
export function rowsThatRefer(rows: readonly Row[], context: Context): Set<Row> {
  const keys = ownReferences(context);
  if (keys.length === 0) return new Set();
  return new Set(rows.filter((row) => mentions(row, keys, context.columns)));
}

/** A pack may contain items of the same file, so the names of its rows count, too. */
export function withOwnNames(rows: readonly Row[], context: Context): Names {
  const { names, defaults } = context;
  const lookups = names.all;
  const keys = ownReferences(context);
  if (!rows.some((row) => mentions(row, keys, context.columns))) return names;
  // Only names, keys and editions: references cannot be read yet.
  const plain = {
    ...context,
    columns: context.columns.map((key) =>
      key === 'name' || key === 'edition' || key === context.skField ? key : null,
    ),
  };
  const own = new Map<string, string>();
  for (const row of rows) {
    const { given, key } = readRow(row, plain);
    const name = given['name']?.value;
    if (typeof name !== 'string' || name === '') continue;
    const edition = given['edition']?.value ?? defaults['edition'];
    own.set(key ?? `${String(edition)}#${slug(name)}`, name);
  }
  return new Names(
    new Map([
      ...lookups,
      ...keys.flatMap((key) => {
        const known = lookups.get(key);
        // Without known names, every key is accepted.
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
