import type { AbilityIncrease, AbilityName, AbilityScores } from './abilities.ts';
import type { ClassName } from './classes.ts';
import type { CharacterItem } from './items.ts';
import type { BackgroundName, SpeciesName } from './origins.ts';
import type { Skill } from './skills.ts';
import type { Sum } from './sum.ts';

export interface ChosenFeat {
  /** The class that gives the feat; null for one of the species or the game master. */
  readonly class: ClassName | null;
  /** The level in this class; without a class, the level of the character. */
  readonly level: number;
  readonly key: string | null;
  /** The version of the row of the catalogue; null if it is not known. */
  readonly catalogueVersion?: number | null;
  readonly name: string;
  readonly increases: readonly AbilityIncrease[];
}

export interface ChosenSpell {
  /** Null for a spell of the species, a feat or an item. */
  readonly class: ClassName | null;
  readonly key: string | null;
  readonly name: string;
  readonly prepared: boolean;
  readonly facts: {
    readonly level: number;
    readonly ritual?: boolean;
    readonly school?: string;
    readonly damage?: string;
  };
}

export type OverrideTarget =
  | 'armor-class'
  | 'hit-points'
  | 'initiative'
  | 'speed'
  | 'proficiency-bonus'
  | 'passive-perception'
  | 'carrying-capacity'
  | 'spell-save-dc'
  | 'spell-attack'
  | AbilityName
  | `save-${AbilityName}`
  | `skill-${Skill}`
  | 'climb-speed'
  | 'swim-speed'
  | 'fly-speed'
  | 'darkvision'
  | 'blindsight'
  | 'tremorsense'
  | 'truesight'
  | 'attunements'
  | `slots-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'pact-slots';

interface Override {
  readonly target: OverrideTarget;
  readonly value: number;
  readonly reason: string;
}

/** The choices from which all other values are computed. `Character` of the contract has them. */
export interface CharacterChoices {
  /** The class of level 1. */
  readonly class: ClassName;
  readonly species: SpeciesName;
  readonly background: BackgroundName;
  /** All classes together. */
  readonly level: number;
  readonly abilities: AbilityScores;
  readonly increases: readonly AbilityIncrease[];
  readonly skills: readonly Skill[];
  /** `kit`: while `items` is null, the character has the items that class and background give at level 1. */
  readonly equipment: 'kit' | 'gold';
  readonly otherClasses?: readonly { readonly class: ClassName; readonly level: number }[];
  readonly subclasses?: readonly { readonly class: ClassName; readonly name: string }[];
  readonly feats?: readonly ChosenFeat[];
  readonly expertise?: readonly Skill[];
  readonly tools?: readonly string[];
  readonly languages?: readonly string[];
  /** The weapons whose mastery the character uses, by their names. */
  readonly weaponMasteries?: readonly string[];
  readonly speciesOption?: string;
  readonly size?: 'small' | 'medium';
  readonly spells?: readonly ChosenSpell[];
  readonly items?: readonly CharacterItem[] | null;
  readonly overrides?: readonly Override[];
  readonly advancement?: 'milestones' | 'experience';
  readonly experience?: number;
}

/** Lower and higher numbers make no sense in play. */
const limits: Partial<Readonly<Record<OverrideTarget, { least: number; most?: number }>>> = {
  'hit-points': { least: 1 },
  speed: { least: 0 },
  'climb-speed': { least: 0 },
  'swim-speed': { least: 0 },
  'fly-speed': { least: 0 },
  darkvision: { least: 0 },
  blindsight: { least: 0 },
  tremorsense: { least: 0 },
  truesight: { least: 0 },
  'carrying-capacity': { least: 0 },
  attunements: { least: 0 },
};

/** The slots of one level that the play state can count. */
const slotLimits = { least: 0, most: 200 };

/** The sum with the number on which the table has agreed, if there is one. */
export function overridden(
  sum: Sum,
  target: OverrideTarget,
  { overrides = [] }: Pick<CharacterChoices, 'overrides'>,
): Sum {
  const override = overrides.find((one) => one.target === target);
  if (!override) return sum;
  const isSlots = target.startsWith('slots-') || target === 'pact-slots';
  const { least = -Infinity, most = Infinity } = (isSlots ? slotLimits : limits[target]) ?? {};
  const value = Math.min(most, Math.max(least, override.value));
  return { ...sum, value, override: { reason: override.reason, further: [] } };
}
