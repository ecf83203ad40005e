import type { CharacterChoices } from '#src/lib/character/choices.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';

/** The fighter of the worked examples: a human soldier with the standard array. */
export const soldier: CharacterChoices = {
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 1,
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  increases: [
    { ability: 'str', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: [],
  equipment: 'kit',
};

/** The numbers of the fighter with changes. */
export const derived = (changes: Partial<CharacterChoices>) =>
  deriveCharacter({ ...soldier, ...changes });

/** The first class is that of level 1. */
export const classesOf = (...list: readonly (readonly [ClassName, number])[]) => {
  const [[first], ...others] = [list[0] ?? (['fighter', 1] as const), ...list.slice(1)];
  return {
    class: first,
    level: list.reduce((sum, [, level]) => sum + level, 0),
    otherClasses: others.map(([name, level]) => ({ class: name, level })),
  };
};

export const subclass = (name: ClassName, of: string) => ({
  subclasses: [{ class: name, name: of }],
});

export const feat = (key: string, of: ClassName | null, level: number) => ({
  class: of,
  level,
  key: `2024#${key}`,
  name: key,
  increases: [],
});
