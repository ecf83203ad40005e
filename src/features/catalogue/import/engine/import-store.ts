import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Counts, ImportEntry } from './draft-types.ts';
import type { DraftState, PendingChunk, Typed } from './draft-state.ts';
import type { Remembered } from './content.ts';
import type { ImportSource } from './engine.ts';
import type { RowAnswer } from './row.ts';

type Owner = `${string}/${CatalogueKind}`;

interface StoredImport {
  id: string;
  owner: Owner;
  fileName: string | null;
  startedAt: string;
  state: ImportEntry['state'];
  counts: Counts;
  /** Of the source. */
  size: number;
}

interface Schema extends DBSchema {
  imports: { key: string; value: StoredImport; indexes: { owner: Owner } };
  sources: { key: string; value: ImportSource };
  drafts: { key: string; value: Omit<DraftState, 'typed'> };
  typed: { key: string; value: Typed };
  /** One entry per chunk that was answered; where a row is twice, the later one counts. */
  answers: {
    key: number;
    value: { importId: string; answers: [row: number, answer: RowAnswer | null][] };
    indexes: { importId: string };
  };
  /** What was chosen for a set of titles. */
  choices: { key: string; value: Remembered };
}

export type ImportDatabase = IDBPDatabase<Schema>;

export const openImportDatabase = (): Promise<ImportDatabase> =>
  openDB<Schema>('questwright-imports', 1, {
    upgrade(database) {
      database.createObjectStore('imports', { keyPath: 'id' }).createIndex('owner', 'owner');
      database.createObjectStore('sources');
      database.createObjectStore('drafts');
      database.createObjectStore('typed');
      database
        .createObjectStore('answers', { autoIncrement: true })
        .createIndex('importId', 'importId');
      database.createObjectStore('choices');
    },
  });

type Held = DraftState['pending'];

/** An earlier version of this product held one chunk, or null, where there is a list now. */
const listed = (held: Held | PendingChunk | null): Held => {
  if (held === null) return [];
  return 'key' in held ? [held] : held;
};

/** More would only fill the browser's disk. */
const keptImports = 20;
const keptBytes = 100 * 1024 * 1024;

/** What this browser keeps of the imports of one person and one kind. */
export class ImportStore {
  readonly #database: ImportDatabase;
  readonly #owner: Owner;
  /** What was typed changes seldom while chunks are sent, and may be large. */
  #typed: Typed | null = null;

  constructor(database: ImportDatabase, userId: string, kind: CatalogueKind) {
    this.#database = database;
    this.#owner = `${userId}/${kind}`;
  }

  async entries(): Promise<ImportEntry[]> {
    const all = await this.#all();
    return all.map(({ owner: _owner, size: _size, ...entry }) => entry);
  }

  /** The newest first. */
  async #all(): Promise<StoredImport[]> {
    const all = await this.#database.getAllFromIndex('imports', 'owner', this.#owner);
    return all.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
  }

  async #forgetOld(): Promise<void> {
    let bytes = 0;
    for (const [place, { id, size }] of (await this.#all()).entries()) {
      bytes += size;
      if (place > 0 && (place >= keptImports || bytes > keptBytes)) await this.forget(id);
    }
  }

  async begin(id: string, source: ImportSource, counts: Counts): Promise<void> {
    const transaction = this.#database.transaction(['imports', 'sources'], 'readwrite');
    const startedAt = new Date().toISOString();
    await Promise.all([
      transaction.objectStore('imports').put({
        id,
        owner: this.#owner,
        fileName: source.name,
        startedAt,
        state: 'draft',
        counts,
        size: source.content.length,
      }),
      transaction.objectStore('sources').put(source, id),
      transaction.done,
    ]);
    await this.#forgetOld();
  }

  /** The draft with what has just been answered, at once or not at all. */
  async keep(
    id: string,
    { typed, ...draft }: DraftState,
    entry: Partial<Pick<StoredImport, 'state' | 'counts'>>,
    answers: [row: number, answer: RowAnswer | null][] = [],
  ): Promise<void> {
    const transaction = this.#database.transaction(
      ['imports', 'drafts', 'typed', 'answers'],
      'readwrite',
    );
    const known = await transaction.objectStore('imports').get(id);
    await Promise.all([
      known && transaction.objectStore('imports').put({ ...known, ...entry }),
      transaction.objectStore('drafts').put(draft, id),
      typed !== this.#typed && transaction.objectStore('typed').put(typed, id),
      answers.length > 0 && transaction.objectStore('answers').add({ importId: id, answers }),
      transaction.done,
    ]);
    this.#typed = typed;
  }

  async open(id: string) {
    const [source, draft, typed, answers] = await Promise.all([
      this.#database.get('sources', id),
      this.#database.get('drafts', id),
      this.#database.get('typed', id),
      this.#database.getAllFromIndex('answers', 'importId', id),
    ]);
    if (source === undefined) return undefined;
    const last = new Map(answers.flatMap((chunk) => chunk.answers));
    const given = [...last].flatMap(([row, answer]) =>
      answer === null ? [] : [[row, answer] as const],
    );
    const state = draft &&
      typed && {
        ...draft,
        typed,
        pending: listed(draft.pending),
        pendingUndo: listed(draft.pendingUndo),
      };
    return { source, state, answers: given };
  }

  async forget(id: string): Promise<void> {
    const stores = ['imports', 'sources', 'drafts', 'typed', 'answers'] as const;
    const transaction = this.#database.transaction(stores, 'readwrite');
    const chunks = await transaction.objectStore('answers').index('importId').getAllKeys(id);
    await Promise.all([
      transaction.objectStore('imports').delete(id),
      transaction.objectStore('sources').delete(id),
      transaction.objectStore('drafts').delete(id),
      transaction.objectStore('typed').delete(id),
      ...chunks.map((key) => transaction.objectStore('answers').delete(key)),
      transaction.done,
    ]);
  }

  async choices(): Promise<Map<string, Remembered>> {
    const range = IDBKeyRange.bound(`${this.#owner}\n`, `${this.#owner}\n\uFFFF`);
    const [keys, values] = await Promise.all([
      this.#database.getAllKeys('choices', range),
      this.#database.getAll('choices', range),
    ]);
    const start = this.#owner.length + 1;
    return new Map(keys.map((key, index) => [key.slice(start), values[index] ?? {}]));
  }

  async choose(titlesKey: string, fields: Remembered): Promise<void> {
    await this.#database.put('choices', fields, `${this.#owner}\n${titlesKey}`);
  }
}
