import type { DraftStore } from '#src/components/drafts/draft-store.ts';
import { whileClosed } from '#src/components/drafts/one-tab.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { ColumnChoice } from './content.ts';
import type { DraftState, TypedEdits } from './draft-state.ts';
import type { Counts, ImportEntry, ImportSource } from './draft-types.ts';
import type { RowAnswer } from './row.ts';

/** The version of this format. Imports in another version are not read. */
const schema = 1;

/** The head of a stored import; it can be read without the rows. */
interface Head extends ImportEntry {
  schema: typeof schema;
  /** The size of the source in bytes or characters. */
  size: number;
}

export interface StoredImport {
  source: ImportSource;
  /** Undefined if the page was closed before the state was stored. */
  state: DraftState | undefined;
  answers: readonly (readonly [row: number, answer: RowAnswer])[];
}

/** Answers that are stored together; null for a row that has no answer and can be sent again. */
export type Answers = readonly (readonly [row: number, answer: RowAnswer | null])[];

/** If there are more imports or bytes, the oldest imports are removed to free storage. */
const maxImports = 20;
const maxBytes = 100 * 1024 * 1024;

export const importKey = (userId: string, kind: CatalogueKind, id: string): string =>
  `import/${userId}/${kind}/${id}`;

/** The lock of the tab that has the import open. */
export const lockKeyOf = (id: string): string => `import/${id}`;

/** The key under which the user's choices of columns are stored. */
export const choicesKey = (userId: string, kind: CatalogueKind): string =>
  `import-columns/${userId}/${kind}`;

/** The names of the parts sort in the order of the answers. */
export const answersPart = (number: number): string => `answers/${String(number).padStart(6, '0')}`;

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' && head !== null && 'schema' in head && head.schema === schema;

/** The stored imports of one user and one kind in this browser. */
export class ImportStore {
  readonly #store: DraftStore;
  readonly #userId: string;
  readonly #kind: CatalogueKind;
  /** The last stored edits. They can be large, so they are only written if they have changed. */
  #typed: TypedEdits | null = null;
  /** The number of stored answer parts of the current import. */
  #answers = 0;

  constructor(store: DraftStore, userId: string, kind: CatalogueKind) {
    this.#store = store;
    this.#userId = userId;
    this.#kind = kind;
  }

  #key(id: string): string {
    return importKey(this.#userId, this.#kind, id);
  }

  /** The heads of all imports, the newest first. */
  async #heads(): Promise<Head[]> {
    const keys = await this.#store.keys(this.#key(''));
    const heads = await Promise.all(keys.map((key) => this.#store.head(key)));
    return heads
      .filter(isHead)
      .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
  }

  async entries(): Promise<ImportEntry[]> {
    const heads = await this.#heads();
    return heads.map(({ schema: _schema, size: _size, ...entry }) => entry);
  }

  /** An import that a tab has open stays: it may have rows on the way to the server. */
  async #removeOld(): Promise<void> {
    let bytes = 0;
    for (const [index, { id, size }] of (await this.#heads()).entries()) {
      bytes += size;
      if (index > 0 && (index >= maxImports || bytes > maxBytes)) {
        await whileClosed(lockKeyOf(id), () => this.remove(id));
      }
    }
  }

  async begin(id: string, source: ImportSource, counts: Counts): Promise<void> {
    const head: Head = {
      schema,
      id,
      fileName: source.name,
      startedAt: new Date().toISOString(),
      state: 'draft',
      counts,
      size: source.content.length,
    };
    this.#typed = null;
    this.#answers = 0;
    await this.#store.write(this.#key(id), { head, parts: [['source', source]] });
    await this.#removeOld();
  }

  /** Stores the draft and the new answers in one transaction. */
  async write(
    id: string,
    { typed, ...state }: DraftState,
    entry: Partial<Pick<ImportEntry, 'state' | 'counts'>>,
    answers: Answers = [],
  ): Promise<void> {
    const parts: (readonly [string, unknown])[] = [['state', state]];
    if (typed !== this.#typed) parts.push(['typed', typed]);
    if (answers.length > 0) {
      parts.push([answersPart(this.#answers), answers]);
      this.#answers += 1;
    }
    // If another tab has removed the import, nothing is written.
    const change = (head: unknown) => (isHead(head) ? { ...head, ...entry } : undefined);
    await this.#store.update(this.#key(id), change, parts);
    this.#typed = typed;
  }

  async open(id: string): Promise<StoredImport | undefined> {
    const stored = await this.#store.read(this.#key(id));
    if (stored === undefined || !isHead(stored.head)) return undefined;
    const { parts } = stored;
    // `begin` or `moveOlderImports` has written this part, and a head of this schema has parts of this
    // schema.
    const source = parts.get('source') as ImportSource | undefined;
    // `write` or `moveOlderImports` has written this part.
    const state = parts.get('state') as Omit<DraftState, 'typed'> | undefined;
    // `write` or `moveOlderImports` has written this part.
    const typed = parts.get('typed') as TypedEdits | undefined;
    if (source === undefined) return undefined;
    const answers = [...parts].filter(([name]) => name.startsWith(answersPart(0).slice(0, 8)));
    this.#typed = typed ?? null;
    this.#answers = answers.length;
    // `write` or `moveOlderImports` has written these parts. If a row has two answers, the later one
    // counts.
    const last = new Map(answers.flatMap(([, chunk]) => [...(chunk as Answers)]));
    return {
      source,
      state: state && typed && { ...state, typed },
      answers: [...last].flatMap(([row, answer]) => (answer === null ? [] : [[row, answer]])),
    };
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove([this.#key(id)]);
  }

  async choices(): Promise<Map<string, ColumnChoice>> {
    const stored = await this.#store.read(choicesKey(this.#userId, this.#kind));
    // `choose` or `moveOlderImports` has written these parts.
    return new Map(stored?.parts) as Map<string, ColumnChoice>;
  }

  async choose(titlesKey: string, fields: ColumnChoice): Promise<void> {
    const key = choicesKey(this.#userId, this.#kind);
    await this.#store.write(key, { head: { schema }, parts: [[titlesKey, fields]] });
  }
}
