import { configure, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { receivedFindings } from '#contract/responses.ts';
import { people } from '#mocks/fixtures/people.ts';
import { inspectResponses } from '#src/api/http.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { call } from '#tests/support/call-mocks.ts';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';
import {
  create,
  endPage,
  hitPoints,
  open,
  randomWords,
  storedState,
} from '#tests/support/played-sheet.tsx';
import { newItem } from '../copies.ts';

configure({ asyncUtilTimeout: 5_000 });
mockBackend('tomas');

afterEach(() => {
  endPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('damage is shown at once, is stored, and can be undone', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '7');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  expect(hitPoints()).toBe('18');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(7));
  await user.click(screen.getByRole('button', { name: 'Undo 7 damage' }));
  expect(hitPoints()).toBe('25');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(0));
});

test('without a network changes wait, also over a reload, and each is applied once', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await screen.findByLabelText('Amount');
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.type(screen.getByLabelText('Amount'), '4');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  await user.click(screen.getByRole('button', { name: 'Spend: Second Wind' }));
  expect(hitPoints()).toBe('21');
  await screen.findByText('2 changes wait on this device for the network.');
  endPage();
  network.mockRestore();
  open(fighter);
  await waitFor(async () => {
    const state = await storedState(fighter);
    expect([state.lostHitPoints, state.spentResources.secondWind]).toEqual([4, 1]);
  });
  await screen.findByText('Every press is saved.');
  expect(hitPoints()).toBe('21');
});

test('a press whose response was lost counts once, also after a reload', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await screen.findByLabelText('Amount');
  const original = globalThis.fetch;
  let loses = true;
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await original(...request);
    if (loses && response.url.endsWith('/play')) throw new TypeError('Failed to fetch');
    return response;
  });
  await user.type(screen.getByLabelText('Amount'), '4');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  await screen.findByText('1 change waits on this device for the network.');
  expect(hitPoints()).toBe('21');
  endPage();
  open(fighter);
  // The state that the server has already contains the press.
  await screen.findByText('1 change waits on this device for the network.');
  expect(hitPoints()).toBe('21');
  loses = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Every press is saved.');
  expect(hitPoints()).toBe('21');
  network.mockRestore();
  expect((await storedState(fighter)).lostHitPoints).toBe(4);
});

test('after a reload a press is undone by what it has really done, and a change of another device stays', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '20{Enter}');
  await user.type(screen.getByLabelText('Amount'), '9{Enter}');
  expect(hitPoints()).toBe('0');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(25));
  endPage();
  await call(`/api/characters/${fighter.characterId}/play`, 'POST', {
    changeId: 'healed-by-a-friend',
    lostHitPoints: -10,
  });
  const next = open(fighter);
  await next.user.click(await screen.findByRole('button', { name: 'Undo 9 damage' }));
  // Of the 9 hit points, 5 were left to lose.
  await waitFor(async () =>
    expect(await storedState(fighter)).toMatchObject({ lostHitPoints: 10, conditions: [] }),
  );
  await screen.findByText('Every press is saved.');
  expect(hitPoints()).toBe('15');
  await next.user.click(screen.getByRole('button', { name: 'Undo 20 damage' }));
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(0));
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

test('a press that waits is undone without a network, and the server gets both', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await screen.findByLabelText('Amount');
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.type(screen.getByLabelText('Amount'), '4{Enter}');
  await user.type(screen.getByLabelText('Amount'), '3{Enter}');
  expect(hitPoints()).toBe('18');
  await user.click(screen.getByRole('button', { name: 'Undo 3 damage' }));
  expect(hitPoints()).toBe('21');
  endPage();
  open(fighter);
  expect((await screen.findByRole('status', { name: 'Hit Points' })).textContent).toBe('21');
  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Every press is saved.');
  expect((await storedState(fighter)).lostHitPoints).toBe(4);
  expect(hitPoints()).toBe('21');
});

test('an undo that the server refuses says why', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '4{Enter}');
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(4));
  const key = `questwright.pressed.${people.tomas.id}/${fighter.characterId}`;
  const { presses } = JSON.parse(localStorage.getItem(key) ?? '') as { presses: [{ id: string }] };
  await call(`/api/characters/${fighter.characterId}/play`, 'POST', {
    changeId: 'undone-elsewhere',
    undoes: presses[0].id,
  });
  const said = vi.spyOn(toast, 'error');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Undo 4 damage' }));
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(/an undo was not saved\. This change was undone before\.$/),
      { id: 'press-refused' },
    ),
  );
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('422'));
  await waitFor(() => expect(hitPoints()).toBe('25'));
});

test('a response that is not from the server does not count as sent', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await screen.findByLabelText('Amount');
  // The page of the café does not follow the contract.
  inspectResponses(undefined);
  const network = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('<html>Sign in to the café</html>')));
  await user.type(screen.getByLabelText('Amount'), '4');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  await screen.findByText('1 change waits on this device for the network.');
  network.mockRestore();
  inspectResponses(receivedFindings);
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await storedState(fighter)).lostHitPoints).toBe(4));
});

test('full storage is said', async () => {
  const fighter = await create('fighter', 3);
  const { user } = open(fighter);
  await screen.findByLabelText('Amount');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  await user.type(screen.getByLabelText('Amount'), '4');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  await screen.findByText(/The storage of this device is full/);
  expect(hitPoints()).toBe('21');
});

test('exhaustion and magic items count in a death save, which shows its sum', async () => {
  const ring = newItem('item-0001', { name: 'Ring of Protection' });
  const items = [{ ...ring, equipped: true, attuned: true }];
  const fighter = await create('fighter', 1, { items });
  await call(`/api/characters/${fighter.characterId}/play`, 'POST', {
    changeId: 'exhausted-of-late',
    exhaustion: 1,
  });
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '12{Enter}');
  const saves = screen.getByRole('group', { name: 'Death saves' });
  expect(saves.textContent).toContain('To the roll: Ring of Protection 1 − Exhaustion 2');
  randomWords(10);
  await user.click(within(saves).getByRole('button', { name: 'Roll a death save' }));
  expect(screen.getByText('Death save: 10')).toBeDefined();
  expect(saves.textContent).toContain('1 succeeded');
});

test('at 0 hit points death saves are rolled or counted, and no rest is possible', async () => {
  const fighter = await create('fighter', 1);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '11{Enter}');
  const saves = screen.getByRole('group', { name: 'Death saves' });
  await user.click(within(saves).getByRole('button', { name: 'Failure' }));
  expect(saves.textContent).toContain('0 succeeded, 1 failed');
  expect(screen.getByText('Conditions: Prone, Unconscious')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Long Rest' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  randomWords(9, 19);
  await user.click(within(saves).getByRole('button', { name: 'Roll a death save' }));
  expect(saves.textContent).toContain('1 succeeded, 1 failed');
  expect(screen.getByText('Death save: 10')).toBeDefined();
  await user.click(within(saves).getByRole('button', { name: 'Roll a death save' }));
  expect(screen.queryByRole('group', { name: 'Death saves' })).toBeNull();
  expect(hitPoints()).toBe('1');
  expect(screen.getByText('Conditions: Prone')).toBeDefined();
});

test('the dead are not healed, and do not rest, until they are brought back to life', async () => {
  const fighter = await create('fighter', 1);
  const { user } = open(fighter);
  await user.type(await screen.findByLabelText('Amount'), '22{Enter}');
  await user.type(screen.getByLabelText('Amount'), '5');
  await user.click(
    screen.getByRole('button', { name: 'Heal', description: 'The dead cannot be healed.' }),
  );
  expect(hitPoints()).toBe('0');
  expect(
    screen.getByRole('button', { name: 'Long Rest', description: 'The dead cannot rest.' }),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to life' }));
  expect(hitPoints()).toBe('1');
});

test('conditions, exhaustion and concentration are kept', async () => {
  const cleric = await create('cleric', 1);
  const { user } = open(cleric);
  await user.click(await screen.findByText('Conditions'));
  await user.click(screen.getByRole('button', { name: 'Prone' }));
  await user.click(screen.getByRole('button', { name: 'More exhaustion' }));
  expect(screen.getByText('D20 Tests −2, Speed −5 ft.')).toBeDefined();
  randomWords(9);
  await user.click(screen.getByRole('button', { name: /^Roll Initiative / }));
  const initiative = deriveCharacter(cleric).initiative.value;
  expect(screen.getByText(`Initiative: ${10 + initiative - 2}`)).toBeDefined();
  await user.type(screen.getByLabelText('Concentrating on'), 'Bless{Enter}');
  await waitFor(async () =>
    expect(await storedState(cleric)).toMatchObject({
      conditions: ['prone'],
      exhaustion: 1,
      concentration: 'Bless',
    }),
  );
  const all = screen.getByRole('button', { name: 'Conditions: Prone, Exhaustion 1' });
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'End the concentration' }));
  expect(document.activeElement).toBe(all);
  await waitFor(async () => expect((await storedState(cleric)).concentration).toBe(''));
});

test('damage asks for a Constitution save, and a failed one ends the concentration', async () => {
  const cleric = await create('cleric', 5);
  const { user } = open(cleric);
  const field = await screen.findByLabelText<HTMLInputElement>('Concentrating on');
  await user.type(field, 'Bless{Enter}');
  await user.type(screen.getByLabelText('Amount'), '3{Enter}');
  await user.click(screen.getByRole('button', { name: 'Undo 3 damage' }));
  expect(screen.queryByRole('group', { name: 'Concentration' })).toBeNull();
  await user.type(screen.getByLabelText('Amount'), '24{Enter}');
  randomWords(19, 0);
  await user.click(screen.getByRole('button', { name: 'Constitution save DC 12' }));
  expect(field.value).toBe('Bless');
  expect(screen.queryByRole('group', { name: 'Concentration' })).toBeNull();
  await user.type(screen.getByLabelText('Amount'), '3{Enter}');
  await user.click(screen.getByRole('button', { name: 'Constitution save DC 10' }));
  expect(field.value).toBe('');
});
