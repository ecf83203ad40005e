/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A task for the tool, and the difficulty class (DC) of its check.
 */
export interface ToolUtilize {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*$
     */
  task: string;
  /**
     * @minimum 0
     * @maximum 50
     */
  dc: number;
}
