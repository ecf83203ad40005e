import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problem, questDraft } from './fake-generations.fixture.ts';
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

// The code of the panel is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./panels.ts'));
beforeEach(setStage);
afterEach(clearStage);

const seedField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Seed/ });

describe('the seed of a draft', () => {
  test('is shown, and can be copied', async () => {
    const user = open();
    await write(user);
    const seed = screen.getByRole('region', { name: 'The seed' });
    within(seed).getByText('7');
    within(seed).getByText('With the same settings, it gives this text again.');
    await press(user, 'Copy the seed');
    expect(await navigator.clipboard.readText()).toBe('7');
  });

  test('promises only the situation if a model has written', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.change('generation-1', { author: 'wordsmith' });
    stage.server.finish(questDraft());
    const promise = /gives the same situation again.*other words each time\.$/;
    expect(await screen.findByText(promise)).toBeTruthy();
  });

  test('promises no situation for a recap', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.change('generation-1', { author: 'wordsmith', kind: 'recap' });
    stage.server.finish(questDraft());
    const promise = /it retells the same things again\. The model finds other words each time\.$/;
    expect(await screen.findByText(promise)).toBeTruthy();
  });

  test('gives the draft again with its settings', async () => {
    const user = open();
    await openPanel(user);
    await user.click(await screen.findByRole('radio', { name: 'Adventure in acts' }));
    await user.click(screen.getByRole('radio', { name: 'Grim' }));
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    stage.server.finish(questDraft());
    await press(user, 'Write again from this seed');
    const heading = await screen.findByRole('heading', { name: 'Another draft from this seed' });
    expect(document.activeElement).toBe(heading);
    expect((await seedField()).value).toBe('7');
    await press(user, 'Write');
    await waitFor(() => expect(stage.server.started).toHaveLength(2));
    const [first, again] = stage.server.started.map(({ body }) => body);
    const ofDraft = {
      seed: 7,
      entryId: null,
      choices: {},
      texts: {},
      safetyLines: '',
      safetyVeils: '',
    };
    expect(again).toEqual({ ...first, ...ofDraft });
  });

  test('is not that of the next draft', async () => {
    const user = open();
    await write(user);
    await press(user, 'Write again from this seed');
    await seedField();
    await press(user, 'Write');
    await waitFor(() => expect(stage.server.started).toHaveLength(2));
    stage.server.finish({ ...questDraft(), title: 'The Tide Bell' });
    await screen.findByRole('heading', { name: 'The Tide Bell' });
    await press(user, 'New draft');
    await press(user, 'Write');
    await waitFor(() => expect(stage.server.started).toHaveLength(3));
    expect(stage.server.started[2]?.body).not.toHaveProperty('seed');
  });

  test('stays in the settings if the draft cannot be started', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'More settings');
    await user.type(await seedField(), '4711');
    const detail = 'You have used all drafts of today.';
    stage.server.refuse(problem(429, { code: 'too_many_requests', detail }));
    await press(user, 'Write');
    await screen.findByText(detail);
    expect((await seedField()).value).toBe('4711');
    await press(user, 'Write');
    await waitFor(() => expect(stage.server.started).toHaveLength(2));
    expect(stage.server.started[1]?.body).toMatchObject({ seed: 4711 });
  });

  test('can be entered', async () => {
    const user = open();
    await openPanel(user);
    const more = await button('More settings');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    await user.type(await seedField(), '4711');
    await press(user, 'Write');
    await waitFor(() => expect(stage.server.started[0]?.body).toMatchObject({ seed: 4711 }));
  });
});
