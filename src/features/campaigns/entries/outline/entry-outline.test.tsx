import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { mockBackend } from '#tests/support/mocked-catalogue.tsx';
// The page loads it later, which takes long on a busy machine.
import './entry-outline.tsx';

const tree = () => screen.findByRole('tree', { name: 'Tree of the entries' });

describe('the tree beside an entry', () => {
  mockBackend('mira');

  test('shows where the entry is, and keeps open branches from entry to entry', async () => {
    const coast = await write({ type: 'place', title: 'The coast' });
    const inn = await write({ type: 'place', title: 'The inn', parentId: coast.entryId });
    await write({ type: 'person', title: 'Corvin', parentId: inn.entryId });
    await write({ type: 'note', title: 'Tides' });
    const { user, here } = await openEntries(`/${inn.entryId}`, 'mira');
    const item = async (name: RegExp) => within(await tree()).findByRole('treeitem', { name });
    expect((await item(/^The inn/)).getAttribute('aria-current')).toBe('page');
    expect((await item(/^The inn/)).getAttribute('aria-expanded')).toBe('false');
    expect((await item(/^The coast/)).getAttribute('aria-expanded')).toBe('true');
    const tides = await item(/^Tides/);
    await waitFor(() => expect(tides.getAttribute('aria-expanded')).toBeNull());
    const inn2 = await item(/^The inn/);
    act(() => inn2.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.keyboard('{ArrowRight}');
    await user.click(await item(/^Corvin/));
    await screen.findByRole('heading', { name: 'Corvin' });
    await waitFor(async () =>
      expect((await item(/^Corvin/)).getAttribute('aria-current')).toBe('page'),
    );
    await user.click(await item(/^Tides/));
    await screen.findByRole('heading', { name: 'Tides' });
    expect((await item(/^Corvin/)).getAttribute('aria-current')).toBeNull();
    expect(here()).toMatch(/^\/entries\/[\w-]+$/);
  });

  test('shows a player what this player may read', async () => {
    const coast = await write({ type: 'place', title: 'The coast' });
    const open = { parentId: coast.entryId, visibility: 'everyone' } as const;
    const { entryId } = await write({ type: 'place', title: 'The inn', ...open });
    await signInAs('tomas');
    await openEntries(`/${entryId}`, 'tomas');
    const items = within(await tree()).findAllByRole('treeitem');
    expect((await items).map(({ title }) => title)).toEqual(['The inn']);
  });
});

describe('the page of a session', () => {
  mockBackend('mira');

  test('leads to the sessions before and after it, also with keys', async () => {
    const dates = { One: '2026-11-01', Two: '2026-11-08', Three: '2026-11-15' };
    let middle = '';
    for (const [index, [title, date]] of Object.entries(dates).entries()) {
      const details = { number: index + 1, date };
      const { entryId } = await write({ type: 'session', title, details });
      if (title === 'Two') middle = entryId;
    }
    const { user } = await openEntries(`/${middle}`, 'mira');
    await user.click(await screen.findByRole('link', { name: 'Next session: Three' }));
    await screen.findByRole('heading', { name: 'Three' });
    await screen.findByRole('link', { name: 'Previous session: Two' });
    expect(screen.queryByRole('link', { name: /^Next session/ })).toBeNull();
    await user.keyboard('{Alt>}{PageUp}{/Alt}');
    await screen.findByRole('heading', { name: 'Two' });
    await screen.findByRole('link', { name: 'Previous session: One' });
  });
});
