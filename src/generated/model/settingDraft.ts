/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftLine } from './draftLine.ts';
import type { DraftLines } from './draftLines.ts';
import type { DraftTitle } from './draftTitle.ts';
import type { SettingDraftKind } from './settingDraftKind.ts';

/**
 * A world. `secrets` is only for game masters.
 */
export interface SettingDraft {
  kind: SettingDraftKind;
  title: DraftTitle;
  pitch: DraftLine;
  truths: DraftLines;
  regions: DraftLines;
  factions: DraftLines;
  conflicts: DraftLines;
  startingLocation: DraftLine;
  secrets: DraftLines;
}
