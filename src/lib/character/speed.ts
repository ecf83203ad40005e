import type { Worn } from './armor-class.ts';
import type { LevelsInClass } from './class-list.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { haveFeature, valueAt } from './level-values.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

/** The features of classes that raise the speed, in feet. */
function featureParts(classes: readonly LevelsInClass[], { bodies, shields }: Worn): Part[] {
  const isUnarmored = bodies.length === 0 && shields.length === 0;
  const isHeavy = bodies.some(({ armor }) => armor.category === 'heavy');
  const unarmored = classes.flatMap(({ class: name, level }) => {
    const { unarmoredMovementFt }: ClassLevels['resources'] = classLevels[name].resources;
    const feet = unarmoredMovementFt && valueAt(unarmoredMovementFt, level);
    return typeof feet === 'number' ? [part('Unarmored Movement', feet)] : [];
  });
  return [
    ...(isUnarmored ? unarmored : []),
    ...(['Fast Movement', 'Roving'] as const)
      .filter((feature) => !isHeavy && haveFeature(classes, feature))
      .map((feature) => part(feature, 10)),
  ];
}

interface SpeedFacts {
  /** What the species gives. */
  readonly base: readonly Part[];
  readonly classes: readonly LevelsInClass[];
  readonly strength: number;
  readonly worn: Worn;
  readonly exhaustion: number;
}

/** The speed in feet. Armor above the Strength of the character slows once. */
export function speedOf({ base, classes, strength, worn, exhaustion }: SpeedFacts): Sum {
  const slowing = worn.bodies.find(({ armor }) => strength < (armor.strength ?? 0));
  const sum = sumOf([
    ...base,
    ...featureParts(classes, worn),
    slowing ? part(`${slowing.name} without Strength ${slowing.armor.strength}`, -10) : null,
    exhaustion > 0 ? part('Exhaustion', -5 * exhaustion) : null,
  ]);
  return sum.value < 0 ? sumOf([...sum.parts, part('Not below 0', -sum.value)]) : sum;
}
