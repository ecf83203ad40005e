import { pickRow } from './row-picking.ts';
import { actionsKey, selectKey, type Sheet } from './sheet.ts';

/**
 * The cells of the grid's own columns. There is one of each in every row, so they are copied from a
 * drawn one, and their presses are heard on the grid's root.
 */
function boxIn(cell: Element): HTMLInputElement {
  const there = cell.firstElementChild;
  if (there instanceof HTMLInputElement) return there;
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.tabIndex = -1;
  box.className = 'row-box';
  cell.replaceChildren(box);
  return box;
}

export function paintSelect<Row>(sheet: Sheet<Row>, cell: Element, row: Row | undefined): void {
  const { selection, rowId } = sheet.props;
  if (row === undefined || selection === undefined) {
    cell.replaceChildren();
    return;
  }
  const box = boxIn(cell);
  const label = `Select ${sheet.nameOf(row) || 'the new row'}`;
  if (box.ariaLabel !== label) box.ariaLabel = label;
  box.checked = selection.ids.has(rowId(row));
}

export function paintAction<Row>(sheet: Sheet<Row>, cell: Element, row: Row | undefined): void {
  const asked = row === undefined ? undefined : sheet.props.rowAction?.of(row);
  const there = cell.firstElementChild;
  if (asked === undefined) {
    there?.remove();
    return;
  }
  const { icon, label } = asked;
  if (there instanceof HTMLElement && there.dataset['icon'] === icon) {
    name(there, label);
    return;
  }
  const button = sheet.buttonOf(icon);
  if (button === null) return;
  name(button, label);
  cell.replaceChildren(button);
}

function name(button: HTMLElement, label: string): void {
  if (button.ariaLabel === label) return;
  button.ariaLabel = label;
  button.title = label;
}

function press<Row>(sheet: Sheet<Row>, { target, shiftKey }: MouseEvent): void {
  const control = target instanceof Element && target.closest<HTMLElement>('input, button');
  if (!control) return;
  const key = control.closest('.ag-cell')?.getAttribute('col-id');
  const index = Number(control.closest('.ag-row')?.getAttribute('row-index') ?? Number.NaN);
  const row = Number.isNaN(index) ? undefined : sheet.rowAt(index);
  if (row === undefined) return;
  if (key === selectKey) pickRow(sheet, index, shiftKey);
  else if (key === actionsKey) sheet.props.rowAction?.onPress(row, control);
}

export function hearPresses<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const hear = (event: MouseEvent) => press(sheet, event);
  root.addEventListener('click', hear);
  return () => root.removeEventListener('click', hear);
}
