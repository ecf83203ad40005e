import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import type { Character } from '#src/generated/model/index.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Conditions } from './conditions.tsx';
import { FeatureRolls } from './feature-rolls.tsx';
import { HitPoints } from './hit-points.tsx';
import { LimitedUses } from './limited-uses.tsx';
import { Rests } from './rests.tsx';
import { Slots } from './slots.tsx';
import { Spendables } from './spendables.tsx';
import { UndoButton } from './undo-button.tsx';
import type { Play, usePlay } from './use-play.ts';
import { Vitals } from './vitals.tsx';

interface PlayPanelProps {
  derived: DerivedCharacter;
  play: Play | null;
  query: ReturnType<typeof usePlay>['query'];
}

/** Says where the presses are. */
function savedText({ saveState, unsent, isKept }: Play): string {
  if (!isKept) {
    return 'The storage of this device is full. What is not saved yet is lost if you close the page.';
  }
  if (saveState === 'saved') return 'Every press is saved.';
  if (saveState === 'sending') return 'Saving…';
  return `${unsent} ${unsent === 1 ? 'change waits' : 'changes wait'} on this device for the network.`;
}

/** What is needed in every round: hit points, the numbers that a game master asks for, and conditions. */
export function PlayPanel({ derived, play, query }: PlayPanelProps) {
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
  // On a phone it is said only while something is not saved: the hit points come first.
  const isQuiet = play.saveState === 'saved' && play.isKept;
  return (
    <Panel aria-label="In play" className="max-sm:p-4">
      <header
        className={classNames(
          'flex items-start justify-between gap-3 sm:mb-3',
          !isQuiet && 'max-sm:mb-2',
        )}
      >
        <div>
          {/* On a phone, the hit points say enough. */}
          <h2 className="text-lg max-sm:sr-only">In play</h2>
          <p
            role="status"
            className={classNames('text-sm text-muted', isQuiet && 'max-sm:sr-only')}
          >
            {savedText(play)}
          </p>
        </div>
        {/* In a narrow window it is in the bar with the rolls, in reach of the thumb in every part of the sheet. */}
        <span className="hidden lg:block">
          <UndoButton play={play} />
        </span>
      </header>
      <RefetchProblem what="the state in play" query={query} />
      <div className="grid gap-3 sm:gap-4">
        <HitPoints play={play} derived={derived} />
        <Vitals derived={derived} />
        <Conditions play={play} effects={derived.conditions} />
      </div>
    </Panel>
  );
}

interface ResourcesPanelProps {
  character: Character;
  derived: DerivedCharacter;
  play: Play;
}

/** What is spent and comes back with a rest. */
export const ResourcesPanel = ({ character, derived, play }: ResourcesPanelProps) => (
  <Panel title="Resources and rests">
    <div className="grid gap-5">
      <div className="empty:hidden">
        <Slots play={play} />
        <Spendables play={play} character={character} />
        <LimitedUses play={play} />
      </div>
      <FeatureRolls character={character} derived={derived} play={play} />
      <Rests play={play} derived={derived} />
    </div>
  </Panel>
);
