import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';
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
    await write({ type: 'note', title: 'What is in the cellar', parentId: entryId });
    await signInAs('tomas');
    await openEntries(`/${entryId}`, 'tomas');
    const items = await within(await tree()).findAllByRole('treeitem');
    expect(items.map(({ title }) => title)).toEqual(['The inn']);
    // An arrow would tell that something hidden is below it.
    expect(items.map((item) => item.getAttribute('aria-expanded'))).toEqual([null]);
  });

  const reachedByTab = async () =>
    within(await tree())
      .getAllByRole('treeitem')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ title }) => title);

  test('is reached by Tab if the member may not read the open entry', async () => {
    const { entryId } = await write({ type: 'note', title: 'The murderer' });
    for (const title of ['The coast', 'The inn']) {
      await write({ type: 'place', title, visibility: 'everyone' });
    }
    expectRefusal();
    await openEntries(`/${entryId}?as=${people.tomas.id}`, 'mira');
    await within(await tree()).findByRole('treeitem', { name: /^The inn/ });
    await waitFor(async () => expect(await reachedByTab()).toEqual(['The coast']));
  });

  test('is reached by Tab if the branch of the active row is closed', async () => {
    const coast = await write({ type: 'place', title: 'The coast' });
    const inn = await write({ type: 'place', title: 'The inn', parentId: coast.entryId });
    await openEntries(`/${inn.entryId}`, 'mira');
    const item = async (name: RegExp) => within(await tree()).findByRole('treeitem', { name });
    await item(/^The inn/);
    await waitFor(async () => expect(await reachedByTab()).toEqual(['The inn']));
    // Safari does not focus a pressed link.
    const press = async () => {
      const chevron = (await item(/^The coast/)).firstElementChild;
      if (chevron) fireEvent.click(chevron);
    };
    await press();
    await waitFor(async () => expect(await reachedByTab()).toEqual(['The coast']));
    await press();
    await waitFor(async () => expect(await reachedByTab()).toEqual(['The inn']));
    const row = await item(/^The inn/);
    act(() => row.focus());
    await press();
    await waitFor(async () => expect(await reachedByTab()).toEqual(['The coast']));
  });
});

describe('the page of a session', () => {
  mockBackend('mira');

  test('has no landmark for the sessions if there is no other one', async () => {
    const { entryId } = await write({ type: 'session', title: 'One', details: { number: 1 } });
    await openEntries(`/${entryId}`, 'mira');
    await screen.findByRole('heading', { name: 'One' });
    expect(screen.queryByRole('navigation', { name: 'Sessions' })).toBeNull();
  });

  test('leads to the sessions before and after it by links that are named with their text, and with keys', async () => {
    const dates = { One: '2026-11-01', Two: '2026-11-08', Three: '2026-11-15' };
    let middle = '';
    for (const [index, [title, date]] of Object.entries(dates).entries()) {
      const details = { number: index + 1, date };
      const { entryId } = await write({ type: 'session', title, details });
      if (title === 'Two') middle = entryId;
    }
    const { user } = await openEntries(`/${middle}`, 'mira');
    const next = await screen.findByRole('link', { name: 'Next: Session 3, Three' });
    expect(next.textContent).toBe('Session 3');
    await user.click(next);
    await screen.findByRole('heading', { name: 'Three' });
    await screen.findByRole('link', { name: 'Previous: Session 2, Two' });
    expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
    await user.keyboard('{Alt>}{PageUp}{/Alt}');
    await screen.findByRole('heading', { name: 'Two' });
    await screen.findByRole('link', { name: 'Previous: Session 1, One' });
  });
});
