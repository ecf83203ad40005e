import { AbilityName } from '#src/generated/model/abilityName.ts';
import type { CharacterInput, ProblemField } from '#src/generated/model/index.ts';
import {
  areBackgroundAmounts,
  backgroundAbilities,
  highestIncreased,
  isStandardArray,
  pointBudget,
  pointCost,
  pointPrice,
  standardArray,
} from '#src/lib/ability-scores.ts';

const abilityNames = Object.values(AbilityName);

type Rules = Pick<CharacterInput, 'abilities' | 'background'> &
  Required<Pick<CharacterInput, 'abilityMethod' | 'increases'>>;

/** What the rules say about a character that a schema cannot: one finding per field. */
export const characterFindings = (character: Rules): ProblemField[] => [
  ...scoreFindings(character),
  ...increaseFindings(character),
];

function scoreFindings({ abilityMethod, abilities }: Rules): ProblemField[] {
  const scores = abilityNames.map((name) => abilities[name]);
  if (abilityMethod === 'standard-array' && !isStandardArray(scores)) {
    const message = `Use each of ${standardArray.join(', ')} once, or choose another method.`;
    return [{ path: '/abilities', message }];
  }
  if (abilityMethod !== 'point-buy') return [];
  const cost = pointCost(scores);
  if (cost === undefined) {
    return abilityNames
      .filter((name) => pointPrice(abilities[name]) === undefined)
      .map((name) => ({
        path: `/abilities/${name}`,
        message: 'Scores from 8 to 15 can be bought.',
      }));
  }
  if (cost === pointBudget) return [];
  const message = `These scores cost ${cost} points. Spend exactly ${pointBudget}.`;
  return [{ path: '/abilities', message }];
}

function increaseFindings({ background, abilities, increases }: Rules): ProblemField[] {
  if (increases.length === 0) return [];
  const open: readonly string[] = backgroundAbilities[background];
  const seen = new Set<string>();
  const findings = increases.flatMap(({ ability, amount }, index) => {
    const path = `/increases/${index}/ability`;
    if (!open.includes(ability)) {
      return [{ path, message: `This background increases ${open.join(', ')}.` }];
    }
    if (seen.has(ability)) return [{ path, message: 'Increase each ability once.' }];
    seen.add(ability);
    if (abilities[ability] + amount > highestIncreased) {
      return [{ path, message: `An increase lifts no score above ${highestIncreased}.` }];
    }
    return [];
  });
  if (findings.length > 0 || areBackgroundAmounts(increases.map(({ amount }) => amount))) {
    return findings;
  }
  return [{ path: '/increases', message: 'Give +2 and +1, or +1 three times, or nothing yet.' }];
}
