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
  drafts: { key: string; value: DraftRecord };
}

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
    return keys.filter((key) => key.startsWith(`${owner}/`));
  } catch {
    return [];
  }
}

export async function dropRecords(keys: readonly string[]): Promise<void> {
  try {
    const db = await database();
    await Promise.all(keys.map((key) => db.delete('drafts', key)));
  } catch {
    // They come back the next time: too much is better than too little.
  }
}

/** Nothing where nothing can be read: drafts are a comfort, no page may fail for lack of them. */
export async function readDrafts(key: string): Promise<KeptDrafts | null> {
  try {
    const record: unknown = await (await database()).get('drafts', key);
    if (!isRecord(record) || record['schema'] !== schema || !Array.isArray(record['drafts'])) {
      return null;
    }
    const { at, attempt } = record;
    const drafts = record['drafts'].filter(isDraft);
    return {
      drafts: drafts.map((draft) => ({ ...draft, changed: alive(draft.changed) })),
      at: typeof at === 'number' ? at : Date.now(),
      attempt: typeof attempt === 'string' ? attempt : null,
    };
  } catch {
    return null;
  }
}

function stored({ status: _told, ...draft }: Draft): Draft {
  return { ...draft, changed: plain(draft.changed) };
}

/** @returns whether it is written down; a full or forbidden store is no reason to stop working */
export async function writeDrafts(key: string, kept: KeptDrafts): Promise<boolean> {
  try {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    const { store } = transaction;
    const asked =
      kept.drafts.length === 0
        ? store.delete(key)
        : store.put({ ...kept, schema, drafts: kept.drafts.map(stored) }, key);
    // Said at once: a page that is being left does not come round to ending it by itself.
    transaction.commit();
    await Promise.all([asked, transaction.done]);
    return true;
  } catch {
    return false;
  }
}
