import { titleOf } from '../title.ts';
import type { GridRow } from '../edits/rows.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import { number, numbered } from '../numbers.ts';

export interface DraftCounts {
  cells: number;
  changed: number;
  created: number;
  removed: number;
  /** Rows that cannot be sent because of errors. */
  withErrors: number;
  /**
   * Rows that others have changed or deleted. They are saved only after the administrator has
   * chosen which changes to keep.
   */
  conflicts: number;
}

const hasErrors = ({ draft }: GridRow): boolean =>
  draft !== undefined && draft.state !== 'removed' && Object.keys(draft.errors).length > 0;

const hasConflict = ({ draft }: GridRow): boolean =>
  draft?.status?.state === 'conflict' || draft?.status?.state === 'gone';

export function countDrafts(rows: readonly GridRow[]): DraftCounts {
  const counts = { cells: 0, changed: 0, created: 0, removed: 0, withErrors: 0, conflicts: 0 };
  for (const row of rows) {
    if (row.draft === undefined) continue;
    counts[row.draft.state] += 1;
    if (row.draft.state === 'changed') counts.cells += Object.keys(row.draft.changed).length;
    if (hasConflict(row)) counts.conflicts += 1;
    else if (hasErrors(row)) counts.withErrors += 1;
  }
  return counts;
}

/** `14 cells in 6 rows changed, 2 new, 1 to delete`; empty without drafts. */
export function draftsText({ cells, changed, created, removed }: DraftCounts): string {
  return [
    ...(changed > 0
      ? [`${numbered(cells, 'cell', 'cells')} in ${numbered(changed, 'row', 'rows')} changed`]
      : []),
    ...(created > 0 ? [`${number(created)} new`] : []),
    ...(removed > 0 ? [`${number(removed)} to delete`] : []),
  ].join(', ');
}

export const total = ({ changed, created, removed }: DraftCounts): number =>
  changed + created + removed;

/** The first error as a sentence, for people who cannot point at a cell to read its error. */
export function firstErrorText(kind: Kind, rows: readonly GridRow[]): string | null {
  const row = rows.find(hasErrors);
  if (row?.draft === undefined) return null;
  const { errors } = row.draft;
  const name = titleOf(row);
  for (const { key, label } of kind.fields) {
    const error = firstErrorIn(errors, key);
    if (error !== undefined) return `${name}, ${label}: ${error}`;
  }
  return `${name}: ${Object.values(errors)[0] ?? ''}`;
}

/** The reason if no draft can be saved; undefined if at least one draft can be saved. */
export function whyNotSaved(counts: DraftCounts): string | undefined {
  const { withErrors, conflicts } = counts;
  if (withErrors + conflicts < total(counts)) return undefined;
  return conflicts > 0 ? 'Choose values for the marked rows first.' : 'Fix the marked cells first.';
}
