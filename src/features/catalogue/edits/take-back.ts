import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Command, NewRow, Patch } from './commands.ts';
import type { SavedRow } from './desk.ts';
import { merged } from './draft.ts';
import type { Edits, Find } from './edits.ts';
import { storedUnder } from './stored.ts';

export interface TakingBack {
  command: Command;
  /** Rows that hold nothing but what is taken back: they can be saved at once. */
  atOnce: ReadonlySet<string>;
  /** Rows that have been changed since, here or by somebody else. */
  left: number;
}

/** Under which row each one stood that was deleted from here. */
const placesBefore = ({ done }: Edits): ReadonlyMap<string, string | null> =>
  new Map(done.flatMap(({ removed = [] }) => removed.map(({ sk, after }) => [sk, after] as const)));

/** The change that takes a save back, as far as the rows still are what was saved. */
export function takeBack(edits: Edits, rows: readonly SavedRow[], find: Find): TakingBack {
  const patches: Patch[] = [];
  const created: NewRow[] = [];
  const removed: NewRow[] = [];
  const places = placesBefore(edits);
  const atOnce = new Set<string>();
  let left = 0;

  function turnRound({ sent, item }: SavedRow): boolean {
    const sk = item?.sk ?? sent.sk;
    const now = storedUnder(edits, sk, find);
    const isTouched = edits.drafts.has(sk);
    if (item === null) {
      if (sent.base === null || now !== undefined || isTouched) return false;
      created.push({ sk, values: sent.base.values, after: places.get(sk) ?? null });
    } else {
      if (now?.version !== item.version) return false;
      if (sent.base === null) {
        if (isTouched) return false;
        removed.push({ sk, values: item.values, after: sent.after });
      } else {
        const draft = edits.drafts.get(sk);
        if (draft?.state === 'removed') return false;
        const shown = draft === undefined ? item.values : merged(draft);
        for (const field of Object.keys(sent.changed)) {
          // Typed anew since: what is typed now is what is meant.
          if (!sameValue(shown[field], item.values[field])) continue;
          patches.push({ sk, field, from: shown[field], to: sent.base.values[field] });
        }
      }
    }
    if (!isTouched) atOnce.add(sk);
    return true;
  }

  for (const row of rows) if (!turnRound(row)) left += 1;
  return { command: { label: 'Undo of the last save', patches, created, removed }, atOnce, left };
}
