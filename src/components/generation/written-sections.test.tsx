import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { hook, questDraft, truth } from './fake-generations.fixture.ts';
import {
  clearStage,
  open,
  openPanel,
  panel,
  press,
  setStage,
  stage,
  write,
} from './storyteller-stage.fixture.tsx';

beforeEach(setStage);
afterEach(clearStage);

const id = 'generation-1';

/** Starts a quest of which a model writes the first section. */
async function watch() {
  const user = open();
  await openPanel(user);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  run();
  await screen.findByText('A model is writing, section by section');
  return user;
}

function run(generationId = id) {
  stage.server.change(generationId, { status: 'running', written: [hook, truth] });
  act(() => notifyServerEvent('generationChanged', { generationId, status: 'running' }));
}

const send = (offset: number, text: string, sectionId = hook.sectionId, generationId = id) =>
  act(() => notifyServerEvent('generationText', { generationId, sectionId, offset, text }));

const section = ({ heading }: { heading: string }) => screen.getByRole('region', { name: heading });

test('a text is read while a model writes it', async () => {
  await watch();
  within(section(truth)).getByText('For game masters only');
  send(0, 'A horn');
  send(6, ' sounds below the sea.');
  await within(section(hook)).findByText('A horn sounds below the sea.');
  within(section(hook)).getByText('Being written');
  expect(within(section(truth)).queryByText('Being written')).toBeNull();
  within(section(truth)).getByText(truth.text);
});

test('what a model writes is shown as text, never as markup', async () => {
  await watch();
  send(0, '<b>Bold</b> ![x](https://evil.example/x.png)');
  await within(section(hook)).findByText(/<b>Bold<\/b>/);
  expect(screen.queryByRole('img', { name: 'x' })).toBeNull();
});

test('a missing piece is fetched', async () => {
  await watch();
  const written = [{ ...hook, text: 'A horn sounds.' }, truth];
  stage.server.change(id, { status: 'running', written });
  send(400, ' and again.');
  expect(await within(section(hook)).findByText('A horn sounds.')).toBeTruthy();
});

test('a screen reader announces the beginning and the end, and no word between', async () => {
  await watch();
  const words = () =>
    within(screen.getByRole('dialog', { name: 'The storyteller' }))
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  const before = words();
  expect(before).toContain('The storyteller is writing.');
  send(0, 'A horn sounds.');
  await within(section(hook)).findByText('A horn sounds.');
  expect(words()).toEqual(before);
  stage.server.finish(questDraft());
  await screen.findByRole('heading', { name: 'The Light Below' });
  expect(words()).toContain('The draft is ready.');
});

test('the draft says who wrote it, and what the storyteller had to write', async () => {
  await watch();
  const notice = 'The model did not answer in time, so the storyteller wrote one of two sections.';
  stage.server.change(id, { author: 'wordsmith', notice, written: [] });
  stage.server.finish(questDraft());
  await screen.findByText('Written by wordsmith');
  expect(within(await panel()).getByText(notice)).toBeTruthy();
});

test('a draft that is written again shows the new text in its place', async () => {
  const user = open();
  await write(user);
  await press(user, 'Darker');
  await waitFor(() => expect(stage.server.all).toHaveLength(2));
  run('generation-2');
  await screen.findByText('A model is writing, section by section');
  send(0, 'A horn sounds.', hook.sectionId, 'generation-2');
  await within(section(hook)).findByText('A horn sounds.');
  expect(screen.getByRole('heading', { name: 'The Light Below' })).toBeTruthy();
});
