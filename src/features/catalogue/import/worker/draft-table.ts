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
  applyCommand,
  confirmingNames,
  editsOf,
  type ImportCommand,
  inverseOfImport,
  leavingOut,
  sameForAll,
} from './commands.ts';
import { choiceOf, type Content, mappingOf, outlineOf, readContent } from './content.ts';
import { csvOf, draftRowOf, isInCell } from './draft-row.ts';
import {
  collectEdits,
  type DraftState,
  type LoadOptions,
  restoreEdits,
  type TypedEdits,
} from './draft-state.ts';
import type {
  DraftRow,
  FoundError,
  Filter,
  ImportSource,
  OnConflict,
  Outline,
  Summary,
} from './draft-types.ts';
import { errorInGroup } from './error-groups.ts';
import { Names } from './names.ts';
import { changesNames, rowsThatRefer, withOwnNames } from './own-names.ts';
import { mapColumn, type ColumnMapping } from './map-columns.ts';
import { repliesWith } from './open-question.ts';
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
  #isEvaluated = true;
  #summary: Summary | null = null;
  #typed: TypedEdits | null = null;
  #referringRows: ReadonlySet<Row> | null = null;

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
  load(source: ImportSource, { choiceFor, state, answers = [] }: LoadOptions = {}): Outline {
    const content = readContent(source, this.#targets, state?.header);
    this.#content = content;
    this.#begin(content.worksheet, state?.columns ?? this.#mapping(content.worksheet, choiceFor));
    if (state !== undefined) {
      const { columns, onConflict, blanks, answers: replies } = state;
      this.#settings = { columns, onConflict, blanks: new Map(blanks), replies: new Map(replies) };
      restoreEdits(this.#rows, state.typed, answers);
      this.#sending.restore(state);
    }
    return this.outline();
  }

  #begin(worksheet: Worksheet, columns: readonly ColumnMapping[]): void {
    this.#settings = { ...noSettings, columns };
    this.#history = noHistory;
    this.#typed = null;
    this.#rows = new Rows(worksheet.rows);
    this.#sending = new Sending(this.#rows, this.kind.skField, this.#id);
    this.#changed();
  }

  #mapping(worksheet: Worksheet, choiceFor?: LoadOptions['choiceFor']): ColumnMapping[] {
    const { all } = this.#base.names;
    return mappingOf(worksheet, this.#targets, this.kind, all, choiceFor);
  }

  /** The state to be stored. File, catalogue, state and answers of the server together restore the table. */
  snapshot(): DraftState {
    const { columns, blanks, onConflict, replies } = this.#settings;
    const { pending, pendingUndo, chunks } = this.#sending;
    const worksheet = this.#content?.worksheet;
    return {
      header: worksheet?.hasHeader ?? true,
      columns,
      blanks: [...blanks],
      onConflict,
      answers: [...replies],
      typed: (this.#typed ??= collectEdits(this.#rows, worksheet?.rows.length ?? 0)),
      chunks,
      pending,
      pendingUndo,
    };
  }

  setCatalogue(existing: readonly CatalogueItem[] | Catalogue, lookups?: Lookups): void {
    this.#base.catalogue = catalogueOf(existing);
    if (lookups !== undefined) this.#base.names = new Names(lookups);
    const { columns } = this.#settings;
    const worksheet = this.#content?.worksheet;
    // Without titles, a column of references is recognized by item names. The new `lookups` can
    // contain more names, so the columns are mapped again.
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
    this.evaluate();
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
  ): FoundError | null {
    const order = ['', ...this.#targets.map(({ key }) => key)];
    const rows = this.#filtered(filter);
    const name = `${filter.status ?? ''}\n${filter.group ?? ''}`;
    return this.#index.nextError(rows, name, order, from, direction);
  }

  edit(gesture: Gesture): void {
    this.evaluate();
    const isShown = (row: Row, key: string, text: string) =>
      isInCell(row, key, text, this.#context);
    const known = new Set(this.#targets.map(({ key }) => key));
    this.#perform(editsOf(this.#rows, gesture, isShown, known));
  }

  /** Writes one text into all cells of an error group. */
  fixAlike(groupId: string, text: string, edition?: string): void {
    const rows = this.#filtered({ group: groupId });
    const field = rows[0] && errorInGroup(rows[0], groupId, this.#context)?.field;
    // An error of a whole row has no cell: an empty text accepts the error, other texts do nothing.
    const fits = field !== '' || (text === '' && rows.every(({ cells }) => cells.length > 0));
    if (field === undefined || !fits) return;
    this.#perform(sameForAll(rows, { ...(edition !== undefined && { edition }), [field]: text }));
  }

  /** Gives one of the replies to an error group, by its index. */
  reply(groupId: string, index: number): void {
    const rows = this.#filtered({ group: groupId });
    const reply = rows[0] && errorInGroup(rows[0], groupId, this.#context)?.replies[index];
    if (reply === undefined) return;
    if ('text' in reply) this.fixAlike(groupId, reply.text, reply.edition);
    else if ('isNew' in reply) this.#perform(confirmingNames(rows));
    else this.#set(reply.label, { replies: repliesWith(this.#settings.replies, reply.decides) });
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
    this.#applyCommand(inverseOfImport(step.command));
  }

  redo(): void {
    const step = stepForward(this.#history);
    if (step === null) return;
    this.#history = step.history;
    this.#applyCommand(step.command);
  }

  /**
   * Returns the first chunk without an answer, or the chunk that follows the chunk `after`. If there
   * is no such chunk, creates a chunk from ready rows.
   */
  take(max = 500, after?: string): Chunk | undefined {
    return this.#chunk('take', max, after);
  }

  /** Records the answers to the first chunk. @returns the indexes of the rows that have changed */
  answered(answers: readonly OperationAnswer[]): number[] {
    return this.#updateStatuses(this.#sending.answered(answers));
  }

  /** Like `take`, for chunks that undo saved rows. */
  takeUndo(max = 500, after?: string): Chunk | undefined {
    return this.#chunk('takeUndo', max, after);
  }

  #chunk(take: 'take' | 'takeUndo', max: number, after?: string): Chunk | undefined {
    this.evaluate();
    this.#referringRows ??= rowsThatRefer(this.#rows.all, this.#context);
    const chunk = this.#sending[take](max, this.#referringRows, after);
    this.#touch();
    return chunk;
  }

  /** Like `answered`, for chunks of `takeUndo`. */
  undone(answers: readonly OperationAnswer[]): number[] {
    return this.#updateStatuses(this.#sending.undone(answers));
  }

  answerOf(index: number): RowAnswer | null {
    return this.#rows.all[index]?.answer ?? null;
  }

  /** Makes failed rows ready to be sent again, unchanged. */
  retryFailed(): number[] {
    const failed = this.#filtered({ status: 'failed' });
    for (const row of failed) row.answer = null;
    return this.#updateStatuses(failed);
  }

  /** Makes the rows of a chunk ready again, after the server has refused the whole chunk. */
  release(key: string): number[] {
    return this.#updateStatuses(this.#sending.release(key));
  }

  /** Makes the rows of a chunk ready again, if the chunk was taken but not sent. */
  putBack(key: string): number[] {
    return this.#updateStatuses(this.#sending.putBack(key));
  }

  csvOf(status: 'failed' | 'error'): string {
    const titles = this.#content?.worksheet.titles ?? [];
    return csvOf(this.#filtered({ status }), titles, this.#targets, this.#context);
  }

  /** Reads and checks all rows if file, catalogue or settings have changed since the last call. */
  evaluate(onProgress?: (done: number) => void): void {
    if (this.#isEvaluated) return;
    const plain = contextOf(this.#base, this.#settings, this.#content);
    this.#context = { ...plain, names: withOwnNames(this.#rows.all, plain) };
    this.#rows.evaluateAll(this.#context, onProgress);
    this.#isEvaluated = true;
  }

  #filtered(filter: Filter): readonly Row[] {
    this.evaluate();
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
    this.#applyCommand(command);
  }

  #applyCommand(command: ImportCommand): void {
    if (command.settings !== undefined) {
      this.#settings = command.settings.to;
      this.#changed();
      return;
    }
    this.evaluate();
    this.#typed = null;
    this.#referringRows = null;
    const changed = applyCommand(this.#rows, command);
    this.#touch();
    if (changesNames(command, this.#rows.all, this.#context)) this.#changed();
    else this.#rows.evaluate(changed, this.#context);
  }

  #updateStatuses(rows: readonly Row[]): number[] {
    this.#rows.updateStatuses(rows, this.#context);
    this.#touch();
    return rows.map(({ index }) => index);
  }

  /** Discards the cached summary data after a change. */
  #touch(): void {
    this.#version += 1;
    this.#index.clear();
    this.#summary = null;
  }

  /** Requests that all rows are read and checked again. */
  #changed(): void {
    this.#referringRows = null;
    this.#touch();
    this.#isEvaluated = false;
  }
}
