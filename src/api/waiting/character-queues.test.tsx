import { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  characterGet,
  characterRollAdd,
  characterUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import { authSelf } from '#src/generated/endpoints/session/session.ts';
import type { Character, CharacterRoll } from '#src/generated/model/index.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { bindToUser } from '../http.ts';
import { HttpError } from '../http-error.ts';
import { characterQueues, sendKept } from './character-queues.ts';
import type { SheetEdit } from './sheet-edits.ts';

vi.mock(import('#src/generated/endpoints/characters/characters.ts'), async (original) => ({
  ...(await original()),
  characterGet: vi.fn<typeof characterGet>(),
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
