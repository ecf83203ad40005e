import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '#src/api/session.ts';
import { characterQueues } from '#src/api/waiting/character-queues.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { ShowMore } from '#src/components/show-more.tsx';
import { useCharacterRollListInfinite } from '#src/generated/endpoints/characters/characters.ts';
import type { CharacterRoll } from '#src/generated/model/index.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { rollInWords } from '#src/lib/character/roll.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';

interface RollLogProps {
  characterId: string;
  open: boolean;
  onClose: () => void;
}

/** The rolls of a character, the last one first. Those that wait on the device come first. */
export function RollLog({ characterId, open, onClose }: RollLogProps) {
  return (
    <SidePanel open={open} onClose={onClose} title="Roll log" sheet>
      <RollList characterId={characterId} />
    </SidePanel>
  );
}

function RollList({ characterId }: { characterId: string }) {
  const { id: userId } = useSignedInUser();
  const { rolls } = characterQueues(useQueryClient(), userId, characterId);
  const { waiting } = useSyncExternalStore(rolls.subscribe, rolls.state);
  const { data, error, isPending, isError, isFetching, refetch, ...more } =
    useCharacterRollListInfinite(characterId, { pageSize: 50 });
  const [now] = useState(Date.now);
  const sent = data?.pages.flatMap((page) => page.items) ?? [];
  const isSent = new Set(sent.map(({ rollId }) => rollId));
  // A roll whose response was lost is in both lists.
  const all = [...waiting.filter(({ rollId }) => !isSent.has(rollId)).toReversed(), ...sent];
  return (
    <>
      {isError && (
        <LoadProblem
          what="the rolls"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && all.length === 0 && <p role="status">Loading the rolls…</p>}
      {all.length === 0 && !isPending && !isError && (
        <p className="text-muted">Nothing was rolled yet. Press a number of the sheet.</p>
      )}
      <ol aria-label="Rolls" className="tabular list-none p-0">
        {all.map((roll) => (
          <RollRow key={roll.rollId} roll={roll} now={now} />
        ))}
      </ol>
      <ShowMore what="rolls" list="Rolls" count={all.length} more={more} />
    </>
  );
}

const RollRow = ({ roll, now }: { roll: CharacterRoll; now: number }) => (
  <li className="flex items-center gap-3 border-b border-hairline py-2">
    <span className="min-w-10 text-center font-display text-lg">{roll.total}</span>
    <span className="min-w-0 flex-1 text-sm">
      <span className="block font-semibold wrap-anywhere">{roll.label}</span>
      <span className="block text-xs text-muted">
        {rollInWords(roll)}
        {roll.mode !== 'normal' &&
          `${middleDot}${roll.mode === 'advantage' ? 'Advantage' : 'Disadvantage'}`}
      </span>
    </span>
    <time dateTime={roll.rolledAt} className="shrink-0 text-xs text-muted">
      {relativeTime(Date.parse(roll.rolledAt), now)}
    </time>
  </li>
);
