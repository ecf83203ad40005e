import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import {
  atDawn,
  hitDiceLeft,
  longRest,
  restRefusal,
  shortRest,
  spendHitDie,
} from '#src/lib/character/play-actions.ts';
import { formulaOf } from '#src/lib/character/roll.ts';
import { Button } from '#src/ui/button.tsx';
import { useRolls } from '../rolls/rolls.ts';
import type { Play } from './use-play.ts';

interface RestsProps {
  play: Play;
  derived: DerivedCharacter;
}

/** Hit Point Dice, rests, and the dawn for items with charges. */
export function Rests({ play: { state, limits, press }, derived }: RestsProps) {
  const { roll } = useRolls();
  const refusal = restRefusal(state, limits);
  const { modifiers } = derived;
  const dice = hitDiceLeft(state, limits);

  function rollHitDie({ size }: (typeof dice)[number]) {
    const rolled = roll({
      kind: 'dice',
      label: 'Hit Point Die',
      formula: { dice: [{ count: 1, faces: Number(size.slice(1)) }], bonus: modifiers.con },
    });
    const healing = { constitution: modifiers.con, limits, size };
    press('a Hit Point Die', spendHitDie(state, rolled.dice[0]?.value ?? 1, healing));
  }

  /** What keeps a die from being rolled; null for nothing. */
  const noDie = (left: number): string | null => {
    if (left === 0) return 'No Hit Point Dice are left.';
    return state.lostHitPoints === 0 ? 'No hit points are lost.' : refusal;
  };

  const hasDawn = limits.features.some(({ recovery }) => recovery === 'dawn');
  const isCharged = !limits.features.some(
    ({ recovery, slug }) =>
      recovery === 'dawn' && state.spentFeatures.some(({ feature }) => feature === slug),
  );

  function rollDice(text: string): number {
    const formula = formulaOf(text);
    return formula ? roll({ kind: 'dice', label: 'Charges at dawn', formula }).total : Number(text);
  }

  const rest = refusal === null ? {} : { disabledReason: refusal };
  return (
    <div role="group" aria-label="Rests" className="flex flex-wrap items-center gap-2">
      {dice.map((die) => {
        const reason = noDie(die.left);
        return (
          <Button
            key={die.size}
            size="small"
            {...(reason !== null && { disabledReason: reason })}
            onClick={() => rollHitDie(die)}
          >
            {`Roll a Hit Point Die (${die.left} of ${die.most} ${die.size})`}
          </Button>
        );
      })}
      <Button
        size="small"
        {...rest}
        onClick={() => press('a Short Rest', shortRest(state, limits))}
      >
        Short Rest
      </Button>
      <Button size="small" {...rest} onClick={() => press('a Long Rest', longRest(state, limits))}>
        Long Rest
      </Button>
      {hasDawn && (
        <Button
          size="small"
          {...(isCharged && { disabledReason: 'No charge is spent.' })}
          onClick={() => press('the dawn', atDawn(state, limits, rollDice))}
        >
          Dawn
        </Button>
      )}
    </div>
  );
}
