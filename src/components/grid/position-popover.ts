const gap = 2;

/**
 * Positions a popover below a cell, above it if there is no room, or over it if `coversCell` is
 * true.
 */
export function positionPopover(element: HTMLElement, cell: Element, coversCell = false): void {
  const box = cell.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = element;
  const below = coversCell ? box.top : box.bottom + gap;
  const above = coversCell ? box.bottom - height : box.top - gap - height;
  const top = below + height <= window.innerHeight || above < 0 ? below : above;
  style.top = `${Math.max(4, Math.min(top, window.innerHeight - height - 4))}px`;
  style.left = `${Math.max(4, Math.min(box.left, window.innerWidth - width - 4))}px`;
}
