/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftLine } from './draftLine.ts';
import type { DraftText } from './draftText.ts';
import type { DraftTitle } from './draftTitle.ts';

/**
 * One act of an adventure.
 */
export interface AdventureAct {
  title: DraftTitle;
  goal: DraftLine;
  /** @maxItems 8 */
  scenes: DraftText[];
}
