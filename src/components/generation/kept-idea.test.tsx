import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DraftStore } from '../drafts/draft-store.ts';
import { storeDraft } from '../drafts/kept-draft.ts';
import { truth } from './fake-generations.fixture.ts';
import {
  button,
  clearStage,
  open,
  openPanel,
  press,
  setStage,
  stage,
  write,
} from './storyteller-stage.fixture.tsx';

const store = new DraftStore();

// The code of the panel is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./panels.ts'));
beforeEach(setStage);
afterEach(async () => {
  clearStage();
  await store.remove(await store.keys(''));
});

const idea = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^The idea/ });
const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const ideas = () => store.keys('mira/idea/entry/1/quest/');
const stored = () => waitFor(async () => expect(await ideas()).toHaveLength(1));
const nothingStored = () => waitFor(async () => expect(await ideas()).toEqual([]));

/** Opens the panel and types an idea with its settings. */
async function type() {
  const user = open();
  await openPanel(user);
  await user.click(await choice('Adventure in acts'));
  await user.type(await idea(), 'A drowned bell');
  await user.click(await choice('Horror'));
  await user.click(await choice('Long'));
  await user.click(await choice('Hard'));
  return user;
}

/** Opens the panel in a new page of the same browser. */
async function reload() {
  cleanup();
  const user = open();
  await openPanel(user);
  return user;
}

test('an idea is back after a reload with its kind, tone, length and danger', async () => {
  await type();
  await stored();
  const user = await reload();
  await screen.findByText(/^Your words from .* are back$/);
  expect((await idea()).value).toBe('A drowned bell');
  for (const name of ['Adventure in acts', 'Horror', 'Long', 'Hard']) {
    expect((await choice(name)).checked).toBe(true);
  }
  await press(user, 'Write');
  await waitFor(() =>
    expect(stage.server.started[0]?.body).toMatchObject({
      kind: 'adventure',
      idea: 'A drowned bell',
      tone: 'horror',
      length: 'long',
      difficulty: 'hard',
    }),
  );
  await nothingStored();
});

test('a stored idea is shown without the values that the app does not know', async () => {
  await storeDraft(
    'mira/idea/entry/1/quest',
    {
      write: (head: object) => ({ head: { ...head } }),
      read: () => null,
    },
    { chosen: { idea: 'A bell', tone: 'horror', length: 'endless' }, wishes: { truth: 7 } },
  );
  await openPanel(open());
  await waitFor(async () => expect((await choice('Horror')).checked).toBe(true));
  expect((await idea()).value).toBe('A bell');
  const length = within(screen.getByRole('group', { name: 'Length' }));
  expect(length.getByRole('radio', { name: 'Standard' })).toHaveProperty('checked', true);
});

test('an idea that is back can be discarded, and this can be undone', async () => {
  await type();
  await stored();
  const user = await reload();
  await press(user, 'Discard them');
  expect((await idea()).value).toBe('');
  await nothingStored();
  await press(user, 'Undo');
  expect((await idea()).value).toBe('A drowned bell');
  await stored();
});

test('the idea of one user is not shown to another', async () => {
  await type();
  await stored();
  cleanup();
  await openPanel(open('tomas'));
  await choice('Horror');
  // The panel of the other user has looked for ideas when it keeps one itself.
  await userEvent.type(await idea(), 'A fox');
  await waitFor(async () => expect(await store.keys('tomas/idea/')).toHaveLength(1));
  expect((await idea()).value).toBe('A fox');
  expect(await ideas()).toHaveLength(1);
});

test('an idea stays on the device if its draft is refused', async () => {
  const user = await type();
  stage.isOffline = true;
  await press(user, 'Write');
  await screen.findByText(/The server cannot be reached/);
  stage.isOffline = false;
  await stored();
  await reload();
  await waitFor(async () => expect((await idea()).value).toBe('A drowned bell'));
});

test('the idea of a draft that could not be written is there after a reload', async () => {
  const user = await type();
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  await nothingStored();
  cleanup();
  stage.server.fail('The storyteller lost the thread. Try again.');
  const again = open();
  await openPanel(again);
  await waitFor(async () => expect((await idea()).value).toBe('A drowned bell'));
});

test('a wish for a section is back after a reload, until the section is rewritten', async () => {
  const user = open();
  await write(user);
  const section = () => screen.getByRole('region', { name: truth.heading });
  const wish = () => within(section()).getByRole<HTMLInputElement>('textbox');
  await user.click(within(section()).getByRole('button', { name: 'Rewrite “What is true”' }));
  await user.type(wish(), 'Sadder');
  await stored();
  cleanup();
  const again = open();
  await openPanel(again, 'Read the draft');
  await waitFor(() => expect(wish().value).toBe('Sadder'));
  await again.click(within(section()).getByRole('button', { name: 'Rewrite' }));
  await waitFor(() =>
    expect(stage.server.started[1]?.body).toMatchObject({ wish: 'Sadder', sectionIds: ['truth'] }),
  );
  await nothingStored();
  stage.server.fail('The storyteller lost the thread. Try again.');
  await screen.findByText(/lost the thread/);
  await stored();
});

test('wishes are removed with the draft that is discarded', async () => {
  const user = open();
  await write(user);
  await user.type(
    within(screen.getByRole('group', { name: 'The whole draft' })).getByRole('textbox'),
    'Sadder',
  );
  await stored();
  await press(user, 'Discard');
  await press(user, 'Discard draft');
  await button('Write');
  await waitFor(async () => expect(await ideas()).toEqual([]));
});
