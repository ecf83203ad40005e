import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hook, problem, questDraft, truth } from './fake-generations.fixture.ts';
import {
  button,
  clearStage,
  empty,
  open,
  openPanel,
  panel,
  press,
  setStage,
  stage,
  write,
} from './storyteller-stage.fixture.tsx';

// The code of the panel is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./panels.ts'));
beforeEach(setStage);
afterEach(clearStage);

describe('the panel of the storyteller', () => {
  test('asks for a draft with the idea and the settings of the user', async () => {
    stage.form = { ...empty, title: 'The bell' };
    const user = open();
    await openPanel(user);
    const idea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^The idea/ });
    expect(idea.value).toBe('The bell');
    await user.type(idea, ' below the sea');
    await user.click(screen.getByRole('radio', { name: 'Adventure in acts' }));
    await user.click(screen.getByRole('radio', { name: 'Horror' }));
    await user.click(screen.getByRole('radio', { name: 'Long' }));
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await user.clear(screen.getByRole('textbox', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '7');
    await press(user, 'Write');
    await waitFor(() => expect(stage.server.started).toHaveLength(1));
    expect(stage.server.started[0]?.body).toEqual({
      kind: 'adventure',
      campaignId: null,
      idea: 'The bell below the sea',
      tone: 'horror',
      length: 'long',
      difficulty: 'hard',
      level: 7,
      partySize: 4,
    });
  });

  test('shows the draft with its author, and marks what is for game masters', async () => {
    const user = open();
    await write(user);
    screen.getByText('Written by the storyteller');
    const secret = screen.getByRole('region', { name: truth.heading });
    within(secret).getByText('For game masters only');
    within(secret).getByText(truth.text);
    const open_ = screen.getByRole('region', { name: hook.heading });
    expect(within(open_).queryByText('For game masters only')).toBeNull();
    const words = within(await panel()).getAllByRole('status');
    expect(words.map(({ textContent }) => textContent)).toContain('The draft is ready.');
  });

  test('moves the focus to the draft when it is there', async () => {
    const user = open();
    await write(user);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The Light Below' }));
  });

  test('asks again until the draft is written, without an event of the socket', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.change('generation-1', { status: 'done', draft: questDraft() });
    expect(await screen.findByRole('heading', { name: 'The Light Below' })).toBeTruthy();
  });

  test('returns to the settings after a cancellation', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    await press(user, 'Cancel');
    await button('Write');
    expect(stage.server.all[0]?.status).toBe('cancelled');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Another draft' }));
  });

  test('says why there is no draft, and keeps the settings', async () => {
    const user = open();
    await openPanel(user);
    await user.type(await screen.findByRole('textbox', { name: /^The idea/ }), 'A bell');
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.fail('The model did not answer in time. Try again.');
    await screen.findByText('The model did not answer in time. Try again.');
    expect(screen.getByRole('textbox', { name: /^The idea/ })).toHaveProperty('value', 'A bell');
  });

  test('says when the next draft can be written after the limit is reached', async () => {
    const detail = 'You have used all drafts of today.';
    stage.server.refuse(
      problem(429, { code: 'too_many_requests', detail }, { 'Retry-After': '7200' }),
    );
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(detail);
    expect(alert.textContent).toContain('The next one can be started in 2 hours.');
  });

  test('repeats a request whose response was lost with the same key', async () => {
    const user = open();
    await openPanel(user);
    await button('Write');
    stage.isOffline = true;
    await press(user, 'Write');
    await screen.findByText(/The server cannot be reached/);
    stage.isOffline = false;
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    const [first, second] = stage.server.started;
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
  });

  test('sends a new key after the draft of the last one was deleted', async () => {
    const detail = 'This was created before and has been deleted since.';
    stage.server.refuse(problem(409, { code: 'conflict', detail }));
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText(new RegExp(detail));
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    const [first, second] = stage.server.started;
    expect(second?.body).toEqual(first?.body);
    expect(second?.key).not.toBe(first?.key);
  });

  test('closes a draft that another tab has discarded', async () => {
    const user = open();
    await write(user);
    stage.server.all.length = 0;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await press(user, 'Discard');
    await press(user, 'Discard draft');
    expect(await button('Write')).toBeTruthy();
  });

  test('keeps a draft that could not be discarded', async () => {
    const user = open();
    await write(user);
    await press(user, 'Discard');
    stage.isOffline = true;
    await press(user, 'Discard draft');
    await screen.findByText('The server cannot be reached.');
    stage.isOffline = false;
    await press(user, 'Keep it');
    expect(await button('Use this draft')).toBeTruthy();
  });

  test('can be closed while the storyteller writes, and opened again with the draft', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await press(user, 'Go on writing');
    await button('The storyteller is writing');
    stage.server.finish(questDraft());
    await screen.findByText('The draft is ready.');
    await openPanel(user, 'Read the draft');
    expect(screen.queryByRole('heading', { name: 'The Light Below' })).not.toBeNull();
  });

  test('has the draft after a reload', async () => {
    const user = open();
    await write(user);
    cleanup();
    const again = open();
    await openPanel(again, 'Read the draft');
    expect(screen.queryByRole('heading', { name: 'The Light Below' })).not.toBeNull();
  });

  test('offers the earlier drafts, but not those that were written again', async () => {
    stage.server.add({ draft: { ...questDraft(), title: 'The first' } });
    stage.server.add({
      draft: { ...questDraft(), title: 'The second' },
      revisionOf: 'generation-1',
    });
    stage.server.add({ kind: 'person', draft: { ...questDraft(), title: 'A person' } });
    const user = open();
    await openPanel(user);
    await press(user, /^The second/);
    screen.getByRole('heading', { name: 'The second' });
    await press(user, 'New draft');
    expect(screen.queryByRole('button', { name: /^The first|^A person/ })).toBeNull();
  });

  test('discards a draft after a question', async () => {
    const user = open();
    await write(user);
    await press(user, 'Discard');
    await press(user, 'Keep it');
    expect(stage.server.all).toHaveLength(1);
    await press(user, 'Discard');
    await press(user, 'Discard draft');
    await screen.findByText('The draft is discarded.');
    expect(stage.server.all).toEqual([]);
    await button('Write');
  });

  test('forgets a draft that is gone', async () => {
    const user = open();
    await write(user);
    cleanup();
    stage.server.all.length = 0;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const again = open();
    await openPanel(again);
    await button('Write');
    expect(screen.queryByText('That did not work.')).toBeNull();
  });
});
