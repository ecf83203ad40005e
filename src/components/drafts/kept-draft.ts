import { randomKey } from '#src/lib/random-key.ts';
import { DraftStore, type StoredDraft } from './draft-store.ts';
import { holdDraft } from './one-tab.ts';

/** The store of this page; workers open their own. */
const store = new DraftStore();

/** The minimum number of milliseconds between two writes; the first one starts immediately. */
export const writeEvery = 400;

/** Converts the content of a draft to stored data and back. */
export interface DraftFormat<Content> {
  /** Returns plain data; null if there is nothing to store. */
  write: (content: Content) => {
    head: Readonly<Record<string, unknown>>;
    parts?: Iterable<readonly [name: string, value: unknown]>;
  } | null;
  /** Returns null if the data has another format, because the store can contain any data. */
  read: (stored: StoredDraft) => Content | null;
}

/** A draft of an earlier page. */
export interface Found<Content> {
  content: Content;
  /** The time of the last write, in milliseconds since 1970. */
  at: number;
}

export interface KeptDraft<Content> {
  /**
   * Passes the drafts of this owner's earlier pages to `take`, the oldest first, except for those
   * that another tab has open. Called once, before the first write.
   */
  open: (take: (found: readonly Found<Content>[]) => void) => Promise<void>;
  /** Stores the content after `wait` milliseconds; by default immediately. */
  keep: (content: Content, wait?: number) => void;
  /**
   * Starts writing when the page is hidden or closed. The returned function writes once more and
   * stops this.
   */
  keepAtTheEnd: () => () => void;
}

/** The page can end after each of these events. */
const lastMoments = ['beforeunload', 'pagehide'] as const;

/**
 * Stores a draft of one owner (a user and a subject), so that it survives reloads and the end of a
 * session. Every page writes a separate record, so that two tabs never overwrite each other.
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
  /** The number of running writes. */
  let writing = 0;

  /** @returns whether the draft was stored; without storage the user can still continue */
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

  /** Reads a stored draft; returns [] if another tab has it open or it cannot be read. */
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
