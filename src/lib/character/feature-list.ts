import type { CharacterChoices } from './choices.ts';
import { classesOf, totalLevel, type LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classFeatures as featureTables } from './data/class-features.ts';
import type { ByLevel } from './data/class-levels.ts';
import { speciesTraits } from './data/species-traits.ts';
import { subclasses } from './data/subclasses.ts';
import { takenFeats } from './feats.ts';
import { backgrounds } from './origins.ts';
import { isSrdSubclass, subclassLevel } from './subclass-levels.ts';

/** A feature of the character, in the order in which it was gained in its class. */
export interface Feature {
  readonly class: ClassName | null;
  readonly level: number;
  readonly name: string;
  readonly source: 'class' | 'subclass' | 'species' | 'feat';
}

/** Lines of the class tables that say that something is chosen; the list has the choice instead. */
export const isPlaceholder = (name: string): boolean =>
  name === 'Subclass feature' || name.endsWith(' Subclass');

/** `Action Surge (two uses)` is `Action Surge`. */
export const plainFeature = (name: string): string => name.replace(/ \(.*\)$/u, '');

function listed(
  features: ByLevel<readonly string[]>,
  level: number,
  facts: Pick<Feature, 'class' | 'source'>,
): Feature[] {
  return Object.entries(features)
    .filter(([from]) => Number(from) <= level)
    .flatMap(([from, names]) =>
      names
        .filter((name) => !isPlaceholder(name))
        .map((name) => ({ ...facts, level: Number(from), name })),
    );
}

function classFeatures(levels: LevelsInClass): Feature[] {
  const { class: name, level, subclass } = levels;
  const hasSubclass = subclass !== null && level >= subclassLevel;
  return [
    ...listed(featureTables[name], level, { class: name, source: 'class' }),
    ...(hasSubclass
      ? [{ class: name, level: subclassLevel, name: subclass, source: 'subclass' as const }]
      : []),
    ...(hasSubclass && isSrdSubclass(levels)
      ? listed(subclasses[name].features, level, { class: name, source: 'subclass' })
      : []),
  ].toSorted((a, b) => a.level - b.level);
}

/** What the character has by its classes, species, background and feats. */
export function featuresOf(character: CharacterChoices): Feature[] {
  const classes = classesOf(character);
  return [
    ...classes.flatMap(classFeatures),
    ...listed(speciesTraits[character.species], totalLevel(character), {
      class: null,
      source: 'species',
    }),
    { class: null, level: 1, name: backgrounds[character.background].feat, source: 'feat' },
    ...takenFeats(character, classes).map(({ class: name, level, name: feat }) => ({
      class: name,
      level,
      name: feat,
      source: 'feat' as const,
    })),
  ];
}

/** The features with a key each. A character can have one twice, such as a feat of its background. */
export function keyedFeatures(features: readonly Feature[]): (Feature & { key: string })[] {
  const counts = new Map<string, number>();
  return features.map((feature) => {
    const place = `${feature.class} ${feature.level} ${feature.name}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return { ...feature, key: `${place} ${count}` };
  });
}

/** Whether the levels of a class give a feature, by its name in the table of the class. */
export const haveGained = (classes: readonly LevelsInClass[], feature: string): boolean =>
  classes.some(({ class: name, level }) =>
    listed(featureTables[name], level, { class: name, source: 'class' }).some(
      (one) => one.name === feature,
    ),
  );
