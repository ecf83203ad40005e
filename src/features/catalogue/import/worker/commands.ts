import { numbered } from '../../numbers.ts';
import { type Command, inverseOf, type Patch } from '#src/components/drafts/commands.ts';
import type { Settings } from './context.ts';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import { isLocked, newNameKey, type Row } from './row.ts';
import type { Rows } from './rows.ts';

/** Edits one cell; a cell with the value `undefined` has the text of the file. */
interface CellPatch extends Patch<string | undefined> {
  readonly row: number;
}

/** Leaves a row out of the import, or includes it again. */
interface LeftOutPatch extends Patch<boolean> {
  readonly row: number;
  readonly field: typeof leftOutField;
}

/** A field name for the patches of left-out rows; no kind has a field with this name. */
const leftOutField = '(left out)';

const isLeftOut = (patch: CellPatch | LeftOutPatch): patch is LeftOutPatch =>
  patch.field === leftOutField;

/** `created` and `removed` contain the indexes of rows at the end of the table. */
export interface ImportCommand extends Command<CellPatch | LeftOutPatch, number> {
  readonly settings?: Patch<Settings>;
}

export function inverseOfImport({ settings, ...command }: ImportCommand): ImportCommand {
  return {
    ...inverseOf(command),
    ...(settings && { settings: { ...settings, from: settings.to, to: settings.from } }),
  };
}

/**
 * Converts one gesture of the grid to a command. It skips rows that are saved or being sent, and
 * cells that already show the new text.
 */
export function editsOf(
  rows: Rows,
  gesture: Gesture,
  isShown: (row: Row, key: string, text: string) => boolean,
  known: ReadonlySet<string>,
): ImportCommand | null {
  const patches: CellPatch[] = [];
  for (const { rowId, key, text } of gesture.edits) {
    const row = rows.at(rowId);
    if (row === undefined || isLocked(row) || !known.has(key)) continue;
    const from = row.edits?.get(key);
    if (text === from || isShown(row, key, text)) continue;
    patches.push({ row: row.index, field: key, from, to: text });
  }
  const appended = gesture.appended.filter((texts) =>
    Object.entries(texts).some(([key, text]) => known.has(key) && text.trim() !== ''),
  );
  appended.forEach((texts, position) => {
    for (const [key, to] of Object.entries(texts)) {
      const row = rows.all.length + position;
      if (known.has(key) && to !== '') patches.push({ row, field: key, from: undefined, to });
    }
  });
  if (patches.length === 0) return null;
  const created = appended.map((_, position) => rows.all.length + position);
  return { label: gesture.label, patches, created };
}

/** The command that writes `texts`, one for each field, into every given row. */
export function sameForAll(
  rows: readonly Row[],
  texts: Readonly<Record<string, string>>,
): ImportCommand | null {
  const patches = rows
    .filter((row) => !isLocked(row))
    .flatMap(({ index, edits }) =>
      Object.entries(texts).map(([field, to]) => {
        return { row: index, field, from: edits?.get(field), to };
      }),
    );
  const label = `Fix ${numbered(patches.length, 'cell', 'cells')}`;
  return patches.length === 0 ? null : { label, patches };
}

/** The command that confirms the names of rows as names of new items. */
export function confirmingNames(rows: readonly Row[]): ImportCommand | null {
  const patches = rows
    .filter((row) => !isLocked(row))
    .map(({ index: row, edits, evaluation: { values } }) => {
      return { row, field: newNameKey, from: edits?.get(newNameKey), to: String(values['name']) };
    });
  const label = `Take ${numbered(patches.length, 'row', 'rows')} as new`;
  return patches.length === 0 ? null : { label, patches };
}

/** The command that leaves rows out (`to` is true) or includes them again. */
export function leavingOut(rows: readonly Row[], to: boolean): ImportCommand | null {
  const patches = rows
    .filter((row) => !isLocked(row) && row.leftOut !== to)
    .map(({ index: row, leftOut: from }) => ({ row, field: leftOutField, from, to }) as const);
  const label = `${to ? 'Leave out' : 'Take in'} ${numbered(patches.length, 'row', 'rows')}`;
  return patches.length === 0 ? null : { label, patches };
}

/** Applies a command and returns the rows that it changed. */
export function applyCommand(
  rows: Rows,
  { patches, created = [], removed = [] }: ImportCommand,
): Row[] {
  rows.add(created.length);
  const changed = new Set<Row>();
  for (const patch of patches) {
    const row = rows.all[patch.row];
    if (row === undefined || isLocked(row)) continue;
    if (isLeftOut(patch)) row.leftOut = patch.to;
    else {
      const edits = new Map(row.edits);
      if (patch.to === undefined) edits.delete(patch.field);
      else edits.set(patch.field, patch.to);
      row.edits = edits.size === 0 ? null : edits;
    }
    changed.add(row);
  }
  if (removed.length === 0) return [...changed];
  rows.removeLast(removed.length);
  return [...changed].filter((row) => rows.all[row.index] === row);
}
