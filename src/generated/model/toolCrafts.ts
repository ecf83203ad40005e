/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The names of items or groups of items that can be made with the tool.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 120
 * @items.pattern ^[^\u0000]*$
 */
export type ToolCrafts = string[];
