/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellDurationWord } from './spellDurationWord.ts';
import type { SpellTime } from './spellTime.ts';

/**
 * A time, or a word.
 */
export type SpellDuration = SpellTime | SpellDurationWord;
