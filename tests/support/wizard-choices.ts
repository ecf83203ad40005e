import type { CharacterChoices, ChosenSpell } from '#src/lib/character/choices.ts';
import type { ClassName } from '#src/lib/character/classes.ts';

/** A legal wizard of level 5. */
export const wizard: CharacterChoices = {
  class: 'wizard',
  species: 'orc',
  background: 'sage',
  level: 5,
  abilities: { str: 10, dex: 14, con: 13, int: 16, wis: 12, cha: 8 },
  increases: [],
  skills: ['insight', 'medicine'],
  equipment: 'kit',
};

/** A spell of the SRD that the wizard has prepared. */
export const spell = (
  key: string,
  level: number,
  changes: Partial<ChosenSpell> = {},
): ChosenSpell => ({
  class: 'wizard',
  key: `2024#${key}`,
  name: key,
  prepared: true,
  facts: { level },
  ...changes,
});

/** A feat of the SRD, at level 4 of the wizard. */
export const feat = (key: string, changes: object = {}) => ({
  class: 'wizard' as const,
  level: 4,
  key: `2024#${key}`,
  name: key,
  increases: [],
  ...changes,
});

/** An option of a class feature. */
export const option = (name: string, of: ClassName, level: number) => ({
  class: of,
  level,
  key: null,
  name,
  increases: [],
});

export const improvement = feat('ability-score-improvement', {
  increases: [{ ability: 'int', amount: 2 }],
});
