import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notifyServerEvent } from '#src/api/server-events.ts';
import type { CampaignChanged } from '#src/generated/model/index.ts';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { problem, questDraft } from './fake-generations.fixture.ts';
import {
  button,
  clearStage,
  open,
  openPanel,
  press,
  setStage,
  stage,
} from './storyteller-stage.fixture.tsx';

beforeEach(setStage);
afterEach(clearStage);

const { campaignId } = lanternsOfVell;

test('the settings appear with the values of the last draft, and do not change then', async () => {
  const { settings } = stage.server.add({ campaignId, draft: questDraft() });
  stage.server.change('generation-1', { settings: { ...settings, tone: 'horror' } });
  stage.campaign = lanternsOfVell;
  const { promise, resolve } = Promise.withResolvers<void>();
  stage.listWaitsFor = promise;
  await openPanel(open());
  await screen.findByText(/^It uses the people and places of The Lanterns of Vell/);
  screen.getByRole('group', { name: 'The settings are loading' });
  screen.getByRole('region', { name: 'Earlier drafts', busy: true });
  expect(screen.queryByRole('radio', { name: 'Horror' })).toBeNull();
  resolve();
  expect(await screen.findByRole('radio', { name: 'Horror' })).toHaveProperty('checked', true);
  screen.getByRole('button', { name: /^The Light Below/ });
});

test('a draft that is being written has no author yet', async () => {
  stage.server.add({ generationId: 'generation-2', status: 'running', author: 'storyteller' });
  stage.server.add({ generationId: 'generation-1', draft: questDraft() });
  await openPanel(open());
  expect((await button(/^Being written/)).textContent).not.toContain('storyteller');
  expect((await button(/^The Light Below/)).textContent).toContain('storyteller');
});

test('a list of drafts that could not be loaded is loaded again by a press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stage.server.add({ draft: questDraft() });
  stage.server.answerList(problem(400, { code: 'invalid_cursor', detail: 'Begin again.' }));
  const user = open();
  await openPanel(user);
  await screen.findByText('We could not load the earlier drafts.');
  screen.getByRole('textbox', { name: /^The idea/ });
  await press(user, 'Try again');
  expect(await button(/^The Light Below/)).toBeTruthy();
  expect(screen.queryByText('We could not load the earlier drafts.')).toBeNull();
});

test('the focus goes to the first of the drafts that were hidden', async () => {
  for (let count = 1; count <= 7; count += 1) {
    stage.server.add({ draft: { ...questDraft(), title: `Draft ${count}` } });
  }
  const user = open();
  await openPanel(user);
  await press(user, 'Show 2 more');
  expect(document.activeElement).toBe(await button(/^Draft 2/));
});

test('further drafts are loaded when they are wanted', async () => {
  const older = stage.server.add({ draft: { ...questDraft(), title: 'The older one' } });
  stage.server.all.length = 0;
  stage.server.add({ generationId: 'generation-2', draft: questDraft() });
  stage.server.answerList(
    Response.json({ items: stage.server.all.toReversed(), nextCursor: 'next' }),
  );
  const user = open();
  await openPanel(user);
  await button(/^The Light Below/);
  stage.server.answerList(Response.json({ items: [older], nextCursor: null }));
  await press(user, 'Show more drafts');
  const loaded = await button(/^The older one/);
  await waitFor(() => expect(document.activeElement).toBe(loaded));
  expect(screen.queryByRole('button', { name: 'Show more drafts' })).toBeNull();
});

test('a press loads pages until one has a draft for the form', async () => {
  const older = stage.server.add({ draft: { ...questDraft(), title: 'The older one' } });
  const person = stage.server.add({ kind: 'person', draft: { ...questDraft(), title: 'Hilde' } });
  stage.server.all.length = 0;
  const page = (items: unknown[], nextCursor: string | null) =>
    stage.server.answerList(Response.json({ items, nextCursor }));
  page([person], 'second');
  page([person], 'third');
  page([older], 'fourth');
  const user = open();
  await openPanel(user);
  await press(user, 'Show more drafts');
  expect(await button(/^The older one/)).toBeTruthy();
  page([person], null);
  await press(user, 'Show more drafts');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Earlier drafts' }));
});

test('a text that a draft has replaced is offered, also after more drafts than a page has', async () => {
  stage.hasReplaced = true;
  const text = stage.server.add({
    author: 'person',
    draft: { ...questDraft(), title: 'My own text' },
  });
  const drafts = Array.from({ length: 20 }, () => stage.server.add({ draft: questDraft() }));
  stage.server.answerList(Response.json({ items: drafts, nextCursor: 'second' }));
  stage.server.answerList(Response.json({ items: [text], nextCursor: null }));
  const user = open();
  await press(user, 'Bring back the earlier text');
  expect(await screen.findByRole('heading', { name: 'My own text' })).toBeTruthy();
});

describe('a text that another game master replaces by a draft while the form is open', () => {
  const replace = (title: string) =>
    stage.server.add({ author: 'person', campaignId, draft: { ...questDraft(), title } });
  const changed = (fields: Partial<CampaignChanged> = {}) =>
    act(() => notifyServerEvent('campaignChanged', { campaignId, entryId: null, ...fields }));

  test.each([false, true])('is offered when the event comes (a draft before: %s)', async (had) => {
    stage.campaign = lanternsOfVell;
    stage.hasReplaced = had;
    const user = open();
    await button('Write with the storyteller');
    expect(screen.queryByRole('button', { name: 'Bring back the earlier text' })).toBeNull();
    replace('My own text');
    changed();
    await press(user, 'Bring back the earlier text');
    expect(await screen.findByRole('heading', { name: 'My own text' })).toBeTruthy();
  });

  test('is offered after the connection was lost', async () => {
    stage.campaign = lanternsOfVell;
    const user = open();
    await button('Write with the storyteller');
    replace('My own text');
    act(() => notifyServerEvent('reconnected', null));
    await press(user, 'Bring back the earlier text');
    expect(await screen.findByRole('heading', { name: 'My own text' })).toBeTruthy();
  });

  test('is not looked for when an entry or another campaign has changed', async () => {
    stage.campaign = lanternsOfVell;
    open();
    await button('Write with the storyteller');
    changed({ entryId: 'bell' });
    changed({ campaignId: 'another' });
    changed({ characterId: 'hilde' });
    const urls = vi
      .mocked(fetch)
      .mock.calls.map(([url]) => (url instanceof Request ? url.url : url.toString()));
    expect(urls.filter((url) => url.includes('/api/generation/'))).toEqual([]);
  });
});

test('replaced texts show their first words, and a question and a toast name what is discarded', async () => {
  const [section] = questDraft().sections;
  const replaced = (text: string) =>
    stage.server.add({
      author: 'person',
      draft: {
        ...questDraft(),
        title: 'One title',
        sections: section ? [{ ...section, text }] : [],
      },
    });
  replaced(String.raw`The bell \*is\* silent \& old.`);
  replaced('The bell rings.');
  const user = open();
  await openPanel(user);
  expect(await button(/^One title.*that a draft replaced, .*The bell rings\.$/)).toBeTruthy();
  await press(user, /The bell \*is\* silent & old\.$/);
  await press(user, 'Discard');
  await screen.findByRole('alertdialog', { name: 'Discard this earlier text?' });
  await press(user, 'Discard text');
  expect(await screen.findByText('The earlier text is discarded.')).toBeTruthy();
});
