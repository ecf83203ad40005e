/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ToolUtilize } from './toolUtilize.ts';

/**
 * @maxItems 20
 */
export type ToolUtilizeList = ToolUtilize[];
