import { forgetInTab, keepInTab, keptInTab } from '#src/api/kept-in-tab.ts';
import { unstoredDrafts } from '#src/api/unstored-drafts.ts';
import { randomKey } from '#src/lib/random-key.ts';
import { DraftStore, type StoredDraft } from './draft-store.ts';
import { type Hold, holdDraft } from './one-tab.ts';

/** The store of this page; workers open their own. */
const store = new DraftStore();

/**
 * The minimum number of milliseconds between the starts of two writes. A page that is hidden or
 * closed writes immediately.
 */
export const writeEvery = 400;

interface DraftData {
  head: Readonly<Record<string, unknown>>;
  parts?: () => Iterable<readonly [name: string, value: unknown]>;
}

/** Stores a draft. With `inMemory`, it is in memory while the write runs, and also after that if the write fails. */
async function writeDraft(
  key: string,
  { head, parts = () => [] }: DraftData,
  { inMemory = false }: Pick<DraftFormat<never>, 'inMemory'>,
  isLastMoment = false,
): Promise<void> {
  const held = () => ({ head, parts: new Map(parts()) });
  if (inMemory) unstoredDrafts.set(key, held);
  await store.write(key, { head, parts: parts(), replace: true, isLastMoment });
  // Another write may have begun meanwhile.
  if (unstoredDrafts.get(key) === held) unstoredDrafts.delete(key);
}

async function keysOf(owner: string): Promise<string[]> {
  const stored = await store.keys(`${owner}/`).catch(() => []);
  const unstored = [...unstoredDrafts.keys()].filter((key) => key.startsWith(`${owner}/`));
  return [...new Set([...stored, ...unstored])];
}

/** An unstored draft is newer than the stored one. */
const read = async (key: string): Promise<StoredDraft | undefined> =>
  unstoredDrafts.get(key)?.() ?? store.read(key);

async function remove(keys: readonly string[]): Promise<void> {
  for (const key of keys) unstoredDrafts.delete(key);
  await store.remove(keys);
}

/** Milliseconds for which a tab remembers which draft it has written. */
const rememberedFor = 30 * 24 * 60 * 60 * 1000;

/** Remembers, over a reload and the end of the session, which of the drafts of an owner this tab has written. */
function ownDraft(owner: string) {
  const [userId = '', ...parts] = owner.split('/');
  const name = `draft/${parts.join('/')}`;
  return {
    key: () => keptInTab(userId, name),
    remember: (key: string) => keepInTab(userId, name, key, rememberedFor),
    forget: () => forgetInTab(userId, name),
  };
}

/** Converts the content of a draft to stored data and back. */
export interface DraftFormat<Content> {
  /** Whether a draft that cannot be stored is in memory. A list does not need it: its state outlives its page. */
  inMemory?: boolean;
  /** Returns plain data; null if there is nothing to store. */
  write: (content: Content) => DraftData | null;
  /** Returns null if the data has another format, for example that of an older version of the app. */
  read: (stored: StoredDraft) => Content | null;
}

/** A draft that another page has stored under the same `owner` (see `keepDraft`). */
export interface FoundDraft<Content> {
  content: Content;
  /** The time of the last write, in milliseconds since 1970. */
  at: number;
}

export interface KeptDraft<Content> {
  /**
   * Calls `take` with the stored drafts that are not open in another tab, the oldest first. `take`
   * must pass their content to `keep`, because `open` then removes these drafts from the store.
   * Must be called once; before this call, `keep` stores nothing.
   * @param limit how many drafts are taken at most: first the one that this tab has written last, then the newest. The
   * others stay in the store.
   */
  open: (take: (found: readonly FoundDraft<Content>[]) => void, limit?: number) => Promise<void>;
  /**
   * Stores the content after `wait` milliseconds, and at least `writeEvery` milliseconds after the
   * last write. If a write is already planned, that write stores the new content at its planned
   * time.
   */
  keep: (content: Content, wait?: number) => void;
  /**
   * From now on, stores the content whenever the page is hidden, shown or closed. The returned
   * function ends this and stores the content once more.
   */
  keepAtTheEnd: () => () => void;
  /** Stores the content once more. After that, other forms of this page can find the draft. */
  close: () => Promise<void>;
}

/** After each of these events the page can end. */
const lastMoments = ['beforeunload', 'pagehide'] as const;

/**
 * Stores a draft, so that it survives reloads and the end of a session. Every page writes a separate
 * record, so that no tab overwrites the draft of another one.
 * What cannot be stored can be kept in memory until the page closes, also over the end of the session.
 * @param owner the user and what the user edits, for example `mira/campaign/1`
 * @param onChange called when the browser cannot store the content, and when it can again
 */
export function keepDraft<Content>(
  owner: string,
  format: DraftFormat<Content>,
  empty: Content,
  onChange: (isStored: boolean) => void = () => undefined,
): KeptDraft<Content> {
  const key = `${owner}/${randomKey()}`;
  const own = ownDraft(owner);
  let latest = empty;
  /** The content of the last started write. */
  let written = empty;
  /** Whether a write of this content failed, so that the store does not have it. */
  let hasFailed = false;
  let isOpen = false;
  let isClosed = false;
  const holds: Promise<Hold | null>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = 0;
  /** The last started write, while it runs. */
  let running: { isLastMoment: boolean } | null = null;
  let wasStored = true;

  function report(isStored: boolean): void {
    if (isStored !== wasStored) onChange(isStored);
    wasStored = isStored;
  }

  /** @returns false if the write failed; the user can continue without a stored draft */
  async function write(isLastMoment = false): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const isStored = latest === written && !hasFailed;
    // A closing page ends a running write, unless that write was started for the closing.
    const isEnding = isLastMoment && running !== null && !running.isLastMoment;
    if (!isOpen || (isStored && !isEnding)) return true;
    written = latest;
    hasFailed = false;
    lastWrite = Date.now();
    const data = format.write(latest);
    if (data === null) own.forget();
    else own.remember(key);
    const started = { isLastMoment };
    running = started;
    try {
      if (data === null) await remove([key]);
      else {
        const head = { ...data.head, at: lastWrite };
        await writeDraft(key, { ...data, head }, format, isLastMoment);
      }
      if (running === started) report(true);
      return true;
    } catch {
      // A later write stores the content if this one fails.
      if (running === started) {
        hasFailed = true;
        report(data === null);
      }
      return false;
    } finally {
      if (running === started) running = null;
    }
  }
  const writeNow = () => void write();
  const writeAtLast = () => void write(true);

  /** Locks and reads a stored draft; returns [] if it is open in another tab or unreadable. */
  async function lockAndRead(draftKey: string): Promise<(FoundDraft<Content> & { hold: Hold })[]> {
    const hold = await holdDraft(draftKey);
    if (hold === null) return [];
    try {
      const stored = await read(draftKey);
      const content = stored && format.read(stored);
      if (stored && content) return [{ hold, content, at: timeOf(stored.head) }];
    } catch {
      // An unreadable draft stays in the store.
    }
    hold.release();
    return [];
  }

  /** The stored drafts, with the one that this tab has written last before the newest one. */
  async function storedKeys(): Promise<string[]> {
    const ownKey = own.key();
    const drafts = (await keysOf(owner)).map(async (draftKey) => {
      const stored = await read(draftKey).catch(() => undefined);
      return { draftKey, rank: draftKey === ownKey ? Infinity : timeOf(stored?.head) };
    });
    const sorted = (await Promise.all(drafts)).toSorted((one, other) => other.rank - one.rank);
    return sorted.map(({ draftKey }) => draftKey);
  }

  return {
    open: async (take, limit = Infinity) => {
      holds.push(holdDraft(key));
      const keys = await storedKeys();
      const taken: Awaited<ReturnType<typeof lockAndRead>> = [];
      // A draft that is not taken must not be locked: another tab may open it at this moment.
      while (keys.length > 0 && taken.length < limit) {
        const next = keys.splice(0, limit - taken.length);
        taken.push(...(await Promise.all(next.map(lockAndRead))).flat());
      }
      taken.sort((one, other) => one.at - other.at);
      if (isClosed) {
        for (const { hold } of taken) hold.release();
        return;
      }
      isOpen = true;
      holds.push(...taken.map(({ hold }) => Promise.resolve(hold)));
      if (taken.length > 0) take(taken);
      const isStored = await write();
      const takenKeys = taken.map(({ hold }) => hold.key);
      // If storing the content under the new key fails, the found drafts stay in the store.
      if (isStored) await remove(takenKeys).catch(() => undefined);
      else for (const old of takenKeys) unstoredDrafts.delete(old);
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
    close: async () => {
      isClosed = true;
      await write();
      for (const hold of holds) (await hold)?.release();
    },
  };
}

/**
 * Stores a draft that no form has open, so that the next form of its owner finds it.
 * @returns false if the draft is only in memory, because the browser could not store it
 */
export async function storeDraft<Content>(
  owner: string,
  format: DraftFormat<Content>,
  content: Content,
): Promise<boolean> {
  const data = format.write(content);
  if (data === null) return true;
  const head = { ...data.head, at: Date.now() };
  try {
    await writeDraft(`${owner}/${randomKey()}`, { ...data, head }, format);
    return true;
  } catch {
    return false;
  }
}

/** The newest stored draft of an owner, which stays in the store. */
export async function readDraft<Content>(
  owner: string,
  format: DraftFormat<Content>,
): Promise<Content | null> {
  const keys = await keysOf(owner);
  const stored = await Promise.all(keys.map((key) => read(key).catch(() => undefined)));
  const found = stored
    .filter((draft) => draft !== undefined)
    .toSorted((one, other) => timeOf(other.head) - timeOf(one.head));
  return found.map((draft) => format.read(draft)).find((content) => content !== null) ?? null;
}

/** Replaces the content of all stored drafts of an owner. Their times stay the same. */
export async function rewriteDrafts<Content>(
  owner: string,
  format: DraftFormat<Content>,
  change: (content: Content) => Content,
): Promise<void> {
  for (const key of await keysOf(owner)) {
    const stored = await read(key);
    const content = stored && format.read(stored);
    const data = content && format.write(change(content));
    if (stored === undefined || !data) continue;
    await writeDraft(key, { ...data, head: { ...data.head, at: timeOf(stored.head) } }, format);
  }
}

/** Removes the stored drafts of an owner. A failure is ignored, because a draft that stays only takes up storage. */
export async function removeDrafts(owner: string): Promise<void> {
  await remove(await keysOf(owner)).catch(() => undefined);
}

const timeOf = (head: unknown): number =>
  typeof head === 'object' && head !== null && 'at' in head && typeof head.at === 'number'
    ? head.at
    : Date.now();
