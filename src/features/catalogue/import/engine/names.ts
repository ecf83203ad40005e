import type { Field } from '../../field.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Reading } from '../../reading.ts';
import { Unread } from '../../values.ts';
import type { Lookups } from './draft-types.ts';
import { slug } from '#src/lib/slug.ts';
import type { Circumstances } from './circumstances.ts';
import type { ImportCommand } from './commands.ts';
import { readRow } from './read-row.ts';
import type { Row } from './row.ts';

/** The names that references of rows of one edition are looked up among. */
export class Names {
  readonly all: Lookups;
  readonly #byEdition = new Map<string, Lookups>();

  constructor(all: Lookups) {
    this.all = all;
  }

  /** `Arrow` is another item in each edition: the row's own comes first. */
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

/** The fields that refer to items of the very kind that is being imported. */
const ownReferences = ({ kind }: Circumstances): string[] =>
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

/** Rows that name other rows of their file: they are sent after those. */
export function rowsThatRefer(rows: readonly Row[], circumstances: Circumstances): Set<Row> {
  const keys = ownReferences(circumstances);
  if (keys.length === 0) return new Set();
  return new Set(rows.filter((row) => mentions(row, keys, circumstances.columns)));
}

/** A pack may hold what comes with it in the same file: such names are known as well. */
export function withOwnNames(rows: readonly Row[], circumstances: Circumstances): Names {
  const { names, defaults } = circumstances;
  const lookups = names.all;
  const keys = ownReferences(circumstances);
  if (!rows.some((row) => mentions(row, keys, circumstances.columns))) return names;
  // Only names, keys and editions are read here: what refers cannot be read yet.
  const plain = {
    ...circumstances,
    columns: circumstances.columns.map((key) =>
      key === 'name' || key === 'edition' || key === circumstances.skField ? key : null,
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
        // Where no names are known, every key is taken as it is.
        return known === undefined ? [] : [[key, new Map([...own, ...known])] as const];
      }),
    ]),
  );
}

/** Rows may name each other: then another name is another chance for all of them. */
export function changesNames(
  { patches }: ImportCommand,
  rows: readonly Row[],
  circumstances: Circumstances,
): boolean {
  const naming = new Set<string>(['name', 'edition', circumstances.skField]);
  return (
    patches.some(({ field }) => naming.has(field)) && rowsThatRefer(rows, circumstances).size > 0
  );
}
