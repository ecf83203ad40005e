import { isNarrow } from '#src/components/grid/use-narrow.ts';

export const loadDraftGrid = () => import('./draft-grid.tsx');

/** Fetches what the rows will be drawn with while the file is being read. */
export function prepareDraftGrid(): void {
  // What goes wrong is met when the grid is drawn.
  if (!isNarrow()) loadDraftGrid().catch(() => undefined);
}
