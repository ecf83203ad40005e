/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationSectionAudience } from './generationSectionAudience.ts';
import type { GenerationSectionId } from './generationSectionId.ts';

/**
 * A part of a draft that can be written again.
 */
export interface GenerationSection {
  sectionId: GenerationSectionId;
  /**
     * @minLength 1
     * @maxLength 120
     */
  heading: string;
  /** Who may read the section when the draft has become part of a campaign: `gm` is only for game masters. */
  audience: GenerationSectionAudience;
  /**
     * Markdown without HTML, links and pictures.
     * @maxLength 20000
     */
  text: string;
}
