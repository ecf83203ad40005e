/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One step of a quest.
 */
export interface QuestStep {
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  text: string;
  done: boolean;
}
