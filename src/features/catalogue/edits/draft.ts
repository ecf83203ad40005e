import { changesOver, conflictsOf } from '#src/components/drafts/rebase.ts';
import type { CatalogueUse } from '#src/generated/model/index.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';

/** The reason why a draft was not saved, or a change of its row by another administrator. */
export type DraftStatus =
  | {
      state: 'failed';
      message: string;
      errors: FieldErrors;
      /** The dependents, if they are the reason why the row cannot be deleted. */
      usedBy?: readonly CatalogueUse[];
    }
  | { state: 'conflict'; theirs: CatalogueItem; fields: readonly string[] }
  /** Someone else has deleted the row. */
  | { state: 'gone' };

interface CommonDraft {
  /** The key of the row; `new:…` if the row has no key yet. */
  sk: string;
  status?: DraftStatus;
}

/** Unsaved changes of a stored item. */
export interface ChangedDraft extends CommonDraft {
  state: 'changed';
  base: CatalogueItem;
  changed: Values;
}

export interface CreatedDraft extends CommonDraft {
  state: 'created';
  base: null;
  /** All values of the row. */
  changed: Values;
  /** For a deleted row that is created again: its old key, which it must get again. */
  key: string | null;
  /** The row above; null at the top of the list. */
  after: string | null;
}

/** A row that is marked for deletion. It keeps its changes, because the mark can be undone. */
interface RemovedDraft extends CommonDraft {
  state: 'removed';
  base: CatalogueItem;
  changed: Values;
}

export type Draft = ChangedDraft | CreatedDraft | RemovedDraft;

/** The values that the user sees: the stored values with the changes. */
export const merged = ({ base, changed }: Pick<Draft, 'base' | 'changed'>): Values =>
  base === null ? changed : { ...base.values, ...changed };

/** The edited name, or the stored name if the edited name is empty. */
export function nameOfDraft(draft: Draft): string {
  const name = draft.changed['name'];
  return typeof name === 'string' && name !== '' ? name : (draft.base?.name ?? 'New row');
}

/** The fields that both sides have changed to different values. */
export const clashes = (
  { base, changed }: Pick<ChangedDraft, 'base' | 'changed'>,
  theirs: CatalogueItem,
): string[] => conflictsOf({ base: base.values, changed }, theirs.values);

/** The same changes based on a newer version; undefined if that version has the same values. */
export function withNewBase(
  { sk, changed }: Pick<ChangedDraft, 'sk' | 'changed'>,
  theirs: CatalogueItem,
): ChangedDraft | undefined {
  const left = changesOver(theirs.values, changed);
  return Object.keys(left).length === 0
    ? undefined
    : { sk, state: 'changed', base: theirs, changed: left };
}

/** All drafts without errors share this object, because `hasErrors` compares with this object. */
export const noErrors: FieldErrors = {};

/** A cache of errors by the object `changed`, which stays the same if only the status changes. */
const checked = new WeakMap<Values, { base: CatalogueItem | null; errors: FieldErrors }>();

/** The errors that prevent sending a draft. A row that will be deleted is not checked. */
export function draftErrorsOf(kind: Pick<Kind, 'check'>, draft: Draft): FieldErrors {
  if (draft.state === 'removed') return noErrors;
  const before = checked.get(draft.changed);
  if (before !== undefined && before.base === draft.base) return before.errors;
  const check = kind.check(merged(draft));
  const errors = check.ok ? noErrors : check.errors;
  checked.set(draft.changed, { base: draft.base, errors });
  return errors;
}

export const hasErrors = (kind: Pick<Kind, 'check'>, draft: Draft): boolean =>
  draftErrorsOf(kind, draft) !== noErrors;
