/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { QuestRewardItemKind } from './questRewardItemKind.ts';

/**
 * One kind of things in a reward, with its row in the catalogue if there is one.
 */
export interface QuestRewardItem {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  name: string;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  quantity: number;
  /** The kind of the catalogue. */
  kind?: QuestRewardItemKind;
  /**
     * The key of the row in the catalogue.
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*$
     */
  sk?: string;
}
