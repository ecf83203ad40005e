import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { UnreadableText } from '../../values.ts';
import { alikeKey, nameKey } from './catalogue.ts';
import type { OnConflict } from './draft-types.ts';
import { nowhere, type Row, rowName } from './row.ts';

/** If many rows share a key, each row is compared only with this many of the first ones. */
const compared = 40;

const nameOfRow = ({ judged }: Row): string | null => {
  const { name } = judged.values;
  if (typeof name === 'string') return name;
  return name instanceof UnreadableText ? name.text : null;
};

const namePoint = (row: Row): string | null => {
  const name = nameOfRow(row);
  return name === null ? null : alikeKey(row.judged.values['edition'], name);
};

function areDuplicates(row: Row, other: Row, onConflict: OnConflict): boolean {
  const mine = row.judged;
  const theirs = other.judged;
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
type There = Row | Row[];

/** Adds a row in the order of the file, because later rows are duplicates of the first one. */
function withRow(there: There | undefined, row: Row): There {
  if (there === undefined) return row;
  if (!Array.isArray(there)) return there.index < row.index ? [there, row] : [row, there];
  // The search starts at the end, because rows are usually added in the order of the file.
  const place = there.findLastIndex(({ index }) => index < row.index) + 1;
  there.splice(place, 0, row);
  return there;
}

/** Finds rows of one file that are about the same item. */
export class Duplicates {
  readonly #rows = new Map<string, There>();

  /** Stores a row under its current keys. */
  move(row: Row): void {
    this.remove(row);
    const { key } = row.judged;
    const name = namePoint(row);
    const points = [...(name === null ? [] : [name]), ...(key === null ? [] : [`#${key}`])];
    for (const point of points) this.#rows.set(point, withRow(this.#rows.get(point), row));
    row.meets = points;
  }

  remove(row: Row): void {
    for (const point of row.meets) {
      const there = this.#rows.get(point);
      const rest = Array.isArray(there) ? there.filter((each) => each !== row) : [];
      const [first] = rest;
      if (first === undefined) this.#rows.delete(point);
      else this.#rows.set(point, rest.length === 1 ? first : rest);
    }
    row.meets = nowhere;
  }

  /** All rows that have this key. */
  at(point: string): readonly Row[] {
    const there = this.#rows.get(point);
    if (there === undefined) return [];
    return Array.isArray(there) ? there : [there];
  }

  /** The first row before this one that is about the same item. */
  before(row: Row, onConflict: OnConflict): Row | undefined {
    let found: Row | undefined;
    for (const point of row.meets) {
      const there = this.#rows.get(point);
      if (!Array.isArray(there)) continue;
      const first = there
        .slice(0, compared)
        .find(
          (other) =>
            other.index < row.index && !other.leftOut && areDuplicates(row, other, onConflict),
        );
      if (first !== undefined && first.index < (found?.index ?? Infinity)) found = first;
    }
    return found;
  }
}

/** The message for a duplicate of an earlier row; `same` means that all values are equal. */
export function duplicateInWords(row: Row, first: Row): { same: boolean; message: string } {
  const where = rowName(first);
  const { values } = first.judged;
  const own = row.judged.values;
  const same = Object.keys({ ...values, ...own }).every(
    (key) => (key === 'name' && nameOfRow(row) !== null) || sameValue(own[key], values[key]),
  );
  if (same) return { same, message: `The same as ${where}, so it is left out.` };
  const name = nameOfRow(first) ?? 'This item';
  return {
    same,
    message: `${name} is already in ${where}, with other values. Leave one of them out, or give it another name.`,
  };
}
