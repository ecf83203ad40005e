import { randomKey } from '#src/lib/random-key.ts';
import { DraftStore, type StoredDraft } from './draft-store.ts';
import { holdDraft } from './one-tab.ts';

/** The drafts of this page; a worker has its own store. */
const store = new DraftStore();

/** The minimum number of milliseconds between two writes; the first one starts immediately. */
export const writeEvery = 400;

/** How the content of a draft is stored. */
export interface DraftFormat<Content> {
  /** Plain data; null if there is nothing to keep. */
  write: (content: Content) => {
    head: Readonly<Record<string, unknown>>;
    parts?: Iterable<readonly [name: string, value: unknown]>;
  } | null;
  /** Null if it is not a draft of this format: a browser's store can contain anything. */
  read: (stored: StoredDraft) => Content | null;
}

/** A draft of an earlier page. */
export interface Found<Content> {
  content: Content;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

export interface KeptDraft<Content> {
  /**
   * Returns the drafts of earlier pages of this owner, the oldest first, without those that another
   * tab still works on. Called once, before the first write.
   */
  open: (take: (found: readonly Found<Content>[]) => void) => Promise<void>;
  /** Stores the content soon: immediately, or the given time after it changed. */
  keep: (content: Content, wait?: number) => void;
  /**
   * Writes when the page is hidden or closed; returns a function that stops this after a last
   * write.
   */
  keepAtTheEnd: () => () => void;
}

/** The page may be closed after any of these. */
const lastMoments = ['beforeunload', 'pagehide'] as const;

/**
 * Keeps a draft of one owner (a user and a subject) over reloads and the end of a session. Every
 * page has its own record, so that two tabs never overwrite each other's.
 */
export function keepDraft<Content>(
  owner: string,
  format: DraftFormat<Content>,
  empty: Content,
): KeptDraft<Content> {
  const key = `${owner}/${randomKey()}`;
  let latest = empty;
  let kept = empty;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = 0;
  /** Writes that have not ended. */
  let writing = 0;

  /** @returns whether it was stored; a full or forbidden store does not stop the work */
  async function write(isLastMoment = false): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (!isOpen || (latest === kept && !(isLastMoment && writing > 0))) return true;
    kept = latest;
    lastWrite = Date.now();
    const made = format.write(latest);
    writing += 1;
    try {
      if (made === null) await store.remove([key]);
      else {
        const head = { ...made.head, at: lastWrite };
        await store.write(key, { ...made, head, replace: true, isLastMoment });
      }
      return true;
    } catch {
      return false;
    } finally {
      writing -= 1;
    }
  }
  const writeNow = () => void write();
  const writeAtLast = () => void write(true);

  /** None if another tab holds it or it cannot be read; then it stays unchanged. */
  async function readFree(found: string): Promise<(Found<Content> & { key: string })[]> {
    if ((await holdDraft(found)) === null) return [];
    try {
      const stored = await store.read(found);
      const content = stored && format.read(stored);
      return stored && content ? [{ key: found, content, at: timeOf(stored.head) }] : [];
    } catch {
      return [];
    }
  }

  return {
    open: async (take) => {
      void holdDraft(key);
      const keys = await store.keys(`${owner}/`).catch(() => []);
      const found = (await Promise.all(keys.map(readFree))).flat();
      isOpen = true;
      if (found.length > 0) take(found.toSorted((one, other) => one.at - other.at));
      // A draft that could not be removed is offered again the next time, which is better than
      // losing one.
      if (await write()) await store.remove(found.map((each) => each.key)).catch(() => undefined);
    },
    keep: (content, wait = 0) => {
      latest = content;
      timer ??= setTimeout(writeNow, Math.max(wait, lastWrite + writeEvery - Date.now(), 0));
    },
    keepAtTheEnd: () => {
      for (const moment of lastMoments) window.addEventListener(moment, writeAtLast);
      document.addEventListener('visibilitychange', writeAtLast);
      return () => {
        for (const moment of lastMoments) window.removeEventListener(moment, writeAtLast);
        document.removeEventListener('visibilitychange', writeAtLast);
        writeNow();
      };
    },
  };
}

const timeOf = (head: unknown): number =>
  typeof head === 'object' && head !== null && 'at' in head && typeof head.at === 'number'
    ? head.at
    : Date.now();
