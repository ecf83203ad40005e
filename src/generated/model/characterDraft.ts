/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterDraftKind } from './characterDraftKind.ts';
import type { CharacterInput } from './characterInput.ts';
import type { DraftLine } from './draftLine.ts';
import type { DraftText } from './draftText.ts';

/**
 * A draft of a character, with texts about the character.
 */
export interface CharacterDraft {
  kind: CharacterDraftKind;
  character: CharacterInput;
  personality: DraftLine;
  ideal: DraftLine;
  bond: DraftLine;
  flaw: DraftLine;
  appearance: DraftLine;
  backstory: DraftText;
}
