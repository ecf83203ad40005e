/**
 * Marks the grid while it is scrolled sideways. Only then do the pinned columns have to be held in
 * place, which makes a layer of each drawn row's part and costs as much as a third of a frame.
 */
export function holdSideways(root: HTMLElement): () => void {
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('.ag-grid-viewport')) return;
    const sideways = target.scrollLeft !== 0;
    if (sideways !== root.hasAttribute('data-sideways')) root.toggleAttribute('data-sideways');
  };
  root.addEventListener('scroll', look, { capture: true, passive: true });
  return () => root.removeEventListener('scroll', look, { capture: true });
}
