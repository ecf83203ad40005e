import { Dices } from 'lucide-react';
import { characterClasses } from '#src/lib/character/classes.ts';
import { Button } from '#src/ui/button.tsx';
import type { ScoresFormState } from '../use-character-form.ts';
import type { ScoreHints } from './score-hints.ts';
import { rollScores, swapped } from './rolled-scores.ts';
import { SwappedScores } from './swapped-scores.tsx';

/** Rolls the six scores with visible dice, and lets them be swapped. */
export function RollScores(form: ScoresFormState & { hints: ScoreHints }) {
  const { values, set, memory, remember } = form;
  const { dice } = memory;
  const isRolled = dice !== null;
  function roll() {
    const rolled = rollScores(characterClasses[values.class].array);
    remember({ dice: rolled.dice });
    set('abilities', rolled.scores);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Dices aria-hidden size={18} />} onClick={roll}>
          {isRolled ? 'Roll all six again' : 'Roll the dice'}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isRolled
            ? 'The highest rolls are where your class needs them. Swap as you like.'
            : 'Four dice for each ability; the lowest of the four does not count.'}
        </p>
      </div>
      <SwappedScores
        {...form}
        onSwap={(one, other) => dice && remember({ dice: swapped(dice, one, other) })}
        dice={dice}
      />
    </>
  );
}
