import type { QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../kind.ts';
import { randomKey } from '../random-key.ts';
import type { CatalogueItem } from '../values.ts';
import type { Draft } from './draft.ts';
import { adoptDrafts, claimRecord } from './draft-claims.ts';
import { dropRecords, writeDrafts } from './draft-store.ts';
import { type Edits, noEdits } from './edits.ts';

/** One row of the last save, as it was sent and as it is stored since; null when it was deleted. */
export interface SavedRow {
  sent: Draft;
  item: CatalogueItem | null;
}

/** Drafts that came back from an earlier visit. */
interface Restored {
  rows: number;
  at: Date;
}

interface DeskState {
  edits: Edits;
  /** Rows that are on their way to the server. */
  saving: ReadonlySet<string>;
  /** What the last save can be taken back by. */
  lastSave: readonly SavedRow[];
  /** The name of a save that was not answered to the end. */
  attempt: string | null;
  restored: Restored | null;
  /** The list that is shown; another one has places of its own. */
  list: ListQuery | null;
}

/** Where one person works on one kind: the drafts, whoever shows them. */
export interface Desk {
  get: () => DeskState;
  set: (change: (state: DeskState) => Partial<DeskState>) => void;
  subscribe: (listener: () => void) => () => void;
}

const empty: DeskState = {
  edits: noEdits,
  saving: new Set(),
  lastSave: [],
  attempt: null,
  restored: null,
  list: null,
};

/** Whoever comes back to a list finds the desk as it was left, a save under way included. */
const desks = new WeakMap<QueryClient, Map<string, Desk>>();

/** Writes are this far apart, in milliseconds; the first of them comes at once. */
const writeEvery = 400;
/** Writing this many down takes long enough to be felt: the page is drawn first. */
const manyDrafts = 500;
/** The more there is to write, the longer it is waited for what else may come. */
const draftsPerMillisecond = 20;

/** The page may be gone after any of these. */
const lastMoments = ['beforeunload', 'pagehide'] as const;

export function deskOf(client: QueryClient, userId: string, slug: string): Desk {
  const mine = desks.get(client) ?? new Map<string, Desk>();
  desks.set(client, mine);
  const key = `${userId}/${slug}`;
  const desk = mine.get(key) ?? makeDesk(key);
  mine.set(key, desk);
  return desk;
}

function makeDesk(owner: string): Desk {
  let state = empty;
  const listeners = new Set<() => void>();
  // Pages of one person do not write over each other's drafts: each has a record of its own.
  const record = `${owner}/${randomKey()}`;
  let kept = { drafts: noEdits.drafts, attempt: empty.attempt };
  let opening = false;
  let opened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = 0;
  /** Writes that have not come to their end. */
  let writing = 0;

  async function write(isLastMoment = false): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const { edits, attempt } = state;
    const isKept = edits.drafts === kept.drafts && attempt === kept.attempt;
    if (!opened || (isKept && !(isLastMoment && writing > 0))) return true;
    kept = { drafts: edits.drafts, attempt };
    lastWrite = Date.now();
    const drafts = [...edits.drafts.values()];
    writing += 1;
    const isDone = await writeDrafts(record, { drafts, attempt, at: lastWrite }, isLastMoment);
    writing -= 1;
    return isDone;
  }
  const writeNow = () => void write();
  const writeAtLast = () => void write(true);

  function writeSoon(): void {
    const { size } = state.edits.drafts;
    const wait =
      size > manyDrafts
        ? Math.max(writeEvery, size / draftsPerMillisecond)
        : Math.max(0, lastWrite + writeEvery - Date.now());
    timer ??= setTimeout(writeNow, wait);
  }

  async function restore(): Promise<void> {
    opening = true;
    void claimRecord(record);
    const found = await adoptDrafts(owner);
    opened = true;
    const { drafts, attempt, at } = found;
    if (drafts.size > 0) {
      desk.set(({ edits }) => ({
        // What was typed in the meantime is newer than what comes back.
        edits: { ...edits, drafts: new Map([...drafts, ...edits.drafts]) },
        attempt,
        restored: { rows: drafts.size, at: new Date(at) },
      }));
    }
    if (await write()) await dropRecords(found.records);
  }

  const desk: Desk = {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change(state) };
      // Once all that came back is saved or given up, there is nothing more to say about it.
      if (state.restored !== null && state.edits.drafts.size === 0) {
        state = { ...state, restored: null };
      }
      writeSoon();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        if (!opening) void restore();
        for (const moment of lastMoments) window.addEventListener(moment, writeAtLast);
        document.addEventListener('visibilitychange', writeAtLast);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const moment of lastMoments) window.removeEventListener(moment, writeAtLast);
        document.removeEventListener('visibilitychange', writeAtLast);
        writeNow();
      };
    },
  };
  return desk;
}
