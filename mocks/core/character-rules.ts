import type { Input } from '#contract/types.ts';
import type { ProblemField } from '#src/generated/model/index.ts';
import {
  areBackgroundAmounts,
  backgroundAbilities,
  highestIncreased,
  isStandardArray,
  pointBudget,
  pointCost,
} from '#src/lib/ability-scores.ts';

type Written = Input<'characterCreate'>['body'];

/** What the rules of the game say about a character that the contract's schema cannot. */
export const characterFindings = (character: Written): ProblemField[] => [
  ...scoreFindings(character),
  ...increaseFindings(character),
];

function scoreFindings({ abilityMethod, abilities }: Written): ProblemField[] {
  const scores = Object.values(abilities);
  const path = '/abilities';
  if (abilityMethod === 'standard-array' && !isStandardArray(scores)) {
    return [{ path, message: 'Use each score of the standard array once.' }];
  }
  if (abilityMethod !== 'point-buy') return [];
  if (pointCost(scores) === undefined) {
    return Object.entries(abilities)
      .filter(([, score]) => pointCost([score]) === undefined)
      .map(([name]) => ({ path: `${path}/${name}`, message: 'This score cannot be bought.' }));
  }
  return pointCost(scores) === pointBudget
    ? []
    : [{ path, message: `Spend exactly ${pointBudget} points.` }];
}

function increaseFindings({ background, abilities, increases }: Written): ProblemField[] {
  const open: readonly string[] = backgroundAbilities[background];
  const findings = increases.flatMap(({ ability, amount }, index): ProblemField[] => {
    const path = `/increases/${index}/ability`;
    if (!open.includes(ability)) {
      return [{ path, message: `This background increases ${open.join(', ')}.` }];
    }
    if (increases.findIndex((other) => other.ability === ability) < index) {
      return [{ path, message: 'Increase each ability once.' }];
    }
    return abilities[ability] + amount > highestIncreased
      ? [{ path, message: `An increase lifts no score above ${highestIncreased}.` }]
      : [];
  });
  if (findings.length > 0 || increases.length === 0) return findings;
  return areBackgroundAmounts(increases.map(({ amount }) => amount))
    ? []
    : [{ path: '/increases', message: 'Give +2 and +1, or +1 three times, or nothing yet.' }];
}
