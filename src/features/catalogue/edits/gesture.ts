import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Kind } from '../kind.ts';
import { type Command, type NewRow, newRowName, type Patch } from './commands.ts';
import { fieldsByKey, readTexts } from './read-texts.ts';
import type { GridRow, Lookups } from './rows.ts';

interface GestureOn {
  kind: Pick<Kind, 'fields' | 'emptyValues'>;
  lookups: Lookups;
  rowOf: (sk: string) => GridRow | undefined;
  /** Rows pasted past the end go under this one. */
  last: string | null;
}

/** What a gesture of the grid means: texts become values, rows past the end become new ones. */
export function commandOf(gesture: Gesture, { kind, lookups, rowOf, last }: GestureOn): Command {
  const fields = fieldsByKey(kind.fields);
  const reader = { fields, lookups };
  const patches: Patch[] = [];
  const byRow = new Map<string, [string, string][]>();
  for (const { rowId, key, text } of gesture.edits) {
    const texts = byRow.get(rowId);
    if (texts === undefined) byRow.set(rowId, [[key, text]]);
    else texts.push([key, text]);
  }
  for (const [sk, texts] of byRow) {
    const row = rowOf(sk);
    if (row === undefined || row.draft?.state === 'removed') continue;
    for (const [field, to] of Object.entries(readTexts(texts, reader, row.values))) {
      patches.push({ sk, field, from: row.values[field], to });
    }
  }
  const created: NewRow[] = [];
  for (const texts of gesture.appended) {
    const read = readTexts(Object.entries(texts), reader, kind.emptyValues);
    const values = { ...kind.emptyValues, ...read };
    created.push({ sk: newRowName(), values, after: created.at(-1)?.sk ?? last });
  }
  return { label: labelOf(gesture, { fields, rowOf }), patches, created };
}

/** One cell is called by its name; more are called by what was done. */
function labelOf(
  { label, edits, appended }: Gesture,
  { fields, rowOf }: { fields: ReturnType<typeof fieldsByKey>; rowOf: GestureOn['rowOf'] },
): string {
  const [only, more] = edits;
  if (only === undefined || more !== undefined || appended.length > 0) return label;
  const field = fields.get(only.key)?.label;
  const row = rowOf(only.rowId)?.name;
  return field === undefined || row === undefined ? label : `${field} of ${row}`;
}
