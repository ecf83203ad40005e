/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';
import type { SpellFactsAttack } from './spellFactsAttack.ts';
import type { SpellSchool } from './spellSchool.ts';

/**
 * What the sheet prints about a spell, copied from the catalogue or typed.
 */
export interface SpellFacts {
  /**
     * 0 for a cantrip.
     * @minimum 0
     * @maximum 9
     */
  level: number;
  school: SpellSchool;
  /**
     * @maxLength 80
     * @pattern ^[^\u0000]*$
     */
  castingTime: string;
  /**
     * @maxLength 80
     * @pattern ^[^\u0000]*$
     */
  range: string;
  /**
     * @maxLength 160
     * @pattern ^[^\u0000]*$
     */
  components: string;
  /**
     * @maxLength 80
     * @pattern ^[^\u0000]*$
     */
  duration: string;
  concentration: boolean;
  ritual: boolean;
  /**
     * The kind of the spell attack; null without one.
     * @nullable
     */
  attack: SpellFactsAttack;
  /** The saving throw against the spell; null without one. */
  save: AbilityName | null;
  /**
     * Dice and types, such as `8d6 fire`; empty without damage.
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  damage: string;
}
