/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AdventureAct } from './adventureAct.ts';
import type { AdventureDraftKind } from './adventureDraftKind.ts';
import type { DraftLine } from './draftLine.ts';
import type { DraftLines } from './draftLines.ts';
import type { DraftText } from './draftText.ts';
import type { DraftTitle } from './draftTitle.ts';

/**
 * An adventure in acts. `secrets` is only for game masters.
 */
export interface AdventureDraft {
  kind: AdventureDraftKind;
  title: DraftTitle;
  hook: DraftLine;
  synopsis: DraftText;
  /** @maxItems 8 */
  acts: AdventureAct[];
  rewards: DraftLines;
  secrets: DraftLines;
}
