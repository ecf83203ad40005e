import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { GridRow } from '../../edits/rows.ts';
import { firstErrorIn } from '../../issues.ts';
import { titleOf } from '../../title.ts';
import type { Kind } from '../../kind.ts';

export interface FieldDiff {
  key: string;
  label: string;
  /** Null for a new row, which has no earlier value. */
  before: string | null;
  after: string;
  error: string | undefined;
}

export interface RowDiff {
  sk: string;
  title: string;
  state: 'changed' | 'created' | 'removed';
  /** Why the row was not saved, or what another administrator did to it. */
  message: string | null;
  fields: readonly FieldDiff[];
}

const textOrEmpty = (text: string): string => (text === '' ? 'empty' : text);

/**
 * Describes one draft: the changed fields with their texts before and after. For a new row, it has all
 * fields with a text or an error. Returns null for a row without a draft.
 */
export function diffOf(kind: Kind, lookups: Lookups, row: GridRow): RowDiff | null {
  const { sk, draft, values } = row;
  if (draft === undefined) return null;
  const { base, changed, errors, state, status } = draft;
  const shownFields = kind.fields.filter(({ key, show }) =>
    base === null ? show(values[key]) !== '' || firstErrorIn(errors, key) : key in changed,
  );
  const fields = shownFields.map(({ key, label, show }) => ({
    key,
    label,
    before: base === null ? null : textOrEmpty(show(base.values[key], lookups.get(key))),
    after: textOrEmpty(show(values[key], lookups.get(key))),
    error: firstErrorIn(errors, key),
  }));
  return {
    sk,
    title: titleOf(row),
    state,
    message: messageOf(status),
    fields: state === 'removed' ? [] : fields,
  };
}

function messageOf(status: NonNullable<GridRow['draft']>['status']): string | null {
  if (status === undefined) return null;
  if (status.state === 'failed') return status.message;
  return status.state === 'gone'
    ? 'Someone else has deleted it meanwhile.'
    : 'Someone else has changed the same fields meanwhile.';
}

export type ReviewFilter = 'all' | RowDiff['state'] | 'withErrors';

/** Whether the filter shows the row. */
export const passes = (filter: ReviewFilter, { draft }: GridRow): boolean => {
  if (draft === undefined) return false;
  if (filter === 'withErrors') {
    return draft.state !== 'removed' && Object.keys(draft.errors).length > 0;
  }
  return filter === 'all' || draft.state === filter;
};
