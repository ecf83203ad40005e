import { levelChoices, type LevelChoice } from '#src/lib/character/level-choices.ts';
import type { CharacterValues } from '../character-fields.ts';

/** How many skills a choice makes better; `Deft Explorer` and `Scholar` are for one. */
const expertiseOf = ({ kind, label }: LevelChoice): number =>
  kind !== 'expertise' ? 0 : label === 'Expertise' ? 2 : 1;

/** How many skills of the character get Expertise. */
export const expertiseCount = (values: CharacterValues): number =>
  levelChoices(values).reduce((sum, choice) => sum + expertiseOf(choice), 0);
