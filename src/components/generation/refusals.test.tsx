import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { problem, truth } from './fake-generations.fixture.ts';
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

/** What was scrolled into view, in this order. */
let scrolled: Element[];

// The code of the panel is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./panels.ts'));
beforeEach(() => {
  setStage();
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
    scrolled.push(this);
  });
});
afterEach(clearStage);

const shortest = 'This section is as short as the storyteller writes it. Ask for another change.';
const detail = 'You have used all drafts of today.';
const refuse = () => stage.server.refuse(problem(429, { code: 'too_many_requests', detail }));

/** Asks for another text of the section that says what is true. */
async function rewriteTruth(user: ReturnType<typeof open>) {
  const section = screen.getByRole('region', { name: truth.heading });
  await user.click(within(section).getByRole('button', { name: 'Rewrite “What is true”' }));
  await user.type(within(section).getByRole('textbox'), 'Sadder{Enter}');
  return section;
}

test('a refused wish for a section is explained in this section, and comes into view', async () => {
  const user = open();
  await write(user);
  refuse();
  const section = await rewriteTruth(user);
  const alert = await within(section).findByRole('alert');
  expect(alert.textContent).toContain(detail);
  expect(screen.getAllByText(detail)).toHaveLength(1);
  expect(scrolled.at(-1)).toBe(alert);
  expect(within(section).getByRole('textbox')).toHaveProperty('value', 'Sadder');
});

test('a change without an effect is refused without a word about a failure', async () => {
  const user = open();
  await write(user);
  stage.server.refuse(problem(409, { code: 'conflict', detail: shortest }));
  const section = await rewriteTruth(user);
  const alert = await within(section).findByRole('alert');
  expect(alert.textContent).toBe(shortest);
  expect(scrolled.at(-1)).toBe(alert);
});

test('a section of one short sentence says before a press that it cannot be shorter', async () => {
  const user = open();
  await write(user);
  const section = screen.getByRole('region', { name: truth.heading });
  expect(truth.text.split(' ').length).toBeLessThan(16);
  await user.click(within(section).getByRole('button', { name: 'Rewrite “What is true”' }));
  const shorter = within(section).getByRole('button', { name: 'Shorter' });
  expect(shorter.getAttribute('aria-disabled')).toBe('true');
  await user.click(shorter);
  expect(stage.server.all).toHaveLength(1);
  await screen.findByText('It is one short sentence already.');
});

test('a refusal is gone when the draft is in the form', async () => {
  const user = open();
  await write(user);
  stage.server.refuse(problem(409, { code: 'conflict', detail: shortest }));
  await within(await rewriteTruth(user)).findByText(shortest);
  await press(user, 'Use this draft');
  await openPanel(user);
  await screen.findByText('This draft is in the form.');
  expect(screen.queryByText(shortest)).toBeNull();
});

test('a failed change of a section is gone when the draft is in the form', async () => {
  const user = open();
  await write(user);
  const section = await rewriteTruth(user);
  await waitFor(() => expect(stage.server.all).toHaveLength(2));
  stage.server.fail('The storyteller lost the thread. Try again.');
  await within(section).findByRole('alert');
  await press(user, 'Use this draft');
  await openPanel(user);
  await screen.findByText('This draft is in the form.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/lost the thread/)).toBeNull();
});

test('a refusal is gone with the draft that is discarded', async () => {
  const user = open();
  await write(user);
  stage.server.refuse(problem(409, { code: 'conflict', detail: shortest }));
  await within(await rewriteTruth(user)).findByText(shortest);
  await press(user, 'Discard');
  await press(user, 'Discard draft');
  await screen.findByText('The draft is discarded.');
  await button('Write');
  expect(screen.queryByText(shortest)).toBeNull();
});

test('a section that the server could not rewrite says so itself, and comes into view', async () => {
  const user = open();
  await write(user);
  const section = await rewriteTruth(user);
  await waitFor(() => expect(stage.server.all).toHaveLength(2));
  stage.server.fail('The storyteller lost the thread. Try again.');
  const alert = await within(section).findByRole('alert');
  expect(alert.textContent).toContain('The storyteller lost the thread.');
  expect(scrolled.at(-1)).toBe(alert);
});

test('a refused change of the whole draft is explained outside of the sections', async () => {
  const user = open();
  await write(user);
  refuse();
  await press(user, 'Shorter');
  const alert = await screen.findByRole('alert');
  expect(alert.closest('section')).toBeNull();
  expect(scrolled.at(-1)).toBe(alert);
});

test('refused settings of another draft stay in view, with the reason', async () => {
  const user = open();
  await write(user);
  await press(user, 'New draft');
  await user.type(await screen.findByRole('textbox', { name: /^The idea/ }), 'A horn');
  refuse();
  await press(user, 'Write');
  expect(scrolled.at(-1)).toBe(await screen.findByRole('alert'));
  expect(screen.getByRole('textbox', { name: /^The idea/ })).toHaveProperty('value', 'A horn');
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
});

test('a draft that could not be cancelled says so while it is written', async () => {
  const user = open();
  await openPanel(user);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  stage.isOffline = true;
  await press(user, 'Cancel');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The server cannot be reached.');
  expect(scrolled.at(-1)).toBe(alert);
  stage.isOffline = false;
  await button('Cancel');
});
