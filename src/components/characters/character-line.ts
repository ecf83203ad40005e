import type { Character } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { species } from '#src/lib/character/origins.ts';

/** Describes a character in one line: `Human Fighter, level 3`. */
export const characterLine = (character: Pick<Character, 'class' | 'species' | 'level'>): string =>
  `${species[character.species].label} ${characterClasses[character.class].label}, level ${character.level}`;
