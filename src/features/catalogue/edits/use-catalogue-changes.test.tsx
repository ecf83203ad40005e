import { QueryObserver, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  withQueryClient,
  mockCatalogue,
  newClient,
  storedItem,
} from '#tests/support/mocked-catalogue.tsx';
import { notifyServerEvent } from '#src/api/server-events.ts';
import type { CatalogueChange } from '#src/generated/model/index.ts';
import type { Kind } from '../kind.ts';
import { listOf, type ListQuery } from '../list-query.ts';
import { kinds } from '../kinds/all.ts';
import { useCatalogueChanges } from './use-catalogue-changes.ts';
import { useEdits } from './use-edits.ts';

const kind = kinds.weapons;
const club = '2024#club';
const noLookups = new Map();

mockCatalogue();

/** Saves a change outside of the list, and returns the change as it is in the event. */
async function changeOf(of: string, values: Record<string, unknown>): Promise<CatalogueChange> {
  const before = await storedItem(kind, of);
  const { sk, version } = await kind.update(before, { ...before.values, ...values });
  return { sk, version };
}

const changeClub = (values: Record<string, unknown>) => changeOf(club, values);

const notify = (changes: CatalogueChange[], by = 'Ilse') =>
  act(() => notifyServerEvent('catalogueChanged', { kind: 'weapons', by, changes }));

async function openList(
  query: ListQuery = listOf('simple-melee'),
  client = newClient(),
  of: Kind = kind,
) {
  // Load the first rows before the list is drawn, as the loader of the page does.
  await client.infiniteQuery({ ...of.pages(query), staleTime: 'static' });
  const onChanged = vi.fn<(sks: readonly string[]) => void>();
  const { result, unmount } = renderHook(
    () => {
      const pages = useInfiniteQuery({ ...of.pages(query), staleTime: 'static' });
      const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
      const edits = useEdits(of, items, noLookups, 'odo');
      const complete = !pages.hasNextPage;
      const { refetch } = pages;
      const changes = useCatalogueChanges(of, edits, {
        query,
        complete,
        refetch,
        refetchDrops: false,
        onChanged,
      });
      return { edits, changes };
    },
    { wrapper: withQueryClient(client) },
  );
  const row = (sk = club) => result.current.edits.rows.find((each) => each.sk === sk);
  const type = (text: string) =>
    act(() => {
      const edits = [{ rowId: club, key: 'notes', text }];
      result.current.edits.apply({ label: 'Typing', edits, appended: [] });
    });
  return { client, result, unmount, row, type, onChanged };
}

describe('a change of another administrator', () => {
  test('appears in the list, and the changed rows are reported', async () => {
    const { row, onChanged } = await openList();
    notify([await changeClub({ notes: 'theirs' })]);
    await waitFor(() => expect(row()?.values['notes']).toBe('theirs'));
    expect(onChanged).toHaveBeenCalledWith([club]);
  });

  test('to another field is merged with the draft', async () => {
    const { row, type } = await openList();
    type('mine');
    notify([await changeClub({ weightLb: 9 })]);
    await waitFor(() => expect(row()?.values).toMatchObject({ notes: 'mine', weightLb: 9 }));
  });

  test('to the same field is a conflict', async () => {
    const { row, type } = await openList();
    type('mine');
    notify([await changeClub({ notes: 'theirs' })]);
    await waitFor(() => expect(row()?.draft?.status?.state).toBe('conflict'));
    expect(row()?.values['notes']).toBe('mine');
  });

  test('to the cell that is being edited is applied after the edit, and is then a conflict', async () => {
    const { row, type } = await openList();
    // Add the elements that the grid draws for a row with an open editor.
    const grid = document.body.appendChild(document.createElement('div'));
    grid.className = 'data-grid';
    const line = grid.appendChild(document.createElement('div'));
    line.setAttribute('row-id', club);
    const cell = line.appendChild(document.createElement('div'));
    cell.setAttribute('col-id', 'notes');
    const editor = cell.appendChild(document.createElement('input'));
    editor.focus();
    notify([await changeClub({ weightLb: 9 })]);
    await waitFor(() => expect(row()?.values['weightLb']).toBe(9));
    notify([
      await changeClub({ notes: 'theirs' }),
      await changeOf('2024#dagger', { notes: 'new' }),
    ]);
    await waitFor(() => expect(row('2024#dagger')?.values['notes']).toBe('new'));
    expect(row()?.values['notes']).not.toBe('theirs');
    editor.blur();
    type('mine');
    await waitFor(() => expect(row()?.draft?.status?.state).toBe('conflict'));
    expect(row()?.values['notes']).toBe('mine');
    grid.remove();
  });

  test('that deletes a row removes it from the list, unless it has a draft', async () => {
    const { row, type } = await openList();
    notify([{ sk: '2024#dagger', version: null }]);
    await waitFor(() => expect(row('2024#dagger')).toBeUndefined());
    type('mine');
    notify([{ sk: club, version: null }]);
    await waitFor(() => expect(row()?.draft?.status?.state).toBe('gone'));
    expect(row()?.values['notes']).toBe('mine');
  });

  test('that creates a row inserts it sorted by name if the list is completely loaded', async () => {
    const { result } = await openList();
    const values = { ...kind.emptyValues, name: 'Cudgel', category: 'simple-melee', source: 'X' };
    const created = await kind.create(values, { 'Idempotency-Key': 'one-cudgel' });
    notify([{ sk: created.sk, version: created.version }]);
    const names = () => result.current.edits.rows.map(({ name }) => name);
    await waitFor(() => expect(names()).toContain('Cudgel'));
    expect(names()).toEqual(names().toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  test('that deletes a row that is not loaded changes the total', async () => {
    const { client, result } = await openList(listOf(null));
    const total = kind.total(listOf(null));
    const before = await client.query(total);
    const removed = await storedItem(kind, '2024#whip');
    await kind.remove(removed);
    const stop = new QueryObserver(client, { ...total, staleTime: Infinity }).subscribe(() => {});
    notify([{ sk: removed.sk, version: null }]);
    await waitFor(() => expect(client.getQueryData(total.queryKey)).toBe(before - 1));
    expect(result.current.changes.notice).toBeNull();
    stop();
  });

  test('that creates a row is announced if the list is not sorted by name', async () => {
    const { result } = await openList({ ...listOf('simple-melee'), sort: 'cost' });
    notify([{ sk: '2024#cudgel', version: 1 }]);
    await waitFor(() => expect(result.current.changes.notice).toMatchObject({ created: 1 }));
  });

  test('to many rows is announced, and a reload removes the notice', async () => {
    const { result } = await openList(listOf(null));
    const many = result.current.edits.rows.map(({ sk }) => ({ sk, version: 9 }));
    notify(many);
    await waitFor(() =>
      expect(result.current.changes.notice).toMatchObject({ changed: 25, by: 'Ilse' }),
    );
    await act(() => result.current.changes.refresh());
    expect(result.current.changes.notice).toBeNull();
  });

  test('of another kind is ignored', async () => {
    const { result, row, onChanged } = await openList();
    const changes = [{ sk: '2024#dagger', version: 9 }];
    act(() => notifyServerEvent('catalogueChanged', { kind: 'gear', by: 'Ilse', changes }));
    notify([await changeClub({ notes: 'theirs' })]);
    await waitFor(() => expect(row()?.values['notes']).toBe('theirs'));
    expect(result.current.changes.notice).toBeNull();
    expect(onChanged).toHaveBeenCalledExactlyOnceWith([club]);
  });
});

test('a change that this page has saved is ignored', async () => {
  const { result, row, type, onChanged } = await openList();
  type('mine');
  await act(() => result.current.edits.save());
  notify([{ sk: club, version: row()?.version ?? 0 }], 'Odo');
  notify([await changeOf('2024#dagger', { notes: 'theirs' })]);
  await waitFor(() => expect(row('2024#dagger')?.values['notes']).toBe('theirs'));
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(['2024#dagger']);
  expect(result.current.changes.notice).toBeNull();
});

test('after a lost connection the list offers to reload, which keeps drafts', async () => {
  const { result, row, type } = await openList();
  type('mine');
  await changeClub({ weightLb: 9 });
  act(() => notifyServerEvent('reconnected', null));
  expect(result.current.changes.notice).toMatchObject({ missed: true });
  await act(() => result.current.changes.refresh());
  await waitFor(() => expect(row()?.values).toMatchObject({ notes: 'mine', weightLb: 9 }));
});

test('changes before the socket has connected are loaded when it connects, and drafts are kept', async () => {
  const { result, row, type } = await openList();
  type('mine');
  await changeClub({ weightLb: 9 });
  act(() => notifyServerEvent('connected', null));
  await waitFor(() => expect(row()?.values).toMatchObject({ notes: 'mine', weightLb: 9 }));
  expect(result.current.changes.notice).toBeNull();
});

test('a list that cannot be loaded when the socket connects offers to reload', async () => {
  const { result } = await openList();
  const problem = { detail: 'No.', code: 'bad_request', fields: [], requestId: 'r' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(problem, { status: 400 }));
  act(() => notifyServerEvent('connected', null));
  await waitFor(() => expect(result.current.changes.notice).toMatchObject({ missed: true }));
});

test('a list that a link has loaded before the socket has connected is loaded again when it is opened', async () => {
  const client = newClient();
  const tools = kinds.tools.pages(listOf(null));
  const first = await client.infiniteQuery(tools);
  const [tool] = first.pages.flatMap(({ items }) => items);
  if (tool === undefined) throw new Error('There is no tool.');
  await kinds.tools.update(tool, { ...tool.values, description: 'theirs' });
  act(() => notifyServerEvent('connected', null));
  const { row } = await openList(listOf(null), client, kinds.tools);
  await waitFor(() => expect(row(tool.sk)?.values['description']).toBe('theirs'));
});

test('a list that connects waits until its rows are saved', async () => {
  const { row, type, result } = await openList();
  type('mine');
  const saved = act(() => result.current.edits.save());
  act(() => notifyServerEvent('connected', null));
  await saved;
  await waitFor(() => expect(row()?.version).toBe(2));
  expect(row()?.values['notes']).toBe('mine');
});

test('changes while no list is open are loaded when it is opened again', async () => {
  const { client, unmount } = await openList();
  unmount();
  notify([await changeClub({ notes: 'theirs' })]);
  const { row } = await openList(listOf('simple-melee'), client);
  await waitFor(() => expect(row()?.values['notes']).toBe('theirs'));
});

test('if a change cannot be fetched, the list offers to reload', async () => {
  const { result } = await openList();
  const change = await changeClub({ notes: 'theirs' });
  const problem = { detail: 'No.', code: 'bad_request', fields: [], requestId: 'r' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(problem, { status: 400 }));
  notify([change]);
  await waitFor(() => expect(result.current.changes.notice).toMatchObject({ missed: true }));
});
