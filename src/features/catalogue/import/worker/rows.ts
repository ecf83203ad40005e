import type { Context } from './context.ts';
import { Duplicates } from './duplicates.ts';
import { evaluateRow } from './evaluate-row.ts';
import { isLocked, newRow, noKeys, type Row } from './row.ts';
import { statusOfRow } from './statuses.ts';

/** The number of rows between two progress reports. */
const progressEvery = 4000;

/** The rows of a draft, and the methods that compute their derived properties. */
export class Rows {
  readonly all: Row[] = [];
  #duplicates = new Duplicates();
  /** The duplicate keys that a change has added to a row or removed from it. */
  readonly #changedKeys = new Set<string>();

  constructor(sources: readonly { line: number | null; cells: readonly unknown[] }[]) {
    for (const source of sources) this.all.push(newRow(this.all.length, source));
  }

  at(id: string): Row | undefined {
    return this.all[Number(id)];
  }

  add(count: number): void {
    for (let added = 0; added < count; added += 1) {
      this.all.push(newRow(this.all.length, { line: null, cells: [] }));
    }
  }

  /** Removes rows from the end, unless one of them is saved or being sent. */
  removeLast(count: number): void {
    if (this.all.slice(-count).some(isLocked)) return;
    for (const row of this.all.splice(-count)) {
      for (const duplicateKey of row.duplicateKeys) this.#changedKeys.add(duplicateKey);
      this.#duplicates.remove(row);
    }
  }

  /** Reads and checks all rows. Rows that are saved or being sent are read only the first time. */
  evaluateAll(context: Context, onProgress?: (done: number) => void): void {
    this.#duplicates = new Duplicates();
    this.#changedKeys.clear();
    for (const row of this.all) row.duplicateKeys = noKeys;
    for (const row of this.all) {
      this.#evaluate(row, context);
      this.#duplicates.move(row);
      if (onProgress !== undefined && row.index % progressEvery === 0) {
        onProgress(row.index / this.all.length);
      }
    }
    for (const row of this.all) this.#updateStatus(row, context);
  }

  /** Reads changed rows again, and updates the status of rows with the same duplicate keys. */
  evaluate(changed: Iterable<Row>, context: Context): void {
    const rows = [...changed];
    for (const row of rows) {
      for (const duplicateKey of row.duplicateKeys) this.#changedKeys.add(duplicateKey);
      this.#evaluate(row, context);
      this.#duplicates.move(row);
    }
    this.updateStatuses(rows, context);
  }

  /** Updates the status of rows and their duplicates without reading the rows again. */
  updateStatuses(changed: Iterable<Row>, context: Context): void {
    const affected = new Set<Row>(changed);
    for (const row of changed) {
      for (const duplicateKey of row.duplicateKeys) this.#changedKeys.add(duplicateKey);
    }
    for (const duplicateKey of this.#changedKeys) {
      for (const row of this.#duplicates.rowsWith(duplicateKey)) affected.add(row);
    }
    this.#changedKeys.clear();
    for (const row of affected) this.#updateStatus(row, context);
  }

  #evaluate(row: Row, context: Context): void {
    if (row.isEvaluated && isLocked(row)) return;
    const { reading: _reading, ...evaluation } = evaluateRow(row, context);
    row.evaluation = evaluation;
    row.isEvaluated = true;
  }

  #updateStatus(row: Row, { onConflict }: Context): void {
    const result = statusOfRow(row, this.#duplicates, onConflict);
    row.status = result.status;
    row.message = result.message;
    row.duplicateError = result.duplicateError;
  }
}
