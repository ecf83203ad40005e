import type { ColDef, GridApi, ICellEditorParams } from 'ag-grid-community';
import { ComboboxEditor } from './combobox-editor.tsx';
import type { GridColumn, GridEditor } from './grid-types.ts';
import { GridHeader, SelectAllHeader } from './headers.tsx';
import { ProseEditor } from './prose-editor.tsx';
import { editorText, type Sheet, rowControlsKey } from './sheet.ts';

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

/** Options are read when an editor opens, because they may be loaded after the column is made. */
function editorOf<Row>(
  type: GridEditor['type'],
  current: () => GridEditor | undefined,
  nameOf: (row: Row) => string,
): Pick<ColDef<Row>, 'cellEditor' | 'cellEditorParams'> {
  switch (type) {
    case 'line':
      // `editedCellName` gives it its name.
      return { cellEditor: 'agTextCellEditor' };
    case 'prose':
      return {
        cellEditor: ProseEditor,
        cellEditorParams: ({ data }: ICellEditorParams<Row>) => ({ name: nameOf(data) }),
      };
    case 'choice':
    case 'combobox':
      return {
        cellEditor: ComboboxEditor,
        cellEditorParams: ({ data }: ICellEditorParams<Row>) => {
          const editor = current();
          return {
            name: nameOf(data),
            options: optionsOf(editor),
            separator: editor?.type === 'combobox' ? editor.separator : undefined,
            onlyOptions: editor?.type === 'choice',
          };
        },
      };
  }
}

/**
 * The definition of a column for AG Grid. It reads the functions of the column from the sheet at
 * each call, because they may change.
 */
function columnDef<Row>(
  sheet: Sheet<Row>,
  { key, label, width, grows, pinned, numeric, editor }: GridColumn<Row>,
): ColDef<Row, string> {
  const read = (row: Row | undefined | null, from: 'text' | 'editor'): string => {
    const column = sheet.byKey.get(key);
    if (column === undefined || row === undefined || row === null) return '';
    return from === 'text' ? column.text(row) : editorText(column, row);
  };
  return {
    colId: key,
    headerName: label,
    headerComponent: GridHeader,
    width,
    ...(grows === true && { flex: 1, minWidth: width }),
    pinned: pinned === true ? 'left' : null,
    ...(pinned === true && { suppressMovable: true, lockPosition: 'left' as const }),
    ...(numeric === true && { cellClass: 'cell-numeric', headerClass: 'cell-numeric' }),
    // An editor opens with the value, and the cell shows the formatted value.
    valueGetter: ({ data }) => read(data, 'editor'),
    valueFormatter: ({ data }) => read(data, 'text'),
    // Without a parser, AG Grid ignores an edit that does not change the text.
    valueParser: ({ newValue }) => newValue ?? '',
    ...(editor === undefined
      ? { editable: false }
      : {
          editable: ({ data }) => sheet.canEdit(data, sheet.byKey.get(key)),
          ...editorOf<Row>(
            editor.type,
            () => sheet.byKey.get(key)?.editor,
            (row) => sheet.editorName(row, key),
          ),
        }),
  };
}

/** The name of the editor that AG Grid opens itself, in the cell that is being edited. */
export function editedCellName<Row>(sheet: Sheet<Row>, api: GridApi<Row>): string {
  const cell = api.getEditingCells().at(-1);
  if (cell === undefined) return '';
  return sheet.editorName(api.getDisplayedRowAtIndex(cell.rowIndex)?.data, cell.colId);
}

const controlWidth = 40;

const rowControlsColumn = {
  colId: rowControlsKey,
  headerName: 'Row',
  headerComponent: SelectAllHeader,
  resizable: false,
  editable: false,
  suppressMovable: true,
  lockPinned: true,
  lockPosition: 'left' as const,
  cellClass: 'cell-row-controls',
  headerClass: 'cell-row-controls',
};

export interface Extras {
  selectable: boolean;
  actions: boolean;
  /** True on a narrow screen, where no column is pinned. */
  narrow: boolean;
}

export function columnDefs<Row>(
  sheet: Sheet<Row>,
  columns: readonly GridColumn<Row>[],
  { selectable, actions, narrow }: Extras,
): ColDef<Row>[] {
  const width = (selectable ? controlWidth : 0) + (actions ? controlWidth : 0);
  const controls: ColDef<Row> = { ...rowControlsColumn, width, pinned: narrow ? null : 'left' };
  return [...(width > 0 ? [controls] : []), ...columns.map((column) => columnDef(sheet, column))];
}

/** A text that is equal for equal definitions. AG Grid gets new ones only if the text changes. */
export const signatureOf = <Row>(
  columns: readonly GridColumn<Row>[],
  { selectable, actions, narrow }: Extras,
): string =>
  JSON.stringify([
    selectable,
    actions,
    narrow,
    ...columns.map(({ key, label, width, grows, pinned, numeric, editor }) => [
      key,
      label,
      width,
      grows,
      pinned,
      numeric,
      editor?.type,
    ]),
  ]);
