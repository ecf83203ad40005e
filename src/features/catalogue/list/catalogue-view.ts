import type { GridColumn } from '../../../components/grid/grid-types.ts';
import type { GridRow } from './grid-rows.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

/** What the grid and the cards have in common. */
export interface CatalogueView {
  kind: Kind;
  rows: readonly GridRow[];
  columns: readonly GridColumn<GridRow>[];
  onDelete: (item: CatalogueItem) => void;
}
