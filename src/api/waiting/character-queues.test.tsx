import { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  characterGet,
  characterPlayChange,
  characterRollAdd,
  characterUpdate,
  getCharacterPlayGetQueryKey,
} from '#src/generated/endpoints/characters/characters.ts';
import { authSelf } from '#src/generated/endpoints/session/session.ts';
import type { Character, CharacterPlay, CharacterRoll } from '#src/generated/model/index.ts';
import { untouchedState } from '#src/lib/character/play.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { bindToUser } from '../http.ts';
import { HttpError } from '../http-error.ts';
import { characterQueues, sendKept } from './character-queues.ts';
import { waitingOwners } from './kept-entries.ts';
import type { SheetEdit } from './sheet-edits.ts';

vi.mock(import('#src/generated/endpoints/characters/characters.ts'), async (original) => ({
  ...(await original()),
  characterGet: vi.fn<typeof characterGet>(),
  characterPlayChange: vi.fn<typeof characterPlayChange>(),
  characterUpdate: vi.fn<typeof characterUpdate>(),
  characterRollAdd: vi.fn<typeof characterRollAdd>(),
}));
vi.mock(import('#src/generated/endpoints/session/session.ts'), async (original) => ({
  ...(await original()),
  authSelf: vi.fn<typeof authSelf>(),
}));

const wulf: Character = { ...untouchedCharacter, characterId: 'wulf-0001', items: [] };

const problem = (status: number, code: string) =>
  new HttpError(new Response(null, { status }), { code, detail: 'No.', fields: [] });

const person = (id: string) => ({ id, name: id, email: `${id}@example.com`, groups: [] });

const edit: SheetEdit = { editId: 'edit-0001', list: 'items', remove: 'item-0001' };

const roll: CharacterRoll = {
  rollId: 'roll-0001',
  label: 'Longsword',
  mode: 'normal',
  dice: [{ faces: 20, value: 12, kept: true }],
  bonus: 0,
  total: 12,
  rolledAt: '2026-11-27T12:00:00.000Z',
};

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  bindToUser('tomas');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  stops.splice(0).forEach((stop) => stop());
  bindToUser(null);
  window.dispatchEvent(new Event('online'));
  localStorage.clear();
});

function open() {
  const queues = characterQueues(new QueryClient(), 'tomas', wulf.characterId);
  stops.push(queues.connect());
  return queues;
}

test('an edit stays when the character is missing for another account of the browser', async () => {
  vi.mocked(characterGet).mockRejectedValue(problem(404, 'not_found'));
  vi.mocked(authSelf).mockResolvedValue(person('ilse'));
  const { edits } = open();
  edits.add(edit);
  await vi.waitFor(() => expect(edits.state().hasFailed).toBe(true));
  expect(edits.state().waiting).toEqual([edit]);
  expect(edits.wasRefused(edit.editId)).toBe(false);
});

test('an edit is dropped when its own account has no such character', async () => {
  vi.mocked(characterGet).mockRejectedValue(problem(404, 'not_found'));
  vi.mocked(authSelf).mockResolvedValue(person('tomas'));
  const { edits } = open();
  edits.add(edit);
  await vi.waitFor(() => expect(edits.wasRefused(edit.editId)).toBe(true));
});

test('an edit stays when another account signs in on the page while versions are merged', async () => {
  vi.mocked(characterGet).mockResolvedValue(wulf);
  vi.mocked(characterUpdate).mockImplementation(() => {
    bindToUser('ilse');
    return Promise.reject(problem(409, 'version_mismatch'));
  });
  const { edits } = open();
  edits.add(edit);
  await vi.waitFor(() => expect(edits.state().hasFailed).toBe(true));
  expect(characterGet).toHaveBeenCalledTimes(1);
  expect(edits.state().waiting).toEqual([edit]);
});

test('an edit stays when other devices save again and again', async () => {
  vi.mocked(characterGet).mockResolvedValue(wulf);
  vi.mocked(characterUpdate).mockRejectedValue(problem(409, 'version_mismatch'));
  const { edits } = open();
  edits.add(edit);
  await vi.waitFor(() => expect(edits.state().hasFailed).toBe(true));
  expect(edits.state().waiting).toEqual([edit]);
});

const use = { changeId: 'press-0001', spentFeatures: [{ feature: 'item-item-0002', uses: 5 }] };

const played: CharacterPlay = {
  state: { ...untouchedState, spentSlots: [], spentFeatures: [], conditions: [] },
  changedAt: null,
};

test.each(['stays open', 'is opened again'])(
  'a press is sent after the edits before it when the page %s',
  async (page) => {
    vi.mocked(characterGet).mockResolvedValue(wulf);
    vi.mocked(characterUpdate).mockRejectedValue(new TypeError('Failed to fetch'));
    vi.mocked(characterPlayChange).mockResolvedValue(played);
    const first = open();
    first.edits.add(edit);
    first.press(use);
    await vi.waitFor(() => expect(first.edits.state().hasFailed).toBe(true));
    expect(characterPlayChange).not.toHaveBeenCalled();
    vi.mocked(characterUpdate).mockResolvedValue(wulf);
    if (page === 'is opened again') {
      bindToUser(null);
      stops.splice(0).forEach((stop) => stop());
      window.dispatchEvent(new Event('online'));
      bindToUser('tomas');
      open();
    } else window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(characterPlayChange).toHaveBeenCalledOnce());
    expect(characterPlayChange).toHaveBeenCalledWith('wulf-0001', use, expect.anything());
    // The second request of the edits was answered before.
    expect(characterUpdate).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(waitingOwners('tomas')).toEqual([]));
  },
);

test('the state in play is read again after the items have changed', async () => {
  vi.mocked(characterGet).mockResolvedValue(wulf);
  vi.mocked(characterUpdate).mockResolvedValue(wulf);
  const queryClient = new QueryClient();
  const playKey = getCharacterPlayGetQueryKey(wulf.characterId);
  queryClient.setQueryData(playKey, played);
  const { edits, connect } = characterQueues(queryClient, 'tomas', wulf.characterId);
  stops.push(connect());
  edits.add(edit);
  await vi.waitFor(() => expect(edits.state().waiting).toEqual([]));
  expect(queryClient.getQueryState(playKey)?.isInvalidated).toBe(true);
});

test('a press is sent when the edit before it is refused', async () => {
  vi.mocked(characterGet).mockResolvedValue(wulf);
  vi.mocked(characterUpdate).mockRejectedValue(problem(422, 'validation_failed'));
  vi.mocked(characterPlayChange).mockResolvedValue(played);
  const { edits, play, press } = open();
  edits.add(edit);
  press(use);
  await vi.waitFor(() => expect(edits.wasRefused(edit.editId)).toBe(true));
  await vi.waitFor(() => expect(play.state().waiting).toEqual([]));
  expect(characterPlayChange).toHaveBeenCalledOnce();
});

test('a roll stays when something between answers instead of the server', async () => {
  // The type of the operation says that there is no body; the page of a network has one.
  vi.mocked(characterRollAdd).mockResolvedValue('<html>Welcome to our café</html>' as never);
  const { rolls } = open();
  rolls.add(roll);
  await vi.waitFor(() => expect(rolls.state().hasFailed).toBe(true));
  expect(rolls.state().waiting).toEqual([roll]);
});

test('full storage is said when a roll could not be sent either', async () => {
  const said = vi.spyOn(toast, 'error');
  vi.mocked(characterRollAdd).mockRejectedValue(new TypeError('Failed to fetch'));
  const { rolls } = open();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  rolls.add(roll);
  await vi.waitFor(() => expect(rolls.state().hasFailed).toBe(true));
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Rolls are lost'), {
    id: 'rolls-not-kept',
  });
});

test('a character for which something begins to wait later is sent, too', async () => {
  vi.mocked(characterRollAdd).mockResolvedValue(undefined);
  const queryClient = new QueryClient();
  const connected = new Map<string, () => void>();
  sendKept(queryClient, 'tomas', connected);
  expect(connected.size).toBe(0);
  const request = { at: 1, request: roll };
  localStorage.setItem('questwright.play.tomas/rolls/wulf-0001.roll-0001', JSON.stringify(request));
  sendKept(queryClient, 'tomas', connected);
  stops.push(...connected.values());
  await vi.waitFor(() => expect(characterRollAdd).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
});
