/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Generation } from './generation.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of generations.
 */
export interface GenerationPage {
  /** @maxItems 200 */
  items: Generation[];
  nextCursor: NextCursor;
}
