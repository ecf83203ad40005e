import { levelChoices } from '#src/lib/character/level-choices.ts';
import type { CharacterValues } from '../character-fields.ts';

/** How many skills of the character get Expertise. */
export const expertiseCount = (values: CharacterValues): number =>
  levelChoices(values)
    .filter(({ kind }) => kind === 'expertise')
    .reduce((sum, { count }) => sum + count, 0);
