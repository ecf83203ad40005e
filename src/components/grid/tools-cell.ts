import { pickRow } from './row-picking.ts';
import { type Sheet, toolsKey } from './sheet.ts';

function newBox(): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.tabIndex = -1;
  box.className = 'row-box';
  return box;
}

function paintBox<Row>(sheet: Sheet<Row>, cell: Element, row: Row): void {
  const { selection, rowId } = sheet.props;
  const there = cell.querySelector('input');
  if (selection === undefined) {
    there?.remove();
    return;
  }
  const box = there ?? newBox();
  if (there === null) cell.prepend(box);
  const label = `Select ${sheet.nameOf(row) || 'the new row'}`;
  if (box.ariaLabel !== label) box.ariaLabel = label;
  box.checked = selection.ids.has(rowId(row));
}

function paintButton<Row>(sheet: Sheet<Row>, cell: Element, row: Row): void {
  const asked = sheet.props.rowAction?.of(row);
  const there = cell.querySelector('button');
  const fits = there !== null && there.dataset['icon'] === asked?.icon;
  if (there !== null && !fits) there.remove();
  if (asked === undefined) return;
  const button = fits ? there : sheet.newButton(asked.icon);
  if (button === null) return;
  if (!fits) cell.append(button);
  if (button.ariaLabel === asked.label) return;
  button.ariaLabel = asked.label;
  button.title = asked.label;
}

/**
 * The cell of the grid's own column: a box that selects the row, and the row's button. There is one
 * in every row, so it is put together without React, and its presses are heard on the grid's root.
 */
export function paintTools<Row>(sheet: Sheet<Row>, cell: Element, row: Row | undefined): void {
  if (row === undefined) {
    cell.replaceChildren();
    return;
  }
  paintBox(sheet, cell, row);
  paintButton(sheet, cell, row);
}

function press<Row>(sheet: Sheet<Row>, { target, shiftKey }: MouseEvent): void {
  const control = target instanceof Element && target.closest<HTMLElement>('input, button');
  if (!control || control.closest('.ag-cell')?.getAttribute('col-id') !== toolsKey) return;
  const index = sheet.indexOf(control);
  const row = index === null ? undefined : sheet.rowAt(index);
  if (index === null || row === undefined) return;
  if (control instanceof HTMLInputElement) pickRow(sheet, index, shiftKey);
  else sheet.props.rowAction?.onPress(row, control);
}

export function hearPresses<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  const hear = (event: MouseEvent) => press(sheet, event);
  root.addEventListener('click', hear);
  return () => root.removeEventListener('click', hear);
}

/** Space selects, Enter and F2 press the button; where there is only one of them, both mean it. */
export function pressTools(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const selects = key === ' ';
  if (!selects && key !== 'Enter' && key !== 'F2') return false;
  if (!(target instanceof Element) || target.getAttribute('col-id') !== toolsKey) return false;
  const [box, button] = [target.querySelector('input'), target.querySelector('button')];
  if (button !== null && !(selects && box !== null)) {
    button.focus();
    button.click();
  } else box?.click();
  return true;
}
