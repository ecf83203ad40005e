import { abilityLabels, abilityNames, type AbilityName } from '#src/lib/character/abilities.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import type { CharacterFormState } from '../use-character-form.ts';
import { DiceRow } from './dice-row.tsx';
import type { ScoreHints } from './score-hints.ts';
import { type AbilityDice, scoreOf, swapped } from './rolled-scores.ts';

interface SwappedScoresProps extends CharacterFormState {
  hints: ScoreHints;
  /** Called with the two abilities that change places. */
  onSwap?: (one: AbilityName, other: AbilityName) => void;
  /** The dice of rolled scores. */
  dice?: AbilityDice | null;
}

/** Six scores that are given: choosing a score for an ability swaps it with the ability that had it. */
export function SwappedScores({ values, set, part, hints, onSwap, dice }: SwappedScoresProps) {
  const { abilities } = values;
  const options = [...new Set(abilityNames.map((name) => abilities[name]))]
    .toSorted((a, b) => b - a)
    .map((score) => ({ value: String(score), label: String(score) }));
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {abilityNames.map((name) => (
        <div key={name} className="flex min-w-0 flex-col gap-2">
          <SelectField
            {...part(`abilities.${name}`)}
            label={abilityLabels[name]}
            hint={hints[name]}
            value={String(abilities[name])}
            options={options}
            onChange={(chosen) => {
              const other = abilityNames.find((each) => String(abilities[each]) === chosen);
              if (other === undefined || abilities[other] === abilities[name]) return;
              set('abilities', swapped(abilities, name, other));
              onSwap?.(name, other);
            }}
          />
          {dice && scoreOf(dice[name]) === abilities[name] && <DiceRow dice={dice[name]} />}
        </div>
      ))}
      <p className="col-span-full text-sm text-muted">
        Choose another number for an ability, and the two abilities swap.
      </p>
    </div>
  );
}
