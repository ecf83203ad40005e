import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { useSignedInUser } from '#src/api/session.ts';
import {
  getCharacterPlayGetQueryKey,
  useCharacterPlayChange,
  useCharacterPlayGet,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character, CharacterPlay, CharacterPlayRequest } from '#src/generated/model/index.ts';
import {
  applyChange,
  changeBetween,
  playLimitsOf,
  type PlayChange,
  type PlayLimits,
  type PlayState,
} from '#src/lib/character/play.ts';
import { randomKey } from '#src/lib/random-key.ts';
import { PlayQueue } from './play-queue.ts';

/** A press that can be undone. */
interface Press {
  readonly changeId: string;
  readonly label: string;
  readonly undo: PlayChange;
}

export interface Play {
  readonly state: PlayState;
  readonly limits: PlayLimits;
  /** Changes the state at once and sends the change. */
  readonly press: (label: string, after: PlayState) => void;
  /** The last press on this page, which `undo` takes back; null if there is none. */
  readonly last: Press | null;
  readonly undo: () => void;
  /** The number of changes that wait for the network; 0 while they are only on their way. */
  readonly unsent: number;
}

const requestOf = (change: PlayChange): CharacterPlayRequest => ({
  ...change,
  changeId: randomKey(),
  spentSlots: [...(change.spentSlots ?? Array.from({ length: 9 }, () => 0))],
  addConditions: [...(change.addConditions ?? [])],
  removeConditions: [...(change.removeConditions ?? [])],
});

/** The character in play. `play` is null while it loads. */
export function usePlay(character: Character) {
  const { characterId } = character;
  const { id: userId } = useSignedInUser();
  const queryClient = useQueryClient();
  // Another device can have changed the state since.
  const query = useCharacterPlayGet(characterId, {
    query: { staleTime: 0, refetchOnWindowFocus: true },
  });
  const { mutateAsync } = useCharacterPlayChange();
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [queue] = useState(
    () =>
      new PlayQueue({
        owner: `${userId}/play/${characterId}`,
        send: (request) => mutateAsync({ characterId, data: request }),
        onSent: (play: CharacterPlay) => {
          const queryKey = getCharacterPlayGetQueryKey(characterId);
          // An answer on its way may be older than this change.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, play);
        },
        onRefused: ({ changeId }, reason) => {
          setPresses((all) => all.filter((one) => one.changeId !== changeId));
          toast.error(`A change was not saved. ${reason}`, { id: 'play-refused' });
        },
      }),
  );
  useEffect(() => queue.connect(), [queue]);
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting);
  const hasFailed = useSyncExternalStore(queue.subscribe, queue.hasFailed);

  const limits = useMemo(() => playLimitsOf(character), [character]);
  const stored = query.data?.state;
  if (!stored) return { play: null, query };
  const state = waiting.reduce<PlayState>(
    (now, change) => applyChange(now, change, limits),
    // The limits can be lower than when the state was loaded.
    applyChange(stored, {}, limits),
  );

  function press(label: string, wanted: PlayState) {
    // What the limits allow of it, so that its undo gives back no more.
    const after = applyChange(state, changeBetween(state, wanted), limits);
    // A press without effect, such as healing at full hit points, is nothing to undo.
    if (JSON.stringify(after) === JSON.stringify(state)) return;
    const request = requestOf(changeBetween(state, after));
    const { changeId } = request;
    queue.add(request);
    setPresses([...presses, { changeId, label, undo: changeBetween(after, state) }]);
  }

  const last = presses.at(-1) ?? null;
  function undo() {
    if (!last) return;
    queue.add(requestOf(last.undo));
    setPresses(presses.slice(0, -1));
  }

  const play: Play = {
    state,
    limits,
    press,
    last,
    undo,
    unsent: hasFailed ? waiting.length : 0,
  };
  return { play, query };
}
