import type { Row } from './row.ts';

/** Letters in one request; with keys and the longest letters it stays under what the server takes. */
const mostLetters = 3_000_000;

const lettersIn = ({ judged }: Row): number =>
  Object.values(judged.values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 100),
    0,
  );

/** Finds rows in one direction, each looked at once as long as there is any behind the last one found. */
export class RowSearch {
  readonly #step: 1 | -1;
  #at: number | null = null;

  constructor(step: 1 | -1) {
    this.#step = step;
  }

  /** As many rows as are asked for, or as fit into one request. */
  first(rows: readonly Row[], max: number, fits: (row: Row) => boolean): Row[] {
    const found = this.#from(this.#at, rows, max, fits);
    // Rows that were passed may be ready by now.
    return found.length > 0 || this.#at === null ? found : this.#from(null, rows, max, fits);
  }

  #from(
    start: number | null,
    rows: readonly Row[],
    max: number,
    fits: (row: Row) => boolean,
  ): Row[] {
    const found: Row[] = [];
    let letters = 0;
    let at = start ?? (this.#step === 1 ? 0 : rows.length - 1);
    for (; found.length < max; at += this.#step) {
      const row = rows[at];
      if (row === undefined) break;
      if (!fits(row)) continue;
      letters += lettersIn(row);
      if (letters > mostLetters && found.length > 0) break;
      found.push(row);
    }
    this.#at = at;
    return found;
  }
}
