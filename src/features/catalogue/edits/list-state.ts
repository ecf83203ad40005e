import type { QueryClient } from '@tanstack/react-query';
import { type FoundDraft, keepDraft, writeEvery } from '#src/components/drafts/kept-draft.ts';
import { createState, type State } from '#src/components/drafts/state.ts';
import type { ListQuery } from '../list-query.ts';
import type { CatalogueItem } from '../values.ts';
import type { Draft } from './draft.ts';
import { type ListDrafts, listFormat } from './draft-format.ts';
import { type Edits, noEdits } from './edits.ts';

/** A row of the last save: the sent draft and the stored item, or null if it was deleted. */
export interface SavedRow {
  sent: Draft;
  item: CatalogueItem | null;
}

/** The drafts that were restored from the store: their number, and when they were stored. */
interface RestoredDrafts {
  rows: number;
  at: Date;
}

/** The state of one user's work on one kind; several components can show it. */
interface ListWork {
  edits: Edits;
  /** The keys of the rows that are being sent to the server. */
  saving: ReadonlySet<string>;
  /** The rows of the last save, to undo it. */
  lastSave: readonly SavedRow[];
  /** The id of the last save if some of its rows have no answer; else null. */
  attempt: string | null;
  restored: RestoredDrafts | null;
  /** The query of the shown list, for which `edits.placed` is valid. */
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

/** The states of all lists, so that a user who returns to a list finds it unchanged. */
const states = new WeakMap<QueryClient, Map<string, ListState>>();

/** Storing more drafts than this takes noticeable time, so the storing is delayed. */
const manyDrafts = 500;
/** The delay grows with the number of drafts: one millisecond for this many drafts. */
const draftsPerMillisecond = 20;

export function listStateOf(client: QueryClient, userId: string, slug: string): ListState {
  const statesOfClient = states.get(client) ?? new Map<string, ListState>();
  states.set(client, statesOfClient);
  const key = `${userId}/${slug}`;
  const state = statesOfClient.get(key) ?? createListState(key);
  statesOfClient.set(key, state);
  return state;
}

function createListState(owner: string): ListState {
  const kept = keepDraft<ListDrafts>(owner, listFormat, { drafts: new Map(), attempt: null });
  let isOpened = false;

  function restore(found: readonly FoundDraft<ListDrafts>[]): void {
    const drafts = new Map(found.flatMap(({ content }) => [...content.drafts]));
    if (drafts.size === 0) return;
    const attempts = found.flatMap(({ content }) => content.attempt ?? []);
    set(({ edits }) => ({
      // New edits replace restored drafts of the same rows.
      edits: { ...edits, drafts: new Map([...drafts, ...edits.drafts]) },
      attempt: attempts[0] ?? null,
      restored: { rows: drafts.size, at: new Date(found.at(-1)?.at ?? 0) },
    }));
  }

  const state = createState(empty, () => {
    if (!isOpened) void kept.open(restore);
    isOpened = true;
    return kept.keepAtTheEnd();
  });

  const set: ListState['set'] = (change) => {
    const before = state.get();
    state.set((now) => {
      const after = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      // Without drafts the notice about restored drafts is removed.
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
