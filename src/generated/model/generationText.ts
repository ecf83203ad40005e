/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationSectionId } from './generationSectionId.ts';
import type { Id } from './id.ts';

/**
 * A piece of the text that a model writes for a section. Events can be lost, so a client that misses a piece fetches `written`.
 */
export interface GenerationText {
  generationId: Id;
  sectionId: GenerationSectionId;
  /**
     * Where the piece begins in the text of the section, in UTF-16 code units. What the section had from there on is replaced; 0 begins the section again.
     * @minimum 0
     * @maximum 20000
     */
  offset: number;
  /** @maxLength 20000 */
  text: string;
}
