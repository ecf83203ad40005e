/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationKind } from './generationKind.ts';
import type { GenerationRequestLength } from './generationRequestLength.ts';
import type { Id } from './id.ts';

/**
 * The kind of the draft, and what the draft is about.
 */
export interface GenerationRequest {
  kind: GenerationKind;
  campaignId?: Id;
  /**
     * @maxLength 600
     * @pattern ^[^\u0000]*$
     */
  idea?: string;
  /**
     * @maxLength 60
     * @pattern ^[^\u0000]*$
     */
  genre?: string;
  /**
     * @maxLength 60
     * @pattern ^[^\u0000]*$
     */
  tone?: string;
  /**
     * @minimum 1
     * @maximum 20
     */
  level?: number;
  length?: GenerationRequestLength;
  /**
     * @minimum 0
     * @maximum 2147483647
     */
  seed?: number;
}
