import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';
import { type Draft, merged, nameOf, type RowStatus } from './draft.ts';
import { errorsOf } from './draft-errors.ts';
import type { Edits } from './edits.ts';

/** The names of the items that fields point to, by the key of the field. */
export type Lookups = ReadonlyMap<string, Lookup>;

export interface RowDraft {
  state: Draft['state'];
  base: CatalogueItem | null;
  changed: Values;
  /** The server's as well as our own. */
  errors: FieldErrors;
  status?: RowStatus;
}

/** One row of the grid; an item that nobody has touched is one as it is. */
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

/** The same object for the same draft, so that the grid redraws what has changed and nothing else. */
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

interface Shown {
  kind: Pick<Kind, 'check'>;
  items: readonly CatalogueItem[];
  /** Where in the list each item is. */
  places: ReadonlyMap<string, number>;
  edits: Edits;
}

/**
 * The list with the drafts on it: the list itself while there are none, otherwise a copy with rows
 * replaced; nothing is made anew for rows that nobody touches.
 */
export function rowsOf({ kind, items, places, edits }: Shown): readonly GridRow[] {
  const { drafts, placed, written } = edits;
  // The places may already know of items that come with the next rendering.
  const placeOf = (sk: string): number | undefined => {
    const place = places.get(sk);
    return place !== undefined && place < items.length ? place : undefined;
  };
  const replaced = new Map<number, GridRow | null>();
  const extra: { row: GridRow; after: string | null }[] = [];
  for (const [sk, { item, version }] of written) {
    // A list hears of what was saved a moment later; until then it must not show the old value.
    const place = placeOf(sk);
    const listed = place === undefined ? undefined : items[place];
    if (place === undefined || listed === undefined) {
      const after = placed.get(sk);
      if (item !== null && after !== undefined && !drafts.has(sk)) extra.push({ row: item, after });
    } else if (item === null ? listed.version <= version : listed.version < version) {
      replaced.set(place, item);
    }
  }
  for (const draft of drafts.values()) {
    const row = rowOfDraft(kind, draft);
    const place = placeOf(draft.sk);
    if (place !== undefined) replaced.set(place, row);
    else if (draft.state === 'created') extra.push({ row, after: afterNow(edits, draft.after) });
    else if (placed.has(draft.sk)) extra.push({ row, after: placed.get(draft.sk) ?? null });
    else if (draft.status?.state === 'gone') extra.push({ row, after: null });
  }
  if (replaced.size === 0 && extra.length === 0) return items;
  const shown: (GridRow | null)[] = [...items];
  for (const [place, row] of replaced) shown[place] = row;
  const there = shown.filter((row) => row !== null);
  return extra.length === 0 ? there : withExtra(there, extra);
}

const afterNow = ({ keys }: Edits, after: string | null): string | null =>
  after === null ? null : (keys.get(after) ?? after);

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
  // Rows that stand under each other only, after the list was sorted anew: no row is ever hidden.
  if (all.length < shown.length + extra.length) {
    const there = new Set(all);
    all.unshift(...extra.flatMap(({ row }) => (there.has(row) ? [] : [row])));
  }
  return all;
}
