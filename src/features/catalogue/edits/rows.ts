import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';
import { type Draft, errorsOf, merged, nameOf, type RowStatus } from './draft.ts';
import { type Edits, keyOf } from './edits.ts';

/** The names of the items that fields refer to, by the key of the field. */
export type Lookups = ReadonlyMap<string, Lookup>;

export interface RowDraft {
  state: Draft['state'];
  base: CatalogueItem | null;
  changed: Values;
  /** Errors of the check and of the server. */
  errors: FieldErrors;
  status?: RowStatus;
}

/** One row of the grid; an item without a draft is one as it is. */
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

/** The same object for the same draft, so that the grid redraws only what has changed. */
export function rowOfDraft(kind: Pick<Kind, 'check'>, draft: Draft): GridRow {
  const before = rows.get(draft);
  if (before !== undefined) return before;
  const { sk, state, base, changed, status } = draft;
  const refused = status?.state === 'failed' ? status.errors : {};
  const row: GridRow = {
    sk,
    name: nameOf(draft),
    version: base?.version ?? 0,
    values: merged(draft),
    updatedAt: base?.updatedAt ?? '',
    updatedBy: base?.updatedBy ?? null,
    draft: {
      state,
      base,
      changed,
      errors: { ...refused, ...errorsOf(kind, draft) },
      ...(status && { status }),
    },
  };
  rows.set(draft, row);
  return row;
}

/** Finds items by key. A list that has only grown at its end is not walked through again. */
export function itemIndex() {
  let known: readonly CatalogueItem[] = [];
  let index = new Map<string, number>();
  return (items: readonly CatalogueItem[]): ReadonlyMap<string, number> => {
    if (items === known) return index;
    const hasGrown =
      items.length >= known.length && known.every(({ sk }, at) => sk === items[at]?.sk);
    // A new map when rows have moved: a rendering that still has the old list keeps the old map.
    if (!hasGrown) index = new Map();
    for (let at = hasGrown ? known.length : 0; at < items.length; at += 1) {
      const item = items[at];
      if (item !== undefined) index.set(item.sk, at);
    }
    known = items;
    return index;
  };
}

interface Shown {
  kind: Pick<Kind, 'check'>;
  items: readonly CatalogueItem[];
  /** Where in the list each item is. */
  index: ReadonlyMap<string, number>;
  edits: Edits;
}

/**
 * The list with its drafts. Without drafts it is the list itself; otherwise a copy in which only
 * changed rows are new objects.
 */
export function rowsOf({ kind, items, index, edits }: Shown): readonly GridRow[] {
  const { drafts, placed, written } = edits;
  // The index may already know items that come with the next rendering.
  const indexOf = (sk: string): number | undefined => {
    const at = index.get(sk);
    return at !== undefined && at < items.length ? at : undefined;
  };
  const replaced = new Map<number, GridRow | null>();
  const extra: { row: GridRow; after: string | null }[] = [];
  for (const [sk, { item, version }] of written) {
    // The list gets what was saved a moment later; until then it must not show the old value.
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
      extra.push({ row, after: draft.after === null ? null : keyOf(edits, draft.after) });
    } else if (placed.has(draft.sk)) extra.push({ row, after: placed.get(draft.sk) ?? null });
    else if (draft.status?.state === 'gone') extra.push({ row, after: null });
  }
  if (replaced.size === 0 && extra.length === 0) return items;
  const shown: (GridRow | null)[] = [...items];
  for (const [at, row] of replaced) shown[at] = row;
  const present = shown.filter((row) => row !== null);
  return extra.length === 0 ? present : withExtra(present, extra);
}

/** Each new row under the one it stands under, the latest first; the others at the top. */
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
  // After sorting, rows may stand under each other only; they go to the top, so that none is lost.
  if (all.length < shown.length + extra.length) {
    const present = new Set(all);
    all.unshift(...extra.flatMap(({ row }) => (present.has(row) ? [] : [row])));
  }
  return all;
}
