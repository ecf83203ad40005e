import type { ReportProgress } from '#src/components/worker/remote.ts';
import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { randomKey } from '#src/lib/random-key.ts';
import type { KindDefinition } from '../../kind.ts';
import { numbered } from '../../numbers.ts';
import type { Chunk } from '../../submit/send-in-chunks.ts';
import type { CatalogueItem } from '../../values.ts';
import { Catalogue } from './catalogue.ts';
import { DraftTable } from './draft-table.ts';
import type { ImportEntry, ImportSource, LoadedDraft, Outline, Summary } from './draft-types.ts';
import type { Answers, ImportStore } from './import-store.ts';

/** The names of the table's methods that return `Result`. */
type MethodsReturning<Result> = {
  [Name in keyof DraftTable]: DraftTable[Name] extends (...args: never[]) => infer Answer
    ? [Answer] extends [Result]
      ? Name
      : never
    : never;
}[keyof DraftTable];

/** The table's methods that the page can call to read. */
type ReadMethod = 'count' | 'window' | 'nextError' | 'csvOf';
/** The table's methods that the page can call to change it: `edit`, `skip`, `undo` … */
export type ChangeMethod = Exclude<MethodsReturning<void>, 'evaluate' | 'setCatalogue'>;
export type ChangeArguments<Name extends ChangeMethod> = Parameters<DraftTable[Name]>;
/** The table's methods that record the result of sending: `answered`, `release` … */
type RecordMethod = MethodsReturning<number[]>;

/**
 * Works on the draft for the page and stores it in the browser. Without a store the draft is lost
 * when the page is closed. All methods return promises, because the page calls them by messages.
 */
export class ImportService {
  readonly #kind: KindDefinition;
  #store: Promise<ImportStore | null>;
  readonly #onProgress: ReportProgress;
  /** The items that the next `compare` compares the rows with; more pages can be added. */
  #catalogue = new Catalogue();
  #lookups: Lookups = new Map();
  #table: DraftTable;
  #id: string | null = null;
  #state: ImportEntry['state'] = 'draft';
  /** The last write of changes that has started. */
  #write: Promise<void> = Promise.resolve();
  /** The write that follows it. All changes until it starts are stored together. */
  #nextWrite: Promise<void> | null = null;

  constructor(
    kind: KindDefinition,
    store: Promise<ImportStore | null>,
    onProgress: ReportProgress,
  ) {
    this.#kind = kind;
    this.#table = new DraftTable(kind);
    this.#store = store;
    this.#onProgress = onProgress;
  }

  async imports(): Promise<ImportEntry[]> {
    const store = await this.#store;
    return store === null ? [] : store.entries();
  }

  /** Stores the last edits and closes the draft, so that another tab can open it. */
  async suspend(): Promise<void> {
    await (this.#nextWrite ?? this.#write);
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

  async load(source: ImportSource): Promise<LoadedDraft> {
    const store = await this.#store;
    const choices = await store?.choices();
    const id = randomKey(12);
    this.#onProgress(0.05, 'Reading the file');
    const table = this.#newTable(id);
    const outline = table.load(source, { choiceFor: (key) => choices?.get(key) });
    const loaded = this.#loaded(table, outline);
    this.#setTable(id, table, 'draft');
    await this.#try((kept) => kept.begin(id, source, loaded.summary.counts));
    await this.#writeDraft();
    return { outline: await this.outline(), summary: loaded.summary };
  }

  async resume(id: string): Promise<LoadedDraft> {
    const store = await this.#store;
    const kept = await store?.open(id);
    const entry = (await store?.entries())?.find((each) => each.id === id);
    if (kept === undefined || entry === undefined) {
      throw new ImportProblem('This browser does not have this import any more.');
    }
    this.#onProgress(0.05, 'Reading the file');
    const table = this.#newTable(id);
    const { source, state, answers } = kept;
    const outline = table.load(source, state === undefined ? {} : { state, answers });
    this.#setTable(id, table, entry.state);
    return this.#loaded(table, outline);
  }

  /** Adds a page of the catalogue; the first page replaces all earlier items. */
  async addCatalogueItems(
    items: readonly CatalogueItem[],
    { isFirst }: { isFirst: boolean },
  ): Promise<void> {
    if (isFirst) this.#catalogue = new Catalogue();
    this.#catalogue.add(items);
  }

  /** Compares the rows with the catalogue items added so far; works before and after `load`. */
  async compare(lookups?: Lookups): Promise<Summary> {
    this.#lookups = lookups ?? this.#lookups;
    this.#table.setCatalogue(this.#catalogue, this.#lookups);
    return this.#changed();
  }

  async outline(): Promise<Outline> {
    const outline = this.#table.outline();
    if ((await this.#store) !== null) return outline;
    const notice = 'This browser stores nothing of the import: stay on this page until it is done.';
    return { ...outline, notices: [...outline.notices, notice] };
  }

  async summary(): Promise<Summary> {
    return this.#table.summary();
  }

  async ask<Name extends ReadMethod>(
    name: Name,
    ...args: Parameters<DraftTable[Name]>
  ): Promise<ReturnType<DraftTable[Name]>> {
    const answer: unknown = Reflect.apply(this.#table[name], this.#table, args);
    // The called method returns this type; the compiler cannot infer it from a generic name.
    return answer as ReturnType<DraftTable[Name]>;
  }

  /** Changes the table, and stores the draft before the promise resolves. */
  async change<Name extends ChangeMethod>(
    name: Name,
    ...args: ChangeArguments<Name>
  ): Promise<Summary> {
    Reflect.apply(this.#table[name], this.#table, args);
    return this.#changed();
  }

  /** @throws ImportProblem if another column already has the field */
  async map(column: number, field: string | null): Promise<LoadedDraft> {
    const table = this.#table;
    const outline = table.map(column, field);
    const choice = table.choice();
    if (choice !== null) {
      await this.#try((store) => store.choose(choice.titlesKey, choice.fields));
    }
    return { outline, summary: await this.#changed() };
  }

  /** Sets whether a row of the file contains the column titles. */
  async header(present: boolean): Promise<LoadedDraft> {
    const outline = this.#table.header(present);
    return { outline, summary: await this.#changed() };
  }

  /**
   * Returns the chunk that `take` of the table returns, after storing it. Answers must be recorded
   * in the order of sending.
   */
  async take(max?: number, after?: string): Promise<Chunk | undefined> {
    const chunk = this.#table.take(max, after);
    if (chunk !== undefined) this.#state = 'sending';
    else if (this.#state === 'sending' && this.#table.summary().unanswered === 0) {
      this.#state = 'sent';
    }
    await this.#writeChunks();
    return chunk;
  }

  /** Like `take`, but for chunks that undo the saved rows, the last row first. */
  async takeUndo(max?: number, after?: string): Promise<Chunk | undefined> {
    const chunk = this.#table.takeUndo(max, after);
    if (chunk === undefined) {
      const { counts, unanswered } = this.#table.summary();
      if (unanswered === 0 && counts.undone > 0) this.#state = 'undone';
    }
    await this.#writeChunks();
    return chunk;
  }

  /** Records the result of sending, and stores it before the promise resolves. */
  async record<Name extends RecordMethod>(
    name: Name,
    ...args: Parameters<DraftTable[Name]>
  ): Promise<Summary> {
    const table = this.#table;
    const rows: unknown = Reflect.apply(table[name], table, args);
    // All methods of the type `RecordMethod` return row indexes.
    await this.#writeDraft((rows as readonly number[]).map((row) => [row, table.answerOf(row)]));
    return table.summary();
  }

  #newTable(id: string): DraftTable {
    return new DraftTable(this.#kind, this.#catalogue, this.#lookups, id);
  }

  #setTable(id: string, table: DraftTable, state: ImportEntry['state']): void {
    this.#table = table;
    this.#id = id;
    this.#state = state;
  }

  #loaded(table: DraftTable, outline: Outline): LoadedDraft {
    const what = `Looking at ${numbered(outline.rowCount, 'row', 'rows')}`;
    this.#onProgress(0.3, what);
    table.evaluate((done) => this.#onProgress(0.3 + done * 0.65, what));
    return { outline, summary: table.summary() };
  }

  /**
   * Stores the draft before the page shows a change, because the worker ends with the page: a reload
   * would lose what the page has shown. Changes during a write are stored together after it.
   */
  async #changed(): Promise<Summary> {
    const summary = this.#table.summary();
    this.#nextWrite ??= this.#write.then(() => {
      this.#nextWrite = null;
      this.#write = this.#writeDraft();
      return this.#write;
    });
    await this.#nextWrite;
    return summary;
  }

  async #writeDraft(answers: Answers = []): Promise<void> {
    const table = this.#table;
    const id = this.#id;
    if (id === null) return;
    const { counts } = table.summary();
    const state = this.#state;
    await this.#try((store) => store.write(id, table.snapshot(), { state, counts }, answers));
  }

  /** Stores the draft without its counts, because taking a chunk does not change them. */
  async #writeChunks(): Promise<void> {
    const table = this.#table;
    const id = this.#id;
    if (id === null) return;
    const state = this.#state;
    await this.#try((store) => store.write(id, table.snapshot(), { state }));
  }

  /** If storing fails (the disk is full), nothing more is stored; the outline gets a notice. */
  async #try(step: (store: ImportStore) => Promise<void>): Promise<void> {
    const store = await this.#store;
    try {
      if (store !== null) await step(store);
    } catch {
      this.#store = Promise.resolve(null);
    }
  }
}
