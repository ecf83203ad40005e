import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { isBlankCell } from '#src/lib/import/table.ts';
import type { Circumstances } from './circumstances.ts';
import type { BlankChoice } from './draft-types.ts';
import type { Row } from './row.ts';

/** For each column, what its blank cells do to items that are there already, and to how many. */
export function blanksOf(rows: readonly Row[], circumstances: Circumstances): BlankChoice[] {
  const { columns, fields, blanks, defaults, isJson } = circumstances;
  const choices = columns.flatMap((key, index) => {
    const field = key === null ? undefined : fields.get(key);
    // Without a default there is nothing to clear to.
    return field === undefined || !(field.key in defaults) ? [] : [{ index, field, affected: 0 }];
  });
  for (const { judged, cells, edits } of rows) {
    if (judged.item === null) continue;
    for (const choice of choices) {
      const { key } = choice.field;
      const cell = cells[choice.index];
      const isBlank = isBlankCell(cell) && !(isJson && cell === undefined) && !edits?.has(key);
      if (isBlank && !sameValue(judged.item.values[key], defaults[key])) choice.affected += 1;
    }
  }
  return choices.map(({ field: { key, label }, affected }) => ({
    field: key,
    label,
    choice: blanks.get(key) ?? 'keep',
    affected,
  }));
}
