import type { CharacterChoices } from './choices.ts';
import { classesOf, type LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classLevels, type ByLevel } from './data/class-levels.ts';
import { takenFeats } from './feats.ts';

/** A feature of the character, in the order in which it was gained in its class. */
export interface Feature {
  readonly class: ClassName | null;
  readonly level: number;
  readonly name: string;
  readonly source: 'class' | 'subclass' | 'species' | 'feat';
}

/** Lines of the class tables that say that something is chosen; the list has the choice instead. */
const isPlaceholder = (name: string): boolean =>
  name === 'Subclass feature' || name.endsWith(' Subclass');

function classFeatures({ class: name, level }: LevelsInClass): Feature[] {
  const features: ByLevel<readonly string[]> = classLevels[name].features;
  return Object.entries(features)
    .filter(([from]) => Number(from) <= level)
    .flatMap(([from, names]) =>
      names
        .filter((feature) => !isPlaceholder(feature))
        .map((feature) => ({
          class: name,
          level: Number(from),
          name: feature,
          source: 'class' as const,
        })),
    );
}

/** What the character has by its classes, species and feats. */
export function featuresOf(character: CharacterChoices): Feature[] {
  const classes = classesOf(character);
  return [
    ...classes.flatMap(classFeatures),
    ...takenFeats(character, classes).map(({ class: name, level, name: feat }) => ({
      class: name,
      level,
      name: feat,
      source: 'feat' as const,
    })),
  ];
}
