import type { ColDef } from 'ag-grid-community';
import type { CellMark, GridColumn } from './grid-types.ts';
import { MarkedCell } from './marked-cell.tsx';

export type MarkOf<Row> = (row: Row, key: string) => CellMark | undefined;

export const defaultColDef: ColDef = {
  resizable: true,
  sortable: false,
  suppressMovable: true,
  minWidth: 70,
};

const stateClass = (state: CellMark['state']): string => `cell-${state}`;

function editorOf<Row>({ editor }: GridColumn<Row>): ColDef<Row, string> {
  if (editor === undefined) return { editable: false };
  if (editor.type === 'line') return { editable: true, cellEditor: 'agTextCellEditor' };
  return editor.type === 'prose'
    ? {
        editable: true,
        cellEditor: 'agLargeTextCellEditor',
        cellEditorPopup: true,
        cellEditorParams: { maxLength: 10_000, rows: 8, cols: 60 },
      }
    : {
        editable: true,
        cellEditor: 'agSelectCellEditor',
        cellEditorParams: { values: [...editor.options] },
      };
}

/** Columns of ours in the grid's own terms; `markOf` is asked at every drawing of a cell. */
export function columnDefs<Row>(
  columns: readonly GridColumn<Row>[],
  markOf: MarkOf<Row>,
  widths: Readonly<Record<string, number>>,
): ColDef<Row, string>[] {
  return columns.map((column) => {
    const { key } = column;
    const markIn = (row: Row | undefined) => (row === undefined ? undefined : markOf(row, key));
    const hasState = (state: CellMark['state']) => ({
      [stateClass(state)]: ({ data }: { data?: Row | undefined }) => markIn(data)?.state === state,
    });
    return {
      colId: key,
      headerName: column.label,
      width: widths[key] ?? column.width,
      pinned: column.pinned === true ? 'left' : null,
      ...(column.numeric === true && { type: 'rightAligned', cellClass: 'cell-numeric' }),
      valueGetter: ({ data }) => (data === undefined ? '' : column.text(data)),
      // Without it the grid would refuse an edit that gives the same text again as no edit.
      valueParser: ({ newValue }) => newValue ?? '',
      tooltip: ({ data }) => markIn(data)?.note,
      cellClassRules: {
        ...hasState('changed'),
        ...hasState('invalid'),
        ...hasState('conflict'),
      },
      cellRendererSelector: ({ data }) => {
        const mark = markIn(data);
        return mark === undefined
          ? undefined
          : { component: MarkedCell, params: { note: mark.note } };
      },
      ...editorOf(column),
    };
  });
}
