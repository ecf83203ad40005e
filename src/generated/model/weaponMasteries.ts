/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterWords } from './characterWords.ts';

/**
 * The kinds of weapons whose mastery the character uses, by their names, such as Longsword; empty if none is chosen yet.
 */
export type WeaponMasteries = CharacterWords;
