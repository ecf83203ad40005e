/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ModelPrice } from './modelPrice.ts';
import type { PersonName } from './personName.ts';

/**
 * What one user has asked of the models.
 */
export interface ModelUser {
  /** Null if the account does not exist any more. */
  name: PersonName | null;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  drafts: number;
  /**
     * @minimum 0
     * @maximum 1000000000000
     */
  inputTokens: number;
  /**
     * @minimum 0
     * @maximum 1000000000000
     */
  outputTokens: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  pictures: number;
  cost: ModelPrice | null;
}
