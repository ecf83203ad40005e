import type {
  GenerationKind,
  GenerationRequest,
  GenerationSettings,
  StoryTone,
} from '#src/generated/model/index.ts';
import type { Values } from '../drafts/rebase.ts';
import type { DraftTarget } from './draft-values.ts';

/** The lines and veils that a draft respects besides those of the campaign. */
export type Safety = Pick<GenerationRequest, 'safetyLines' | 'safetyVeils'>;

/** What the form says about the story. Everything else comes from the campaign. */
export interface StoryDefaults {
  idea?: string;
  tone?: StoryTone;
  level?: number;
  partySize?: number;
  /** What the story is about, if that is more than the settings say. */
  subject?: Pick<GenerationRequest, 'entryId' | 'choices' | 'texts'>;
  /** The lines and veils in the form, which need not be saved yet. */
  safety?: Safety;
  /** The labels of the fields that stay as they are. */
  stays?: readonly string[];
  /** The only field into which the draft goes; all of them if it is absent. */
  only?: string;
  /** Whether the panel opens with the settings of another draft, although the last one can still be read. */
  isAnother?: boolean;
}

/** A button that opens the panel with its own defaults. */
export interface StoryEntrance {
  label: string;
  /** Where the button is, if it is not where the storyteller is, and its label while there is a draft. */
  place?: { element: HTMLElement | null; draftLabel: string };
  /** @param put what the last draft has put into the form */
  defaults: (put: Values) => StoryDefaults;
}

/** The button of a form whose whole text can be written. */
export const writeEntrance = (defaults: StoryEntrance['defaults']): [StoryEntrance] => [
  { label: 'Write with the storyteller', defaults },
];

export interface StorytellerProps {
  /** What can be written for the form; the first one is chosen. */
  kinds: readonly [GenerationKind, ...GenerationKind[]];
  /** The campaign that the draft is for; null if it does not exist yet. */
  campaignId: string | null;
  /** The name of the draft of the form. */
  draftOf: string;
  /** Whether a text that is saved is a draft, which may have replaced another one. */
  hasSavedDraft?: boolean;
  /**
   * Whether the text that a draft has replaced was in this form. If this is given, there is a button that brings the
   * earlier text back, once a draft has replaced one.
   */
  isEarlierText?: ((settings: GenerationSettings) => boolean) | undefined;
  /** The buttons that open the panel. */
  entrances: readonly [StoryEntrance, ...StoryEntrance[]];
  target: DraftTarget;
}
