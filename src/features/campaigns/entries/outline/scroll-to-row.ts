/** Scrolls the row into view in the box around the tree, and never the page. */
export function scrollToRow(tree: HTMLElement | null, row: HTMLElement | null): void {
  const box = tree?.closest<HTMLElement>('[data-scrolls]');
  if (!box || !row) return;
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + outer.height / 3;
  else if (inner.bottom > outer.bottom) {
    box.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
  }
}
