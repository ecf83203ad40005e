import { cellAround, columnKeyOf, rowIndexOf } from './ag-dom.ts';
import { rowPicker } from './row-picking.ts';
import { type Sheet, rowControlsKey } from './sheet.ts';

function newBox(): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.tabIndex = -1;
  box.className = 'row-box checkbox';
  return box;
}

function paintBox<Row>(sheet: Sheet<Row>, cell: Element, row: Row): void {
  const { selection, rowId } = sheet.props;
  const existing = cell.querySelector('input');
  if (selection === undefined) {
    existing?.remove();
    return;
  }
  const box = existing ?? newBox();
  if (existing === null) cell.prepend(box);
  const label = `Select ${sheet.nameOf(row) || 'the new row'}`;
  if (box.ariaLabel !== label) box.ariaLabel = label;
  box.checked = selection.ids.has(rowId(row));
}

function paintButton<Row>(sheet: Sheet<Row>, cell: Element, row: Row): void {
  const action = sheet.props.rowAction?.of(row);
  const existing = cell.querySelector('button');
  const fits = existing !== null && existing.dataset['icon'] === action?.icon;
  if (existing !== null && !fits) existing.remove();
  if (action === undefined) return;
  const button = fits ? existing : sheet.newButton(action.icon);
  if (button === null) return;
  if (!fits) cell.append(button);
  if (button.ariaLabel === action.label) return;
  button.ariaLabel = action.label;
  button.title = action.label;
}

/**
 * Adds the checkbox and the button of a row to its cell in the column of row controls. Every row
 * has such a cell, so it is built without React, and its clicks are handled on the root of the
 * grid.
 */
export function paintRowControls<Row>(
  sheet: Sheet<Row>,
  cell: Element,
  row: Row | undefined,
): void {
  if (row === undefined) {
    cell.replaceChildren();
    return;
  }
  paintBox(sheet, cell, row);
  paintButton(sheet, cell, row);
}

/** Handles clicks on the checkboxes and buttons until the returned function is called. */
export function handleRowControlClicks<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const pick = rowPicker(sheet);
  const handle = ({ target, shiftKey }: MouseEvent) => {
    const control = target instanceof Element && target.closest<HTMLElement>('input, button');
    if (!control || columnKeyOf(cellAround(control)) !== rowControlsKey) return;
    const index = rowIndexOf(control);
    const row = index === null ? undefined : sheet.rowAt(index);
    if (index === null || row === undefined) return;
    if (control instanceof HTMLInputElement) pick(index, shiftKey);
    else sheet.props.rowAction?.onPress(row, control);
  };
  root.addEventListener('click', handle);
  return () => root.removeEventListener('click', handle);
}

/**
 * Space toggles the checkbox, Enter and F2 press the button. A single control gets all three keys.
 * Returns false for other keys.
 */
export function pressRowControl(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const selects = key === ' ';
  if (!selects && key !== 'Enter' && key !== 'F2') return false;
  if (!(target instanceof Element) || columnKeyOf(target) !== rowControlsKey) return false;
  const [box, button] = [target.querySelector('input'), target.querySelector('button')];
  if (button !== null && !(selects && box !== null)) {
    button.focus();
    button.click();
  } else box?.click();
  return true;
}
