import type { Field } from '../field.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import { changedFields } from '#src/components/drafts/rebase.ts';
import type { Lookups } from '../edits/rows.ts';

export interface FieldChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** What one change did, field by field, in the order of the form; empty where nothing differs. */
export function fieldChanges(
  fields: readonly Field[],
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
  lookups: Lookups,
): FieldChange[] {
  const changed = new Set(changedFields(before ?? {}, after ?? {}));
  return fields.flatMap(({ key, label, show }) => {
    if (!changed.has(key)) return [];
    const text = (values: HistoryEntry['before']) => show(values?.[key], lookups.get(key));
    const change = { key, label, before: text(before), after: text(after) };
    return change.before === change.after ? [] : [change];
  });
}
