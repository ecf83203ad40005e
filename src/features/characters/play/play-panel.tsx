import { Undo2 } from 'lucide-react';
import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import type { Character } from '#src/generated/model/index.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Conditions } from './conditions.tsx';
import { HitPoints } from './hit-points.tsx';
import { LimitedUses } from './limited-uses.tsx';
import { Rests } from './rests.tsx';
import { Slots } from './slots.tsx';
import { Spendables } from './spendables.tsx';
import type { Play, usePlay } from './use-play.ts';
import { Vitals } from './vitals.tsx';

interface PlayPanelProps {
  character: Character;
  derived: DerivedCharacter;
  play: Play | null;
  query: ReturnType<typeof usePlay>['query'];
}

/** Where the presses are. */
function savedText({ saveState, unsent, isKept }: Play): string {
  if (!isKept) {
    return 'The storage of this device is full. What is not saved yet is lost if you close the page.';
  }
  if (saveState === 'saved') return 'Every press is saved.';
  if (saveState === 'sending') return 'Saving…';
  return `${unsent} ${unsent === 1 ? 'change waits' : 'changes wait'} on this device for the network.`;
}

/** What changes at the table: hit points, slots, resources, conditions, rests. */
export function PlayPanel({ character, derived, play, query }: PlayPanelProps) {
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
  const { last, undo } = play;
  return (
    <Panel
      title="In play"
      description={<span role="status">{savedText(play)}</span>}
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden size={16} />}
          {...(last === null && { disabledReason: 'There is nothing to undo on this device.' })}
          onClick={undo}
        >
          {last === null ? 'Undo' : `Undo ${last.label}`}
        </Button>
      }
    >
      <RefetchProblem what="the state in play" query={query} />
      <div className="grid gap-5">
        <HitPoints play={play} derived={derived} />
        <Vitals derived={derived} />
        <div className="empty:hidden">
          <Slots play={play} />
          <Spendables play={play} character={character} />
          <LimitedUses play={play} />
        </div>
        <Rests play={play} derived={derived} />
        <Conditions play={play} />
      </div>
    </Panel>
  );
}
