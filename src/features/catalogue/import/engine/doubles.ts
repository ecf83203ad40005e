import { sameValue } from '../../../../lib/catalogue/same-value.ts';
import { Unread } from '../../values.ts';
import { alikeKey, nameKey } from './catalogue.ts';
import type { OnConflict } from './draft-types.ts';
import { type Row, rowName } from './row.ts';

/** Where many rows are alike, each is compared with the first ones only. */
const compared = 40;

const nameOf = ({ judged }: Row): string | null => {
  const { name } = judged.values;
  if (typeof name === 'string') return name;
  return name instanceof Unread ? name.text : null;
};

/** The keys under which a row meets the others that may be about the same item. */
export function meetingPoints(row: Row): string[] {
  const name = nameOf(row);
  const points = name === null ? [] : [alikeKey(row.judged.values['edition'], name)];
  if (row.judged.key !== null) points.push(`#${row.judged.key}`);
  return points;
}

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

/** Rows of one file that are about the same item, found as they come and go. */
export class Doubles {
  readonly #rows = new Map<string, Set<Row>>();
  readonly #points = new Map<Row, readonly string[]>();

  /** Notes where the row stands now, and gives the rows that it met before or meets now. */
  move(row: Row): Set<Row> {
    const met = this.meetings(row);
    this.remove(row);
    const points = meetingPoints(row);
    this.#points.set(row, points);
    for (const point of points) {
      const there = this.#rows.get(point);
      if (there === undefined) this.#rows.set(point, new Set([row]));
      else {
        for (const each of there) met.add(each);
        there.add(row);
      }
    }
    met.delete(row);
    return met;
  }

  remove(row: Row): void {
    for (const point of this.#points.get(row) ?? []) {
      const there = this.#rows.get(point);
      there?.delete(row);
      if (there?.size === 0) this.#rows.delete(point);
    }
    this.#points.delete(row);
  }

  /** All that a row may be a double of, itself among them. */
  meetings(row: Row): Set<Row> {
    const met = new Set<Row>();
    for (const point of this.#points.get(row) ?? []) {
      const there = this.#rows.get(point);
      if (there !== undefined && there.size > 1) for (const each of there) met.add(each);
    }
    return met;
  }

  /** The first row before this one that is about the same item. */
  before(row: Row, onConflict: OnConflict): Row | undefined {
    for (const point of this.#points.get(row) ?? []) {
      const there = this.#rows.get(point);
      if (there === undefined || there.size < 2) continue;
      let left = compared;
      for (const other of there) {
        if (left === 0) break;
        left -= 1;
        if (other.index >= row.index || other.leftOut) continue;
        if (areDoubles(row, other, onConflict)) return other;
      }
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
