/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Names of things or groups of things.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 120
 * @items.pattern ^[^\u0000]*$
 */
export type ToolCrafts = string[];
