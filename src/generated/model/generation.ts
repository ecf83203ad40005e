/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationDraft } from './generationDraft.ts';
import type { GenerationKind } from './generationKind.ts';
import type { GenerationSection } from './generationSection.ts';
import type { GenerationSettings } from './generationSettings.ts';
import type { GenerationStatus } from './generationStatus.ts';
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The work on one draft, which the server does after its request is answered.
 */
export interface Generation {
  generationId: Id;
  kind: GenerationKind;
  status: GenerationStatus;
  campaignId: OptionalId | null;
  settings: GenerationSettings;
  /**
     * Who writes or paints: `storyteller` or `painter` for the built-in ones, otherwise the name of the model. It is certain when the status is `done`.
     * @minLength 1
     * @maxLength 120
     */
  author: string;
  /**
     * The sections as far as they are written while the status is `running`; otherwise empty. `generationText` says what is added.
     * @maxItems 60
     */
  written: GenerationSection[];
  /** The draft; null until the status is `done`. */
  draft: GenerationDraft | null;
  /** What the user should know about the draft, for example that the model did not answer and the storyteller wrote it; null if there is nothing. */
  notice: string | null;
  /** Why there is no draft, in words for the user; null unless the status is `failed`. */
  failure: string | null;
  /** The generation whose draft this one writes again; null for none. */
  revisionOf: OptionalId | null;
  createdAt: Timestamp;
  endedAt: OptionalTimestamp;
}
