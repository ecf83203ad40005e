import { counted } from '#src/lib/counted.ts';
import { afterReportedEdit, columnKeyOf, headerCellAround, partAround } from './ag-dom.ts';
import { isTyping } from './clipboard.ts';
import { clearCells, fillDown, withTargetIds } from './gestures.ts';
import { collapse, extendBy, hasSeveralCells, selectRect } from './ranging.ts';
import { isSortable, toggleRows, toggleSort } from './row-picking.ts';
import { type Sheet, rowControlsKey } from './sheet.ts';
import { type GridAction, gridActionOf } from './shortcuts.ts';
import { pressRowControl } from './row-controls-cell.ts';

/** Runs the action of a key. Returns false if AG Grid must handle the key. */
export function handleKey<Row>(sheet: Sheet<Row>, event: KeyboardEvent, save: () => void): boolean {
  const part = isTyping(event.target) ? 'editor' : partAround(event.target);
  const press = {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  };
  const action = gridActionOf(press, part);
  if (action === null) return part === 'cell' && pressRowControl(event);
  return run(sheet, action, event.target, save);
}

function run<Row>(
  sheet: Sheet<Row>,
  action: GridAction,
  target: EventTarget | null,
  save: () => void,
): boolean {
  const { props } = sheet;
  /** Calls the handler if there is one, and returns whether there is one. */
  const callIfGiven = (handler: (() => void) | undefined): boolean => {
    handler?.();
    return handler !== undefined;
  };
  const history = (name: 'onUndo' | 'onRedo'): boolean => {
    if (props[name] !== undefined) afterReportedEdit(() => sheet.props[name]?.());
    return props[name] !== undefined;
  };
  const onIds = (handler: ((ids: readonly string[]) => void) | undefined): boolean => {
    if (handler !== undefined) withTargetIds(sheet, handler);
    return handler !== undefined;
  };
  switch (action.name) {
    case 'save':
      return callIfGiven(props.onSave === undefined ? undefined : save);
    case 'undo':
      return history('onUndo');
    case 'redo':
      return history('onRedo');
    case 'search':
      return callIfGiven(props.onSearch);
    case 'help':
      return callIfGiven(props.onHelp);
    case 'nextError':
      return callIfGiven(props.onNextError && (() => props.onNextError?.(1)));
    case 'previousError':
      return callIfGiven(props.onNextError && (() => props.onNextError?.(-1)));
    case 'newRow':
      return callIfGiven(props.onNewRow && (() => props.onNewRow?.(focusedId(sheet))));
    case 'duplicate':
      return onIds(props.onDuplicateRows);
    case 'deleteRows':
      return onIds(props.onDeleteRows);
    case 'fillDown':
      return callIfGiven(props.onGesture && (() => fillDown(sheet)));
    case 'clear':
      return callIfGiven(props.onGesture && (() => clearCells(sheet)));
    case 'extend':
      extendBy(sheet, action);
      return true;
    case 'selectAll':
      selectAll(sheet);
      return true;
    case 'selectRow':
      return toggleRange(sheet);
    case 'leave':
      return clearSelection(sheet);
    case 'press':
      return pressHeader(sheet, target);
  }
}

function focusedId<Row>(sheet: Sheet<Row>): string | null {
  const index = sheet.focusedRow();
  const row = index === null ? undefined : sheet.rowAt(index);
  return row === undefined ? null : sheet.props.rowId(row);
}

/** Selects all rows if the props have a selection and `rows`, otherwise selects all cells. */
function selectAll<Row>(sheet: Sheet<Row>): void {
  const { rows, selection, rowId } = sheet.props;
  if (selection !== undefined && rows !== undefined) {
    selection.onChange(new Set(rows.map(rowId)));
    sheet.announce(`${counted(rows.length, 'row', 'rows')} selected`);
  } else {
    const bottom = sheet.rowCount() - 1;
    selectRect(sheet, { top: 0, left: 0, bottom, right: sheet.columns.length - 1 });
  }
}

function toggleRange<Row>(sheet: Sheet<Row>): boolean {
  const index = sheet.focusedRow();
  if (sheet.props.selection === undefined || index === null) return false;
  const rect = sheet.rect();
  toggleRows(sheet, rect?.top ?? index, rect?.bottom ?? index);
  return true;
}

function clearSelection<Row>(sheet: Sheet<Row>): boolean {
  const { selection } = sheet.props;
  if (hasSeveralCells(sheet)) collapse(sheet);
  else if (selection !== undefined && selection.ids.size > 0) selection.onChange(new Set());
  else return false;
  sheet.announce('Selection cleared');
  return true;
}

function pressHeader<Row>(sheet: Sheet<Row>, target: EventTarget | null): boolean {
  const header = headerCellAround(target);
  const key = columnKeyOf(header);
  if (key === rowControlsKey) {
    header?.querySelector('input')?.click();
    return true;
  }
  if (!isSortable(sheet, key)) return false;
  toggleSort(sheet, key);
  return true;
}
