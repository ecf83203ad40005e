import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';
import { selectOption } from '#tests/support/select-option.ts';

const createButtons = () => screen.queryAllByRole('button', { name: /create the entry/i });

describe('a link to a title that no entry has', () => {
  mockBackend('mira');

  test('creates the entry with the keyboard, and leads to it afterwards', async () => {
    const { entryId } = await write({ type: 'note', title: 'Tides', text: 'Ask [[Corvin]].' });
    const { user, here } = await openEntries(`/${entryId}`, 'mira');
    const unknown = await screen.findByRole('button', { name: 'Create the entry “Corvin”' });
    expect(unknown.textContent).toBe('Corvin');
    act(() => unknown.focus());
    await user.keyboard('{Enter}');
    const person = await screen.findByRole('menuitem', { name: 'Person' });
    await waitFor(async () => {
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toBe(person);
    });
    await user.keyboard('{Enter}');
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    expect(title.value).toBe('Corvin');
    expect(here()).toBe('/entries/create?type=person&title=Corvin');
    await user.click(screen.getByRole('button', { name: 'Create person' }));
    await screen.findByRole('heading', { name: 'Corvin' });
    await user.click(screen.getByRole('link', { name: /Tides/ }));
    await screen.findByRole('heading', { name: 'Tides' });
    expect(createButtons()).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Corvin' })).not.toEqual([]);
  });

  test('has an accessible name that begins with its text, and axe finds no fault', async () => {
    const text = '# The coast\n\n[[Vell]] has [[The Keep|a keep]].';
    const { entryId } = await write({ type: 'note', title: 'Tides', text });
    await openEntries(`/${entryId}`, 'mira');
    await screen.findByRole('button', { name: 'Create the entry “Vell”' });
    screen.getByRole('button', { name: 'a keep: create the entry “The Keep”' });
    const { violations } = await act(() => axe.run(screen.getByRole('article')));
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('is plain text in the view of another member', async () => {
    const text = 'Ask [[Corvin]].';
    const { entryId } = await write({ type: 'note', title: 'Tides', text, visibility: 'everyone' });
    const { user } = await openEntries(`/${entryId}`, 'mira');
    await screen.findByRole('button', { name: 'Create the entry “Corvin”' });
    const view = await screen.findByRole('combobox', { name: 'View as' });
    await selectOption(user, view, 'View as Tomas');
    await screen.findByText('You see this as Tomas');
    await waitFor(() => expect(createButtons()).toEqual([]));
    await screen.findByText('Ask Corvin.');
  });

  test('is plain text for a viewer', async () => {
    const text = 'Ask [[Corvin]].';
    const { entryId } = await write({ type: 'note', title: 'Tides', text, visibility: 'everyone' });
    await call(`${await lanterns()}/members/${people.tomas.id}`, 'PATCH', { role: 'viewer' });
    await signInAs('tomas');
    await openEntries(`/${entryId}`, 'tomas');
    await screen.findByText('Ask Corvin.');
    expect(createButtons()).toEqual([]);
  });

  test('looks to a player like a link to a hidden entry', async () => {
    await write({ type: 'person', title: 'Corvin' });
    const text = 'Ask [[Corvin]] or [[Morwen]].';
    const { entryId } = await write({ type: 'note', title: 'Tides', text, visibility: 'everyone' });
    await signInAs('tomas');
    const { user } = await openEntries(`/${entryId}`, 'tomas');
    await screen.findByRole('button', { name: 'Create the entry “Corvin”' });
    const [hidden, unknown] = createButtons();
    expect(hidden?.outerHTML.replaceAll('Corvin', 'Morwen')).toBe(unknown?.outerHTML);
    await user.click(within(screen.getByRole('article')).getByText('Corvin'));
    await user.click(await screen.findByRole('menuitem', { name: 'Person' }));
    await user.click(await screen.findByRole('button', { name: 'Create person' }));
    await screen.findByRole('heading', { name: 'Corvin' });
  });

  test('is plain text if no entry can have the title', async () => {
    const text = `[[${'a'.repeat(121)}]] [[Corvin\u200b]] [[Vell]]`;
    const { entryId } = await write({ type: 'note', title: 'Tides', text });
    await openEntries(`/${entryId}`, 'mira');
    await screen.findByRole('button', { name: 'Create the entry “Vell”' });
    expect(createButtons()).toHaveLength(1);
  });

  test('is plain text after the first 200 links, as on the server', async () => {
    const text = Array.from({ length: 201 }, (_, index) => `[[Rock ${index + 1}]]`).join(' ');
    const { entryId } = await write({ type: 'note', title: 'Tides', text });
    await openEntries(`/${entryId}`, 'mira');
    await screen.findByRole('button', { name: 'Create the entry “Rock 200”' });
    expect(createButtons()).toHaveLength(200);
  });

  test('begins another draft for each title', async () => {
    const { user } = await openEntries('/create?type=note&title=Corvin', 'mira');
    const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    await user.type(await title(), ' the keeper');
    cleanup();
    const { user: again } = await openEntries('/create?type=note&title=Corvin', 'mira');
    await waitFor(async () => expect((await title()).value).toBe('Corvin the keeper'));
    await again.type(await title(), 's');
    cleanup();
    await openEntries('/create?type=note&title=Morwen', 'mira');
    await waitFor(async () => expect((await title()).value).toBe('Morwen'));
  });
});
