import { abilityLabels, abilityNames, type AbilityName, type AbilityScores } from './abilities.ts';
import { overridden, type CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { highestScoreWith, type TakenFeat } from './feats.ts';
import { withItemScores, type ActiveItem } from './item-effects.ts';
import { haveFeature } from './level-values.ts';
import { backgrounds } from './origins.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

export const mapAbilities = <T>(valueOf: (name: AbilityName) => T): Record<AbilityName, T> =>
  // Every ability is a key of the result.
  Object.fromEntries(abilityNames.map((name) => [name, valueOf(name)])) as Record<AbilityName, T>;

interface Increase {
  readonly label: string;
  readonly ability: AbilityName;
  readonly amount: number;
  readonly highest: number;
}

/** The features of level 20 that increase two scores by 4, to at most 25. */
const lastIncreases = [
  { feature: 'Primal Champion', abilities: ['str', 'con'] },
  { feature: 'Body and Mind', abilities: ['dex', 'wis'] },
] as const;

function increasesOf(
  character: CharacterChoices,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
): Increase[] {
  const { label } = backgrounds[character.background];
  return [
    ...character.increases.map((increase) => ({ ...increase, label, highest: 20 })),
    ...feats.flatMap((feat) =>
      feat.increases.map((increase) => ({
        ...increase,
        label: feat.name,
        highest: highestScoreWith(feat),
      })),
    ),
    ...lastIncreases
      .filter(({ feature }) => haveFeature(classes, feature))
      .flatMap(({ feature, abilities }) =>
        abilities.map((ability) => ({ label: feature, ability, amount: 4, highest: 25 })),
      ),
  ];
}

/** The six scores after all increases and with magic items, and what each is the sum of. */
export function scoreSums(
  character: CharacterChoices,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
  active: readonly ActiveItem[],
): Record<AbilityName, Sum> {
  const increases = increasesOf(character, classes, feats);
  return mapAbilities((name) => {
    let score = character.abilities[name];
    const parts: Part[] = [part(`${abilityLabels[name]} at first`, score)];
    for (const { ability, amount, highest, label } of increases) {
      if (ability !== name) continue;
      // An increase never lowers a score that is above its maximum.
      const gained = Math.max(0, Math.min(highest, score + amount) - score);
      if (gained === 0) continue;
      score += gained;
      parts.push(part(label, gained));
    }
    parts.push(...withItemScores(active, name, score));
    const sum = overridden(sumOf(parts), name, character);
    return { ...sum, value: Math.min(30, Math.max(1, sum.value)) };
  });
}

export const valuesOf = (sums: Readonly<Record<AbilityName, Sum>>): AbilityScores =>
  mapAbilities((name) => sums[name].value);
