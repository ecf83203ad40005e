/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';

/**
 * The key of an item; null if there is no item.
 */
export type OptionalSk = CatalogueSk | null;
