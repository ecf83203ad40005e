import type { ClassName } from '../classes.ts';
import type { ItemArmor } from '../items.ts';

export type ArmorTraining = ItemArmor['category'];

/** Weapons besides the simple ones, with which every class is proficient. */
export type MartialTraining = 'all' | 'light' | 'finesse or light' | 'none';

export interface Training {
  readonly armor: readonly ArmorTraining[];
  readonly martial: MartialTraining;
}

interface ClassTraining {
  /** For the class of level 1. */
  readonly first: Training;
  /** For a class that is added later. */
  readonly later: Training;
}

const row = (
  first: readonly ArmorTraining[],
  later: readonly ArmorTraining[],
  martial: MartialTraining = 'none',
): ClassTraining => ({
  first: { armor: first, martial },
  later: { armor: later, martial: martial === 'all' ? 'all' : 'none' },
});

/** Armor training and weapon proficiencies of the classes (SRD 5.2.1). */
export const training: Readonly<Record<ClassName, ClassTraining>> = {
  barbarian: row(['light', 'medium', 'shield'], ['shield'], 'all'),
  bard: row(['light'], ['light']),
  cleric: row(['light', 'medium', 'shield'], ['light', 'medium', 'shield']),
  druid: row(['light', 'shield'], ['light', 'shield']),
  fighter: row(['light', 'medium', 'heavy', 'shield'], ['light', 'medium', 'shield'], 'all'),
  monk: row([], [], 'light'),
  paladin: row(['light', 'medium', 'heavy', 'shield'], ['light', 'medium', 'shield'], 'all'),
  ranger: row(['light', 'medium', 'shield'], ['light', 'medium', 'shield'], 'all'),
  rogue: row(['light'], ['light'], 'finesse or light'),
  sorcerer: row([], []),
  warlock: row(['light'], ['light']),
  wizard: row([], []),
};
