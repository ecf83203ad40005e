const gap = 2;

/** Positions a popover below a cell, above it if there is no room, or over it. */
export function placeAt(element: HTMLElement, cell: Element, over = false): void {
  const at = cell.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = element;
  const below = over ? at.top : at.bottom + gap;
  const above = over ? at.bottom - height : at.top - gap - height;
  const top = below + height <= window.innerHeight || above < 0 ? below : above;
  style.top = `${Math.max(4, Math.min(top, window.innerHeight - height - 4))}px`;
  style.left = `${Math.max(4, Math.min(at.left, window.innerWidth - width - 4))}px`;
}
