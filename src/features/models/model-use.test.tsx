import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import type { ModelUse } from '#src/generated/model/index.ts';
import { ModelUsePanel } from './model-use.tsx';

const nothingUsed: ModelUse = { rows: [], users: [], failures: [] };

/** What the fake server answers; null for a failure. */
let use: ModelUse | null;

const problem = { detail: 'It failed.', code: 'internal', fields: [], requestId: '1' };

beforeEach(() => {
  use = nothingUsed;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(use ? Response.json(use) : Response.json(problem, { status: 500 })),
  );
});
afterEach(cleanup);

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ModelUsePanel />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('the use is shown by day, model and user, with totals', async () => {
  const row = { part: 'text', requests: 9, replaced: 1, pictures: 0 } as const;
  const work = { drafts: 3, inputTokens: 5200, outputTokens: 1400 };
  use = {
    rows: [
      { ...row, ...work, day: '2026-11-21', model: 'a-model', cost: 0.25 },
      { ...row, ...work, day: '2026-11-20', model: 'no-price', cost: null },
    ],
    users: [
      { name: 'Mira', ...work, pictures: 0, cost: 0.25 },
      { name: null, ...work, pictures: 0, cost: null },
    ],
    failures: [
      {
        at: '2026-11-21T18:00:00.000Z',
        part: 'text',
        model: 'a-model',
        kind: 'quest',
        reason: 'The provider took too long.',
      },
    ],
  };
  open();
  const table = within(await screen.findByRole('table', { name: 'By day and model' }));
  const cells = table.getAllByRole('row').map((each) => each.textContent);
  expect(cells).toEqual([
    'DayModelDraftsReplacedRequestsTokens inTokens outPicturesCost',
    '21 Nova-model text3195,2001,4000$0.2500',
    '20 Novno-price text3195,2001,4000–',
    'Total621810,4002,8000$0.2500',
  ]);
  const users = within(screen.getByRole('table', { name: 'By user' }));
  expect(users.getByRole('rowheader', { name: 'A deleted account' })).toBeDefined();
  expect(screen.getByText('The provider took too long.')).toBeDefined();
});

test('figures that cannot be loaded are asked for again', async () => {
  use = null;
  const user = open();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  use = nothingUsed;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No model was asked' })).toBeDefined();
});
