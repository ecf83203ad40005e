import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Unread, type Values } from '../values.ts';
import type { Draft } from './draft.ts';

/** What is written down of the drafts of one person and one kind. */
export interface KeptDrafts {
  drafts: readonly Draft[];
  /** When the last of it was typed, in milliseconds since 1970. */
  at: number;
  /** The name of a save whose answers did not all come: sent again, it must not count twice. */
  attempt: string | null;
}

/** Drafts of another shape than this are not read. */
const schema = 1;

interface DraftRecord extends KeptDrafts {
  schema: number;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftRecord | { drafts: readonly Draft[] } };
}

/** So many drafts are copied without being felt; what is more stands in records of its own. */
const partSize = 500;

/** Sorted as they are numbered. */
const partKey = (key: string, index: number): string => `${key}#${String(index).padStart(6, '0')}`;

const partsOf = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key}#`, `${key}#\uffff`);

let opening: Promise<IDBPDatabase<DraftDatabase>> | undefined;

function database(): Promise<IDBPDatabase<DraftDatabase>> {
  opening ??= openDB<DraftDatabase>('questwright-drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
    // Another page wants to change the database, or the browser has closed it: open it anew next time.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase | null)?.close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

const unreadMark = '$unread';

/** A store keeps plain data: what could not be read is written down under a mark. */
const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value instanceof Unread
        ? { [unreadMark]: [value.text, value.message, value.suggestion] }
        : value,
    ]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const alive = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const mark = isRecord(value) ? value[unreadMark] : undefined;
      const [text, message, suggestion] = Array.isArray(mark) ? Array.from<unknown>(mark) : [];
      if (typeof text !== 'string' || typeof message !== 'string') return [key, value];
      const likely = typeof suggestion === 'string' ? suggestion : undefined;
      return [key, new Unread(text, message, likely)];
    }),
  );

/** Whether it has the shape of a draft: a browser's store can hold anything by now. */
function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value['sk'] !== 'string' || !isRecord(value['changed'])) {
    return false;
  }
  const { state, base } = value;
  if (state === 'created') return base === null;
  return (
    (state === 'changed' || state === 'removed') &&
    isRecord(base) &&
    base['sk'] === value['sk'] &&
    typeof base['name'] === 'string' &&
    typeof base['version'] === 'number' &&
    isRecord(base['values'])
  );
}

/** The records of one person and one kind: one for each page of theirs that was left with drafts. */
export async function recordsOf(owner: string): Promise<string[]> {
  try {
    const keys = await (await database()).getAllKeys('drafts');
    return keys.filter((key) => key.startsWith(`${owner}/`) && !key.includes('#'));
  } catch {
    return [];
  }
}

export async function dropRecords(keys: readonly string[]): Promise<void> {
  try {
    const db = await database();
    await Promise.all(
      keys.flatMap((key) => [db.delete('drafts', key), db.delete('drafts', partsOf(key))]),
    );
  } catch {
    // They come back the next time: too much is better than too little.
  }
}

/** Nothing where nothing can be read: drafts are a comfort, no page may fail for lack of them. */
export async function readDrafts(key: string): Promise<KeptDrafts | null> {
  try {
    const db = await database();
    const record: unknown = await db.get('drafts', key);
    const parts: unknown[] = await db.getAll('drafts', partsOf(key));
    if (!isRecord(record) || record['schema'] !== schema || !Array.isArray(record['drafts'])) {
      return null;
    }
    const { at, attempt } = record;
    const drafts = [record, ...parts].flatMap((part) =>
      isRecord(part) && Array.isArray(part['drafts']) ? part['drafts'].filter(isDraft) : [],
    );
    return {
      drafts: drafts.map((draft) => ({ ...draft, changed: alive(draft.changed) })),
      at: typeof at === 'number' ? at : Date.now(),
      attempt: typeof attempt === 'string' ? attempt : null,
    };
  } catch {
    return null;
  }
}

function isPlain(values: Values): boolean {
  for (const key in values) if (values[key] instanceof Unread) return false;
  return true;
}

/** Most drafts are as they are: of tens of thousands, copies would take longer than the writing. */
function stored(draft: Draft): Draft {
  if (draft.status === undefined && isPlain(draft.changed)) return draft;
  const { status: _told, ...rest } = draft;
  return { ...rest, changed: plain(draft.changed) };
}

/** What is being written with pauses, by record. */
const underWay = new Map<string, { abort: () => void }>();

/**
 * All of it or nothing, in one transaction. Tens of thousands of drafts take half a second to copy:
 * with pauses the page goes on meanwhile; at its last moment there is no time for any.
 * @returns whether it is written down; a full or forbidden store is no reason to stop working
 */
export async function writeDrafts(
  key: string,
  { drafts, ...kept }: KeptDrafts,
  isLastMoment = false,
): Promise<boolean> {
  try {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    // Told below, where it is waited for; one that gives way to another is told by that one.
    transaction.done.catch(() => undefined);
    const { store } = transaction;
    const main = { ...kept, schema, drafts: drafts.slice(0, partSize).map(stored) };
    const asked: Promise<unknown>[] = [
      store.delete(partsOf(key)),
      drafts.length === 0 ? store.delete(key) : store.put(main, key),
    ];
    if (isLastMoment) underWay.get(key)?.abort();
    else if (drafts.length > partSize) underWay.set(key, transaction);
    for (let from = partSize; from < drafts.length; from += partSize) {
      if (!isLastMoment) await asked.at(-1);
      const part = drafts.slice(from, from + partSize).map(stored);
      asked.push(store.put({ drafts: part }, partKey(key, from / partSize)));
    }
    if (underWay.get(key) === transaction) underWay.delete(key);
    // Said at once: a page that is being left does not come round to ending it by itself.
    transaction.commit();
    await Promise.all([...asked, transaction.done]);
    return true;
  } catch {
    return false;
  }
}
