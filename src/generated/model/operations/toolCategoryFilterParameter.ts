/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ToolCategory } from '../toolCategory.ts';

export type ToolCategoryFilterParameter = ToolCategory;
