import type { CharacterValues } from './character-fields.ts';

/** The choices that the other suggestions follow from. */
export type Origin = Pick<CharacterValues, 'class' | 'species' | 'background'>;

/** The choices with which the form of a new character begins. */
export const firstOrigin = {
  class: 'fighter',
  species: 'human',
  background: 'soldier',
} as const satisfies Origin;
