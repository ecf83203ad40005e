import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  withQueryClient,
  mockCatalogue,
  newClient,
  storedItem,
} from '#tests/support/mocked-catalogue.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import { kinds } from '../kinds/all.ts';
import { HistoryPanel } from './history-panel.tsx';

const kind = kinds.weapons;
const club = '2024#club';

mockCatalogue();

/** Saves each change of the club as a version. */
async function change(...changes: Record<string, unknown>[]) {
  let item = await storedItem(kind, club);
  for (const values of changes) item = await kind.update(item, { ...item.values, ...values });
}

function open(shown = kind) {
  const onRestore = vi.fn<(entry: HistoryEntry) => void>();
  render(<HistoryPanel kind={shown} sk={club} onRestore={onRestore} />, {
    wrapper: withQueryClient(newClient()),
  });
  return { onRestore, user: userEvent.setup() };
}

/** Weapons with another function that loads the history. */
const withHistory = (queryFn: () => Promise<{ items: []; nextCursor: null }>): Kind => ({
  ...kind,
  history: (sk) => ({ ...kind.history(sk), queryFn }),
});

const changes = async () =>
  within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem');

describe('the history of an item', () => {
  test('shows that there are no changes if it is empty', async () => {
    open(withHistory(async () => ({ items: [], nextCursor: null })));
    expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeDefined();
  });

  test('lists who changed which fields and their new values, latest first', async () => {
    await change({ notes: 'first' }, { cost: { amount: 9, unit: 'gp' } });
    open();
    const [latest, first] = await changes();
    if (!latest || !first) throw new Error('The history has fewer than two changes.');
    expect(within(latest).getByRole('heading', { name: 'Odo' })).toBeDefined();
    expect(within(latest).getByText('Cost')).toBeDefined();
    expect(within(latest).getByText('9 gp').tagName).toBe('INS');
    expect(within(latest).queryByText('Notes')).toBeNull();
    expect(within(first).getByText('first').tagName).toBe('INS');
  });

  test('has a button “Restore” for earlier versions, but not for the stored version', async () => {
    await change({ notes: 'first' }, { notes: 'second' });
    const { onRestore, user } = open();
    await changes();
    expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore version 2' }));
    expect(onRestore.mock.calls[0]?.[0].after).toMatchObject({ notes: 'first' });
  });

  test('loads older changes after a click, and moves the focus to the heading of a change', async () => {
    await change(...Array.from({ length: 26 }, (_, index) => ({ notes: `note ${index + 2}` })));
    const { user } = open();
    expect(await changes()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Older changes' }));
    await screen.findByText(/version 2$/);
    expect(document.activeElement?.tagName).toBe('H3');
    expect((await changes()).length).toBeGreaterThan(25);
    expect(screen.queryByRole('button', { name: 'Older changes' })).toBeNull();
  });

  test('shows an error if it cannot be loaded, and can be loaded again', async () => {
    const failures = [new TypeError('offline'), null];
    const { user } = open(
      withHistory(async () => {
        const failure = failures.shift();
        if (failure) throw failure;
        return { items: [], nextCursor: null };
      }),
    );
    expect(await screen.findByText('We could not load the history.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeDefined();
  });
});
