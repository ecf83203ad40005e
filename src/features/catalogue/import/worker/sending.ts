import type { OperationAnswer, Chunk } from '../../submit/send-in-chunks.ts';
import type { DraftState, PendingChunk } from './draft-state.ts';
import {
  answerOf,
  saveOperationOf,
  type PendingOperation,
  undoneAnswerOf,
  undoOperationOf,
} from './operations.ts';
import type { Row } from './row.ts';
import type { Rows } from './rows.ts';

const chunkOf = ({ key, entries }: PendingChunk): Chunk => ({
  key,
  operations: entries.map(({ id, operation }) => ({ id, operation })),
});

/** The chunk that follows the chunk with this key; the first chunk if no chunk has the key. */
const chunkAfter = (chunks: readonly PendingChunk[], key: string | undefined) =>
  chunks[chunks.findIndex((chunk) => chunk.key === key) + 1];

/**
 * Prepares chunks and records their answers. A chunk can be taken before the previous chunk is
 * answered. A chunk without an answer is sent again with the same key, so the server runs it once.
 */
export class Sending {
  /** The array is replaced and never mutated, because the draft store may still be writing it. */
  pending: readonly PendingChunk[] = [];
  pendingUndo: readonly PendingChunk[] = [];
  chunks = 0;
  readonly #rows: Rows;
  readonly #skField: string;
  readonly #id: string;
  /** The keys of the chunks created since the draft was opened. Older chunks may have been sent. */
  readonly #createdKeys = new Set<string>();
  readonly #forwardSearch = new RowSearch(1);
  readonly #backwardSearch = new RowSearch(-1);
  readonly #referringSearch = new RowSearch(-1);

  constructor(rows: Rows, skField: string, id: string) {
    this.#rows = rows;
    this.#skField = skField;
    this.#id = id;
  }

  get unanswered(): number {
    return [...this.pending, ...this.pendingUndo].reduce(
      (sum, { entries }) => sum + entries.length,
      0,
    );
  }

  restore({
    pending,
    pendingUndo,
    chunks,
  }: Pick<DraftState, 'pending' | 'pendingUndo' | 'chunks'>): void {
    this.pending = pending;
    this.pendingUndo = pendingUndo;
    this.chunks = chunks;
    for (const chunk of pending) this.#mark(chunk);
    for (const chunk of pendingUndo) this.#mark(chunk, 'undo');
  }

  /** Makes the rows of a chunk ready again, after the server has refused the chunk. */
  release(key: string): Row[] {
    const isOther = (chunk: PendingChunk): boolean => chunk.key !== key;
    const released = [...this.pending, ...this.pendingUndo].filter((chunk) => !isOther(chunk));
    this.pending = this.pending.filter(isOther);
    this.pendingUndo = this.pendingUndo.filter(isOther);
    const ids = released.flatMap(({ entries }) => entries.map(({ id }) => id));
    return this.#record(ids, [], (row) => row.answer);
  }

  /** Makes the rows of an unsent chunk ready again. A chunk that may have been sent stays pending. */
  putBack(key: string): Row[] {
    return this.#createdKeys.has(key) ? this.release(key) : [];
  }

  #mark({ entries }: PendingChunk, undo?: 'undo'): void {
    for (const { id, operation } of entries) {
      const row = this.#rows.at(id);
      if (row === undefined) continue;
      row.sending = undo ?? (operation.action === 'update' ? 'update' : 'create');
    }
  }

  #make(entries: readonly PendingOperation[]): PendingChunk {
    this.chunks += 1;
    const key = `${this.#id}-${this.chunks}`;
    this.#createdKeys.add(key);
    return { key, entries };
  }

  /**
   * Returns the first chunk without an answer, or the chunk that follows the chunk `after`. If there
   * is no such chunk, creates a chunk from ready rows. The rows in `referring` come last, because
   * they refer to other rows of the file.
   */
  take(max: number, referring: ReadonlySet<Row>, after?: string): Chunk | undefined {
    const next = chunkAfter(this.pending, after);
    if (next !== undefined) return chunkOf(next);
    const isReady = (row: Row): boolean =>
      (row.status === 'create' || row.status === 'update') && row.sending === null;
    let rows = this.#forwardSearch.first(
      this.#rows.all,
      max,
      (row) => isReady(row) && !referring.has(row),
    );
    if (rows.length === 0) rows = this.#forwardSearch.first(this.#rows.all, max, isReady);
    if (rows.length === 0) return undefined;
    const chunk = this.#make(
      rows.map((row) => ({
        id: String(row.index),
        operation: saveOperationOf(row, this.#skField),
        before: row.evaluation.item?.values ?? null,
      })),
    );
    this.pending = [...this.pending, chunk];
    this.#mark(chunk);
    return chunkOf(chunk);
  }

  /** Records the answers to the first pending chunk: answers arrive in the order of sending. */
  answered(answers: readonly OperationAnswer[]): Row[] {
    const [chunk, ...others] = this.pending;
    this.pending = others;
    const entries = new Map(chunk?.entries.map((entry) => [entry.id, entry]));
    return this.#record(entries.keys(), answers, (row, { id, outcome }) => {
      const entry = entries.get(id);
      return entry === undefined ? row.answer : answerOf(row, entry, outcome);
    });
  }

  /**
   * Like `take`, for chunks that undo saved rows, the last row of the file first. The rows in
   * `referring` come before all others: the server does not delete an item that others refer to.
   */
  takeUndo(max: number, referring: ReadonlySet<Row>, after?: string): Chunk | undefined {
    const next = chunkAfter(this.pendingUndo, after);
    if (next !== undefined) return chunkOf(next);
    const isSaved = (row: Row): boolean => row.answer?.state === 'saved' && row.sending === null;
    let rows = this.#referringSearch.first(
      this.#rows.all,
      max,
      (row) => isSaved(row) && referring.has(row),
    );
    if (rows.length === 0) rows = this.#backwardSearch.first(this.#rows.all, max, isSaved);
    const entries = rows.flatMap((row) => {
      const operation = undoOperationOf(row);
      return operation === null ? [] : [{ id: String(row.index), operation, before: null }];
    });
    if (entries.length === 0) return undefined;
    const chunk = this.#make(entries);
    this.pendingUndo = [...this.pendingUndo, chunk];
    this.#mark(chunk, 'undo');
    return chunkOf(chunk);
  }

  undone(answers: readonly OperationAnswer[]): Row[] {
    const [chunk, ...others] = this.pendingUndo;
    this.pendingUndo = others;
    const ids = chunk?.entries.map(({ id }) => id) ?? [];
    return this.#record(ids, answers, (row, { outcome }) => undoneAnswerOf(row.answer, outcome));
  }

  #record(
    ids: Iterable<string>,
    answers: readonly OperationAnswer[],
    answer: (row: Row, each: OperationAnswer) => Row['answer'],
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

/**
 * The maximum number of characters in the values of one request. Even with the field names, and if
 * UTF-8 needs several bytes per character, the request stays below the server's limit.
 */
const maxCharacters = 3_000_000;

const charactersIn = ({ evaluation }: Row): number =>
  Object.values(evaluation.values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 100),
    0,
  );

/** Searches rows in one direction; each search continues where the previous search stopped. */
class RowSearch {
  readonly #step: 1 | -1;
  #at: number | null = null;

  constructor(step: 1 | -1) {
    this.#step = step;
  }

  /** Returns up to `max` rows that fit into one request. */
  first(rows: readonly Row[], max: number, fits: (row: Row) => boolean): Row[] {
    const found = this.#from(this.#at, rows, max, fits);
    // Search once more from the start: rows that the last search skipped may be ready.
    return found.length > 0 || this.#at === null ? found : this.#from(null, rows, max, fits);
  }

  #from(
    start: number | null,
    rows: readonly Row[],
    max: number,
    fits: (row: Row) => boolean,
  ): Row[] {
    const found: Row[] = [];
    let characters = 0;
    let at = start ?? (this.#step === 1 ? 0 : rows.length - 1);
    for (; found.length < max; at += this.#step) {
      const row = rows[at];
      if (row === undefined) break;
      if (!fits(row)) continue;
      characters += charactersIn(row);
      if (characters > maxCharacters && found.length > 0) break;
      found.push(row);
    }
    this.#at = at;
    return found;
  }
}
