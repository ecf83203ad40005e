import type { Context } from './context.ts';
import { Duplicates } from './duplicates.ts';
import { judgeRow } from './judge-row.ts';
import { isLocked, newRow, nowhere, type Row } from './row.ts';
import { standingOf } from './statuses.ts';

/** The number of rows between two progress reports. */
const progressEvery = 4000;

/** The rows of a draft. Their derived properties are updated when rows change. */
export class Rows {
  readonly all: Row[] = [];
  #duplicates = new Duplicates();
  /** The duplicate keys that a change has added to a row or removed from it. */
  readonly #touched = new Set<string>();

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

  /** Removes rows from the end, unless one of them is being sent or saved. */
  drop(count: number): void {
    if (this.all.slice(-count).some(isLocked)) return;
    for (const row of this.all.splice(-count)) {
      for (const point of row.meets) this.#touched.add(point);
      this.#duplicates.remove(row);
    }
  }

  /** Reads and checks every row that is not saved or being sent. */
  judgeAll(context: Context, onProgress?: (done: number) => void): void {
    this.#duplicates = new Duplicates();
    this.#touched.clear();
    for (const row of this.all) row.meets = nowhere;
    for (const row of this.all) {
      this.#judge(row, context);
      this.#duplicates.move(row);
      if (onProgress !== undefined && row.index % progressEvery === 0) {
        onProgress(row.index / this.all.length);
      }
    }
    for (const row of this.all) this.#stand(row, context);
  }

  /** Reads changed rows again, and updates the status of rows with the same duplicate keys. */
  judge(changed: Iterable<Row>, context: Context): void {
    const rows = [...changed];
    for (const row of rows) {
      for (const point of row.meets) this.#touched.add(point);
      this.#judge(row, context);
      this.#duplicates.move(row);
    }
    this.stand(rows, context);
  }

  /** Updates the status of rows and their duplicates without reading the rows again. */
  stand(changed: Iterable<Row>, context: Context): void {
    const standing = new Set<Row>(changed);
    for (const row of changed) for (const point of row.meets) this.#touched.add(point);
    for (const point of this.#touched) {
      for (const row of this.#duplicates.at(point)) standing.add(row);
    }
    this.#touched.clear();
    for (const row of standing) this.#stand(row, context);
  }

  #judge(row: Row, context: Context): void {
    if (row.isJudged && isLocked(row)) return;
    const { values, errors, item, by, changed, key, keyed } = judgeRow(row, context);
    row.judged = { values, errors, item, by, changed, key, keyed };
    row.isJudged = true;
  }

  #stand(row: Row, { onConflict }: Context): void {
    const standing = standingOf(row, this.#duplicates, onConflict);
    row.status = standing.status;
    row.message = standing.message;
    row.duplicateError = standing.duplicateError;
  }
}
