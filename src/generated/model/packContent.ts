/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';

/**
 * One entry of the contents of a pack.
 */
export interface PackContent {
  gearSk: CatalogueSk;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  quantity: number;
}
