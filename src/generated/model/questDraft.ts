/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftLine } from './draftLine.ts';
import type { DraftLines } from './draftLines.ts';
import type { DraftTitle } from './draftTitle.ts';
import type { QuestDraftKind } from './questDraftKind.ts';

/**
 * A quest. `complication` is only for game masters.
 */
export interface QuestDraft {
  kind: QuestDraftKind;
  title: DraftTitle;
  giver: DraftLine;
  objective: DraftLine;
  hook: DraftLine;
  steps: DraftLines;
  reward: DraftLine;
  complication: DraftLine;
}
