import { decode } from '../../../../lib/import/decode.ts';
import { ImportProblem } from '../../../../lib/import/import-problem.ts';
import { refuseLargeFile } from '../../../../lib/import/limits.ts';
import { readTable } from '../../../../lib/import/read-table.ts';
import type { SourceTable } from '../../../../lib/import/table.ts';
import type { Gesture } from '../../../../components/grid/grid-types.ts';
import type { KindDefinition } from '../../kind.ts';
import type { Answer, Chunk } from '../../submit/chunk.ts';
import type { CatalogueItem } from '../../values.ts';
import { blanksOf } from './blanks.ts';
import { Catalogue } from './catalogue.ts';
import type { Circumstances } from './circumstances.ts';
import { type Command, CommandStack, inverseOf, type Settings } from './commands.ts';
import { csvOf } from './csv-of.ts';
import { draftRowOf, shownText } from './draft-row.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftRow, ErrorPlace, Filter, OnConflict, Outline, Summary } from './draft-types.ts';
import { carryOut, editsOf, leavingOut, sameForAll } from './edit-commands.ts';
import type { ImportSource, Lookups } from './engine.ts';
import { fieldInGroup, groupErrors } from './error-groups.ts';
import { fastCheck } from './fast-check.ts';
import { rowsThatRefer, withOwnNames } from './file-lookups.ts';
import { type Mapped, mapAsBefore, mapByTitle, titlesKey } from './map-columns.ts';
import { mapByContent } from './map-by-content.ts';
import { Names } from './names.ts';
import { outlineOf } from './outline.ts';
import { type Row, type RowAnswer } from './row.ts';
import { countRows, RowIndex } from './row-index.ts';
import { Rows } from './rows.ts';
import { Sending } from './sending.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { requiredOf, targetsOf, versionKey } from './targets.ts';

interface Content {
  name: string | null;
  encoding: string;
  notices: readonly string[];
  table: SourceTable;
  sheet: Sheet;
}

/** Fields by title, as they were chosen for the same titles before. */
export type Remembered = Readonly<Record<string, string | null>>;

export interface LoadOptions {
  remembered?: (titlesKey: string) => Remembered | undefined;
  /** What was done to the file before, when it is opened again. */
  state?: DraftState;
  answers?: Iterable<readonly [row: number, answer: RowAnswer]>;
}

const noSettings: Settings = { columns: [], blanks: new Map(), onConflict: 'update' };

/** A file on its way into the catalogue: its rows, what becomes of them, what was typed over them. */
export class DraftTable {
  readonly kind: KindDefinition;
  readonly #targets;
  readonly #base: Omit<Circumstances, 'columns' | 'blanks' | 'onConflict' | 'isJson'>;
  readonly #id: string;
  readonly #commands = new CommandStack();
  readonly #index = new RowIndex();
  #content: Content | null = null;
  #rows = new Rows([]);
  #sending: Sending;
  #settings = noSettings;
  #circumstances: Circumstances;
  #version = 0;
  #isJudged = true;
  #summary: Summary | null = null;

  /** The id names the import to the server; its chunks are numbered under it. */
  constructor(
    kind: KindDefinition,
    existing: readonly CatalogueItem[] = [],
    lookups: Lookups = new Map(),
    id = 'import',
  ) {
    this.kind = kind;
    this.#id = id;
    this.#targets = targetsOf(kind);
    this.#sending = new Sending(this.#rows, kind.skField, id);
    const required = requiredOf(kind);
    this.#base = {
      kind,
      fields: new Map(kind.fields.map((field) => [field.key, field])),
      skField: kind.skField,
      check: fastCheck(kind),
      defaults: Object.fromEntries(
        Object.entries(kind.emptyValues).filter(([key]) => !required.has(key)),
      ),
      catalogue: new Catalogue(existing),
      names: new Names(lookups),
    };
    this.#circumstances = this.#currentCircumstances();
  }

  /** @throws ImportProblem with a sentence, when the file cannot be read */
  load({ name, content }: ImportSource, { remembered, state, answers }: LoadOptions = {}): Outline {
    refuseLargeFile(content.length);
    const decoded =
      typeof content === 'string'
        ? { text: content, encoding: 'Text', notices: [] }
        : decode(content);
    const table = readTable(decoded.text, name);
    const sheet = sheetOf(table, this.#targets, state?.header);
    this.#content = { name, encoding: decoded.encoding, notices: decoded.notices, table, sheet };
    this.#begin(sheet, state?.columns ?? this.#mapped(sheet, remembered));
    if (state !== undefined) this.#restore(state, answers ?? []);
    return this.outline();
  }

  #begin(sheet: Sheet, columns: readonly Mapped[]): void {
    this.#settings = { ...noSettings, columns };
    this.#commands.clear();
    this.#rows = new Rows(sheet.rows);
    this.#sending = new Sending(this.#rows, this.kind.skField, this.#id);
    this.#changed();
  }

  #mapped(sheet: Sheet, remembered: LoadOptions['remembered']): Mapped[] {
    const before = sheet.hasHeader ? remembered?.(titlesKey(sheet.titles)) : undefined;
    if (before !== undefined) return mapAsBefore(sheet.titles, before, this.#targets);
    if (sheet.hasHeader) return mapByTitle(sheet.titles, this.#targets);
    const first = sheet.rows.slice(0, 100).map(({ cells }) => cells);
    return mapByContent(first, sheet.titles.length, this.kind.fields, this.#base.names.all);
  }

  #restore(state: DraftState, answers: NonNullable<LoadOptions['answers']>): void {
    const { columns, onConflict } = state;
    this.#settings = { columns, onConflict, blanks: new Map(state.blanks) };
    this.#rows.add(state.added);
    const { all } = this.#rows;
    for (const [index, edits] of state.edits) {
      const row = all[index];
      if (row !== undefined) row.edits = edits;
    }
    for (const index of state.leftOut) {
      const row = all[index];
      if (row !== undefined) row.leftOut = true;
    }
    for (const [index, answer] of answers) {
      const row = all[index];
      if (row !== undefined) row.answer = answer;
    }
    this.#sending.restore(state.pending, state.pendingUndo, state.chunks);
    this.#changed();
  }

  /** What the file itself does not say; with the file it makes the same table again. */
  snapshot(): DraftState {
    const { columns, blanks, onConflict } = this.#settings;
    const { all } = this.#rows;
    const { pending, pendingUndo, chunks } = this.#sending;
    return {
      header: this.#content?.sheet.hasHeader ?? true,
      columns,
      blanks: [...blanks],
      onConflict,
      edits: all.flatMap(({ index, edits }) => (edits === null ? [] : [[index, edits] as const])),
      leftOut: all.flatMap(({ index, leftOut }) => (leftOut ? [index] : [])),
      added: all.length - (this.#content?.sheet.rows.length ?? 0),
      chunks,
      pending,
      pendingUndo,
    };
  }

  setExisting(items: readonly CatalogueItem[], lookups?: Lookups): void {
    this.#base.catalogue = new Catalogue(items);
    if (lookups !== undefined) this.#base.names = new Names(lookups);
    const { columns } = this.#settings;
    const sheet = this.#content?.sheet;
    // With the names known, a column of names can be recognised as well.
    if (sheet?.hasHeader === false && !columns.some(({ by }) => by === 'chosen')) {
      this.#settings = { ...this.#settings, columns: this.#mapped(sheet, undefined) };
    }
    this.#changed();
  }

  outline(): Outline {
    if (this.#content === null) throw new ImportProblem('There is no file yet.');
    return outlineOf(this.#content, this.#settings.columns, this.#targets);
  }

  /** Under this key the choice of columns can be remembered; null where nothing was named. */
  choice(): { titlesKey: string; fields: Remembered } | null {
    const sheet = this.#content?.sheet;
    if (sheet === undefined || !sheet.hasHeader) return null;
    const { columns } = this.#settings;
    const fields = Object.fromEntries(
      sheet.titles.map((title, index) => [title, columns[index]?.field ?? null]),
    );
    return { titlesKey: titlesKey(sheet.titles), fields };
  }

  /** @throws ImportProblem when another column has the field */
  map(column: number, field: string | null): Outline {
    const { columns } = this.#settings;
    const titles = this.#content?.sheet.titles ?? [];
    const taken = columns.findIndex((each, index) => index !== column && each.field === field);
    if (field !== null && taken !== -1) {
      const label = this.#targets.find(({ key }) => key === field)?.label ?? field;
      throw new ImportProblem(
        `“${titles[taken]}” and “${titles[column]}” cannot both be ${label}. Leave one of them out first.`,
      );
    }
    const chosen: Mapped = { field, by: 'chosen', confidence: 1 };
    this.#set(`Map ${titles[column] ?? 'a column'}`, { columns: columns.with(column, chosen) });
    return this.outline();
  }

  /** @throws ImportProblem when rows have been changed, because the rows become others */
  header(present: boolean): Outline {
    const { all } = this.#rows;
    if (
      all.some(
        ({ edits, leftOut, answer, sending }) => leftOut || (edits ?? answer ?? sending) !== null,
      )
    ) {
      throw new ImportProblem('Rows have been changed already. Undo that first.');
    }
    if (this.#content === null) return this.outline();
    const sheet = sheetOf(this.#content.table, this.#targets, present);
    this.#content = { ...this.#content, sheet };
    this.#begin(sheet, this.#mapped(sheet, undefined));
    return this.outline();
  }

  blanks(field: string, choice: 'keep' | 'clear'): void {
    const blanks = new Map(this.#settings.blanks).set(field, choice);
    const label = this.#base.fields.get(field)?.label ?? field;
    this.#set(`${choice === 'keep' ? 'Keep' : 'Clear'} blank ${label}`, { blanks });
  }

  onConflict(onConflict: OnConflict): void {
    this.#set('Choose what doubles do', { onConflict });
  }

  summary(): Summary {
    this.judge();
    if (this.#summary !== null) return this.#summary;
    const { all } = this.#rows;
    const { listed, cells, inGroups } = groupErrors(all, this.#circumstances);
    const changed = new Set<string>();
    for (const { status, judged } of all) {
      if (status === 'update') for (const key of judged.changed) changed.add(key);
    }
    this.#summary = {
      id: this.#content === null ? null : this.#id,
      version: this.#version,
      counts: countRows(all),
      groups: listed,
      errors: { cells, inGroups },
      blanks: blanksOf(all, this.#circumstances),
      onConflict: this.#settings.onConflict,
      changedFields: [...changed],
      unanswered: this.#sending.unanswered,
      undoLabel: this.#commands.undoLabel,
      redoLabel: this.#commands.redoLabel,
    };
    return this.#summary;
  }

  count(filter: Filter): number {
    return this.#filtered(filter).length;
  }

  window(filter: Filter, start: number, end: number): DraftRow[] {
    const rows = this.#filtered(filter).slice(start, end);
    return rows.map((row) => draftRowOf(row, this.#circumstances));
  }

  nextError(
    filter: Filter,
    from: { index: number; field: string | null } | null,
    direction: 1 | -1,
  ): ErrorPlace | null {
    const order = ['', ...this.kind.fields.map(({ key }) => key), this.kind.skField, versionKey];
    const rows = this.#filtered(filter);
    const name = `${filter.status ?? ''}\n${filter.group ?? ''}`;
    return this.#index.nextError(rows, name, order, from, direction);
  }

  edit(gesture: Gesture): void {
    this.judge();
    const { fields } = this.#circumstances;
    const shown = (row: Row, key: string): string => {
      const field = fields.get(key);
      return field === undefined
        ? ''
        : shownText(field, row.judged.values[key], this.#circumstances);
    };
    const known = new Set(this.#targets.map(({ key }) => key));
    this.#perform(editsOf(this.#rows, gesture, shown, known));
  }

  /** One text for all cells of an error group. */
  fixAlike(groupId: string, text: string): void {
    const rows = this.#filtered({ group: groupId });
    const [first] = rows;
    const field = first && fieldInGroup(first, groupId, this.#circumstances);
    if (field !== undefined && field !== '') this.#perform(sameForAll(rows, field, text));
  }

  skip(ids: readonly string[], leftOut: boolean): void {
    const rows = ids.flatMap((id) => this.#rows.at(id) ?? []);
    this.#perform(leavingOut(rows, leftOut));
  }

  skipGroup(groupId: string): void {
    this.#perform(leavingOut(this.#filtered({ group: groupId }), true));
  }

  undo(): void {
    const command = this.#commands.undo();
    if (command !== undefined) this.#carryOut(inverseOf(command));
  }

  redo(): void {
    const command = this.#commands.redo();
    if (command !== undefined) this.#carryOut(command);
  }

  take(max = 500): Chunk | undefined {
    this.judge();
    const chunk = this.#sending.take(max, rowsThatRefer(this.#rows.all, this.#circumstances));
    this.#touch();
    return chunk;
  }

  /** Gives the numbers of the rows that have an answer now. */
  answered(answers: readonly Answer[]): number[] {
    return this.#stand(this.#sending.answered(answers));
  }

  takeUndo(max = 500): Chunk | undefined {
    const chunk = this.#sending.takeUndo(max);
    this.#touch();
    return chunk;
  }

  undone(answers: readonly Answer[]): number[] {
    return this.#stand(this.#sending.undone(answers));
  }

  answerOf(index: number): RowAnswer | null {
    return this.#rows.all[index]?.answer ?? null;
  }

  /** Failed rows are ready once more, as they are. */
  retryFailed(): number[] {
    const failed = this.#filtered({ status: 'failed' });
    for (const row of failed) row.answer = null;
    return this.#stand(failed);
  }

  /** Gives up a chunk that the server refuses as a whole; its rows are ready again. */
  release(): number[] {
    return this.#stand(this.#sending.release());
  }

  csvOf(status: 'failed' | 'error'): string {
    const titles = this.#content?.sheet.titles ?? [];
    return csvOf(this.#filtered({ status }), titles, this.#targets, this.#circumstances);
  }

  /** Everything that follows from the file, the catalogue and the settings; once after each change. */
  judge(onProgress?: (done: number) => void): void {
    if (this.#isJudged) return;
    const plain = this.#currentCircumstances();
    this.#circumstances = { ...plain, names: withOwnNames(this.#rows.all, plain) };
    this.#rows.judgeAll(this.#circumstances, onProgress);
    this.#isJudged = true;
  }

  #currentCircumstances(): Circumstances {
    const { columns, blanks, onConflict } = this.#settings;
    const isJson = this.#content !== null && this.#content.table.titles !== null;
    return {
      ...this.#base,
      columns: columns.map(({ field }) => field),
      blanks,
      onConflict,
      isJson,
    };
  }

  #filtered(filter: Filter): readonly Row[] {
    this.judge();
    return this.#index.rows(this.#rows.all, filter, this.#circumstances);
  }

  #set(label: string, change: Partial<Settings>): void {
    const settings = { from: this.#settings, to: { ...this.#settings, ...change } };
    this.#perform({ label, patches: [], leftOut: [], added: 0, settings });
  }

  #perform(command: Command | null): void {
    if (command === null) return;
    this.#commands.push(command);
    this.#carryOut(command);
  }

  #carryOut(command: Command): void {
    if (command.settings !== undefined) {
      this.#settings = command.settings.to;
      this.#changed();
      return;
    }
    this.judge();
    const changed = carryOut(this.#rows, command);
    this.#touch();
    const naming = new Set(['name', 'edition', this.kind.skField]);
    // Rows may name each other: then another name is another chance for all of them.
    if (
      command.patches.some(({ key }) => naming.has(key)) &&
      rowsThatRefer(this.#rows.all, this.#circumstances).size > 0
    ) {
      this.#changed();
      return;
    }
    this.#rows.judge(changed, this.#circumstances);
  }

  #stand(rows: readonly Row[]): number[] {
    this.#rows.stand(rows, this.#circumstances);
    this.#touch();
    return rows.map(({ index }) => index);
  }

  /** What was worked out about the whole table no longer holds. */
  #touch(): void {
    this.#version += 1;
    this.#index.clear();
    this.#summary = null;
  }

  #changed(): void {
    this.#touch();
    this.#isJudged = false;
  }
}
