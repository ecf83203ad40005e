import type { Context } from './context.ts';
import type { BlankChoice, Counts, Summary } from './draft-types.ts';
import { groupErrors } from './error-groups.ts';
import type { Row } from './row.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { isBlankCell } from '#src/lib/import/table.ts';

export const isUndone = ({ answer }: Row): boolean => answer?.state === 'undone';

export const noCounts: Counts = {
  create: 0,
  update: 0,
  unchanged: 0,
  error: 0,
  skip: 0,
  saved: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  total: 0,
};

function countRows(rows: readonly Row[]): Counts {
  const counts = { ...noCounts, total: rows.length };
  for (const row of rows) {
    if (isUndone(row)) counts.undone += 1;
    else counts[row.status] += 1;
    if (row.answer?.state === 'kept') counts.kept += 1;
  }
  return counts;
}

/** The part of a summary that is computed from the rows. */
export function figuresOf(
  rows: readonly Row[],
  context: Context,
): Pick<Summary, 'counts' | 'groups' | 'errors' | 'blanks' | 'changedFields'> {
  const { listed, cells, inGroups } = groupErrors(rows, context);
  const changed = new Set<string>();
  for (const { status, evaluation } of rows) {
    // Saved rows still show their changed fields.
    if (status !== 'update' && status !== 'saved') continue;
    for (const key of evaluation.changed) changed.add(key);
  }
  return {
    counts: countRows(rows),
    groups: listed,
    errors: { cells, inGroups },
    blanks: blanksOf(rows, context),
    changedFields: [...changed],
  };
}

/** For each column, whether blank cells clear values, and how many values they would clear. */
function blanksOf(rows: readonly Row[], context: Context): BlankChoice[] {
  const { columns, fields, blanks, defaults, isJson } = context;
  const choices = columns.flatMap((key, index) => {
    const field = key === null ? undefined : fields.get(key);
    // A field without a default cannot be cleared.
    return field === undefined || !(field.key in defaults) ? [] : [{ index, field, affected: 0 }];
  });
  for (const { evaluation, cells, edits } of rows) {
    if (evaluation.item === null) continue;
    for (const choice of choices) {
      const { key } = choice.field;
      const cell = cells[choice.index];
      const isBlank = isBlankCell(cell) && !(isJson && cell === undefined) && !edits?.has(key);
      if (isBlank && !sameValue(evaluation.item.values[key], defaults[key])) choice.affected += 1;
    }
  }
  return choices.map(({ field: { key, label }, affected }) => ({
    field: key,
    label,
    choice: blanks.get(key) ?? 'keep',
    affected,
  }));
}
