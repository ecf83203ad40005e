import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Answer, Chunk } from '../../submit/send-in-chunks.ts';
import type { CatalogueItem } from '../../values.ts';
import type {
  DraftRow,
  ErrorPlace,
  Filter,
  ImportEntry,
  OnConflict,
  Outline,
  Summary,
} from './draft-types.ts';

/** By the key of the reference field. */
export type Lookups = ReadonlyMap<string, Lookup>;

export interface Loaded {
  outline: Outline;
  summary: Summary;
}

export interface ImportSource {
  /** The name of the file; null for what was pasted. */
  name: string | null;
  content: string | Uint8Array;
}

/** From 0 to 1, and what is going on. */
export type Progress = (done: number, what: string) => void;

/** The import as the page sees it: everything but `load` is quick. Failures are ImportProblems. */
export interface Engine {
  imports: () => Promise<ImportEntry[]>;
  resume: (id: string) => Promise<Loaded>;
  forget: (id: string) => Promise<void>;
  /** Keeps what is not kept yet and lets go of the draft: another tab may open it. */
  putAway: () => Promise<void>;
  /** A page of what the catalogue holds; the first one takes the place of all that was told before. */
  existing: (items: readonly CatalogueItem[], isFirst: boolean) => Promise<void>;
  /** Compares the rows with what the catalogue holds as it was told, before or after the loading. */
  compare: (lookups?: Lookups) => Promise<Summary>;
  load: (
    source: { text: string } | { file: File },
    options?: { onProgress?: Progress; signal?: AbortSignal },
  ) => Promise<Loaded>;
  outline: () => Promise<Outline>;
  summary: () => Promise<Summary>;

  /** @throws when another column has the field already */
  map: (column: number, field: string | null) => Promise<Loaded>;
  /** Whether the first row names the columns. */
  header: (present: boolean) => Promise<Loaded>;
  blanks: (field: string, choice: 'keep' | 'clear') => Promise<Summary>;
  onConflict: (choice: OnConflict) => Promise<Summary>;

  count: (filter: Filter) => Promise<number>;
  window: (filter: Filter, start: number, end: number) => Promise<DraftRow[]>;
  nextError: (
    filter: Filter,
    from: { index: number; field: string | null } | null,
    direction: 1 | -1,
  ) => Promise<ErrorPlace | null>;

  edit: (gesture: Gesture) => Promise<Summary>;
  fixAlike: (groupId: string, text: string) => Promise<Summary>;
  skip: (ids: readonly string[], leftOut: boolean) => Promise<Summary>;
  skipGroup: (groupId: string) => Promise<Summary>;
  undo: () => Promise<Summary>;
  redo: () => Promise<Summary>;

  /**
   * The first chunk without an answer, or what leaves after the chunk of a key; written down
   * before it is handed out. Answers are told in the order in which the chunks have left.
   */
  take: (max?: number, after?: string) => Promise<Chunk | undefined>;
  answered: (answers: readonly Answer[]) => Promise<Summary>;
  retryFailed: () => Promise<Summary>;
  /** Gives up a chunk that the server refuses as a whole: its rows are ready again. */
  release: (key: string) => Promise<Summary>;
  /** The same for a chunk that was taken and never left; one of an earlier visit stays. */
  putBack: (key: string) => Promise<Summary>;
  /** What takes everything back that was saved, the last row first. */
  takeUndo: (max?: number, after?: string) => Promise<Chunk | undefined>;
  undone: (answers: readonly Answer[]) => Promise<Summary>;

  /** The rows as the file had them and as they were mended, with their reasons; imports as it is. */
  csvOf: (status: 'failed' | 'error') => Promise<string>;
  /** Ends the worker; what was typed is kept. */
  close: () => void;
}
