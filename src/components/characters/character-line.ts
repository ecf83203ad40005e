import type { Character, CharacterSummary } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { species } from '#src/lib/character/origins.ts';
import { middleDot } from '#src/lib/unbroken.ts';

type Described = Pick<Character, 'class' | 'species' | 'level'> &
  Partial<Pick<Character, 'otherClasses'>>;

/** Describes a character in one line: `Human Fighter, level 3` or `Human Fighter 2 / Wizard 1, level 3`. */
export function characterLine(character: Described): string {
  const { level, otherClasses = [] } = character;
  const label = characterClasses[character.class].label;
  const line = `${species[character.species].label} ${label}`;
  if (otherClasses.length === 0) return `${line}, level ${level}`;
  const others = otherClasses.reduce((sum, other) => sum + other.level, 0);
  const classes = [
    `${line} ${level - others}`,
    ...otherClasses.map((other) => `${characterClasses[other.class].label} ${other.level}`),
  ];
  return `${classes.join(' / ')}, level ${level}`;
}

type Numbered = Pick<CharacterSummary, 'hitPoints' | 'lostHitPoints' | 'armorClass'>;

/** The numbers that are asked for most: `12 of 31 HP · AC 16`. */
export function hitPointsLine({ hitPoints, lostHitPoints, armorClass }: Numbered): string {
  return `${Math.max(0, hitPoints - lostHitPoints)} of ${hitPoints} HP${middleDot}AC ${armorClass}`;
}
