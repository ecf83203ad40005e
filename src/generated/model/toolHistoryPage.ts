/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { ToolHistoryEntry } from './toolHistoryEntry.ts';

/**
 * One page of the history of a tool, latest first.
 */
export interface ToolHistoryPage {
  /** @maxItems 200 */
  items: ToolHistoryEntry[];
  nextCursor: NextCursor;
}
