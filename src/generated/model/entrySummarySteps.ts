/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How far a quest is.
 */
export interface EntrySummarySteps {
  /**
     * How many steps are done.
     * @minimum 0
     * @maximum 50
     */
  done: number;
  /**
     * @minimum 1
     * @maximum 50
     */
  total: number;
  /**
     * The first step that is not done; null if all are.
     * @maxLength 300
     * @nullable
     */
  next: string | null;
}
