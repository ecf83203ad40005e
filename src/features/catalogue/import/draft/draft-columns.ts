import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { CellMark, GridColumn, RowState } from '#src/components/grid/grid-types.ts';
import { editorOf, type Field } from '../../field.ts';
import type { Kind } from '../../kind.ts';
import type { DraftRow, Outline, Summary } from '../worker/draft-types.ts';
import { copiedTextIn, statusOf } from './row-texts.ts';

const changedMark = '*';

/** The width of a column that shows `old → new`, within limits. */
const widthOfChange = (width: number): number =>
  Math.max(width, Math.min(Math.round(width * 1.7) + 16, 300));

export const statusKey = '(status)';
const lineKey = '(line)';

interface ShownFieldsInput {
  kind: Kind;
  outline: Outline;
  summary: Summary;
  onlyChanged: boolean;
}

/**
 * The fields that get a column: the name, fields with errors or changes and, unless `onlyChanged` is
 * set, the fields of the file and required fields.
 */
function fieldsWithColumn({
  kind,
  outline,
  summary,
  onlyChanged,
}: ShownFieldsInput): readonly Field[] {
  const mapped = new Set(outline.columns.map(({ field }) => field));
  const withErrors = new Set(summary.groups.map(({ field }) => field));
  const changed = new Set(summary.changedFields);
  return kind.fields.filter(({ key, options }) => {
    if (key === 'name' || withErrors.has(key)) return true;
    if (onlyChanged) return changed.has(key);
    return mapped.has(key) || changed.has(key) || options.required === true;
  });
}

/** The shown fields as a text. The columns are only created again if this text changes. */
export const columnsShapeOf = (input: ShownFieldsInput): string => {
  const changed = new Set(input.summary.changedFields);
  return fieldsWithColumn(input)
    .map(({ key }) => (changed.has(key) ? `${key}${changedMark}` : key))
    .join(' ');
};

interface DraftColumnsInput {
  kind: Kind;
  outline: Outline;
  lookups: Lookups;
  shape: string;
}

export function draftColumns({
  kind,
  outline,
  lookups,
  shape,
}: DraftColumnsInput): GridColumn<DraftRow>[] {
  const shown = new Set(shape.split(' '));
  const fields = kind.fields.flatMap((field) => {
    const isChanged = shown.has(`${field.key}${changedMark}`);
    return isChanged || shown.has(field.key) ? [fieldColumn(field, lookups, isChanged)] : [];
  });
  const own = new Set(kind.fields.map(({ key }) => key));
  // An exported file has columns for key and version. They show which item a row describes.
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
    ...fields,
    ...others.map(({ key, label }) => ({
      key,
      label,
      text: ({ cells }: DraftRow) => cells[key]?.text ?? '',
      width: 160,
    })),
  ];
}

function fieldColumn(field: Field, lookups: Lookups, isChanged: boolean): GridColumn<DraftRow> {
  const { key, label, options, type } = field;
  const editor = editorOf(field, lookups.get(key)) ?? { type: 'prose' };
  const width = options.width ?? type.width;
  return {
    key,
    label,
    text: ({ cells }) => cells[key]?.text ?? '',
    copyText: ({ cells }) => copiedTextIn(cells[key]),
    editor,
    width: isChanged ? widthOfChange(width) : width,
    ...(options.aliases !== undefined && { aliases: options.aliases }),
    ...(options.hint !== undefined && { hint: options.hint }),
    ...(type.numeric === true && { numeric: true }),
    ...(key === 'name' && { pinned: true, required: true }),
  };
}

/** The state and the note that a cell shows in addition to its text. */
export function draftMarkOf(row: DraftRow, key: string): CellMark | undefined {
  if (key === statusKey) {
    if (row.message === undefined) return undefined;
    return { state: row.status === 'failed' ? 'invalid' : 'noted', note: row.message };
  }
  const cell = row.cells[key];
  if (cell === undefined) return undefined;
  const was = cell.was === undefined ? {} : { was: cell.was === '' ? 'empty' : cell.was };
  if (cell.error !== undefined) return { state: 'invalid', note: cell.error, ...was };
  if (cell.was !== undefined) {
    const before = `${row.status === 'saved' ? 'Was' : 'Now'}: ${(cell.was || 'empty').replace(/\.$/, '')}.`;
    return {
      state: 'changed',
      note: cell.note === undefined ? before : `${before} ${cell.note}`,
      ...was,
    };
  }
  return cell.note === undefined ? undefined : { state: 'noted', note: cell.note };
}

export function draftRowState({ status, undone }: DraftRow): RowState | undefined {
  if (undone === true || status === 'skip') return 'skipped';
  if (status === 'saved') return 'saved';
  return status === 'failed' ? 'failed' : undefined;
}
