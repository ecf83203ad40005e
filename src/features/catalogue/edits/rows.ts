import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';
import { type Draft, draftErrorsOf, merged, nameOfDraft, type DraftStatus } from './draft.ts';
import { type Edits, currentKeyOf } from './edits.ts';

export interface RowDraft {
  state: Draft['state'];
  base: CatalogueItem | null;
  changed: Values;
  /** The errors of the check and of the server. */
  errors: FieldErrors;
  status?: DraftStatus;
}

/** One row of the grid. For an item without a draft, the item itself is the row. */
export interface GridRow {
  sk: string;
  name: string;
  version: number;
  values: Values;
  updatedAt: string;
  updatedBy: string | null;
  draft?: RowDraft;
}

const rows = new WeakMap<Draft, GridRow>();

/** Returns the same object for the same draft, so that the grid redraws only changed rows. */
export function rowOfDraft(kind: Pick<Kind, 'check'>, draft: Draft): GridRow {
  const before = rows.get(draft);
  if (before !== undefined) return before;
  const { sk, state, base, changed, status } = draft;
  const refused = status?.state === 'failed' ? status.errors : {};
  const row: GridRow = {
    sk,
    name: nameOfDraft(draft),
    version: base?.version ?? 0,
    values: merged(draft),
    updatedAt: base?.updatedAt ?? '',
    updatedBy: base?.updatedBy ?? null,
    draft: {
      state,
      base,
      changed,
      errors: { ...refused, ...draftErrorsOf(kind, draft) },
      ...(status && { status }),
    },
  };
  rows.set(draft, row);
  return row;
}

/**
 * Returns a function that maps the keys of a list's items to their positions. If the list has only
 * grown at its end since the last call, only the new items are added.
 */
export function itemIndex() {
  let known: readonly CatalogueItem[] = [];
  let index = new Map<string, number>();
  return (items: readonly CatalogueItem[]): ReadonlyMap<string, number> => {
    if (items === known) return index;
    const hasGrown =
      items.length >= known.length && known.every(({ sk }, at) => sk === items[at]?.sk);
    // If rows have moved, a new map is created, because React may still render the old list.
    if (!hasGrown) index = new Map();
    for (let at = hasGrown ? known.length : 0; at < items.length; at += 1) {
      const item = items[at];
      if (item !== undefined) index.set(item.sk, at);
    }
    known = items;
    return index;
  };
}

interface ListWithEdits {
  kind: Pick<Kind, 'check'>;
  items: readonly CatalogueItem[];
  /** The position of each item in the list, by key. */
  index: ReadonlyMap<string, number>;
  edits: Edits;
}

/**
 * Applies the drafts, and the saved rows that the list does not have yet. Returns `items` itself if
 * no row differs; else a new array with the same objects for unchanged rows.
 */
export function rowsOf({ kind, items, index, edits }: ListWithEdits): readonly GridRow[] {
  const { drafts, placed, written } = edits;
  // The index can also contain items of a longer list, because `itemIndex` extends the same map.
  const indexOf = (sk: string): number | undefined => {
    const at = index.get(sk);
    return at !== undefined && at < items.length ? at : undefined;
  };
  const replaced = new Map<number, GridRow | null>();
  const extra: { row: GridRow; after: string | null }[] = [];
  for (const [sk, { item, version }] of written) {
    // The list gets saved rows a moment later; until then the old values must not reappear.
    const at = indexOf(sk);
    const listed = at === undefined ? undefined : items[at];
    if (at === undefined || listed === undefined) {
      const after = placed.get(sk);
      if (item !== null && after !== undefined && !drafts.has(sk)) extra.push({ row: item, after });
    } else if (item === null ? listed.version <= version : listed.version < version) {
      replaced.set(at, item);
    }
  }
  for (const draft of drafts.values()) {
    const row = rowOfDraft(kind, draft);
    const at = indexOf(draft.sk);
    if (at !== undefined) replaced.set(at, row);
    else if (draft.state === 'created') {
      extra.push({ row, after: draft.after === null ? null : currentKeyOf(edits, draft.after) });
    } else if (placed.has(draft.sk)) extra.push({ row, after: placed.get(draft.sk) ?? null });
    else if (draft.status?.state === 'gone') extra.push({ row, after: null });
  }
  if (replaced.size === 0 && extra.length === 0) return items;
  const shown: (GridRow | null)[] = [...items];
  for (const [at, row] of replaced) shown[at] = row;
  const present = shown.filter((row) => row !== null);
  return extra.length === 0 ? present : withExtra(present, extra);
}

/**
 * Inserts each extra row below the row `after`, or at the top if there is no such row. Of several
 * extra rows at one position, the last one of `extra` is the first in the list.
 */
function withExtra(
  shown: readonly GridRow[],
  extra: readonly { row: GridRow; after: string | null }[],
): GridRow[] {
  const known = new Set([...shown, ...extra.map(({ row }) => row)].map(({ sk }) => sk));
  const under = Map.groupBy(extra, ({ after }) =>
    after !== null && known.has(after) ? after : null,
  );
  const all: GridRow[] = [];
  const addUnder = (sk: string) => {
    const waiting = (under.get(sk) ?? []).map(({ row }) => row);
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      all.push(row);
      waiting.push(...(under.get(row.sk) ?? []).map((each) => each.row));
    }
  };
  for (const { row } of (under.get(null) ?? []).toReversed()) {
    all.push(row);
    addUnder(row.sk);
  }
  for (const row of shown) {
    all.push(row);
    if (under.has(row.sk)) addUnder(row.sk);
  }
  // Rows whose `after` only name each other in a circle are added at the top, so that none is lost.
  if (all.length < shown.length + extra.length) {
    const present = new Set(all);
    all.unshift(...extra.flatMap(({ row }) => (present.has(row) ? [] : [row])));
  }
  return all;
}
