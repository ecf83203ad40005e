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
  /**
     * The change in words, besides the instruction. Without a language model, only words that mean one of the instructions are understood; others are refused with 409.
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  wish?: string;
  /**
     * As in a new generation, in place of those of the draft. Absent: those of the draft.
     * @maxLength 2000
     * @pattern ^[^\u0000]*$
     */
  safetyLines?: string;
  /**
     * As `safetyLines`.
     * @maxLength 2000
     * @pattern ^[^\u0000]*$
     */
  safetyVeils?: string;
}
