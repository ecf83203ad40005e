import { sameValue } from '../../../../lib/catalogue/same-value.ts';
import { Unread } from '../../values.ts';
import { alikeKey, nameKey } from './catalogue.ts';
import type { OnConflict } from './draft-types.ts';
import { nowhere, type Row, rowName } from './row.ts';

/** Where many rows are alike, each is compared with the first ones only. */
const compared = 40;

const nameOf = ({ judged }: Row): string | null => {
  const { name } = judged.values;
  if (typeof name === 'string') return name;
  return name instanceof Unread ? name.text : null;
};

const namePoint = (row: Row): string | null => {
  const name = nameOf(row);
  return name === null ? null : alikeKey(row.judged.values['edition'], name);
};

function areDoubles(row: Row, other: Row, onConflict: OnConflict): boolean {
  const mine = row.judged;
  const theirs = other.judged;
  if (mine.key !== null && mine.key === theirs.key) return true;
  const name = nameOf(row);
  const otherName = nameOf(other);
  if (name === null || otherName === null) return false;
  if (nameKey(mine.values['edition'], name) === nameKey(theirs.values['edition'], otherName)) {
    return true;
  }
  // Two items that have keys of their own are two, however much their names are alike.
  if ((mine.key !== null && theirs.key !== null) || onConflict === 'create') return false;
  return alikeKey(mine.values['edition'], name) === alikeKey(theirs.values['edition'], otherName);
}

/** Nearly every point has one row, so that one is held without a list. */
type There = Row | Row[];

const listed = (there: There | undefined): readonly Row[] =>
  there === undefined ? [] : Array.isArray(there) ? there : [there];

/** Rows of one file that are about the same item, found as they come and go. */
export class Doubles {
  readonly #rows = new Map<string, There>();

  /** Notes where the row stands now. */
  move(row: Row): void {
    this.remove(row);
    const { key } = row.judged;
    row.meets = [namePoint(row), key === null ? null : `#${key}`];
    for (const point of row.meets) {
      if (point === null) continue;
      const there = this.#rows.get(point);
      if (there === undefined) this.#rows.set(point, row);
      else if (Array.isArray(there)) there.push(row);
      else this.#rows.set(point, [there, row]);
    }
  }

  remove(row: Row): void {
    for (const point of row.meets) {
      if (point === null) continue;
      const rest = listed(this.#rows.get(point)).filter((each) => each !== row);
      const [first] = rest;
      if (first === undefined) this.#rows.delete(point);
      else this.#rows.set(point, rest.length === 1 ? first : rest);
    }
    row.meets = nowhere;
  }

  /** The others that a row may be a double of, or that may be doubles of it. */
  meetings(row: Row): Row[] {
    return row.meets.flatMap((point) => {
      const there = point === null ? undefined : this.#rows.get(point);
      return Array.isArray(there) ? there.filter((each) => each !== row) : [];
    });
  }

  /** The first row before this one that is about the same item. */
  before(row: Row, onConflict: OnConflict): Row | undefined {
    for (const point of row.meets) {
      const there = point === null ? undefined : this.#rows.get(point);
      if (!Array.isArray(there)) continue;
      const found = there
        .slice(0, compared)
        .filter((other) => other.index < row.index && !other.leftOut)
        .find((other) => areDoubles(row, other, onConflict));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** What to say about a row that comes after its double: the same again, or another version of it. */
export function doubleInWords(row: Row, first: Row): { same: boolean; message: string } {
  const where = rowName(first);
  const { values } = first.judged;
  const own = row.judged.values;
  const same = Object.keys({ ...values, ...own }).every(
    (key) => (key === 'name' && nameOf(row) !== null) || sameValue(own[key], values[key]),
  );
  if (same) return { same, message: `The same as ${where}, so it is left out.` };
  const name = nameOf(first) ?? 'This item';
  return {
    same,
    message: `${name} is in ${where} already, with other values. Leave one of them out, or give it another name.`,
  };
}
