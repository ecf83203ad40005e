import type { ColDef } from 'ag-grid-community';
import { ComboboxEditor } from './combobox-editor.tsx';
import { GridHeader } from './grid-header.tsx';
import type { GridColumn, GridEditor } from './grid-types.ts';
import { ProseEditor } from './prose-editor.tsx';
import { ActionsHeader, SelectAllHeader } from './own-headers.tsx';
import { actionsKey, edited, selectKey, type Sheet } from './sheet.ts';

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
  { key, label, width, hint, pinned, numeric, editor }: GridColumn<Row>,
): ColDef<Row, string> {
  const markIn = (row: Row | undefined) => (row === undefined ? undefined : sheet.markOf(row, key));
  const read = (row: Row | undefined | null, from: 'text' | 'edited'): string => {
    const column = sheet.byKey.get(key);
    if (column === undefined || row === undefined || row === null) return '';
    return from === 'text' ? column.text(row) : edited(column, row);
  };
  return {
    colId: key,
    headerName: label,
    headerComponent: GridHeader,
    ...(hint !== undefined && { headerTooltip: hint }),
    width,
    pinned: pinned === true ? 'left' : null,
    ...(pinned === true && { suppressMovable: true, lockPosition: 'left' as const }),
    ...(numeric === true && { cellClass: 'cell-numeric', headerClass: 'cell-numeric' }),
    // The value is what an editor opens with; what is shown is its formatted form.
    valueGetter: ({ data }) => read(data, 'edited'),
    valueFormatter: ({ data }) => read(data, 'text'),
    // Without it the grid would refuse an edit that gives the same text again as no edit.
    valueParser: ({ newValue }) => newValue ?? '',
    tooltip: ({ data }) => markIn(data)?.note,
    ...(editor === undefined
      ? { editable: false }
      : {
          editable: ({ data }) => sheet.canEdit(data, sheet.byKey.get(key)),
          ...editorOf(editor.type, () => sheet.byKey.get(key)?.editor),
        }),
  };
}

const ownColumn: ColDef = {
  resizable: false,
  editable: false,
  suppressMovable: true,
  lockPinned: true,
};

const selectColumn: ColDef = {
  ...ownColumn,
  colId: selectKey,
  headerName: 'Select',
  headerComponent: SelectAllHeader,
  width: 44,
  minWidth: 44,
  pinned: 'left',
  lockPosition: 'left',
  cellClass: 'cell-own',
};

const actionsColumn: ColDef = {
  ...ownColumn,
  colId: actionsKey,
  headerName: 'Actions',
  headerComponent: ActionsHeader,
  width: 44,
  minWidth: 44,
  pinned: 'left',
  lockPosition: 'left',
  cellClass: 'cell-own',
};

export interface Extras {
  selectable: boolean;
  actions: boolean;
  /** Nothing but the selection stays at the side. */
  narrow: boolean;
}

export function columnDefs<Row>(
  sheet: Sheet<Row>,
  columns: readonly GridColumn<Row>[],
  { selectable, actions, narrow }: Extras,
): ColDef<Row>[] {
  return [
    ...(selectable ? [selectColumn] : []),
    ...(actions && !narrow ? [actionsColumn] : []),
    ...columns.map((column) => columnDef(sheet, column)),
    // Before the name it would take the room that the name needs.
    ...(actions && narrow
      ? [{ ...actionsColumn, pinned: null, lockPosition: 'right' as const }]
      : []),
  ];
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
    ...columns.map(({ key, label, width, hint, pinned, numeric, editor }) => [
      key,
      label,
      width,
      hint,
      pinned,
      numeric,
      editor?.type,
    ]),
  ]);
