import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '#src/api/session.ts';
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
import { randomKey } from '#src/lib/random-key.ts';

/** A press that can be undone. */
interface Press {
  readonly label: string;
  readonly undo: () => void;
  readonly wasRefused: () => boolean;
}

/** Where what was pressed is: on the server, on its way there, or on this device only. */
type SaveState = 'saved' | 'sending' | 'waiting';

export interface Play {
  readonly state: PlayState;
  readonly limits: PlayLimits;
  /** Changes the state at once and sends the change. */
  readonly press: (label: string, after: PlayState) => void;
  /** The last press on this page, which `undo` takes back; null if there is none. */
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
      enabled: ({ state }) => pressing.waiting.length === 0 || state.data === undefined,
    },
  });
  const [presses, setPresses] = useState<readonly Press[]>([]);
  useEffect(() => queues.connect(), [queues]);

  const character = useMemo(() => withEdits(stored, editing.waiting), [stored, editing.waiting]);
  const limits = useMemo(() => playLimitsOf(character), [character]);

  const keepPress = (made: Press) => setPresses((all) => [...all, made]);

  function edit(label: string, wanted: NewSheetEdit, back: NewSheetEdit | null) {
    const add = (made: NewSheetEdit): string => {
      const editId = randomKey();
      queues.edits.add({ ...made, editId });
      return editId;
    };
    const editId = add(wanted);
    if (back === null) return;
    keepPress({
      label,
      undo: () => add(back),
      wasRefused: () => queues.edits.wasRefused(editId),
    });
  }

  const loaded = query.data?.state;
  if (!loaded) return { character, play: null, query, edit };
  const state = pressing.waiting.reduce<PlayState>(
    (now, change) => applyChange(now, change, limits),
    // The limits can be lower than when the state was loaded.
    applyChange(loaded, {}, limits),
  );

  function press(label: string, wanted: PlayState) {
    // What the limits allow of it, so that its undo gives back no more.
    const after = applyChange(state, changeBetween(state, wanted), limits);
    // A press without effect, such as healing at full hit points, is nothing to undo.
    if (JSON.stringify(after) === JSON.stringify(state)) return;
    const request = requestOf(changeBetween(state, after));
    queues.press(request);
    const back = changeBetween(after, state);
    keepPress({
      label,
      undo: () => queues.press(requestOf(back)),
      wasRefused: () => queues.play.wasRefused(request.changeId),
    });
  }

  // A refused press has changed nothing, so there is nothing to undo.
  const undoable = presses.filter(({ wasRefused }) => !wasRefused());
  const last = undoable.at(-1) ?? null;
  function undo() {
    if (!last) return;
    last.undo();
    setPresses(undoable.slice(0, -1));
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
