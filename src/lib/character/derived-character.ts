import type { AbilityName, AbilityScores } from './abilities.ts';
import type { Attack } from './attacks.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ConditionEffects } from './conditions.ts';
import type { Defense } from './defenses.ts';
import type { DamageType } from './items.ts';
import type { LimitedUse } from './limited-uses.ts';
import type { SaveRow } from './saves.ts';
import type { Sense } from './senses.ts';
import type { SkillRow } from './skill-rows.ts';
import type { SpecialSpeed } from './speed.ts';
import type { CountedSlots } from './spell-slots.ts';
import type { Casting, ClassSpellcasting } from './spellcasting.ts';
import type { Rolled, Sum } from './sum.ts';

/** All numbers of a character sheet. */
export interface DerivedCharacter {
  readonly classes: readonly LevelsInClass[];
  readonly scores: AbilityScores;
  /** The parts of each score and their sum. */
  readonly abilities: Readonly<Record<AbilityName, Sum>>;
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  readonly proficiency: Sum;
  readonly hitPoints: Sum;
  /** `5d10` or `5d10 + 2d6` */
  readonly hitDice: string;
  readonly hitDicePools: readonly { readonly faces: number; readonly count: number }[];
  readonly armorClass: Sum;
  readonly initiative: Rolled;
  /** Feet. */
  readonly speed: Sum;
  /** Climb, Swim and Fly Speed in feet; 0 for none. */
  readonly specialSpeeds: Readonly<Record<SpecialSpeed, Sum>>;
  readonly saves: Readonly<Record<AbilityName, SaveRow>>;
  /** What is added to death saves, which use no ability. */
  readonly deathSave: Sum;
  /** Checks with an ability that use no skill. */
  readonly checks: Readonly<Record<AbilityName, Rolled>>;
  /** Why checks with an ability have Disadvantage; null if they have not. */
  readonly checkHindrances: Readonly<Record<AbilityName, string | null>>;
  readonly skills: readonly SkillRow[];
  readonly passivePerception: Sum;
  /** Pounds. */
  readonly carryingCapacity: Sum;
  /** The pounds that the character carries. */
  readonly weight: Sum;
  readonly attacks: readonly Attack[];
  readonly spellcasting: readonly ClassSpellcasting[];
  /** For spells of the species and of feats, whose `class` is null. */
  readonly innateCasting: Casting;
  /** Why the character cannot cast spells now; null if it can. */
  readonly castingRefusal: string | null;
  /** The slots of all classes together, without Pact Magic. */
  readonly slots: readonly CountedSlots[];
  readonly pactSlots: CountedSlots | null;
  readonly proficiencies: {
    readonly armor: readonly string[];
    readonly weapons: readonly string[];
    readonly tools: readonly string[];
    readonly languages: readonly string[];
  };
  /** Feet; 0 for none. */
  readonly senses: Readonly<Record<Sense, number>>;
  /** The parts of the range of each sense and their sum. */
  readonly senseSums: Readonly<Record<Sense, Sum>>;
  readonly resistances: readonly DamageType[];
  /** Immunities to conditions, and Advantage on saving throws against something. */
  readonly defenses: readonly Defense[];
  /** What can be used a few times besides the resources of the classes. */
  readonly limitedUses: readonly LimitedUse[];
  /** How many magic items the character can be attuned to. */
  readonly attunements: number;
  readonly attunementSum: Sum;
  /** What the conditions change; it is in the numbers already. */
  readonly conditions: ConditionEffects;
}
