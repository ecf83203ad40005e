import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag } from './column-types.ts';

/** All kinds share one table; fields that only some kinds have are in `data`. */
export interface CatalogueItemTable {
  kind: string;
  sk: string;
  name: string;
  /** Unique per kind and edition; the result of `foldName` in src/lib/fold.ts. */
  name_fold: string;
  category: string;
  edition: string;
  source: string;
  cost_cp: number | null;
  weight_lb: number | null;
  /**
   * Columns to sort by. Items without a price or weight are last in both directions, so each
   * direction has a computed column.
   */
  cost_rising: GeneratedAlways<number>;
  cost_falling: GeneratedAlways<number>;
  weight_rising: GeneratedAlways<number>;
  weight_falling: GeneratedAlways<number>;
  /** JSON: every field of the item. */
  data: string;
  /** The version of the schema of `data`: `shapeStamp` in stored-schemas.ts. */
  shape: Generated<string>;
  version: Generated<number>;
  created_at: number;
  created_by: string | null;
  updated_at: number;
  updated_by: string | null;
  archived: Generated<Flag>;
}

/** References between items: an item cannot be deleted while a row here refers to it. */
export interface CatalogueLinkTable {
  kind: string;
  sk: string;
  field: string;
  target_kind: string;
  target_sk: string;
}
