import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { readTable } from './bulk-table.ts';
import type { BulkOutcome, Kind } from '../kind.ts';
import { kinds } from '../kinds/all.ts';
import { useBulkCreate } from './use-bulk-create.ts';

const created: BulkOutcome = { created: true, sk: '2024#x', problem: null };
const refused: BulkOutcome = {
  created: false,
  sk: null,
  problem: {
    detail: 'There is one of that name.',
    code: 'duplicate',
    fields: [{ path: '/name', message: 'Choose another name.' }],
    requestId: 'r1',
  },
};

function open(text: string, createMany: Kind['createMany']) {
  const kind: Kind = { ...kinds.weapons, createMany };
  const result = readTable(kind, text);
  if (!result.ok) throw new Error(result.message);
  const { table } = result;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useBulkCreate(kind, table), { wrapper }).result;
}

const name = kinds.weapons.fields.find(({ key }) => key === 'name');

test('good rows are created, a refused one stays and goes again once it is mended', async () => {
  const createMany = vi
    .fn<Kind['createMany']>()
    .mockResolvedValueOnce([created, refused])
    .mockResolvedValueOnce([created]);
  const bulk = open('name\nSpear\nClub\nLost', createMany);
  expect(bulk.current.rows).toHaveLength(3);
  act(() => bulk.current.remove('4'));
  await act(() => bulk.current.sending.mutateAsync());
  expect(bulk.current.rows.map(({ state }) => state.state)).toEqual(['created', 'refused']);
  expect(bulk.current.rows[1]?.errors).toEqual({ name: 'Choose another name.' });

  if (name) act(() => bulk.current.edit('3', name, 'War club'));
  await act(() => bulk.current.sending.mutateAsync());
  expect(createMany.mock.calls[1]?.[0]).toMatchObject([{ name: 'War club' }]);
  expect(bulk.current.rows.every(({ state }) => state.state === 'created')).toBe(true);
});

test('rows without an answer go again under the same key', async () => {
  const createMany = vi
    .fn<Kind['createMany']>()
    .mockRejectedValueOnce(new TypeError('no connection'))
    .mockResolvedValueOnce([created]);
  const bulk = open('name\nSpear', createMany);
  act(() => bulk.current.sending.mutate());
  await waitFor(() => expect(bulk.current.sending.isError).toBe(true));
  expect(bulk.current.rows[0]?.state.state).toBe('waiting');
  await act(() => bulk.current.sending.mutateAsync());
  expect(createMany.mock.calls[1]?.[1]).toBe(createMany.mock.calls[0]?.[1]);
  expect(bulk.current.rows[0]?.state.state).toBe('created');
});
