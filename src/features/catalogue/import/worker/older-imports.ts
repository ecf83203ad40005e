import { type DBSchema, openDB } from 'idb';
import type { DraftStore } from '#src/components/drafts/draft-store.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { PendingChunk } from './draft-state.ts';
import type { ImportEntry } from './draft-types.ts';
import { type Answers, answersPart, choicesKey, importKey } from './import-store.ts';

/** The separate database of imports from earlier versions, and its stores. */
const name = 'questwright-imports';
const stores = ['imports', 'sources', 'drafts', 'typed', 'answers', 'choices'] as const;

type Owner = `${string}/${CatalogueKind}`;

interface OlderImport extends ImportEntry {
  owner: Owner;
  size: number;
}

interface OlderDraft {
  pending: readonly PendingChunk[] | PendingChunk | null;
  pendingUndo: readonly PendingChunk[] | PendingChunk | null;
}

interface OlderSchema extends DBSchema {
  imports: { key: string; value: OlderImport };
  sources: { key: string; value: unknown };
  drafts: { key: string; value: OlderDraft };
  typed: { key: string; value: unknown };
  answers: { key: number; value: { answers: Answers }; indexes: { importId: string } };
  choices: { key: string; value: unknown };
}

/** Converts pending chunks to an array; the oldest drafts have one chunk or null. */
const asArray = (pending: OlderDraft['pending']): readonly PendingChunk[] => {
  if (pending === null) return [];
  return 'key' in pending ? [pending] : pending;
};

const splitOwner = (owner: Owner): [userId: string, kind: CatalogueKind] => {
  const at = owner.lastIndexOf('/');
  // By the type `Owner`, the part after the last slash is a kind.
  return [owner.slice(0, at), owner.slice(at + 1) as CatalogueKind];
};

/** Returns null if the database does not exist; an aborted upgrade prevents its creation. */
async function openOlder() {
  try {
    return await openDB<OlderSchema>(name, undefined, {
      upgrade: (_db, oldVersion, _newVersion, transaction) => {
        if (oldVersion > 0) return;
        // The abort also rejects `openDB`, which is handled below.
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch {
    return null;
  }
}

type OlderDatabase = NonNullable<Awaited<ReturnType<typeof openOlder>>>;

/**
 * Moves one import to the draft store, unless the store has it: then an earlier call has stopped
 * before the removal of the old one, and the user can have continued the moved one.
 */
async function moveImport(
  older: OlderDatabase,
  store: DraftStore,
  { owner, ...entry }: OlderImport,
): Promise<void> {
  const { id } = entry;
  const key = importKey(...splitOwner(owner), id);
  const answerKeys = await older.getAllKeysFromIndex('answers', 'importId', id);
  if ((await store.head(key)) === undefined) {
    const [source, draft, typed, answers] = await Promise.all([
      older.get('sources', id),
      older.get('drafts', id),
      older.get('typed', id),
      older.getAllFromIndex('answers', 'importId', id),
    ]);
    const state = draft && {
      ...draft,
      pending: asArray(draft.pending),
      pendingUndo: asArray(draft.pendingUndo),
    };
    const parts: (readonly [string, unknown])[] = [
      ['source', source],
      ['state', state],
      ['typed', typed],
      ...answers.map((chunk, index) => [answersPart(index), chunk.answers] as const),
    ];
    await store.write(key, {
      head: { ...entry, schema: 1 },
      parts: parts.filter(([, value]) => value !== undefined),
    });
  }
  const clearing = older.transaction([...stores], 'readwrite');
  for (const each of ['imports', 'sources', 'drafts', 'typed'] as const) {
    void clearing.objectStore(each).delete(id);
  }
  for (const answerKey of answerKeys) void clearing.objectStore('answers').delete(answerKey);
  await clearing.done;
}

/** Moves the columns that the user chose for titles, unless the user has chosen them again. */
async function moveChoice(older: OlderDatabase, store: DraftStore, key: string): Promise<void> {
  const end = key.indexOf('\n');
  // These keys consist of an owner, a line break and the `titlesKey` of the imported columns.
  const owner = key.slice(0, end) as Owner;
  const titles = key.slice(end + 1);
  const newKey = choicesKey(...splitOwner(owner));
  if ((await store.read(newKey))?.parts.has(titles) !== true) {
    const parts = [[titles, await older.get('choices', key)] as const];
    await store.write(newKey, { head: { schema: 1 }, parts });
  }
  await older.delete('choices', key);
}

/**
 * Moves the imports from the old database to the draft store, one by one. An import is removed from
 * the old database only after the draft store has it. One that cannot be moved stays there.
 */
async function move(store: DraftStore): Promise<void> {
  const older = await openOlder();
  if (older === null) return;
  try {
    if (!stores.every((each) => older.objectStoreNames.contains(each))) return;
    for (const entry of await older.getAll('imports')) {
      await moveImport(older, store, entry).catch(() => undefined);
    }
    for (const key of await older.getAllKeys('choices')) {
      await moveChoice(older, store, key).catch(() => undefined);
    }
  } finally {
    older.close();
  }
}

/** Moves old imports, in one tab at a time. After a failure, the next call moves the rest. */
export async function moveOlderImports(store: DraftStore): Promise<void> {
  // TypeScript declares `locks` as always present, but it is missing in insecure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  try {
    await (locks ? locks.request(name, () => move(store)) : move(store));
  } catch {
    // The browser has no storage, or it is full.
  }
}
