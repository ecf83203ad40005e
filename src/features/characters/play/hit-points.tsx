import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import {
  deathSave,
  gainTemporary,
  heal,
  hitPointsLeft,
  isDead,
  takeDamage,
} from '#src/lib/character/play-actions.ts';
import type { Play } from './use-play.ts';

/** The most that one change can have. */
const mostPoints = 9999;

/** The hit points, and what a number of them does. */
export function HitPoints({ play }: { play: Play }) {
  const { state, limits, press } = play;
  const [amount, setAmount] = useState('');
  const left = hitPointsLeft(state, limits);
  const points = Math.min(mostPoints, Number.parseInt(amount, 10) || 0);

  function apply(label: string, after: typeof state) {
    press(label, after);
    setAmount('');
  }

  // Enter in the number is damage, the most frequent change.
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (points > 0) apply(`${points} damage`, takeDamage(state, points, limits));
  }

  const reason = points === 0 ? { disabledReason: 'Type a number first.' } : {};
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
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-3">
        <HitPointBar share={left / limits.hitPoints} />
      </div>
      <TextField
        label="Amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="max-w-40"
        value={amount}
        onChange={(event) => setAmount(event.target.value.replaceAll(/\D/g, ''))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" {...reason}>
          Damage
        </Button>
        <Button
          {...reason}
          onClick={() => apply(`${points} hit points healed`, heal(state, points))}
        >
          Heal
        </Button>
        <Button
          variant="ghost"
          {...reason}
          onClick={() => apply(`${points} temporary hit points`, gainTemporary(state, points))}
        >
          Temporary
        </Button>
      </div>
      {isDead(state) ? (
        <p role="status">
          {state.exhaustion >= 6 ? 'Dead of exhaustion.' : 'Dead.'} A game master may know a way
          back.
        </p>
      ) : (
        left === 0 && <DeathSaves play={play} />
      )}
    </form>
  );
}

/** An SVG, because the content security policy allows no style attribute. */
const HitPointBar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
    <rect
      width={Math.max(0, Math.min(100, share * 100))}
      height="1"
      className={share > 0.5 ? 'fill-moss' : share > 0.25 ? 'fill-gold' : 'fill-ember'}
    />
  </svg>
);

function DeathSaves({ play: { state, press } }: { play: Play }) {
  const { deathSuccesses, deathFailures } = state;
  if (deathSuccesses >= 3) return <p role="status">Stable, and unconscious.</p>;
  return (
    <div role="group" aria-label="Death saves" className="flex flex-wrap items-center gap-2">
      <span className="tabular text-sm text-muted">
        Death saves: {deathSuccesses} succeeded, {deathFailures} failed
      </span>
      <Button
        size="small"
        onClick={() => press('a death save that succeeded', deathSave(state, 'success'))}
      >
        Success
      </Button>
      <Button
        size="small"
        variant="danger"
        onClick={() => press('a death save that failed', deathSave(state, 'failure'))}
      >
        Failure
      </Button>
      <Button
        size="small"
        onClick={() => press('a natural 20', heal(state, 1))}
        title="Gives 1 hit point back"
      >
        Natural 20
      </Button>
      <Button
        size="small"
        variant="danger"
        title="Counts as two failures"
        onClick={() => press('a natural 1', deathSave(deathSave(state, 'failure'), 'failure'))}
      >
        Natural 1
      </Button>
    </div>
  );
}
