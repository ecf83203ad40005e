import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
      <KeptText draftOf="entry/the-lamp" />
    </QueryClientProvider>,
  );
}

const stored = async () => JSON.stringify(await store.head(key));

afterEach(async () => store.remove(await store.keys('')));

test('who may not read an entry any more sees and keeps only what was changed', async () => {
  await open({ title: 'The cold lamp' });
  const kept = await screen.findByRole('region', {
    name: 'What you wrote is still on this device',
  });
  expect(kept.textContent).toContain('# The cold lamp');
  expect(kept.textContent).not.toContain('The keeper lies.');
  await waitFor(async () => expect(await stored()).not.toContain('The keeper lies.'));
  expect(await stored()).toContain('The cold lamp');
});

test('nothing is shown if no text was changed', async () => {
  await open({ tags: 'cold' });
  await waitFor(async () => expect(await stored()).not.toContain('The keeper lies.'));
  expect(screen.queryByRole('region')).toBeNull();
});
