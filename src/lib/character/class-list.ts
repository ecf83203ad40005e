import type { CharacterChoices } from './choices.ts';
import { characterClasses, type ClassName } from './classes.ts';

/** The levels that a character has in one class. */
export interface LevelsInClass {
  readonly class: ClassName;
  readonly level: number;
  readonly subclass: string | null;
  /** Faces of the Hit Point Die. */
  readonly hitDie: number;
}

export const highestLevel = 20;

/** A whole number within the limits, also for a number that a form cannot read. */
const whole = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : least;

type Levels = Pick<CharacterChoices, 'class' | 'level' | 'otherClasses' | 'subclasses'>;

export const totalLevel = ({ level }: Pick<Levels, 'level'>): number =>
  whole(level, 1, highestLevel);

/**
 * The classes of a character, the class of level 1 first. One level is always left for it: levels in other classes
 * that are too many do not count, and neither does a class that is listed twice.
 */
export function classesOf({
  class: first,
  level,
  otherClasses = [],
  subclasses = [],
}: Levels): LevelsInClass[] {
  const subclassOf = (name: ClassName) =>
    subclasses.find((subclass) => subclass.class === name)?.name ?? null;
  let left = totalLevel({ level }) - 1;
  const others: LevelsInClass[] = [];
  const seen = new Set<ClassName>([first]);
  for (const other of otherClasses) {
    const levels = whole(other.level, 0, left);
    if (levels === 0 || seen.has(other.class)) continue;
    seen.add(other.class);
    left -= levels;
    const { hitDie } = characterClasses[other.class];
    const subclass = subclassOf(other.class);
    others.push({ class: other.class, level: levels, subclass, hitDie });
  }
  const { hitDie } = characterClasses[first];
  return [{ class: first, level: left + 1, subclass: subclassOf(first), hitDie }, ...others];
}
