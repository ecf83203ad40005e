/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the model answered.
 */
export interface ModelTest {
  isWorking: boolean;
  /**
     * A sentence for the administrator that says what works or what to change.
     * @minLength 1
     * @maxLength 300
     */
  detail: string;
  /**
     * The text that the model wrote; null for a picture and without an answer.
     * @maxLength 500
     * @nullable
     */
  sample: string | null;
  /**
     * How long the answer took.
     * @minimum 0
     * @maximum 600000
     */
  milliseconds: number;
}
