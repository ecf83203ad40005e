import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import {
  type History,
  noHistory,
  addCommand,
  stepBack,
  stepForward,
} from '#src/components/drafts/commands.ts';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { KindDefinition } from '../../kind.ts';
import type { OperationAnswer, Chunk } from '../../submit/send-in-chunks.ts';
import type { CatalogueItem } from '../../values.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import {
  type Basis,
  basisOf,
  type Context,
  contextOf,
  noSettings,
  type Settings,
} from './context.ts';
import {
  carryOut,
  editsOf,
  type ImportCommand,
  inverseOf,
  leavingOut,
  sameForAll,
} from './commands.ts';
import { choiceOf, type Content, mappingOf, outlineOf, readContent } from './content.ts';
import { csvOf, draftRowOf, textInCell } from './draft-row.ts';
import {
  type DraftState,
  type LoadOptions,
  putBack,
  type Typed,
  typedInto,
} from './draft-state.ts';
import type {
  DraftRow,
  ErrorPlace,
  Filter,
  ImportSource,
  OnConflict,
  Outline,
  Summary,
} from './draft-types.ts';
import { fieldInGroup } from './error-groups.ts';
import { Names } from './names.ts';
import { changesNames, rowsThatRefer, withOwnNames } from './own-names.ts';
import { mapColumn, type Mapped } from './map-columns.ts';
import { figuresOf } from './summary-figures.ts';
import { isTouched, type Row, type RowAnswer } from './row.ts';
import { RowIndex } from './row-index.ts';
import { Rows } from './rows.ts';
import { Sending } from './sending.ts';
import { type Worksheet, worksheetOf } from './worksheet.ts';
import { targetsOf } from './targets.ts';

/** A file that is being imported: its rows, their status and the user's edits. */
export class DraftTable {
  readonly kind: KindDefinition;
  readonly #targets;
  readonly #base: Basis;
  readonly #id: string;
  readonly #index = new RowIndex();
  #content: Content | null = null;
  #rows = new Rows([]);
  #sending: Sending;
  #settings = noSettings;
  #history: History<ImportCommand> = noHistory;
  #context: Context;
  #version = 0;
  #isJudged = true;
  #summary: Summary | null = null;
  #typed: Typed | null = null;
  #waiting: ReadonlySet<Row> | null = null;

  /** @param id is part of the idempotency keys of the chunks */
  constructor(
    kind: KindDefinition,
    existing: readonly CatalogueItem[] | Catalogue = [],
    lookups: Lookups = new Map(),
    id = 'import',
  ) {
    this.kind = kind;
    this.#id = id;
    this.#targets = targetsOf(kind);
    this.#sending = new Sending(this.#rows, kind.skField, id);
    this.#base = basisOf(kind, catalogueOf(existing), lookups);
    this.#context = contextOf(this.#base, this.#settings, this.#content);
  }

  /** @throws ImportProblem with a message for the user if the file cannot be read */
  load(source: ImportSource, { remembered, state, answers = [] }: LoadOptions = {}): Outline {
    const content = readContent(source, this.#targets, state?.header);
    this.#content = content;
    this.#begin(content.worksheet, state?.columns ?? this.#mapping(content.worksheet, remembered));
    if (state !== undefined) {
      const { columns, onConflict, blanks } = state;
      this.#settings = { columns, onConflict, blanks: new Map(blanks) };
      putBack(this.#rows, state.typed, answers);
      this.#sending.restore(state);
    }
    return this.outline();
  }

  #begin(worksheet: Worksheet, columns: readonly Mapped[]): void {
    this.#settings = { ...noSettings, columns };
    this.#history = noHistory;
    this.#typed = null;
    this.#rows = new Rows(worksheet.rows);
    this.#sending = new Sending(this.#rows, this.kind.skField, this.#id);
    this.#changed();
  }

  #mapping(worksheet: Worksheet, remembered?: LoadOptions['remembered']): Mapped[] {
    const { all } = this.#base.names;
    return mappingOf(worksheet, this.#targets, this.kind, all, remembered);
  }

  /** The state that cannot be derived from the file. File and state together restore the table. */
  snapshot(): DraftState {
    const { columns, blanks, onConflict } = this.#settings;
    const { pending, pendingUndo, chunks } = this.#sending;
    const worksheet = this.#content?.worksheet;
    return {
      header: worksheet?.hasHeader ?? true,
      columns,
      blanks: [...blanks],
      onConflict,
      typed: (this.#typed ??= typedInto(this.#rows, worksheet?.rows.length ?? 0)),
      chunks,
      pending,
      pendingUndo,
    };
  }

  setExisting(existing: readonly CatalogueItem[] | Catalogue, lookups?: Lookups): void {
    this.#base.catalogue = catalogueOf(existing);
    if (lookups !== undefined) this.#base.names = new Names(lookups);
    const { columns } = this.#settings;
    const worksheet = this.#content?.worksheet;
    // Now that the item names are known, a column of names can be recognized, too.
    if (worksheet?.hasHeader === false && !columns.some(({ by }) => by === 'chosen')) {
      this.#settings = { ...this.#settings, columns: this.#mapping(worksheet) };
    }
    this.#changed();
  }

  outline(): Outline {
    if (this.#content === null) throw new ImportProblem('There is no file yet.');
    return outlineOf(this.#content, this.#settings.columns, this.#targets);
  }

  /** The current columns, to be stored for later imports with the same titles. */
  choice(): ReturnType<typeof choiceOf> {
    const worksheet = this.#content?.worksheet;
    return worksheet === undefined ? null : choiceOf(worksheet, this.#settings.columns);
  }

  /** @throws ImportProblem if another column has the field */
  map(column: number, field: string | null): Outline {
    const titles = this.#content?.worksheet.titles ?? [];
    const columns = mapColumn(this.#settings.columns, titles, this.#targets, column, field);
    this.#set(`Map ${titles[column] ?? 'a column'}`, { columns });
    return this.outline();
  }

  /** @throws ImportProblem if rows are edited, left out or sent, because their indexes would change */
  header(present: boolean): Outline {
    if (this.#rows.all.some(isTouched)) {
      throw new ImportProblem('Rows have been changed already. Undo that first.');
    }
    if (this.#content === null) return this.outline();
    const worksheet = worksheetOf(this.#content.table, this.#targets, present);
    this.#content = { ...this.#content, worksheet };
    this.#begin(worksheet, this.#mapping(worksheet));
    return this.outline();
  }

  blanks(field: string, choice: 'keep' | 'clear'): void {
    const blanks = new Map(this.#settings.blanks).set(field, choice);
    const label = this.#base.fields.get(field)?.label ?? field;
    this.#set(`${choice === 'keep' ? 'Keep' : 'Clear'} blank ${label}`, { blanks });
  }

  onConflict(onConflict: OnConflict): void {
    this.#set('Choose what happens to existing items', { onConflict });
  }

  summary(): Summary {
    this.judge();
    if (this.#summary !== null) return this.#summary;
    this.#summary = {
      id: this.#content === null ? null : this.#id,
      version: this.#version,
      ...figuresOf(this.#rows.all, this.#context),
      onConflict: this.#settings.onConflict,
      unanswered: this.#sending.unanswered,
      undoLabel: this.#history.done.at(-1)?.label ?? null,
      redoLabel: this.#history.undone.at(-1)?.label ?? null,
    };
    return this.#summary;
  }

  count(filter: Filter): number {
    return this.#filtered(filter).length;
  }

  window(filter: Filter, start: number, end: number): DraftRow[] {
    const rows = this.#filtered(filter).slice(start, end);
    return rows.map((row) => draftRowOf(row, this.#context));
  }

  nextError(
    filter: Filter,
    from: { index: number; field: string | null } | null,
    direction: 1 | -1,
  ): ErrorPlace | null {
    const order = ['', ...this.#targets.map(({ key }) => key)];
    const rows = this.#filtered(filter);
    const name = `${filter.status ?? ''}\n${filter.group ?? ''}`;
    return this.#index.nextError(rows, name, order, from, direction);
  }

  edit(gesture: Gesture): void {
    this.judge();
    const shown = (row: Row, key: string) => textInCell(row, key, this.#context);
    const known = new Set(this.#targets.map(({ key }) => key));
    this.#perform(editsOf(this.#rows, gesture, shown, known));
  }

  /** Writes one text into all cells of an error group. */
  fixAlike(groupId: string, text: string): void {
    const rows = this.#filtered({ group: groupId });
    const [first] = rows;
    const field = first && fieldInGroup(first, groupId, this.#context);
    // An error of a whole row has no cell: the empty text accepts it, other texts are refused.
    const fits = field !== '' || (text === '' && rows.every(({ cells }) => cells.length > 0));
    if (field !== undefined && fits) this.#perform(sameForAll(rows, field, text));
  }

  skip(ids: readonly string[], leftOut: boolean): void {
    const rows = ids.flatMap((id) => this.#rows.at(id) ?? []);
    this.#perform(leavingOut(rows, leftOut));
  }

  skipGroup(groupId: string): void {
    this.#perform(leavingOut(this.#filtered({ group: groupId }), true));
  }

  undo(): void {
    const step = stepBack(this.#history);
    if (step === null) return;
    this.#history = step.history;
    this.#carryOut(inverseOf(step.command));
  }

  redo(): void {
    const step = stepForward(this.#history);
    if (step === null) return;
    this.#history = step.history;
    this.#carryOut(step.command);
  }

  /** The first chunk without an answer, or the chunk that follows the chunk `after`. */
  take(max = 500, after?: string): Chunk | undefined {
    this.judge();
    this.#waiting ??= rowsThatRefer(this.#rows.all, this.#context);
    const chunk = this.#sending.take(max, this.#waiting, after);
    this.#touch();
    return chunk;
  }

  /** @returns the indexes of the rows that have an answer now */
  answered(answers: readonly OperationAnswer[]): number[] {
    return this.#stand(this.#sending.answered(answers));
  }

  takeUndo(max = 500, after?: string): Chunk | undefined {
    const chunk = this.#sending.takeUndo(max, after);
    this.#touch();
    return chunk;
  }

  undone(answers: readonly OperationAnswer[]): number[] {
    return this.#stand(this.#sending.undone(answers));
  }

  answerOf(index: number): RowAnswer | null {
    return this.#rows.all[index]?.answer ?? null;
  }

  /** Makes failed rows ready to be sent again, unchanged. */
  retryFailed(): number[] {
    const failed = this.#filtered({ status: 'failed' });
    for (const row of failed) row.answer = null;
    return this.#stand(failed);
  }

  /** Makes the rows of a chunk ready again, after the server has refused the whole chunk. */
  release(key: string): number[] {
    return this.#stand(this.#sending.release(key));
  }

  /** Makes the rows of a chunk ready again, if the chunk was taken but not sent. */
  putBack(key: string): number[] {
    return this.#stand(this.#sending.putBack(key));
  }

  csvOf(status: 'failed' | 'error'): string {
    const titles = this.#content?.worksheet.titles ?? [];
    return csvOf(this.#filtered({ status }), titles, this.#targets, this.#context);
  }

  /** Computes the status of all rows from file, catalogue and settings, once after each change. */
  judge(onProgress?: (done: number) => void): void {
    if (this.#isJudged) return;
    const plain = contextOf(this.#base, this.#settings, this.#content);
    this.#context = { ...plain, names: withOwnNames(this.#rows.all, plain) };
    this.#rows.judgeAll(this.#context, onProgress);
    this.#isJudged = true;
  }

  #filtered(filter: Filter): readonly Row[] {
    this.judge();
    return this.#index.rows(this.#rows.all, filter, this.#context);
  }

  #set(label: string, change: Partial<Settings>): void {
    const to = { ...this.#settings, ...change };
    const settings = { field: 'settings', from: this.#settings, to };
    this.#perform({ label, patches: [], settings });
  }

  #perform(command: ImportCommand | null): void {
    if (command === null) return;
    this.#history = addCommand(this.#history, command);
    this.#carryOut(command);
  }

  #carryOut(command: ImportCommand): void {
    if (command.settings !== undefined) {
      this.#settings = command.settings.to;
      this.#changed();
      return;
    }
    this.judge();
    this.#typed = null;
    this.#waiting = null;
    const changed = carryOut(this.#rows, command);
    this.#touch();
    if (changesNames(command, this.#rows.all, this.#context)) this.#changed();
    else this.#rows.judge(changed, this.#context);
  }

  #stand(rows: readonly Row[]): number[] {
    this.#rows.stand(rows, this.#context);
    this.#touch();
    return rows.map(({ index }) => index);
  }

  /** Discards the cached summary data after a change. */
  #touch(): void {
    this.#version += 1;
    this.#index.clear();
    this.#summary = null;
  }

  #changed(): void {
    this.#waiting = null;
    this.#touch();
    this.#isJudged = false;
  }
}
