/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { Tool } from './tool.ts';

/**
 * One page of tools.
 */
export interface ToolPage {
  /** @maxItems 200 */
  items: Tool[];
  nextCursor: NextCursor;
}
