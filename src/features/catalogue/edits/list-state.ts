import type { QueryClient } from '@tanstack/react-query';
import { type Found, keepDraft, writeEvery } from '#src/components/drafts/kept-draft.ts';
import { createState, type State } from '#src/components/drafts/state.ts';
import type { ListQuery } from '../list-query.ts';
import type { CatalogueItem } from '../values.ts';
import type { Draft } from './draft.ts';
import { type ListDrafts, listFormat } from './draft-format.ts';
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

/** Where one person works on one kind, whichever component shows it. */
interface ListWork {
  edits: Edits;
  /** Rows that are being sent to the server. */
  saving: ReadonlySet<string>;
  /** What the last save can be undone by. */
  lastSave: readonly SavedRow[];
  /** The name of a save that was not answered completely. */
  attempt: string | null;
  restored: Restored | null;
  /** The query of the list that is shown; the places of saved rows belong to it. */
  list: ListQuery | null;
}

export type ListState = State<ListWork>;

const empty: ListWork = {
  edits: noEdits,
  saving: new Set(),
  lastSave: [],
  attempt: null,
  restored: null,
  list: null,
};

/** Who comes back to a list finds its state as it was, including a save that is still running. */
const states = new WeakMap<QueryClient, Map<string, ListState>>();

/** Storing more drafts takes noticeable time: the page is drawn first. */
const manyDrafts = 500;
/** The more there is to store, the longer it waits for further changes. */
const draftsPerMillisecond = 20;

export function listStateOf(client: QueryClient, userId: string, slug: string): ListState {
  const mine = states.get(client) ?? new Map<string, ListState>();
  states.set(client, mine);
  const key = `${userId}/${slug}`;
  const state = mine.get(key) ?? createListState(key);
  mine.set(key, state);
  return state;
}

function createListState(owner: string): ListState {
  const kept = keepDraft<ListDrafts>(owner, listFormat, { drafts: new Map(), attempt: null });
  let isOpened = false;

  function take(found: readonly Found<ListDrafts>[]): void {
    const drafts = new Map(found.flatMap(({ content }) => [...content.drafts]));
    if (drafts.size === 0) return;
    const attempts = found.flatMap(({ content }) => content.attempt ?? []);
    set(({ edits }) => ({
      // What was typed in the meantime is newer than what comes back.
      edits: { ...edits, drafts: new Map([...drafts, ...edits.drafts]) },
      attempt: attempts[0] ?? null,
      restored: { rows: drafts.size, at: new Date(found.at(-1)?.at ?? 0) },
    }));
  }

  const state = createState(empty, () => {
    if (!isOpened) void kept.open(take);
    isOpened = true;
    return kept.keepAtTheEnd();
  });

  const set: ListState['set'] = (change) => {
    const before = state.get();
    state.set((now) => {
      const after = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      // Once everything that came back is saved or discarded, there is nothing more to say about it.
      return after.edits.drafts.size === 0 ? { ...after, restored: null } : after;
    });
    const { edits, attempt } = state.get();
    const { drafts } = edits;
    if (drafts === before.edits.drafts && attempt === before.attempt) return;
    const wait =
      drafts.size > manyDrafts ? Math.max(writeEvery, drafts.size / draftsPerMillisecond) : 0;
    kept.keep({ drafts, attempt }, wait);
  };
  return { ...state, set };
}
