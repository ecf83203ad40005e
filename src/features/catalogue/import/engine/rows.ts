import type { Circumstances } from './circumstances.ts';
import { Doubles } from './doubles.ts';
import { judgeRow } from './judge-row.ts';
import { isLocked, newRow, nowhere, type Row } from './row.ts';
import { standingOf } from './statuses.ts';

const told = 4000;

/** The rows of a draft with all that follows from them, kept right as they change. */
export class Rows {
  readonly all: Row[] = [];
  #doubles = new Doubles();
  /** Points where somebody has come or gone. */
  readonly #left = new Set<string>();

  constructor(sources: readonly { line: number | null; cells: readonly unknown[] }[]) {
    for (const source of sources) this.all.push(newRow(this.all.length, source));
  }

  at(id: string): Row | undefined {
    return this.all[Number(id)];
  }

  add(count: number): void {
    for (let left = count; left > 0; left -= 1) {
      this.all.push(newRow(this.all.length, { line: null, cells: [] }));
    }
  }

  /** Takes rows from the end, as long as none of them is on its way or stored. */
  drop(count: number): void {
    if (this.all.slice(-count).some(isLocked)) return;
    for (const row of this.all.splice(-count)) {
      for (const point of row.meets) this.#left.add(point);
      this.#doubles.remove(row);
    }
  }

  /** Judges every row; what was judged when it left stays as it was. */
  judgeAll(circumstances: Circumstances, onProgress?: (done: number) => void): void {
    this.#doubles = new Doubles();
    this.#left.clear();
    for (const row of this.all) row.meets = nowhere;
    for (const row of this.all) {
      this.#judge(row, circumstances);
      this.#doubles.move(row);
      if (onProgress !== undefined && row.index % told === 0) {
        onProgress(row.index / this.all.length);
      }
    }
    for (const row of this.all) this.#stand(row, circumstances);
  }

  /** Judges the rows that have changed; those they meet may be doubles now, or no longer. */
  judge(changed: Iterable<Row>, circumstances: Circumstances): void {
    const rows = [...changed];
    for (const row of rows) {
      for (const point of row.meets) this.#left.add(point);
      this.#judge(row, circumstances);
      this.#doubles.move(row);
    }
    this.stand(rows, circumstances);
  }

  /** The same for rows of which only the answer or the place has changed. */
  stand(changed: Iterable<Row>, circumstances: Circumstances): void {
    const standing = new Set<Row>(changed);
    for (const row of changed) for (const point of row.meets) this.#left.add(point);
    for (const point of this.#left) for (const row of this.#doubles.at(point)) standing.add(row);
    this.#left.clear();
    for (const row of standing) this.#stand(row, circumstances);
  }

  #judge(row: Row, circumstances: Circumstances): void {
    if (row.isJudged && isLocked(row)) return;
    const { values, errors, item, by, changed, key, keyed } = judgeRow(row, circumstances);
    row.judged = { values, errors, item, by, changed, key, keyed };
    row.isJudged = true;
  }

  #stand(row: Row, { onConflict }: Circumstances): void {
    const standing = standingOf(row, this.#doubles, onConflict);
    row.status = standing.status;
    row.message = standing.message;
    row.doubleError = standing.doubleError;
  }
}
