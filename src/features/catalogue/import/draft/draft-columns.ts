import type { CellMark, GridColumn, RowState } from '#src/components/grid/grid-types.ts';
import { editorOf, type Field } from '../../field.ts';
import type { Kind } from '../../kind.ts';
import type { DraftRow, Outline, Summary } from '../engine/draft-types.ts';
import type { Lookups } from '../engine/engine.ts';
import { statusOf } from './row-texts.ts';

export const statusKey = '(status)';
const lineKey = '(line)';

interface Shown {
  kind: Kind;
  outline: Outline;
  summary: Summary;
  lookups: Lookups;
  onlyChanged: boolean;
}

/** The fields that the file speaks of, and those that something has to be said about. */
function shownFields({ kind, outline, summary, onlyChanged }: Shown): readonly Field[] {
  const mapped = new Set(outline.columns.map(({ field }) => field));
  const faulty = new Set(summary.groups.map(({ field }) => field));
  const changed = new Set(summary.changedFields);
  return kind.fields.filter(({ key, options }) => {
    if (key === 'name' || faulty.has(key)) return true;
    if (onlyChanged) return changed.has(key);
    return mapped.has(key) || changed.has(key) || options.required === true;
  });
}

export function draftColumns(shown: Shown): GridColumn<DraftRow>[] {
  const { kind, outline, lookups } = shown;
  const fields = shownFields(shown);
  const own = new Set(kind.fields.map(({ key }) => key));
  // The key and the version of an exported file: shown, because they decide what a row is about.
  const others = outline.targets.filter(
    ({ key }) => !own.has(key) && outline.columns.some(({ field }) => field === key),
  );
  return [
    {
      key: lineKey,
      label: 'Row',
      text: ({ line }) => (line === null ? 'new' : String(line)),
      width: 72,
      numeric: true,
      pinned: true,
      required: true,
    },
    {
      key: statusKey,
      label: 'Status',
      text: statusOf,
      width: 150,
      pinned: true,
      required: true,
    },
    ...fields.map((field) => fieldColumn(field, lookups)),
    ...others.map(({ key, label }) => ({
      key,
      label,
      text: ({ cells }: DraftRow) => cells[key]?.text ?? '',
      width: 160,
    })),
  ];
}

function fieldColumn(field: Field, lookups: Lookups): GridColumn<DraftRow> {
  const { key, label, options, type } = field;
  const editor = editorOf(field, lookups.get(key)) ?? { type: 'prose' };
  return {
    key,
    label,
    text: ({ cells }) => cells[key]?.text ?? '',
    editor,
    width: options.width ?? type.width,
    ...(options.aliases !== undefined && { aliases: options.aliases }),
    ...(options.hint !== undefined && { hint: options.hint }),
    ...(type.numeric === true && { numeric: true }),
    ...(key === 'name' && { pinned: true, required: true }),
  };
}

/** What a cell has to say beside its text. */
export function markOf(row: DraftRow, key: string): CellMark | undefined {
  if (key === statusKey) {
    if (row.message === undefined) return undefined;
    return { state: row.status === 'failed' ? 'invalid' : 'noted', note: row.message };
  }
  const cell = row.cells[key];
  if (cell === undefined) return undefined;
  const was = cell.was === undefined ? {} : { was: cell.was === '' ? 'empty' : cell.was };
  if (cell.error !== undefined) return { state: 'invalid', note: cell.error, ...was };
  if (cell.was !== undefined) {
    const before = `${row.status === 'saved' ? 'Was' : 'Now'}: ${cell.was || 'empty'}.`;
    return {
      state: 'changed',
      note: cell.note === undefined ? before : `${before} ${cell.note}`,
      ...was,
    };
  }
  return cell.note === undefined ? undefined : { state: 'noted', note: cell.note };
}

export function rowState({ status, undone }: DraftRow): RowState | undefined {
  if (undone === true || status === 'skip') return 'skipped';
  if (status === 'saved') return 'saved';
  return status === 'failed' ? 'failed' : undefined;
}
