/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterClass } from './characterClass.ts';
import type { ClassLevel } from './classLevel.ts';

/**
 * The levels in a further class.
 */
export interface OtherClass {
  class: CharacterClass;
  level: ClassLevel;
}
