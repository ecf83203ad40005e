import { lazyPart } from '../lazy-part.tsx';
import type { DataGrid as LoadedGrid } from './data-grid.tsx';
import { isNarrow } from './use-narrow.ts';

const load = () => import('./data-grid.tsx');

/** `DataGrid`, which suspends until its code and AG Grid are loaded. */
// `lazyPart` loses the type parameter of the component.
export const DataGrid = lazyPart(
  async () => (await load()).DataGrid,
) as unknown as typeof LoadedGrid;

/** Starts to load the code of the grid before a page draws it. */
export function prepareDataGrid(): void {
  // Narrow screens show cards instead. A failure is ignored here, because drawing the grid throws
  // the error again.
  if (!isNarrow()) load().catch(() => undefined);
}
