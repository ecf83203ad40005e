import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import {
  characterGet,
  characterPlayChange,
  characterRollAdd,
  characterUpdate,
  getCharacterGetQueryKey,
  getCharacterListInfiniteQueryKey,
  getCharacterPlayGetQueryKey,
  getCharacterPlayGetQueryOptions,
  getCharacterRollListInfiniteQueryKey,
} from '#src/generated/endpoints/characters/characters.ts';
import { authSelf } from '#src/generated/endpoints/session/session.ts';
import type {
  Character,
  CharacterPlay,
  CharacterPlayRequest,
  CharacterRoll,
} from '#src/generated/model/index.ts';
import { isRecord } from '#src/lib/is-record.ts';
import type { UnsentChange } from '#src/lib/character/play-undo.ts';
import { sameUserOnly } from '../http.ts';
import { HttpError, UserChangedError } from '../http-error.ts';
import { keptBase, waitingOwners, type WaitingKind } from './kept-entries.ts';
import { type PressList, pressList } from './press-list.ts';
import { characterInputOf, type SheetEdit, withEdits } from './sheet-edits.ts';
import { WaitingQueue } from './waiting-queue.ts';

/** A change of the state in play that waits to be sent. `expected`, which only an undo has, stays on the device. */
type WaitingChange = CharacterPlayRequest &
  Pick<UnsentChange, 'expected'> & {
    /** The edits that the server needs before the change, such as the item whose charges it uses. */
    readonly afterEdits?: readonly string[];
  };

/** What a device sends for a character: presses, rolls and edits of the lists. */
export interface CharacterQueues {
  readonly play: WaitingQueue<WaitingChange>;
  readonly rolls: WaitingQueue<CharacterRoll>;
  readonly edits: WaitingQueue<SheetEdit>;
  /** The presses and edits of this device that can be undone. */
  readonly presses: PressList;
  /** Adds a change of the state in play. */
  readonly press: (change: WaitingChange) => void;
  /** Sends until the returned function is called. */
  readonly connect: () => () => void;
}

/** The response of something between the device and the server, such as the login page of a café. */
class StrangeResponseError extends TypeError {
  constructor() {
    super('The response is not from the server.');
  }
}

/** Other devices save faster than this one. The edits stay, and are sent again later, as after any TypeError. */
class OutdatedAgainError extends TypeError {
  constructor() {
    super('Other devices have saved the character meanwhile.');
  }
}

const isPlay = (value: unknown): value is CharacterPlay =>
  isRecord(value) &&
  isRecord(value['state']) &&
  typeof value['state']['lostHitPoints'] === 'number';

const isCharacter = (value: unknown): value is Character =>
  isRecord(value) &&
  typeof value['characterId'] === 'string' &&
  typeof value['version'] === 'number';

/** The most attempts to save edits over versions of other devices. */
const mostMerges = 5;

/** Runs a request as a mutation, so that the guard of the session sees its error. */
const mutate = <Result>(queryClient: QueryClient, mutationFn: () => Promise<Result>) =>
  queryClient
    .getMutationCache()
    .build<Result, Error, void, unknown>(queryClient, { mutationFn })
    .execute();

function createQueues(
  queryClient: QueryClient,
  userId: string,
  characterId: string,
): CharacterQueues {
  const owner = (kind: WaitingKind) => ({ userId, characterId, kind });
  const base = keptBase({ userId, characterId });
  const requireSameUser = sameUserOnly();
  const playKey = getCharacterPlayGetQueryKey(characterId);
  const characterKey = getCharacterGetQueryKey(characterId);
  const nameOf = () => queryClient.getQueryData<Character>(characterKey)?.name ?? 'A character';
  const refused = (what: string, reason: string) =>
    toast.error(`${nameOf()}: ${what} was not saved. ${reason}`, { id: 'press-refused' });

  /**
   * Reads the character. A GET has no CSRF token, so after another account has signed in with this browser, its
   * 404 is about that account.
   */
  async function getOwn(signal: AbortSignal): Promise<unknown> {
    requireSameUser();
    try {
      return await characterGet(characterId, { visit: false }, { signal });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
      const user = await authSelf({ signal });
      if (!user || user.id !== userId) throw new UserChangedError();
      throw error;
    }
  }

  async function save(edits: readonly SheetEdit[], signal: AbortSignal): Promise<void> {
    const load = async () => {
      const found: unknown = await getOwn(signal);
      if (!isCharacter(found)) throw new StrangeResponseError();
      return found;
    };
    let current = queryClient.getQueryData<Character>(characterKey) ?? (await load());
    for (let merges = 0; ; merges += 1) {
      const edited = characterInputOf(withEdits(current, edits));
      const headers = { 'If-Match': `"${current.version}"` };
      requireSameUser();
      try {
        const saved: unknown = await characterUpdate(characterId, edited, headers, { signal });
        if (!isCharacter(saved)) throw new StrangeResponseError();
        queryClient.setQueryData(characterKey, saved);
        void queryClient.invalidateQueries({ queryKey: getCharacterListInfiniteQueryKey() });
        // The server knows the used charges of an item that was removed and is back.
        if (edits.some(({ list }) => list === 'items')) {
          void queryClient.invalidateQueries({ queryKey: playKey });
        }
        return;
      } catch (error) {
        const isOutdated = error instanceof HttpError && error.code === 'version_mismatch';
        if (!isOutdated) throw error;
        if (merges >= mostMerges) throw new OutdatedAgainError();
        current = await load();
      }
    }
  }

  const presses = pressList(userId, characterId);

  const edits = new WaitingQueue<SheetEdit>({
    owner: owner('edits'),
    idOf: ({ editId }) => editId,
    isEntry: (value): value is SheetEdit => 'editId' in value && 'list' in value,
    most: 50,
    send: (sent, signal) => mutate(queryClient, () => save(sent, signal)),
    onRefused: ({ editId }, reason) => {
      presses.remove(editId);
      refused('a change', reason);
    },
    onSentElsewhere: () => void queryClient.invalidateQueries({ queryKey: characterKey }),
  });
  const play = new WaitingQueue<WaitingChange>({
    owner: owner('play'),
    idOf: ({ changeId }) => changeId,
    isEntry: (value): value is WaitingChange => 'changeId' in value,
    most: 1,
    isHeld: ({ afterEdits }) =>
      afterEdits !== undefined &&
      edits.state().waiting.some(({ editId }) => afterEdits.includes(editId)),
    send: ([change], signal) =>
      mutate(queryClient, async () => {
        if (!change) return;
        const { expected: _expected, afterEdits: _edits, ...request } = change;
        // A refused press has changed nothing, so there is nothing to undo.
        if (request.undoes !== undefined && play.wasRefused(request.undoes)) return;
        const answer: unknown = await characterPlayChange(characterId, request, { signal });
        if (!isPlay(answer)) throw new StrangeResponseError();
        base.keep(answer);
        queryClient.setQueryData(playKey, answer);
        // The lists show the hit points. They load again when they are opened next.
        void queryClient.invalidateQueries({
          queryKey: getCharacterListInfiniteQueryKey(),
          refetchType: 'none',
        });
      }),
    onRefused: ({ changeId, undoes }, reason) => {
      presses.remove(changeId);
      // A refused press is removed from the screen. A change on another device can be the reason, so the state is read again.
      void queryClient.invalidateQueries({ queryKey: playKey });
      refused(undoes === undefined ? 'a press' : 'an undo', reason);
    },
    whileOpen: () => {
      const unwatch = base.watch((value) => {
        if (isPlay(value)) queryClient.setQueryData(playKey, value);
      });
      return () => {
        unwatch();
        if (play.state().waiting.length === 0) base.forget();
      };
    },
  });
  edits.subscribe(play.flush);
  const reloadRolls = () =>
    queryClient.invalidateQueries({
      queryKey: getCharacterRollListInfiniteQueryKey(characterId),
    });
  const rolls = new WaitingQueue<CharacterRoll>({
    owner: owner('rolls'),
    idOf: ({ rollId }) => rollId,
    isEntry: (value): value is CharacterRoll => 'rollId' in value,
    most: 50,
    send: (sent, signal) =>
      mutate(queryClient, async () => {
        const answer: unknown = await characterRollAdd(
          characterId,
          { rolls: [...sent] },
          { signal },
        );
        // The server answers without a body.
        if (answer !== undefined) throw new StrangeResponseError();
        await reloadRolls();
      }),
    onRefused: (_roll, reason) => refused('a roll', reason),
    onSentElsewhere: () => void reloadRolls(),
  });
  rolls.subscribe(() => {
    const { isKept, hasFailed } = rolls.state();
    if (isKept || !hasFailed) return;
    const text = 'The storage of this device is full. Rolls are lost if you close the page.';
    toast.error(`${nameOf()}: ${text}`, { id: 'rolls-not-kept' });
  });
  const known = base.read();
  if (play.state().waiting.length > 0 && isPlay(known) && !queryClient.getQueryData(playKey)) {
    queryClient.setQueryData(playKey, known);
  }

  function press(change: WaitingChange): void {
    const stored = queryClient.getQueryData<CharacterPlay>(playKey);
    if (stored && play.state().waiting.length === 0) base.keep(stored);
    // The response to a request under way could already contain this press, and the page would count it twice.
    void queryClient.cancelQueries({ queryKey: playKey });
    const afterEdits = edits.state().waiting.map(({ editId }) => editId);
    play.add(afterEdits.length > 0 ? { ...change, afterEdits } : change);
  }

  function connect(): () => void {
    // The edits first, because presses wait for them.
    const stops = [edits.connect(), play.connect(), rolls.connect()];
    return () => {
      for (const stop of stops) stop();
    };
  }
  return { play, rolls, edits, presses, press, connect };
}

const queuesOfClients = new WeakMap<QueryClient, Map<string, CharacterQueues>>();

/** The queues of a character, which all pages of the app share. */
export function characterQueues(
  queryClient: QueryClient,
  userId: string,
  characterId: string,
): CharacterQueues {
  const known = queuesOfClients.get(queryClient) ?? new Map<string, CharacterQueues>();
  queuesOfClients.set(queryClient, known);
  const name = `${userId}/${characterId}`;
  const queues = known.get(name) ?? createQueues(queryClient, userId, characterId);
  known.set(name, queues);
  return queues;
}

/**
 * Sends what the device has kept for the characters of a user. `stops` has a function for each character, which
 * ends it; a character in it is not connected again.
 */
export function sendKept(
  queryClient: QueryClient,
  userId: string,
  stops: Map<string, () => void>,
): void {
  for (const { characterId } of waitingOwners(userId)) {
    if (stops.has(characterId)) continue;
    stops.set(characterId, characterQueues(queryClient, userId, characterId).connect());
  }
}

/** Loads the state in play, unless presses wait: the page could not know whether the response contains them. */
export async function loadPlay(
  queryClient: QueryClient,
  userId: string,
  characterId: string,
  freshness: { readonly staleTime?: number } = {},
): Promise<void> {
  const { play } = characterQueues(queryClient, userId, characterId);
  const options = getCharacterPlayGetQueryOptions(characterId);
  const isKnown = queryClient.getQueryData(options.queryKey) !== undefined;
  if (play.state().waiting.length > 0 && isKnown) return;
  await queryClient.query({ ...options, ...freshness });
}
