import type { Character } from '#src/generated/model/index.ts';
import { abilityLabels, signed } from '#src/lib/character/abilities.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { featureRollsOf, type FeatureRoll } from '#src/lib/character/feature-rolls.ts';
import {
  gainTemporary,
  heal,
  healRefusal,
  isDead,
  spendResource,
  spendUse,
} from '#src/lib/character/play-actions.ts';
import type { PlayLimits, PlayState } from '#src/lib/character/play.ts';
import { type DiceFormula, formulaInWords, formulaOf } from '#src/lib/character/roll.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useRolls } from '../rolls/rolls.ts';
import { featureUsesLeft } from './feature-uses.ts';
import type { Play } from './use-play.ts';

interface FeatureRollsProps {
  character: Character;
  derived: DerivedCharacter;
  play: Play;
}

/** What features roll, such as a Breath Weapon or a Second Wind: a press rolls, spends the use and heals. */
export function FeatureRolls({ character, derived, play }: FeatureRollsProps) {
  const { roll } = useRolls();
  const { state, limits, press } = play;
  const features = featureRollsOf(character, derived);
  if (features.length === 0) return null;

  function use(feature: FeatureRoll) {
    const { label, bonus, heals } = feature;
    const formula = formulaOfFeature(feature);
    const amount = formula ? roll({ kind: 'dice', label, formula }).total : bonus;
    const spent = afterSpending(feature, state, limits);
    const gained = Math.max(1, amount);
    if (heals === 'hit-points') press(`using ${label}`, heal(spent, gained, limits));
    else if (heals === 'temporary') press(`using ${label}`, gainTemporary(spent, gained));
    else press(`using ${label}`, spent);
  }

  return (
    <ul aria-label="Features to roll" className="tabular list-none p-0 text-sm">
      {features.map((feature) => {
        const { label } = feature;
        const refusal = refusalOf(feature, play, derived.conditions.noActions);
        return (
          <li
            key={label}
            className="flex items-center justify-between gap-3 border-b border-hairline py-1"
          >
            <span className="min-w-0">
              {label}
              <span className="block text-xs text-muted">{factsOf(feature)}</span>
            </span>
            {doesNothing(feature) ? (
              <span className="min-w-14 shrink-0 text-center font-semibold">
                {feature.save === null ? feature.bonus : `DC ${feature.save.dc}`}
              </span>
            ) : (
              <Button
                size="small"
                className="relative min-w-14 shrink-0"
                {...(refusal !== null && { disabledReason: refusal })}
                onClick={() => use(feature)}
              >
                <VisuallyHidden>Use {label} </VisuallyHidden>
                {shownOf(feature)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A press would roll, spend and heal nothing: the feature is only a number, or the DC of a saving throw. */
const doesNothing = ({ spends, dice, heals }: FeatureRoll): boolean =>
  spends === null && dice === null && heals === null;

/** `fire damage · Dexterity save DC 15`; the DC of a feature without a button stands in its place. */
function factsOf(feature: FeatureRoll): string {
  const { gives, save } = feature;
  const ability = save && `${abilityLabels[save.ability]} save`;
  const withDc = save && !doesNothing(feature) ? `${ability} DC ${save.dc}` : ability;
  return [gives, withDc ?? ''].filter((text) => text !== '').join(middleDot);
}

/** Why the feature cannot be used; null if it can. */
function refusalOf(
  feature: FeatureRoll,
  { state, limits }: Pick<Play, 'state' | 'limits'>,
  noActions: string | null,
): string | null {
  if (isDead(state)) {
    return feature.heals === null ? 'The dead cannot use features.' : healRefusal(state);
  }
  if (noActions !== null && !feature.withoutAction) {
    return `It cannot be used with the condition ${noActions}.`;
  }
  return hasUse(feature, state, limits) ? null : 'No use is left.';
}

function formulaOfFeature({ dice, bonus }: FeatureRoll): DiceFormula | null {
  const formula = dice === null ? null : formulaOf(dice);
  return formula && { dice: formula.dice, bonus: formula.bonus + bonus };
}

/** `1d10 + 5`, a number, or a word if only a saving throw follows. */
function shownOf(feature: FeatureRoll): string {
  const formula = formulaOfFeature(feature);
  if (formula) return formulaInWords(formula);
  return feature.bonus === 0 ? 'Use' : signed(feature.bonus);
}

function hasUse({ spends }: FeatureRoll, state: PlayState, limits: PlayLimits): boolean {
  if (spends === null) return true;
  if ('resource' in spends) {
    const { resource, amount } = spends;
    return limits.resources[resource] - state.spentResources[resource] >= amount;
  }
  const counted = limits.features.find(({ slug }) => slug === spends.feature);
  return counted !== undefined && featureUsesLeft(counted, state) > 0;
}

function afterSpending({ spends }: FeatureRoll, state: PlayState, limits: PlayLimits): PlayState {
  if (spends === null) return state;
  return 'resource' in spends
    ? spendResource(state, spends.resource, spends.amount)
    : spendUse(state, spends.feature, limits);
}
