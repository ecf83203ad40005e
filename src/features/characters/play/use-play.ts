import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useKeptAt, useSignedInUser } from '#src/api/session.ts';
import { characterQueues } from '#src/api/waiting/character-queues.ts';
import { type NewSheetEdit, withEdits } from '#src/api/waiting/sheet-edits.ts';
import type { WaitingQueue } from '#src/api/waiting/waiting-queue.ts';
import { useCharacterPlayGet } from '#src/generated/endpoints/characters/characters.ts';
import type { Character, CharacterPlayRequest } from '#src/generated/model/index.ts';
import {
  applyChange,
  changeBetween,
  playLimitsOf,
  type PlayChange,
  type PlayLimits,
  type PlayState,
} from '#src/lib/character/play.ts';
import { afterChanges, undoOf } from '#src/lib/character/play-undo.ts';
import { randomKey } from '#src/lib/random-key.ts';

/** Where the presses are: on the server, on their way there, or on this device only. */
type SaveState = 'saved' | 'sending' | 'waiting';

export interface Play {
  readonly state: PlayState;
  readonly limits: PlayLimits;
  /** Changes the state at once and sends the change. */
  readonly press: (label: string, after: PlayState) => void;
  /** The last press of this device, which `undo` takes back; null if there is none. */
  readonly last: { readonly label: string } | null;
  readonly undo: () => void;
  readonly saveState: SaveState;
  /** The number of changes that are not on the server. */
  readonly unsent: number;
  /** Whether all of them are kept on the device. */
  readonly isKept: boolean;
}

/** An edit of a list of the sheet with the edit that takes it back; null for one that cannot be undone. */
export type EditSheet = (label: string, edit: NewSheetEdit, back: NewSheetEdit | null) => void;

const requestOf = (change: PlayChange): CharacterPlayRequest => ({
  ...change,
  changeId: randomKey(),
  spentSlots: [...(change.spentSlots ?? Array.from({ length: 9 }, () => 0))],
  spentFeatures: [...(change.spentFeatures ?? [])],
  addConditions: [...(change.addConditions ?? [])],
  removeConditions: [...(change.removeConditions ?? [])],
});

const useWaiting = <Entry extends object>(queue: WaitingQueue<Entry>) =>
  useSyncExternalStore(queue.subscribe, queue.state);

/** The milliseconds for which the page believes what it has loaded. */
const freshFor = 10_000;

/** The character with the edits that wait, and its state in play. `play` is null while it loads. */
export function usePlay(stored: Character) {
  const { characterId } = stored;
  const { id: userId } = useSignedInUser();
  const isKept = useKeptAt() !== null;
  const queryClient = useQueryClient();
  const queues = characterQueues(queryClient, userId, characterId);
  const pressing = useWaiting(queues.play);
  const editing = useWaiting(queues.edits);
  // Another device can have changed the state since. While presses wait, a response of the server may already
  // contain them, so there is no request.
  const query = useCharacterPlayGet(characterId, {
    query: {
      staleTime: freshFor,
      refetchOnWindowFocus: 'always',
      enabled: ({ state }) =>
        state.data === undefined || (pressing.waiting.length === 0 && !isKept),
    },
  });
  const last = useSyncExternalStore(queues.presses.subscribe, queues.presses.get).at(-1) ?? null;
  useEffect(() => queues.connect(), [queues]);

  const character = useMemo(() => withEdits(stored, editing.waiting), [stored, editing.waiting]);
  const limits = useMemo(() => playLimitsOf(character), [character]);

  function edit(label: string, wanted: NewSheetEdit, back: NewSheetEdit | null) {
    const id = randomKey();
    queues.edits.add({ ...wanted, editId: id });
    if (back !== null) queues.presses.add({ id, label, kind: 'edit', back });
  }

  const loaded = query.data?.state;
  if (!loaded) return { character, play: null, query, edit };
  const state = afterChanges(loaded, pressing.waiting, limits);

  function press(label: string, wanted: PlayState) {
    // What the limits allow of it.
    const after = applyChange(state, changeBetween(state, wanted), limits);
    // A press without effect, such as healing at full hit points, is nothing to undo.
    if (JSON.stringify(after) === JSON.stringify(state)) return;
    const request = requestOf(changeBetween(state, after));
    queues.press(request);
    const back = undoOf(state, after);
    queues.presses.add({ id: request.changeId, label, kind: 'play', undo: back });
  }

  function undo() {
    if (!last) return;
    queues.presses.remove(last.id);
    const id = randomKey();
    if (last.kind === 'edit') queues.edits.add({ ...last.back, editId: id });
    else queues.press({ changeId: id, undoes: last.id, expected: last.undo });
  }

  const unsent = pressing.waiting.length + editing.waiting.length;
  const hasFailed = pressing.hasFailed || editing.hasFailed;
  const play: Play = {
    state,
    limits,
    press,
    last,
    undo,
    saveState: unsent === 0 ? 'saved' : hasFailed ? 'waiting' : 'sending',
    unsent,
    isKept: pressing.isKept && editing.isKept,
  };
  return { character, play, query, edit };
}
