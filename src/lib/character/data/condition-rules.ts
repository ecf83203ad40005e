import type { AbilityName } from '../abilities.ts';
import type { Condition } from '../condition-names.ts';

type Mode = 'advantage' | 'disadvantage';

/** What a condition of SRD 5.2.1 does to the one who has it. */
export interface ConditionRules {
  /** No actions, Bonus Actions and Reactions; concentration ends, and nothing can be said. */
  readonly noActions?: true;
  /** The Speed is 0 and cannot increase. */
  readonly noSpeed?: true;
  readonly attacks?: Mode;
  readonly checks?: Mode;
  readonly initiative?: Mode;
  readonly dexteritySaves?: Mode;
  /** Saving throws that fail without a roll. */
  readonly failedSaves?: readonly AbilityName[];
  /** Resistance to all damage. */
  readonly resistsAll?: true;
  /** What depends on the place or on others, and is decided at the table. */
  readonly notes: readonly string[];
}

const incapacitated = { noActions: true, initiative: 'disadvantage' } as const;
const strAndDex = ['str', 'dex'] as const;

const attackersHaveAdvantage = 'Attacks against you have Advantage.';
const closeHitsAreCritical = 'A hit from within 5 feet is a Critical Hit.';
const crawls =
  'You crawl, or stand up for half of your Speed. Attacks against you have Advantage within 5 feet, else Disadvantage.';

export const conditionRules: Readonly<Record<Condition, ConditionRules>> = {
  blinded: {
    attacks: 'disadvantage',
    notes: ['Checks that need sight fail.', attackersHaveAdvantage],
  },
  charmed: {
    notes: ['You cannot attack the charmer, who has Advantage on social checks with you.'],
  },
  deafened: { notes: ['Checks that need hearing fail.'] },
  frightened: {
    notes: [
      'Attacks and ability checks have Disadvantage while you see what frightens you, and you cannot move closer.',
    ],
  },
  grappled: {
    noSpeed: true,
    notes: ['Attacks against anyone but the grappler have Disadvantage.'],
  },
  incapacitated: { ...incapacitated, notes: [] },
  invisible: {
    attacks: 'advantage',
    initiative: 'advantage',
    notes: ['Attacks against you have Disadvantage. None of it holds against those who see you.'],
  },
  paralyzed: {
    ...incapacitated,
    noSpeed: true,
    failedSaves: strAndDex,
    notes: [attackersHaveAdvantage, closeHitsAreCritical],
  },
  petrified: {
    ...incapacitated,
    noSpeed: true,
    failedSaves: strAndDex,
    resistsAll: true,
    notes: [attackersHaveAdvantage, 'You are immune to the Poisoned condition.'],
  },
  poisoned: { attacks: 'disadvantage', checks: 'disadvantage', notes: [] },
  prone: { attacks: 'disadvantage', notes: [crawls] },
  restrained: {
    noSpeed: true,
    attacks: 'disadvantage',
    dexteritySaves: 'disadvantage',
    notes: [attackersHaveAdvantage],
  },
  stunned: { ...incapacitated, failedSaves: strAndDex, notes: [attackersHaveAdvantage] },
  unconscious: {
    ...incapacitated,
    noSpeed: true,
    // An unconscious creature is Prone.
    attacks: 'disadvantage',
    failedSaves: strAndDex,
    notes: [attackersHaveAdvantage, closeHitsAreCritical, 'You are not aware of anything.'],
  },
};
