import { Undo2 } from 'lucide-react';
import { toast } from 'sonner';
import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { signed } from '#src/lib/character/abilities.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { longRest, restRefusal, shortRest, spendHitDie } from '#src/lib/character/play-actions.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Conditions } from './conditions.tsx';
import { HitPoints } from './hit-points.tsx';
import { Spendables } from './spendables.tsx';
import { type Play, usePlay } from './use-play.ts';

/** What changes at the table: hit points, slots, resources, conditions, rests. */
export function PlayPanel({ character }: { character: Character }) {
  const { play, query } = usePlay(character);
  if (!play) {
    return (
      <Panel title="In play" aria-busy={!query.isError}>
        {query.isError ? (
          <LoadProblem
            what="the state in play"
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Panel>
    );
  }
  const { last, undo, unsent } = play;
  return (
    <Panel
      title="In play"
      description={
        <span role="status">
          {unsent === 0
            ? 'Every press is saved, and can be undone.'
            : `${unsent} ${unsent === 1 ? 'change waits' : 'changes wait'} on this device for the network.`}
        </span>
      }
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden size={16} />}
          {...(last === null && { disabledReason: 'Nothing was pressed on this page yet.' })}
          onClick={undo}
        >
          {last === null ? 'Undo' : `Undo ${last.label}`}
        </Button>
      }
    >
      <RefetchProblem what="the state in play" query={query} />
      <div className="grid gap-5">
        <HitPoints play={play} />
        <Rests play={play} character={character} />
        <Spendables play={play} character={character} />
        <Conditions play={play} />
      </div>
    </Panel>
  );
}

interface RestsProps {
  play: Play;
  character: Character;
}

/** A random number from 1 to the number of faces. */
const rollDie = (faces: number): number =>
  1 + Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * faces);

function Rests({ play: { state, limits, press }, character }: RestsProps) {
  const refusal = restRefusal(state, limits);
  const { hitDicePools, modifiers } = deriveCharacter(character);
  const die = hitDicePools[0]?.faces ?? 8;
  const diceLeft = limits.hitDice - state.spentHitDice;

  function rollHitDie() {
    const rolled = rollDie(die);
    const gained = Math.max(1, rolled + modifiers.con);
    press('a Hit Point Die', spendHitDie(state, rolled, modifiers.con));
    const healed = Math.min(gained, state.lostHitPoints);
    toast(`d${die}: ${rolled} ${signed(modifiers.con)}. ${healed} hit points healed.`);
  }

  const noDie =
    diceLeft === 0
      ? 'No Hit Point Dice are left.'
      : state.lostHitPoints === 0
        ? 'No hit points are lost.'
        : refusal;
  const rest = refusal === null ? {} : { disabledReason: refusal };
  return (
    <div role="group" aria-label="Rests" className="flex flex-wrap items-center gap-2">
      <Button size="small" {...(noDie !== null && { disabledReason: noDie })} onClick={rollHitDie}>
        Roll a Hit Point Die ({diceLeft} of {limits.hitDice} d{die})
      </Button>
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
    </div>
  );
}
