import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  busy,
  chooseFolder,
  importServer,
  simulateImports,
  startImport,
} from '#tests/support/campaign-imports.tsx';

simulateImports();

describe('the undo of an import into a new campaign', () => {
  const version = 3;
  /** The entries of the campaign, in the order of the tree. */
  let tree: { entryId: string; parentId: string | null; version: number }[];
  let members: { isSelf: boolean }[];
  let deletions: (string | null)[];

  beforeEach(() => {
    tree = [];
    members = [{ isSelf: true }];
    deletions = [];
    vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
      const path = new URL(String(url)).pathname;
      if (init?.method === 'DELETE') {
        deletions.push(new Headers(init.headers).get('If-Match'));
        return new Response(null, { status: 204 });
      }
      if (path === '/api/campaigns/create') {
        return Response.json({ campaignId: 'vell', version }, { status: 201 });
      }
      if (path === '/api/campaigns/vell') return Response.json({ campaignId: 'vell', version });
      if (path.endsWith('/entries')) return Response.json({ items: tree, nextCursor: null });
      if (path.endsWith('/members')) return Response.json({ items: members });
      return answer(url, init);
    });
  });

  const entry = (entryId: string) => ({ entryId, parentId: null, version: 1 });

  async function importTwo() {
    const user = await chooseFolder(2, null);
    await startImport(user, 'Create the campaign');
    await screen.findByText('It is all here');
    tree = [...importServer.known].map((key) => entry(`entry-of-${key}`));
    return user;
  }

  test('deletes the version that was imported', async () => {
    const user = await importTwo();
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    await screen.findByText('The import is undone');
    expect(deletions).toEqual(['"3"']);
  });

  test('asks before it deletes what was added since', async () => {
    const user = await importTwo();
    tree.push(entry('new-1'), entry('new-2'), entry('new-3'));
    members.push({ isSelf: false });
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('3 entries that were added since, 1 member who has');
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(deletions).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the campaign' }));
    await screen.findByText('The import is undone');
    expect(deletions).toEqual(['"3"']);
  });

  test.each([
    ['a change', () => tree.map((each) => ({ ...each, version: 2 }))],
    ['another order', () => tree.toReversed()],
    [
      'another parent',
      () => tree.map((each, index) => (index === 0 ? each : { ...each, parentId: 'entry-of-a' })),
    ],
    ['a deletion', () => tree.slice(1)],
  ])('asks before it deletes %s of imported entries', async (_, change) => {
    const user = await importTwo();
    tree = change();
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('more than the import: changes that were made since.');
    expect(deletions).toEqual([]);
  });

  test('asks no question about entries that were imported before a reload', async () => {
    const first = await chooseFolder(30, null);
    const fetches = vi.mocked(globalThis.fetch);
    const server = fetches.getMockImplementation() ?? answer;
    fetches.mockImplementation(async (url, init) => {
      if (importServer.imported.length === 1) importServer.refusals = [busy(60)];
      return server(url, init);
    });
    await startImport(first, 'Create the campaign');
    await screen.findByText(/^The server is busy/);
    cleanup();
    fetches.mockImplementation(server);
    importServer.refusals = [];
    const second = await chooseFolder(30, null);
    await startImport(second, 'Create the campaign');
    await screen.findByText('It is all here');
    tree = [...importServer.known].map((key) => entry(`entry-of-${key}`));
    await second.click(screen.getByRole('button', { name: 'Undo the import' }));
    await screen.findByText('The import is undone');
    expect(deletions).toEqual(['"3"']);
  });
});

test('an import that has created nothing offers no undo, which would delete an earlier import', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) =>
    String(url).endsWith('/entries/import')
      ? Response.json({ created: 0, entries: [] })
      : answer(url, init),
  );
  const user = await chooseFolder(3);
  await startImport(user, 'Import 3 entries');
  await screen.findByText('It was all here already');
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

test('an import that has created nothing offers no undo after the server was busy either', async () => {
  const first = await chooseFolder(3);
  await startImport(first, 'Import 3 entries');
  await screen.findByText('It is all here');
  cleanup();
  const second = await chooseFolder(3);
  importServer.refusals = [busy(1)];
  await startImport(second, 'Import 3 entries');
  await screen.findByText('It was all here already', undefined, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

test('the undo asks before it deletes entries of an earlier import of the same files', async () => {
  const first = await chooseFolder(2);
  await startImport(first, 'Import 2 entries');
  await screen.findByText('It is all here');
  cleanup();
  const user = await chooseFolder(3);
  await startImport(user, 'Import 3 entries');
  await screen.findByText('It is all here');
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('2 entries may be from an earlier import');
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Undo the import' })).toBeDefined();
});

test('the undo asks if an earlier import may have created entries that are left out now', async () => {
  const user = await chooseFolder(3);
  await user.click(screen.getByRole('checkbox', { name: '2' }));
  await startImport(user, 'Import 2 entries');
  await screen.findByText('It is all here');
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('entries that you have left out now');
});

test('the undo of an import whose response was lost asks, because its entries may be earlier ones', async () => {
  const user = await chooseFolder(3);
  const fetches = vi.mocked(globalThis.fetch);
  fetches.mockImplementation(async (url, init) => {
    const response = await answer(url, init);
    if (importServer.imported.length === 0) return response;
    fetches.mockImplementation(answer);
    throw new TypeError('Failed to fetch');
  });
  await startImport(user, 'Import 3 entries');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('It is all here');
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('3 entries may be from an earlier import');
});
