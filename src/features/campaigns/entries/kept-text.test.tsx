import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { KeptText } from './kept-text.tsx';

const store = new DraftStore();
const key = 'mira/entry/the-lamp/1';

async function open(changed: Record<string, unknown>) {
  const values = { title: 'The lamp', text: 'The keeper lies.', tags: 'lamp' };
  const base = { values, version: 3 };
  const head = { schema: 1, base, changed, attachment: null, attempt: null, at: 1 };
  await store.write(key, { head });
  const queryClient = createQueryClient();
  signIn(queryClient, { id: 'mira', name: 'Mira', email: 'mira@example.com', groups: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <KeptText draftOf="entry/the-lamp" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const stored = async () => JSON.stringify(await store.head(key));

afterEach(async () => store.remove(await store.keys('')));

test('a user who may no longer read an entry sees and keeps only their own changes', async () => {
  await open({ title: 'The cold lamp' });
  const kept = await screen.findByRole('region', {
    name: 'What you wrote is still on this device',
  });
  expect(kept.textContent).toContain('# The cold lamp');
  expect(kept.textContent).not.toContain('The keeper lies.');
  await waitFor(async () => expect(await stored()).not.toContain('The keeper lies.'));
  expect(await stored()).toContain('The cold lamp');
});

test('all that was written is shown, also if it is not a text', async () => {
  await open({
    title: 'The cold lamp',
    tags: 'cold, lamp',
    questStatus: 'ongoing',
    steps: [
      { text: 'Row out', done: true },
      { text: 'Climb up', done: false },
    ],
    giver: '',
    visibility: 'everyone',
    rewardCoins: { gp: 20 },
  });
  const kept = await screen.findByRole('region', {
    name: 'What you wrote is still on this device',
  });
  const [text] = within(kept).getAllByText(/^# The cold lamp/);
  expect(text?.textContent).toBe(
    '# The cold lamp\n\nStatus: Ongoing\n\nSteps:\n✓ Row out\n– Climb up\n\nCoins: 20 gp\n\nTags: cold, lamp',
  );
});

test('a detail alone is shown, too', async () => {
  await open({ disposition: 'In debt to them' });
  const text = await screen.findByText(/^Towards/);
  expect(text.textContent).toBe('Towards the party: In debt to them');
});

test('a reward without its quantity is shown by its name', async () => {
  await open({ rewardItems: [{ name: 'Rope', quantity: Number.NaN }] });
  const text = await screen.findByText(/^Reward/);
  expect(text.textContent).toBe('Reward: Rope');
});

test('nothing is shown if nothing was written', async () => {
  await open({
    giver: ' ',
    steps: [{ text: '', done: false }],
    rewardItems: [{ name: ' ', quantity: 1 }],
  });
  await waitFor(async () => expect(await stored()).not.toContain('The keeper lies.'));
  expect(screen.queryByRole('region')).toBeNull();
});
