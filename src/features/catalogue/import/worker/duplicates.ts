import { nameKey } from '#src/lib/catalogue/name-key.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { titleOf } from '../../title.ts';
import { UnreadableText } from '../../values.ts';
import { alikeKey } from './catalogue.ts';
import type { OnConflict } from './draft-types.ts';
import { noKeys, type Row, rowName } from './row.ts';

/** A row is compared only with the first rows of the file that have its key, at most this number. */
const maxCompared = 40;

const nameOfRow = ({ evaluation }: Row): string | null => {
  const { name } = evaluation.values;
  if (typeof name === 'string') return name;
  return name instanceof UnreadableText ? name.text : null;
};

const nameDuplicateKey = (row: Row): string | null => {
  const name = nameOfRow(row);
  return name === null ? null : alikeKey(row.evaluation.values['edition'], name);
};

function areDuplicates(row: Row, other: Row, onConflict: OnConflict): boolean {
  const mine = row.evaluation;
  const theirs = other.evaluation;
  if (mine.key !== null && mine.key === theirs.key) return true;
  const name = nameOfRow(row);
  const otherName = nameOfRow(other);
  if (name === null || otherName === null) return false;
  if (nameKey(mine.values['edition'], name) === nameKey(theirs.values['edition'], otherName)) {
    return true;
  }
  // Items with different keys are different, even if their names are alike.
  if ((mine.key !== null && theirs.key !== null) || onConflict === 'create') return false;
  return alikeKey(mine.values['edition'], name) === alikeKey(theirs.values['edition'], otherName);
}

/** Nearly every key has only one row; a single row is stored without an array. */
type RowOrRows = Row | Row[];

/** Adds a row in the order of the file, because later rows are duplicates of the first one. */
function withRow(stored: RowOrRows | undefined, row: Row): RowOrRows {
  if (stored === undefined) return row;
  if (!Array.isArray(stored)) return stored.index < row.index ? [stored, row] : [row, stored];
  // The search starts at the end, because rows are usually added in the order of the file.
  const position = stored.findLastIndex(({ index }) => index < row.index) + 1;
  stored.splice(position, 0, row);
  return stored;
}

/** Finds rows of one file that are about the same item. */
export class Duplicates {
  readonly #rows = new Map<string, RowOrRows>();

  /** Stores a row under its current keys. */
  move(row: Row): void {
    this.remove(row);
    const { key } = row.evaluation;
    const name = nameDuplicateKey(row);
    const duplicateKeys = [...(name === null ? [] : [name]), ...(key === null ? [] : [`#${key}`])];
    for (const each of duplicateKeys) this.#rows.set(each, withRow(this.#rows.get(each), row));
    row.duplicateKeys = duplicateKeys;
  }

  remove(row: Row): void {
    for (const duplicateKey of row.duplicateKeys) {
      const stored = this.#rows.get(duplicateKey);
      const others = Array.isArray(stored) ? stored.filter((each) => each !== row) : [];
      const [first] = others;
      if (first === undefined) this.#rows.delete(duplicateKey);
      else this.#rows.set(duplicateKey, others.length === 1 ? first : others);
    }
    row.duplicateKeys = noKeys;
  }

  /** All rows that have this key. */
  rowsWith(duplicateKey: string): readonly Row[] {
    const stored = this.#rows.get(duplicateKey);
    if (stored === undefined) return [];
    return Array.isArray(stored) ? stored : [stored];
  }

  /** The first row before this one that is about the same item and is not left out. */
  before(row: Row, onConflict: OnConflict): Row | undefined {
    let found: Row | undefined;
    for (const duplicateKey of row.duplicateKeys) {
      const stored = this.#rows.get(duplicateKey);
      if (!Array.isArray(stored)) continue;
      const first = stored
        .slice(0, maxCompared)
        .find(
          (other) =>
            other.index < row.index && !other.leftOut && areDuplicates(row, other, onConflict),
        );
      if (first !== undefined && first.index < (found?.index ?? Infinity)) found = first;
    }
    return found;
  }
}

/**
 * The message for a duplicate of an earlier row. `same` is true if the rows differ in nothing but
 * their names.
 */
export function duplicateMessage(row: Row, first: Row): { same: boolean; message: string } {
  const where = rowName(first);
  const { values } = first.evaluation;
  const own = row.evaluation.values;
  const same = Object.keys({ ...values, ...own }).every(
    (key) => (key === 'name' && nameOfRow(row) !== null) || sameValue(own[key], values[key]),
  );
  if (same) return { same, message: `The same as ${where}, so it is left out.` };
  const name = nameOfRow(first);
  const title = name === null ? 'This item' : titleOf({ name, values });
  return {
    same,
    message: `${title} is already in ${where}, with other values. Leave one of them out, or give it another name.`,
  };
}
