import type { GenerationKind, StoryTone } from '#src/generated/model/index.ts';
import type { DraftTarget } from './draft-values.ts';

/** What the form says about the story. Everything else comes from the campaign. */
export interface StoryDefaults {
  idea?: string;
  tone?: StoryTone;
  level?: number;
  partySize?: number;
}

export interface StorytellerProps {
  /** What can be written for the form; the first one is chosen. */
  kinds: readonly [GenerationKind, ...GenerationKind[]];
  /** The campaign that the draft is for; null if it does not exist yet. */
  campaignId: string | null;
  /** The name of the draft of the form. */
  draftOf: string;
  defaults: () => StoryDefaults;
  target: DraftTarget;
}
