import {
  abilityLabels,
  abilityNames,
  type AbilityScores,
  pointBudget,
  pointsSpent,
} from '#src/lib/character/abilities.ts';
import { Progress } from '#src/ui/progress.tsx';
import { TypedNumberField } from '#src/ui/typed-fields.tsx';
import type { ScoresFormState } from '../use-character-form.ts';
import type { ScoreHints } from './score-hints.ts';

/** Scores that cost nothing. */
const cheapest: AbilityScores = { str: 8, dex: 8, con: 8, int: 8, wis: 8, cha: 8 };

const budgetText = (left: number): string => {
  if (left === 0) return 'All 27 points are spent.';
  return left > 0
    ? `${left} of ${pointBudget} points left. Spend them all.`
    : `${-left} points too many. Lower a score.`;
};

/** Scores that cost points; the budget is shown with each change. */
export function PointBuy({
  values,
  set,
  part,
  read,
  hints,
}: ScoresFormState & { hints: ScoreHints }) {
  const { abilities } = values;
  const spent = pointsSpent(abilities);
  return (
    <>
      <Progress
        label={
          <span role="status" className="font-semibold">
            {spent === null ? 'Point buy goes from 8 to 15.' : budgetText(pointBudget - spent)}
          </span>
        }
        value={spent ?? 0}
        max={pointBudget}
        detail={spent !== null && `${spent} spent`}
        tone={
          spent === pointBudget ? 'moss' : spent === null || spent > pointBudget ? 'ember' : 'gold'
        }
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {abilityNames.map((name) => {
          const cost = pointsSpent({ ...cheapest, str: abilities[name] });
          const price = cost === null ? '' : `Costs ${cost}. `;
          return (
            <TypedNumberField
              key={name}
              {...part(`abilities.${name}`)}
              label={abilityLabels[name]}
              hint={`${price}${hints[name]}`}
              value={abilities[name]}
              min={3}
              max={20}
              onChange={(score) => {
                if (score !== null) set('abilities', { ...read().abilities, [name]: score });
              }}
            />
          );
        })}
      </div>
    </>
  );
}
