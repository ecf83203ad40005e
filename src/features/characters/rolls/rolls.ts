import { createContext, useContext } from 'react';
import type { CharacterRoll } from '#src/generated/model/index.ts';
import type { AbilityName } from '#src/lib/character/abilities.ts';
import type { DiceFormula, RollMode } from '#src/lib/character/roll.ts';
import type { Skill } from '#src/lib/character/skills.ts';

/** Why a roll has Advantage or Disadvantage. */
export interface ForcedMode {
  readonly mode: 'advantage' | 'disadvantage';
  readonly reason: string;
}

/** What a D20 Test is for. */
interface D20Test {
  readonly test: 'attack' | 'check' | 'save' | 'initiative' | 'death-save';
  readonly ability?: AbilityName;
  readonly skill?: Skill;
}

/** What can be rolled after an attack that hits. */
interface RollDamage {
  readonly label: string;
  readonly formula: DiceFormula;
  /** A die that shows less counts as this number; null if each die counts as it is. */
  readonly leastDie?: number | null;
}

/** The modes that a number forces on its roll. The parameters are the reasons; null for none. */
export const forcedModes = (
  advantage: string | null,
  disadvantage: string | null,
): ForcedMode[] => [
  ...(advantage === null ? [] : [{ mode: 'advantage' as const, reason: advantage }]),
  ...(disadvantage === null ? [] : [{ mode: 'disadvantage' as const, reason: disadvantage }]),
];

export type RollRequest =
  | (D20Test & {
      readonly kind: 'd20';
      readonly label: string;
      readonly bonus: number;
      readonly forced?: readonly ForcedMode[];
      readonly damage?: RollDamage | null;
      /** The lowest natural number that is a critical hit, if it is not 20. */
      readonly criticalFrom?: number;
    })
  | {
      readonly kind: 'dice';
      readonly label: string;
      readonly formula: DiceFormula;
      readonly isCritical?: boolean;
      readonly leastDie?: number | null;
    };

export interface Rolls {
  /** The mode of the next D20 Test. */
  readonly mode: RollMode;
  readonly setMode: (mode: RollMode) => void;
  readonly roll: (request: RollRequest) => CharacterRoll;
  /** The last roll on this page, and what can be rolled after it. */
  readonly last: { readonly roll: CharacterRoll; readonly request: RollRequest } | null;
}

const context = createContext<Rolls | null>(null);

export const RollsProvider = context.Provider;

/** The rolls of the open sheet. */
export function useRolls(): Rolls {
  const rolls = useContext(context);
  if (!rolls) throw new Error('useRolls needs a RollsProvider');
  return rolls;
}
