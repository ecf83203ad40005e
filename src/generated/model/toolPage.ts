/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueTotal } from './catalogueTotal.ts';
import type { NextCursor } from './nextCursor.ts';
import type { Tool } from './tool.ts';

/**
 * One page of tools.
 */
export interface ToolPage {
  /** @maxItems 1000 */
  items: Tool[];
  nextCursor: NextCursor;
  total: CatalogueTotal | null;
}
