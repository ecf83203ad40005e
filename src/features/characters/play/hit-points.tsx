import { type SubmitEvent, useState } from 'react';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { deathSaveRules } from '#src/lib/character/roll-rules.ts';
import { naturalOf } from '#src/lib/character/roll.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { TextField } from '#src/ui/text-field.tsx';
import {
  deathSave,
  gainTemporary,
  heal,
  healRefusal,
  hitPointsLeft,
  isDead,
  revive,
  takeDamage,
} from '#src/lib/character/play-actions.ts';
import { forcedModes, useRolls } from '../rolls/rolls.ts';
import { sumInWords } from '../sum-row.tsx';
import { ConcentrationSave } from './concentration-save.tsx';
import { HitPointBar } from './hit-point-bar.tsx';
import type { Play } from './use-play.ts';

/** Lets the buttons stay beside the number on a phone. */
const tight = 'max-sm:px-2.5!';

/** The highest number of hit points in one change. */
const mostPoints = 9999;

interface HitPointsProps {
  play: Play;
  derived: DerivedCharacter;
}

/** The hit points, and what a number of them does. */
export function HitPoints({ play, derived }: HitPointsProps) {
  const { state, limits, press } = play;
  const [amount, setAmount] = useState('');
  // The last damage, and the points before it: an undo gives them back, and no save is needed.
  const [hurt, setHurt] = useState<{ damage: number; before: number } | null>(null);
  const left = hitPointsLeft(state, limits);
  const allPoints = left + state.temporaryHitPoints;
  const needsSave = hurt !== null && state.concentration !== '' && allPoints < hurt.before;
  const points = Math.min(mostPoints, Number.parseInt(amount, 10) || 0);

  function apply(label: string, after: typeof state) {
    press(label, after);
    setAmount('');
  }

  // Enter in the number is damage, the most frequent change.
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (points === 0) return;
    apply(`${points} damage`, takeDamage(state, points, limits));
    setHurt({ damage: points, before: allPoints });
  }

  const reason = points === 0 ? { disabledReason: 'Type a number first.' } : {};
  const refusal = healRefusal(state);
  const healReason = refusal === null ? reason : { disabledReason: refusal };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <output aria-label="Hit Points" className="font-display text-title">
          {left}
        </output>
        <span className="text-muted">of {limits.hitPoints} Hit Points</span>
        {state.temporaryHitPoints > 0 && (
          <span className="text-arcane">+ {state.temporaryHitPoints} temporary</span>
        )}
      </p>
      <HitPointBar left={left} most={limits.hitPoints} />
      <div className="grid grid-cols-[4.25rem_repeat(3,auto)] items-end justify-start gap-1.5 sm:gap-2">
        <TextField
          label="Amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={amount}
          onChange={(event) => setAmount(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" variant="danger" className={tight} {...reason}>
          Damage
        </Button>
        <Button
          className={tight}
          {...healReason}
          onClick={() => apply(`${points} hit points healed`, heal(state, points, limits))}
        >
          Heal
        </Button>
        <Button
          variant="ghost"
          className={tight}
          aria-label="Temp hit points"
          {...reason}
          onClick={() => apply(`${points} temporary hit points`, gainTemporary(state, points))}
        >
          Temp
        </Button>
      </div>
      {needsSave && (
        <ConcentrationSave
          play={play}
          derived={derived}
          damage={hurt.damage}
          onRolled={() => setHurt(null)}
        />
      )}
      {isDead(state) ? (
        <div className="flex flex-wrap items-center gap-2">
          <p role="status">
            {state.exhaustion >= 6 ? 'Dead of exhaustion.' : 'Dead.'} A game master may know a way
            back.
          </p>
          <Button size="small" onClick={() => press('the return to life', revive(state, limits))}>
            Back to life
          </Button>
        </div>
      ) : (
        left === 0 && <DeathSaves play={play} derived={derived} />
      )}
    </form>
  );
}

/** A death save succeeds at 10 or more; a 20 gives 1 hit point back, and a 1 counts as two failures (SRD 5.2.1). */
function DeathSaves({ play: { state, limits, press }, derived }: HitPointsProps) {
  const { roll } = useRolls();
  const { advantage, revivesFrom } = deathSaveRules(derived);
  const { deathSuccesses, deathFailures } = state;
  if (deathSuccesses >= 3) return <p role="status">Stable, and unconscious.</p>;
  const fail = (by: typeof state) => deathSave(by, 'failure');

  function rollSave() {
    const rolled = roll({
      kind: 'd20',
      test: 'death-save',
      label: 'Death save',
      bonus: derived.deathSave.value,
      forced: forcedModes(advantage, null),
    });
    const natural = naturalOf(rolled);
    if (natural !== null && natural >= revivesFrom) {
      press(`a natural ${natural}`, heal(state, 1, limits));
    } else if (natural === 1) press('a natural 1', fail(fail(state)));
    else if (rolled.total >= 10) {
      press('a death save that succeeded', deathSave(state, 'success'));
    } else press('a death save that failed', fail(state));
  }

  return (
    <div role="group" aria-label="Death saves" className="flex flex-wrap items-center gap-2">
      <p className="tabular w-full text-sm text-muted">
        <span className="sr-only">
          Death saves: {deathSuccesses} succeeded, {deathFailures} failed
        </span>
        <span aria-hidden className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Marked label="Successes" count={deathSuccesses} filled="border-moss bg-moss" />
          <Marked label="Failures" count={deathFailures} filled="border-ember bg-ember" />
        </span>
        {derived.deathSave.parts.length > 0 && `To the roll: ${sumInWords(derived.deathSave)}`}
      </p>
      <Button variant="primary" onClick={rollSave}>
        Roll a death save
      </Button>
      <Button
        size="small"
        onClick={() => press('a death save that succeeded', deathSave(state, 'success'))}
      >
        Success
      </Button>
      <Button
        size="small"
        variant="danger"
        onClick={() => press('a death save that failed', fail(state))}
      >
        Failure
      </Button>
    </div>
  );
}

interface MarkedProps {
  label: string;
  count: number;
  /** The look of a circle that is filled in. */
  filled: string;
}

/** Three circles, as on paper, of which some are filled in. */
const Marked = ({ label, count, filled }: MarkedProps) => (
  <span className="flex items-center gap-1.5">
    {label}
    {[1, 2, 3].map((place) => (
      <span
        key={place}
        className={classNames(
          'size-4 rounded-full border-2',
          place <= count ? filled : 'border-hairline-strong',
        )}
      />
    ))}
  </span>
);
