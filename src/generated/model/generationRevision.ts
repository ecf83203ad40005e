/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationInstruction } from './generationInstruction.ts';
import type { GenerationSectionId } from './generationSectionId.ts';

/**
 * What to write again.
 */
export interface GenerationRevision {
  instruction: GenerationInstruction;
  /**
     * The sections to write again; all of them if there are none.
     * @maxItems 60
     */
  sectionIds?: GenerationSectionId[];
}
