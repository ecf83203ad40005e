/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellQuantity } from './spellQuantity.ts';
import type { SpellStepWord } from './spellStepWord.ts';

/**
 * An amount, or a word.
 */
export type SpellStepValue = SpellQuantity | SpellStepWord;
