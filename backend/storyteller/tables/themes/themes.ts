import type { Theme } from './theme.ts';
import { themesOfBodies } from './themes-of-bodies.ts';
import { themesOfCreatures } from './themes-of-creatures.ts';
import { themesOfPlaces } from './themes-of-places.ts';
import { themesOfSociety } from './themes-of-society.ts';
import { themesOfViolence } from './themes-of-violence.ts';

/** The topics of the consent checklists and lists of safety tools that groups use. */
export const themes: readonly Theme[] = [
  ...themesOfViolence,
  ...themesOfBodies,
  ...themesOfCreatures,
  ...themesOfSociety,
  ...themesOfPlaces,
];
