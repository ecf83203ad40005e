/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AdventureDraft } from './adventureDraft.ts';
import type { CharacterDraft } from './characterDraft.ts';
import type { CoverDraft } from './coverDraft.ts';
import type { QuestDraft } from './questDraft.ts';
import type { SettingDraft } from './settingDraft.ts';

/**
 * A draft of the kind that was asked for; nothing of it is saved.
 */
export type GenerationDraft = SettingDraft | AdventureDraft | QuestDraft | CharacterDraft | CoverDraft;
