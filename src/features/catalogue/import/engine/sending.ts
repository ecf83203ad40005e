import type { Answer, Chunk } from '../../submit/chunk.ts';
import type { PendingChunk } from './draft-state.ts';
import { answerOf, operationOf, undoneAnswerOf, undoOperationOf } from './operations.ts';
import type { Row } from './row.ts';
import type { Rows } from './rows.ts';

const chunkOf = ({ key, entries }: PendingChunk): Chunk => ({
  key,
  operations: entries.map(({ id, operation }) => ({ id, operation })),
});

/**
 * What leaves for the server and what comes back, one chunk at a time. A chunk without an answer
 * leaves again as it was, under its old key, so that nothing is ever done twice.
 */
export class Sending {
  pending: PendingChunk | null = null;
  pendingUndo: PendingChunk | null = null;
  chunks = 0;
  readonly #rows: Rows;
  readonly #skField: string;
  readonly #id: string;

  constructor(rows: Rows, skField: string, id: string) {
    this.#rows = rows;
    this.#skField = skField;
    this.#id = id;
  }

  get unanswered(): number {
    return (this.pending?.entries.length ?? 0) + (this.pendingUndo?.entries.length ?? 0);
  }

  restore(pending: PendingChunk | null, pendingUndo: PendingChunk | null, chunks: number): void {
    this.pending = pending;
    this.pendingUndo = pendingUndo;
    this.chunks = chunks;
    this.#mark(pending);
    this.#mark(pendingUndo);
  }

  /** The server will never take what is on its way: its rows are ready again. */
  release(): Row[] {
    const left = [this.pending, this.pendingUndo].flatMap((chunk) => chunk?.entries ?? []);
    this.pending = null;
    this.pendingUndo = null;
    const ids = left.map(({ id }) => id);
    return this.#settle(ids, [], (row) => row.answer);
  }

  #mark(chunk: PendingChunk | null): void {
    for (const { id, operation } of chunk?.entries ?? []) {
      const row = this.#rows.at(id);
      if (row === undefined) continue;
      if (chunk === this.pendingUndo) row.sending = 'undo';
      else row.sending = operation.action === 'update' ? 'update' : 'create';
    }
  }

  #nextKey(): string {
    this.chunks += 1;
    return `${this.#id}-${this.chunks}`;
  }

  /** Rows that name others of their file wait until those are stored. */
  take(max: number, waiting: ReadonlySet<Row>): Chunk | undefined {
    if (this.pending === null) {
      const ready = (row: Row): boolean =>
        (row.status === 'create' || row.status === 'update') && row.sending === null;
      let rows = first(this.#rows.all, max, (row) => ready(row) && !waiting.has(row));
      if (rows.length === 0) rows = first(this.#rows.all, max, ready);
      if (rows.length === 0) return undefined;
      const entries = rows.map((row) => ({
        id: String(row.index),
        operation: operationOf(row, this.#skField),
        before: row.judged.item?.values ?? null,
      }));
      this.pending = { key: this.#nextKey(), entries };
      this.#mark(this.pending);
    }
    return chunkOf(this.pending);
  }

  answered(answers: readonly Answer[]): Row[] {
    const entries = new Map(this.pending?.entries.map((entry) => [entry.id, entry]));
    this.pending = null;
    return this.#settle(entries.keys(), answers, (row, { id, outcome }) => {
      const entry = entries.get(id);
      return entry === undefined ? row.answer : answerOf(row, entry, outcome);
    });
  }

  /** The last row first: what refers to another one came after it. */
  takeUndo(max: number): Chunk | undefined {
    if (this.pendingUndo === null) {
      const rows = first(
        this.#rows.all.toReversed(),
        max,
        (row) => row.answer?.state === 'saved' && row.sending === null,
      );
      const entries = rows.flatMap((row) => {
        const operation = undoOperationOf(row);
        return operation === null ? [] : [{ id: String(row.index), operation, before: null }];
      });
      if (entries.length === 0) return undefined;
      this.pendingUndo = { key: this.#nextKey(), entries };
      this.#mark(this.pendingUndo);
    }
    return chunkOf(this.pendingUndo);
  }

  undone(answers: readonly Answer[]): Row[] {
    const ids = this.pendingUndo?.entries.map(({ id }) => id) ?? [];
    this.pendingUndo = null;
    return this.#settle(ids, answers, (row, { outcome }) => undoneAnswerOf(row.answer, outcome));
  }

  #settle(
    ids: Iterable<string>,
    answers: readonly Answer[],
    answer: (row: Row, each: Answer) => Row['answer'],
  ): Row[] {
    const changed = new Set<Row>();
    for (const each of answers) {
      const row = this.#rows.at(each.id);
      if (row === undefined) continue;
      row.answer = answer(row, each);
      changed.add(row);
    }
    for (const id of ids) {
      const row = this.#rows.at(id);
      if (row === undefined) continue;
      row.sending = null;
      changed.add(row);
    }
    return [...changed];
  }
}

/** Letters in one request; with keys and the longest letters it stays under what the server takes. */
const mostLetters = 3_000_000;

const lettersIn = ({ judged }: Row): number =>
  Object.values(judged.values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 100),
    0,
  );

/** As many rows as are asked for, or as fit into one request. */
function first(rows: readonly Row[], max: number, fits: (row: Row) => boolean): Row[] {
  const found: Row[] = [];
  let letters = 0;
  for (const row of rows) {
    if (found.length >= max) break;
    if (!fits(row)) continue;
    letters += lettersIn(row);
    if (letters > mostLetters && found.length > 0) break;
    found.push(row);
  }
  return found;
}
