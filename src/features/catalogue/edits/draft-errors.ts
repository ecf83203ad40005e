import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';
import { type Draft, merged } from './draft.ts';

/** The same object always: most drafts are without fault. */
export const noErrors: FieldErrors = {};

/** Checked once per set of values: a status more or less changes nothing about them. */
const checked = new WeakMap<Values, { base: CatalogueItem | null; errors: FieldErrors }>();

/** What keeps a draft from being sent; a row that is to go may hold anything. */
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
