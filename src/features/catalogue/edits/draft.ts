import { changesOver, conflictsOf } from '#src/components/drafts/rebase.ts';
import type { CatalogueUse } from '#src/generated/model/index.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';

/** Why a draft was not saved, or what another administrator has done to its row. */
export type RowStatus =
  | {
      state: 'failed';
      message: string;
      errors: FieldErrors;
      /** The items that refer to the row, where that is why it cannot be deleted. */
      usedBy?: readonly CatalogueUse[];
    }
  | { state: 'conflict'; theirs: CatalogueItem; fields: readonly string[] }
  /** Deleted by someone else. */
  | { state: 'gone' };

interface Drafted {
  /** The key of the row, or `new:…` as long as it has none. */
  sk: string;
  status?: RowStatus;
}

/** Changes of a stored item that are not saved yet. */
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
  /** The key it had before it was deleted, and has to get again. */
  key: string | null;
  /** The row it stands under; null at the top. */
  after: string | null;
}

/** To be deleted. Changes made before stay, in case the deletion is undone. */
interface RemovedDraft extends Drafted {
  state: 'removed';
  base: CatalogueItem;
  changed: Values;
}

export type Draft = ChangedDraft | CreatedDraft | RemovedDraft;

/** The row as the administrator sees it. */
export const merged = ({ base, changed }: Pick<Draft, 'base' | 'changed'>): Values =>
  base === null ? changed : { ...base.values, ...changed };

/** The name as typed, or as stored while the typed name is empty. */
export function nameOf(draft: Draft): string {
  const name = draft.changed['name'];
  return typeof name === 'string' && name !== '' ? name : (draft.base?.name ?? 'New row');
}

/** The fields that both sides have changed, each to another value. */
export const clashes = (
  { base, changed }: Pick<ChangedDraft, 'base' | 'changed'>,
  theirs: CatalogueItem,
): string[] => conflictsOf({ base: base.values, changed }, theirs.values);

/** The same changes over a newer version; undefined when that version has them all. */
export function overTheirs(
  { sk, changed }: Pick<ChangedDraft, 'sk' | 'changed'>,
  theirs: CatalogueItem,
): ChangedDraft | undefined {
  const left = changesOver(theirs.values, changed);
  return Object.keys(left).length === 0
    ? undefined
    : { sk, state: 'changed', base: theirs, changed: left };
}

/** Always the same object: most drafts have no errors. */
export const noErrors: FieldErrors = {};

/** Checked once per set of values: a new status changes nothing about them. */
const checked = new WeakMap<Values, { base: CatalogueItem | null; errors: FieldErrors }>();

/** What keeps a draft from being sent; a row that is to be deleted may hold anything. */
export function errorsOf(kind: Pick<Kind, 'check'>, draft: Draft): FieldErrors {
  if (draft.state === 'removed') return noErrors;
  const before = checked.get(draft.changed);
  if (before !== undefined && before.base === draft.base) return before.errors;
  const check = kind.check(merged(draft));
  const errors = check.ok ? noErrors : check.errors;
  checked.set(draft.changed, { base: draft.base, errors });
  return errors;
}

export const isFaulty = (kind: Pick<Kind, 'check'>, draft: Draft): boolean =>
  errorsOf(kind, draft) !== noErrors;
