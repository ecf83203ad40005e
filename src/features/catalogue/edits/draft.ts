import type { CatalogueUse } from '#src/generated/model/index.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';

/** What saving ran into, or what somebody else did to the row meanwhile. */
export type RowStatus =
  | {
      state: 'failed';
      message: string;
      errors: FieldErrors;
      /** What still needs the row, where that is why it cannot be deleted. */
      usedBy?: readonly CatalogueUse[];
    }
  | { state: 'conflict'; theirs: CatalogueItem; fields: readonly string[] }
  /** Deleted by somebody else. */
  | { state: 'gone' };

interface Drafted {
  /** The key of the row, or `new:…` as long as it has none. */
  sk: string;
  status?: RowStatus;
}

/** What is typed over a stored item and not yet saved. */
export interface ChangedDraft extends Drafted {
  state: 'changed';
  base: CatalogueItem;
  changed: Values;
}

export interface CreatedDraft extends Drafted {
  state: 'created';
  base: null;
  /** All of its values. */
  changed: Values;
  /** The key it has to get, because it had it before it was deleted. */
  key: string | null;
  /** The row it stands under; null at the top. */
  after: string | null;
}

/** To be deleted; what was typed before waits in case it is not. */
interface RemovedDraft extends Drafted {
  state: 'removed';
  base: CatalogueItem;
  changed: Values;
}

export type Draft = ChangedDraft | CreatedDraft | RemovedDraft;

/** The row as the admin sees it. */
export const merged = ({ base, changed }: Pick<Draft, 'base' | 'changed'>): Values =>
  base === null ? changed : { ...base.values, ...changed };

/** What it is called: as typed, or as stored while the typed name is empty. */
export function nameOf(draft: Draft): string {
  const name = draft.changed['name'];
  return typeof name === 'string' && name !== '' ? name : (draft.base?.name ?? 'New row');
}

/** The fields that both sides have changed, each to something else. */
export function clashes(
  { base, changed }: Pick<ChangedDraft, 'base' | 'changed'>,
  theirs: CatalogueItem,
): string[] {
  return Object.entries(changed).flatMap(([field, mine]) => {
    const their = theirs.values[field];
    return sameValue(their, base.values[field]) || sameValue(their, mine) ? [] : [field];
  });
}

/** The fields in which an item differs from what it was. */
export const changedFields = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !sameValue(before[field], after[field]),
  );

/** The same changes without what they do not change. */
export const overBase = (base: CatalogueItem, changed: Values): Values =>
  Object.fromEntries(
    Object.entries(changed).filter(([field, value]) => !sameValue(value, base.values[field])),
  );
