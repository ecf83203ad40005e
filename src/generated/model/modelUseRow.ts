/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ModelName } from './modelName.ts';
import type { ModelPart } from './modelPart.ts';
import type { ModelPrice } from './modelPrice.ts';

/**
 * What one model did on one day (UTC).
 */
export interface ModelUseRow {
  /**
     * @minLength 10
     * @maxLength 10
     */
  day: string;
  part: ModelPart;
  model: ModelName;
  /**
     * Requests to the provider.
     * @minimum 0
     * @maximum 1000000000
     */
  requests: number;
  /**
     * Generations in which the model was asked.
     * @minimum 0
     * @maximum 1000000000
     */
  drafts: number;
  /**
     * Generations in which the model failed, so that the built-in storyteller or painter did the work.
     * @minimum 0
     * @maximum 1000000000
     */
  replaced: number;
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
  /** By the prices that were set at that time; null without prices. */
  cost: ModelPrice | null;
}
