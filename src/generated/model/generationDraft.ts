/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AdventureDraft } from './adventureDraft.ts';
import type { CharacterDraft } from './characterDraft.ts';
import type { CoverDraft } from './coverDraft.ts';
import type { QuestDraft } from './questDraft.ts';
import type { SettingDraft } from './settingDraft.ts';

/**
 * A draft of the requested kind. The server does not save the draft.
 */
export type GenerationDraft = SettingDraft | AdventureDraft | QuestDraft | CharacterDraft | CoverDraft;
