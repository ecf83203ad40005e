import type { Gesture } from '#src/components/grid/grid-types.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { randomKey } from '#src/lib/random-key.ts';
import type { KindDefinition } from '../../kind.ts';
import type { Answer, Chunk } from '../../submit/send-in-chunks.ts';
import type { CatalogueItem } from '../../values.ts';
import { Catalogue } from './catalogue.ts';
import { DraftTable } from './draft-table.ts';
import type { DraftRow, Filter, ImportEntry, OnConflict, Outline, Summary } from './draft-types.ts';
import type { ImportSource, Loaded, Lookups, Progress } from './engine.ts';
import type { Answers, ImportStore } from './import-store.ts';

/** Milliseconds between two times that typing is kept. */
const keptAfter = 300;

/** Holds the draft for the page, and keeps it in the browser. Without a store nothing outlives it. */
export class Host {
  readonly #kind: KindDefinition;
  #store: Promise<ImportStore | null>;
  readonly #onProgress: Progress;
  /** What the rows are compared with from the next comparison on; it may still be coming. */
  #catalogue = new Catalogue();
  #lookups: Lookups = new Map();
  #table: DraftTable;
  #id: string | null = null;
  #state: ImportEntry['state'] = 'draft';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether anything was typed since the draft was kept. */
  #isBehind = false;

  constructor(kind: KindDefinition, store: Promise<ImportStore | null>, onProgress: Progress) {
    this.#kind = kind;
    this.#table = new DraftTable(kind);
    this.#store = store;
    this.#onProgress = onProgress;
  }

  async imports(): Promise<ImportEntry[]> {
    const store = await this.#store;
    return store === null ? [] : store.entries();
  }

  /** Writes down what is not kept yet, and holds no draft any more. */
  async putAway(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isBehind) await this.#keep();
    this.#table = new DraftTable(this.#kind);
    this.#id = null;
  }

  async forget(id: string): Promise<void> {
    if (id === this.#id) {
      this.#table = new DraftTable(this.#kind);
      this.#id = null;
    }
    await (await this.#store)?.remove(id);
  }

  async load(source: ImportSource): Promise<Loaded> {
    const store = await this.#store;
    const choices = await store?.choices();
    const id = randomKey(12);
    this.#onProgress(0.05, 'Reading the file');
    const table = this.#newTable(id);
    const outline = table.load(source, { remembered: (key) => choices?.get(key) });
    const loaded = this.#loaded(table, outline);
    this.#adopt(id, table, 'draft');
    await this.#try((kept) => kept.begin(id, source, loaded.summary.counts));
    await this.#keep();
    return { outline: await this.outline(), summary: loaded.summary };
  }

  async resume(id: string): Promise<Loaded> {
    const store = await this.#store;
    const kept = await store?.open(id);
    const entry = (await store?.entries())?.find((each) => each.id === id);
    if (kept === undefined || entry === undefined) {
      throw new ImportProblem('This import is not kept in this browser any more.');
    }
    this.#onProgress(0.05, 'Reading the file');
    const table = this.#newTable(id);
    const { source, state, answers } = kept;
    const outline = table.load(source, state === undefined ? {} : { state, answers });
    this.#adopt(id, table, entry.state);
    return this.#loaded(table, outline);
  }

  /** Page by page, as the catalogue is loaded; meanwhile the rows stay compared with the last one. */
  existing(items: readonly CatalogueItem[], isFirst: boolean): void {
    if (isFirst) this.#catalogue = new Catalogue();
    this.#catalogue.add(items);
  }

  compare(lookups: Lookups | undefined): Summary {
    this.#lookups = lookups ?? this.#lookups;
    this.#table.setExisting(this.#catalogue, this.#lookups);
    return this.#table.summary();
  }

  async outline(): Promise<Outline> {
    const outline = this.#table.outline();
    if ((await this.#store) !== null) return outline;
    const notice = 'This browser keeps nothing of the import: stay on this page until it is done.';
    return { ...outline, notices: [...outline.notices, notice] };
  }

  summary(): Summary {
    return this.#table.summary();
  }

  async map(column: number, field: string | null): Promise<Loaded> {
    const table = this.#table;
    const outline = table.map(column, field);
    const choice = table.choice();
    if (choice !== null) {
      await this.#try((store) => store.choose(choice.titlesKey, choice.fields));
    }
    return { outline, summary: this.#changed() };
  }

  header(present: boolean): Loaded {
    const outline = this.#table.header(present);
    return { outline, summary: this.#changed() };
  }

  blanks(field: string, choice: 'keep' | 'clear'): Summary {
    this.#table.blanks(field, choice);
    return this.#changed();
  }

  onConflict(choice: OnConflict): Summary {
    this.#table.onConflict(choice);
    return this.#changed();
  }

  count(filter: Filter): number {
    return this.#table.count(filter);
  }

  window(filter: Filter, start: number, end: number): DraftRow[] {
    return this.#table.window(filter, start, end);
  }

  nextError(...args: Parameters<DraftTable['nextError']>): ReturnType<DraftTable['nextError']> {
    return this.#table.nextError(...args);
  }

  edit(gesture: Gesture): Summary {
    this.#table.edit(gesture);
    return this.#changed();
  }

  fixAlike(groupId: string, text: string): Summary {
    this.#table.fixAlike(groupId, text);
    return this.#changed();
  }

  skip(ids: readonly string[], leftOut: boolean): Summary {
    this.#table.skip(ids, leftOut);
    return this.#changed();
  }

  skipGroup(groupId: string): Summary {
    this.#table.skipGroup(groupId);
    return this.#changed();
  }

  undo(): Summary {
    this.#table.undo();
    return this.#changed();
  }

  redo(): Summary {
    this.#table.redo();
    return this.#changed();
  }

  async take(max?: number, after?: string): Promise<Chunk | undefined> {
    const chunk = this.#table.take(max, after);
    if (chunk !== undefined) this.#state = 'sending';
    else if (this.#state === 'sending' && this.summary().unanswered === 0) this.#state = 'sent';
    await this.#keepChunks();
    return chunk;
  }

  async answered(answers: readonly Answer[]): Promise<Summary> {
    return this.#settled(this.#table.answered(answers));
  }

  async takeUndo(max?: number, after?: string): Promise<Chunk | undefined> {
    const chunk = this.#table.takeUndo(max, after);
    if (chunk === undefined) {
      const { counts, unanswered } = this.summary();
      if (unanswered === 0 && counts.undone > 0) this.#state = 'undone';
    }
    await this.#keepChunks();
    return chunk;
  }

  async undone(answers: readonly Answer[]): Promise<Summary> {
    return this.#settled(this.#table.undone(answers));
  }

  async retryFailed(): Promise<Summary> {
    return this.#settled(this.#table.retryFailed());
  }

  async release(key: string): Promise<Summary> {
    return this.#settled(this.#table.release(key));
  }

  async putBack(key: string): Promise<Summary> {
    return this.#settled(this.#table.putBack(key));
  }

  csvOf(status: 'failed' | 'error'): string {
    return this.#table.csvOf(status);
  }

  #newTable(id: string): DraftTable {
    return new DraftTable(this.#kind, this.#catalogue, this.#lookups, id);
  }

  #adopt(id: string, table: DraftTable, state: ImportEntry['state']): void {
    this.#table = table;
    this.#id = id;
    this.#state = state;
  }

  #loaded(table: DraftTable, outline: Outline): Loaded {
    const what = `Looking at ${outline.rowCount} rows`;
    this.#onProgress(0.3, what);
    table.judge((done) => this.#onProgress(0.3 + done * 0.65, what));
    return { outline, summary: table.summary() };
  }

  /** The first change is kept at once, because the page may be left; those that follow, together. */
  #changed(): Summary {
    if (this.#timer === undefined) {
      void this.#keep();
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        if (this.#isBehind) void this.#keep();
      }, keptAfter);
    } else this.#isBehind = true;
    return this.summary();
  }

  async #settled(rows: readonly number[]): Promise<Summary> {
    const table = this.#table;
    await this.#keep(rows.map((row) => [row, table.answerOf(row)]));
    return table.summary();
  }

  async #keep(answers: Answers = []): Promise<void> {
    this.#isBehind = false;
    const table = this.#table;
    const id = this.#id;
    if (id === null) return;
    const { counts } = table.summary();
    const state = this.#state;
    await this.#try((store) => store.keep(id, table.snapshot(), { state, counts }, answers));
  }

  /** What leaves counts as it did before it left: only that it does is new. */
  async #keepChunks(): Promise<void> {
    const table = this.#table;
    const id = this.#id;
    if (id === null) return;
    const state = this.#state;
    await this.#try((store) => store.keep(id, table.snapshot(), { state }));
  }

  /** A full disk ends the keeping, and the outline says so; the import itself goes on. */
  async #try(step: (store: ImportStore) => Promise<void>): Promise<void> {
    const store = await this.#store;
    try {
      if (store !== null) await step(store);
    } catch {
      this.#store = Promise.resolve(null);
    }
  }
}
