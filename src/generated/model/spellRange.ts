/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellDistance } from './spellDistance.ts';
import type { SpellReach } from './spellReach.ts';

/**
 * A distance, or a word.
 */
export type SpellRange = SpellDistance | SpellReach;
