import type { Worn } from './armor-class.ts';
import type { LevelsInClass } from './class-list.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import type { ActiveItem } from './item-effects.ts';
import { haveFeature, valueAt } from './level-values.ts';
import { srdSubclassLevel } from './subclass-levels.ts';
import { part, plus, sumOf, type Part, type Sum } from './sum.ts';

export const specialSpeeds = ['climb', 'swim', 'fly'] as const;

export type SpecialSpeed = (typeof specialSpeeds)[number];

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

/** What slows a character for a time: it holds for every speed. */
interface Slowing {
  readonly exhaustion: number;
  /** The condition that makes every speed 0; null without one. */
  readonly noSpeed: string | null;
}

interface SpeedFacts {
  /** What the species gives. */
  readonly base: readonly Part[];
  readonly classes: readonly LevelsInClass[];
  readonly strength: number;
  readonly worn: Worn;
  readonly active: readonly ActiveItem[];
}

/** A speed after everything that slows the character, at least 0. A speed on which the table has agreed is slowed, too. */
export function slowed(speed: Sum, { exhaustion, noSpeed }: Slowing): Sum {
  if (speed.value === 0) return speed;
  const tired = plus(speed, exhaustion > 0 ? [part('Exhaustion', -5 * exhaustion)] : []);
  if (noSpeed !== null && tired.value !== 0) return plus(tired, [part(noSpeed, -tired.value)]);
  return tired.value < 0 ? plus(tired, [part('Not below 0', -tired.value)]) : tired;
}

/** The lasting speed in feet. Armor that needs more Strength than the character has slows it only once. */
export function speedOf({ base, classes, strength, worn, active }: SpeedFacts): Sum {
  const boots = active.find(({ effect }) => effect.leastSpeed !== undefined);
  const heavy = worn.bodies.find(({ armor }) => strength < (armor.strength ?? 0));
  const sum = sumOf([
    ...base,
    ...featureParts(classes, worn),
    heavy && !boots ? part(`${heavy.name} without Strength ${heavy.armor.strength}`, -10) : null,
  ]);
  const missing = (boots?.effect.leastSpeed ?? 0) - sum.value;
  const raised = boots && missing > 0 ? [part(boots.item.name, missing)] : [];
  return plus(sum, raised);
}

interface SpecialSpeedFacts extends Pick<SpeedFacts, 'classes' | 'active'> {
  readonly feats: readonly TakenFeat[];
  /** The lasting Speed of the character. */
  readonly speed: Sum;
}

/** The features that give a special speed equal to the Speed. */
function equalSpeeds({ classes, feats }: SpecialSpeedFacts): Record<SpecialSpeed, string[]> {
  const roving = haveFeature(classes, 'Roving') ? ['Roving'] : [];
  return {
    climb: [...roving, ...(srdSubclassLevel(classes, 'rogue') > 0 ? ['Second-Story Work'] : [])],
    swim: [
      ...roving,
      ...(hasOption(feats, 'warlock', 'gift-of-the-depths') ? ['Gift of the Depths'] : []),
    ],
    fly: [],
  };
}

/** The lasting Climb, Swim and Fly Speed in feet; 0 for none. Those that last for minutes are features with limited uses. */
export function specialSpeedSums(facts: SpecialSpeedFacts): Record<SpecialSpeed, Sum> {
  const { active, speed } = facts;
  const equal = equalSpeeds(facts);
  const speedLike = (label: string) => sumOf([part(`${label}: the Speed`, speed.value)]);
  const sumFor = (name: SpecialSpeed): Sum => {
    const items = active.flatMap(({ item, effect }) => {
      const feet = effect[name];
      if (feet === undefined) return [];
      return feet === 'speed' ? [speedLike(item.name)] : [sumOf([part(item.name, feet)])];
    });
    return [...equal[name].map(speedLike), ...items].reduce(
      (best, one) => (one.value > best.value ? one : best),
      sumOf([]),
    );
  };
  return { climb: sumFor('climb'), swim: sumFor('swim'), fly: sumFor('fly') };
}
