import { furtherChoices, type FurtherChoice } from '#src/lib/character/further-choices.ts';
import { levelChoices, type LevelChoice } from '#src/lib/character/level-choices.ts';
import type { CharacterValues } from '../character-fields.ts';

export type AnyChoice = LevelChoice | FurtherChoice;

/** Everything that species and class levels ask the player to choose. */
export const allChoices = (values: CharacterValues): AnyChoice[] => [
  ...levelChoices(values),
  ...furtherChoices(values),
];
