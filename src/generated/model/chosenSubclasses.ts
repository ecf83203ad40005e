/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ChosenSubclass } from './chosenSubclass.ts';

/**
 * @maxItems 12
 */
export type ChosenSubclasses = ChosenSubclass[];
