import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { numbered } from '../numbers.ts';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import type { FieldErrors } from '../values.ts';
import { type Command, type NewRow, newRowName, type Patch } from './commands.ts';
import { draftErrorsOf, noErrors } from './draft.ts';
import type { Edits } from './edits.ts';
import { fieldsByKey, readTexts } from './read-texts.ts';
import type { GridRow } from './rows.ts';
import { titleOf } from '../title.ts';

interface GestureContext {
  kind: Pick<Kind, 'fields' | 'emptyValues'>;
  lookups: Lookups;
  rowOf: (sk: string) => GridRow | undefined;
  /** The key of the last row of the list: rows that are pasted below the list are added after it. */
  last: string | null;
}

/** Converts a gesture of the grid to a command: reads the texts and adds new rows at the end. */
export function commandOf(
  gesture: Gesture,
  { kind, lookups, rowOf, last }: GestureContext,
): Command {
  const fields = fieldsByKey(kind.fields);
  const textFields = { fields, lookups };
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
    for (const [field, to] of Object.entries(readTexts(texts, textFields, row.values))) {
      patches.push({ sk, field, from: row.values[field], to });
    }
  }
  const created: NewRow[] = [];
  for (const texts of gesture.appended) {
    const read = readTexts(Object.entries(texts), textFields, kind.emptyValues);
    const values = { ...kind.emptyValues, ...read };
    created.push({ sk: newRowName(), values, after: created.at(-1)?.sk ?? last });
  }
  return { label: labelOf(gesture, { fields, rowOf }), patches, created };
}

/** If only one cell changes, the label names this cell; otherwise it is the gesture's label. */
function labelOf(
  { label, edits, appended }: Gesture,
  { fields, rowOf }: { fields: ReturnType<typeof fieldsByKey>; rowOf: GestureContext['rowOf'] },
): string {
  const [only, more] = edits;
  if (only === undefined || more !== undefined || appended.length > 0) return label;
  const field = fields.get(only.key)?.label;
  const row = rowOf(only.rowId);
  return field === undefined || row === undefined ? label : `${field} of ${titleOf(row)}`;
}

/** The result of a gesture, with a message about it. */
export interface Report {
  text: string;
  errors: number;
}

export function reportOn(kind: Pick<Kind, 'check'>, { drafts }: Edits, command: Command): Report {
  const { patches, created = [] } = command;
  const rows = new Set<string>();
  let errors = 0;
  let first: string | undefined;
  const addError = (message: string | undefined) => {
    if (message === undefined) return;
    errors += 1;
    first ??= message;
  };
  function errorsAt(sk: string): FieldErrors {
    rows.add(sk);
    const draft = drafts.get(sk);
    return draft === undefined ? noErrors : draftErrorsOf(kind, draft);
  }
  for (const { sk, field } of patches) {
    const found = errorsAt(sk);
    if (found !== noErrors) addError(firstErrorIn(found, field));
  }
  for (const { sk } of created) Object.values(errorsAt(sk)).forEach(addError);
  const done = `${command.label}: ${numbered(rows.size, 'row', 'rows')}`;
  const text =
    errors === 0 ? `${done}.` : `${done}, ${numbered(errors, 'error', 'errors')}. ${first ?? ''}`;
  return { text: text.trim(), errors };
}
