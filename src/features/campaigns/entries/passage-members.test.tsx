import { configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import type { Entry, Invitation } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';

mockBackend('mira');
// The first render of the editor can take long.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const passages = () =>
  screen.getAllByRole('complementary').map((box) => box.querySelector('p')?.textContent);

const secret = `:::secret{for="${people.tomas.id}"}\nHe is your brother.\n:::`;

async function leave() {
  await call(`${await lanterns()}/members/${people.tomas.id}`, 'DELETE');
}

async function comeBack() {
  const path = `${await lanterns()}/invitations/create`;
  const { code } = await call<Invitation>(path, 'POST', { role: 'player' });
  await signInAs('tomas');
  await call(`/api/invitations/${code}/accept`, 'POST');
  await signInAs('mira');
}

const openForm = async ({ entryId }: Entry) => {
  const { user } = await openEntries(`/${entryId}`, 'mira');
  await screen.findByRole('heading', { name: 'Corvin' });
  return user;
};

test('a passage for a member who has left names no member', async () => {
  const entry = await write({ type: 'person', title: 'Corvin', text: secret });
  await leave();
  const user = await openForm(entry);
  expect(passages()).toEqual(['For someone who has left']);
  await user.click(screen.getByRole('link', { name: /Edit/ }));
  await screen.findByRole('button', {
    name: 'Secret: Game masters and someone who has left. Change',
  });
});

test('a member who has left and come back is not named as a reader of a passage', async () => {
  const entry = await write({
    type: 'person',
    title: 'Corvin',
    text: secret,
    visibility: 'everyone',
  });
  await leave();
  await comeBack();
  const user = await openForm(entry);
  expect(await screen.findByText('For Tomas (not since coming back)')).toBeDefined();
  await user.click(screen.getByRole('link', { name: /Edit/ }));
  const header = await screen.findByRole('button', {
    name: 'Secret: Game masters and Tomas (not since coming back). Change',
  });
  await user.click(header);
  const choices = within(await screen.findByRole('group', { name: 'Chosen members' }));
  choices.getByRole('checkbox', { name: 'Tomas (not since coming back)' });
  expect(choices.getAllByRole('checkbox')).toHaveLength(2);
});

test('a member who was chosen after coming back is named', async () => {
  await leave();
  await comeBack();
  const { entryId } = await write({
    type: 'person',
    title: 'Corvin',
    text: secret,
    visibility: 'everyone',
  });
  await openEntries(`/${entryId}`, 'mira');
  await screen.findByRole('heading', { name: 'Corvin' });
  expect(passages()).toEqual(['For Tomas']);
});

test('a mark of a passage in code does not count as a passage that a member reads', async () => {
  const entry = await write({
    type: 'person',
    title: 'Corvin',
    text: `Secrets begin with \`:::secret\`.\n\n${secret}`,
    visibility: 'everyone',
  });
  await leave();
  await comeBack();
  await openForm(entry);
  expect(await screen.findByText('For Tomas (not since coming back)')).toBeDefined();
});
