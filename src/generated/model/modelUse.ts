/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ModelFailureRow } from './modelFailureRow.ts';
import type { ModelUser } from './modelUser.ts';
import type { ModelUseRow } from './modelUseRow.ts';

/**
 * What the models did in the last thirty days.
 */
export interface ModelUse {
  /**
     * The latest day first.
     * @maxItems 300
     */
  rows: ModelUseRow[];
  /**
     * Those who asked most, by cost and then by tokens.
     * @maxItems 20
     */
  users: ModelUser[];
  /**
     * The latest first.
     * @maxItems 20
     */
  failures: ModelFailureRow[];
}
