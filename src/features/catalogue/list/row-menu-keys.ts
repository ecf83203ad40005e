const grids = '[role=grid], [role=treegrid]';

/** The cell in which the keys were pressed, or the button itself. */
export function focusedBeside(button: HTMLElement): HTMLElement {
  const { activeElement } = document;
  const beside = button.closest(grids)?.contains(activeElement) === true;
  return beside && activeElement instanceof HTMLElement ? activeElement : button;
}

/**
 * Shift+F10 and the menu key open the menu of the row they are pressed in, where the browser would
 * open its own. True when there was one to open.
 */
export function opensRowMenu(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const row = target.closest('[role=row]')?.getAttribute('aria-rowindex');
  const grid = target.closest(grids);
  // A row is drawn in parts, which share their place in the grid.
  const button = grid?.querySelector<HTMLElement>(
    `[role=row][aria-rowindex="${row}"] button[aria-haspopup=menu]`,
  );
  button?.click();
  return button !== null && button !== undefined;
}
