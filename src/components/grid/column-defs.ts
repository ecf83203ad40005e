import type { ColDef } from 'ag-grid-community';
import { ComboboxEditor } from './combobox-editor.tsx';
import { GridHeader } from './grid-header.tsx';
import type { GridColumn, GridEditor } from './grid-types.ts';
import { ProseEditor } from './prose-editor.tsx';
import { edited, type Sheet, toolsKey } from './sheet.ts';
import { ToolsHeader } from './tools-header.tsx';

export const defaultColDef: ColDef = {
  resizable: true,
  sortable: false,
  minWidth: 60,
};

function optionsOf(editor: GridEditor | undefined): readonly string[] {
  if (editor?.type === 'choice') return editor.options;
  if (editor?.type !== 'combobox') return [];
  return typeof editor.options === 'function' ? editor.options() : editor.options;
}

/** Options may come after the column: they are asked for when an editor opens. */
function editorOf(
  type: GridEditor['type'],
  now: () => GridEditor | undefined,
): Pick<ColDef, 'cellEditor' | 'cellEditorParams'> {
  switch (type) {
    case 'line':
      return { cellEditor: 'agTextCellEditor' };
    case 'prose':
      return { cellEditor: ProseEditor };
    case 'choice':
    case 'combobox':
      return {
        cellEditor: ComboboxEditor,
        cellEditorParams: () => {
          const editor = now();
          return {
            options: optionsOf(editor),
            separator: editor?.type === 'combobox' ? editor.separator : undefined,
            closed: editor?.type === 'choice',
          };
        },
      };
  }
}

/** A column of ours in the grid's own terms; what it shows is looked up in the sheet at each drawing. */
function columnDef<Row>(
  sheet: Sheet<Row>,
  { key, label, width, pinned, numeric, editor }: GridColumn<Row>,
): ColDef<Row, string> {
  const read = (row: Row | undefined | null, from: 'text' | 'edited'): string => {
    const column = sheet.byKey.get(key);
    if (column === undefined || row === undefined || row === null) return '';
    return from === 'text' ? column.text(row) : edited(column, row);
  };
  return {
    colId: key,
    headerName: label,
    headerComponent: GridHeader,
    width,
    pinned: pinned === true ? 'left' : null,
    ...(pinned === true && { suppressMovable: true, lockPosition: 'left' as const }),
    ...(numeric === true && { cellClass: 'cell-numeric', headerClass: 'cell-numeric' }),
    // The value is what an editor opens with; what is shown is its formatted form.
    valueGetter: ({ data }) => read(data, 'edited'),
    valueFormatter: ({ data }) => read(data, 'text'),
    // Without it the grid would refuse an edit that gives the same text again as no edit.
    valueParser: ({ newValue }) => newValue ?? '',
    ...(editor === undefined
      ? { editable: false }
      : {
          editable: ({ data }) => sheet.canEdit(data, sheet.byKey.get(key)),
          ...editorOf(editor.type, () => sheet.byKey.get(key)?.editor),
        }),
  };
}

const toolWidth = 40;

const toolsColumn = {
  colId: toolsKey,
  headerName: 'Row',
  headerComponent: ToolsHeader,
  resizable: false,
  editable: false,
  suppressMovable: true,
  lockPinned: true,
  lockPosition: 'left' as const,
  cellClass: 'cell-tools',
  headerClass: 'cell-tools',
};

export interface Extras {
  selectable: boolean;
  actions: boolean;
  /** Nothing stays at the side. */
  narrow: boolean;
}

export function columnDefs<Row>(
  sheet: Sheet<Row>,
  columns: readonly GridColumn<Row>[],
  { selectable, actions, narrow }: Extras,
): ColDef<Row>[] {
  const width = (selectable ? toolWidth : 0) + (actions ? toolWidth : 0);
  const tools: ColDef<Row> = { ...toolsColumn, width, pinned: narrow ? null : 'left' };
  return [...(width > 0 ? [tools] : []), ...columns.map((column) => columnDef(sheet, column))];
}

/** Same text, same definitions: the grid need not hear of columns that only read other rows now. */
export const signatureOf = <Row>(
  columns: readonly GridColumn<Row>[],
  { selectable, actions, narrow }: Extras,
): string =>
  JSON.stringify([
    selectable,
    actions,
    narrow,
    ...columns.map(({ key, label, width, pinned, numeric, editor }) => [
      key,
      label,
      width,
      pinned,
      numeric,
      editor?.type,
    ]),
  ]);
