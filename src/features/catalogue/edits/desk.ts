import type { QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';
import type { Draft } from './draft.ts';
import { readDrafts, writeDrafts } from './draft-store.ts';
import { type Edits, noEdits } from './edits.ts';

/** One row of the last save, as it was sent and as it is stored since; null when it was deleted. */
export interface SavedRow {
  sent: Draft;
  item: CatalogueItem | null;
}

/** Drafts that came back from an earlier visit. */
export interface Restored {
  rows: number;
  at: Date;
}

export interface DeskState {
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

const writeAfter = 400;

export function deskOf(client: QueryClient, userId: string, slug: string): Desk {
  const mine = desks.get(client) ?? new Map<string, Desk>();
  desks.set(client, mine);
  const key = `${userId}/${slug}`;
  const desk = mine.get(key) ?? makeDesk(key);
  mine.set(key, desk);
  return desk;
}

function makeDesk(key: string): Desk {
  let state = empty;
  const listeners = new Set<() => void>();
  let kept: { drafts: Edits['drafts']; attempt: string | null } = {
    drafts: noEdits.drafts,
    attempt: null,
  };
  let opening = false;
  let opened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const { edits, attempt } = state;
    if (!opened || (edits.drafts === kept.drafts && attempt === kept.attempt)) return;
    kept = { drafts: edits.drafts, attempt };
    void writeDrafts(key, { drafts: [...edits.drafts.values()], attempt, at: Date.now() });
  }

  async function restore(): Promise<void> {
    opening = true;
    const found = await readDrafts(key);
    opened = true;
    if (found !== null && found.drafts.length > 0) {
      // What was typed in the meantime is newer than what comes back.
      const drafts = new Map(found.drafts.map((draft) => [draft.sk, draft]));
      kept = { drafts, attempt: found.attempt };
      desk.set(({ edits }) => ({
        edits: {
          ...edits,
          drafts: edits.drafts.size === 0 ? drafts : new Map([...drafts, ...edits.drafts]),
        },
        attempt: found.attempt,
        restored: { rows: drafts.size, at: new Date(found.at) },
      }));
    }
    write();
  }

  const desk: Desk = {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change(state) };
      // Once all that came back is saved or given up, there is nothing more to say about it.
      if (state.restored !== null && state.edits.drafts.size === 0) {
        state = { ...state, restored: null };
      }
      timer ??= setTimeout(write, writeAfter);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        if (!opening) void restore();
        window.addEventListener('pagehide', write);
        document.addEventListener('visibilitychange', write);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('pagehide', write);
        document.removeEventListener('visibilitychange', write);
        write();
      };
    },
  };
  return desk;
}
