import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadZip } from 'client-zip';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { ArchiveReader } from './archive-reader.ts';
import * as workers from './archive-worker.ts';
import * as importPage from './campaign-import-page.tsx';
import { ImportFlow } from './import-flow.tsx';

/** The numbers of entries in the requests that the fake server has answered with 200. */
let imported: number[];
/** The keys of the entries that the fake server has. */
let known: Set<string>;
/** The answers to the next imports; 200 if there are none. */
let refusals: { status: number; headers: Record<string, string> }[];

const busy = (seconds: number) => ({ status: 503, headers: { 'Retry-After': String(seconds) } });

async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const isImport = String(url).endsWith('/entries/import');
  if (!isImport) return Response.json({ items: [], nextCursor: null });
  const refusal = refusals.shift();
  if (refusal !== undefined) {
    const problem = { detail: 'Busy.', code: 'unavailable', fields: [], requestId: '1' };
    return Response.json(problem, refusal);
  }
  const body = typeof init?.body === 'string' ? init.body : '';
  const { entries } = JSON.parse(body) as { entries: { key: string }[] };
  imported.push(entries.length);
  const isNew = ({ key }: { key: string }) => !known.has(key);
  const created = entries.filter(isNew).length;
  for (const { key } of entries) known.add(key);
  const places = entries.map(({ key }) => ({ key, entryId: `entry-of-${key}` }));
  return Response.json({ created, entries: places });
}

beforeEach(() => {
  window.location.href = 'http://localhost/';
  sessionStorage.clear();
  imported = [];
  known = new Set();
  refusals = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  // Tests have no workers: the reader runs in the page.
  vi.spyOn(workers, 'openArchiveWorker').mockImplementation(() => {
    const reader = new ArchiveReader(() => undefined);
    return {
      read: (chosen) => reader.read(chosen),
      picture: (path) => reader.picture(path),
      close: () => undefined,
    };
  });
});

/** An archive whose cover is no picture. */
async function archiveWithBadCover(): Promise<File> {
  const archive = {
    format: 'questwright-campaign',
    version: 1,
    campaign: { title: 'Vell' },
    cover: 'cover.webp',
    entries: [
      { entryId: 'entry-one', type: 'note', title: 'Fog', text: 'Thick.', visibility: 'gm' },
    ],
  };
  const zip = await downloadZip([
    { name: 'campaign.json', input: JSON.stringify(archive) },
    { name: 'cover.webp', input: 'no picture' },
  ]).arrayBuffer();
  return new File([zip], 'vell.zip', { type: 'application/zip' });
}

/** Opens the page, without a campaign for a new one. */
function openImport(campaignId: string | null) {
  const queryClient = createQueryClient();
  signIn(queryClient, { id: 'mira', name: 'Mira', email: 'mira@example.com', groups: [] });
  const target = campaignId === null ? null : { campaignId, members: [] };
  const link = <Link to="/elsewhere">Elsewhere</Link>;
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          {link}
          <ImportFlow target={target} />
        </>
      ),
    },
    { path: '/elsewhere', element: 'Another page' },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** Chooses a folder with as many notes for a campaign, and opens the preview. */
async function chooseFolder(
  count: number,
  campaignId: string | null = 'lanterns-of-vell',
  others: readonly File[] = [],
) {
  const user = openImport(campaignId);
  const files = Array.from({ length: count }, (_, index) => {
    const file = new File(['A note.'], `${index}.md`);
    return Object.assign(file, { webkitRelativePath: `Vell/${index}.md` });
  });
  // `user.upload` does not know that the field takes a folder.
  fireEvent.change(screen.getByLabelText('Choose a folder'), {
    target: { files: [...files, ...others] },
  });
  await screen.findByRole('form', { name: 'What will be imported' });
  return user;
}

const startImport = async (user: ReturnType<typeof userEvent.setup>, label: string) =>
  user.click(screen.getByRole('button', { name: label }));

test('a folder that is chosen shows its notes, and is imported', async () => {
  const user = await chooseFolder(3);
  expect(screen.getByRole('form').textContent).toContain('3 notes');
  await startImport(user, 'Import 3 entries');
  await screen.findByText('It is all here');
  expect(imported).toEqual([3]);
});

test('an import waits as long as a busy server says, and goes on', async () => {
  const user = await chooseFolder(30);
  refusals = [busy(1)];
  await startImport(user, 'Import 30 entries');
  await screen.findByText('The server is busy. We go on in 1 second.');
  expect(imported).toEqual([]);
  await screen.findByText('It is all here', undefined, { timeout: 5000 });
  expect(imported).toEqual([25, 5]);
});

test('an import that is cancelled stops, says what is there, and can go on', async () => {
  const user = await chooseFolder(30);
  const fetches = vi.mocked(globalThis.fetch);
  fetches.mockImplementation(async (url, init) => {
    // The second request is the last one that the busy server gets.
    if (imported.length === 1) refusals = [busy(60)];
    return answer(url, init);
  });
  await startImport(user, 'Import 30 entries');
  await screen.findByText(/^The server is busy/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const alert = await screen.findByText('The import stopped');
  expect(alert.closest('[role]')?.textContent).toContain(
    'What was imported so far is there. Import again to go on, or undo it.',
  );
  expect(imported).toEqual([25]);
  fetches.mockImplementation(answer);
  refusals = [];
  await startImport(user, 'Import 30 entries');
  await screen.findByText('It is all here');
  expect(screen.queryByText(/^The server is busy/)).toBeNull();
  expect(imported).toEqual([25, 25, 5]);
});

test('a refused title of a new campaign is shown at its field', async () => {
  const user = await chooseFolder(1, null);
  const fields = [{ path: '/title', message: 'Use one line.' }];
  const problem = { detail: 'Some values are wrong.', code: 'invalid', fields, requestId: '1' };
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init) =>
    String(url).endsWith('/campaigns/create')
      ? Response.json(problem, { status: 422 })
      : answer(url, init),
  );
  await startImport(user, 'Create the campaign');
  const alert = (await screen.findByText('The import stopped')).closest('[role]');
  expect(alert?.textContent).toContain('Use one line.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('a link is not followed without a question while an import is sent', async () => {
  const user = await chooseFolder(3);
  refusals = [busy(60)];
  await startImport(user, 'Import 3 entries');
  await screen.findByText(/^The server is busy/);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.queryByText('Another page')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('The import stopped');
});

test('an import into a new campaign goes on after a reload, and creates no second campaign', async () => {
  const keys: (string | null)[] = [];
  const titles: unknown[] = [];
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
    if (!String(url).endsWith('/campaigns/create')) return answer(url, init);
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    titles.push(init?.body instanceof FormData ? init.body.get('title') : null);
    return Response.json({ campaignId: 'vell' }, { status: 201 });
  });
  const first = await chooseFolder(3, null);
  await first.clear(screen.getByRole('textbox'));
  await first.type(screen.getByRole('textbox'), 'The coast');
  refusals = [busy(60)];
  await startImport(first, 'Create the campaign');
  await screen.findByText(/^The server is busy/);
  cleanup();

  const second = await chooseFolder(3, null);
  expect(screen.getByRole('textbox')).toMatchObject({ value: 'The coast', readOnly: true });
  await startImport(second, 'Create the campaign');
  await screen.findByText('It is all here');
  expect(titles).toEqual(['The coast', 'The coast']);
  expect(keys[1]).toBe(keys[0]);
  cleanup();

  // The import is done, so another one of the same notes creates another campaign.
  const third = await chooseFolder(3, null);
  await startImport(third, 'Create the campaign');
  await screen.findByText('It is all here');
  expect(titles[2]).toBe('Vell');
  expect(keys[2]).not.toBe(keys[0]);
});

test('an unfinished import creates another campaign if the first one was deleted', async () => {
  const keys: (string | null)[] = [];
  const gone = { detail: 'It is deleted.', code: 'conflict', fields: [], requestId: '1' };
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
    if (!String(url).endsWith('/campaigns/create')) return answer(url, init);
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return keys.length === 1
      ? Response.json(gone, { status: 409 })
      : Response.json({ campaignId: 'vell' }, { status: 201 });
  });
  const user = await chooseFolder(3, null);
  await startImport(user, 'Create the campaign');
  await screen.findByText('The import stopped');
  await startImport(user, 'Create the campaign');
  await screen.findByText('It is all here');
  expect(keys[1]).not.toBe(keys[0]);
});

test('an import that is repeated after a day is sent with a new key, because the server has forgotten the first', async () => {
  const keys: (string | null)[] = [];
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
    if (!String(url).endsWith('/campaigns/create')) return answer(url, init);
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return Response.json({ campaignId: 'vell', version: 1 }, { status: 201 });
  });
  const user = await chooseFolder(3, null);
  refusals = [busy(60)];
  await startImport(user, 'Create the campaign');
  await screen.findByText(/^The server is busy/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('The import stopped');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 23.5 * 60 * 60 * 1000);
  await startImport(user, 'Create the campaign');
  await screen.findByText('It is all here');
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

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
    tree = [...known].map((key) => entry(`entry-of-${key}`));
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

  test('takes the entries of the page before a reload for imported ones', async () => {
    const first = await chooseFolder(30, null);
    const fetches = vi.mocked(globalThis.fetch);
    const server = fetches.getMockImplementation() ?? answer;
    fetches.mockImplementation(async (url, init) => {
      if (imported.length === 1) refusals = [busy(60)];
      return server(url, init);
    });
    await startImport(first, 'Create the campaign');
    await screen.findByText(/^The server is busy/);
    cleanup();
    fetches.mockImplementation(server);
    refusals = [];
    const second = await chooseFolder(30, null);
    await startImport(second, 'Create the campaign');
    await screen.findByText('It is all here');
    tree = [...known].map((key) => entry(`entry-of-${key}`));
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

test('an import after a busy answer offers no undo either if it has created nothing', async () => {
  const first = await chooseFolder(3);
  await startImport(first, 'Import 3 entries');
  await screen.findByText('It is all here');
  cleanup();
  const second = await chooseFolder(3);
  refusals = [busy(1)];
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

test('the undo asks if an earlier import may have brought what is left out now', async () => {
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
    if (imported.length === 0) return response;
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

test('a cover that cannot be read is named after the import', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) =>
    String(url).endsWith('/campaigns/create')
      ? Response.json({ campaignId: 'vell', version: 1 }, { status: 201 })
      : answer(url, init),
  );
  const user = openImport(null);
  fireEvent.change(screen.getByLabelText('Choose an archive'), {
    target: { files: [await archiveWithBadCover()] },
  });
  await screen.findByRole('form', { name: 'What will be imported' });
  await startImport(user, 'Create the campaign');
  await screen.findByText('The import is done');
  expect(screen.queryByText('It is all here')).toBeNull();
  expect(document.body.textContent).toContain('Its cover is no picture that this browser can read');
});

test('a picture that the undo of an earlier import has deleted is sent again', async () => {
  const keys: (string | null)[] = [];
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) => {
    if (!String(url).endsWith('/pictures/create')) return answer(url, init);
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    if (keys.length === 1) {
      const problem = { detail: 'Deleted.', code: 'conflict', fields: [], requestId: '1' };
      return Response.json(problem, { status: 409 });
    }
    const picture = { pictureId: 'picture-1', url: '/api/pictures/picture-1', width: 1, height: 1 };
    return Response.json(picture, { status: 201 });
  });
  const user = await chooseFolder(1, 'lanterns-of-vell', [
    Object.assign(new File(['![[map.png]]'], 'a.md'), { webkitRelativePath: 'Vell/a.md' }),
    Object.assign(new File(['png'], 'map.png'), { webkitRelativePath: 'Vell/map.png' }),
  ]);
  await startImport(user, 'Import 2 entries');
  await screen.findByText('It is all here');
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('the page of a new campaign says beside the files how an import goes', () => {
  const router = createMemoryRouter([{ path: '/', element: <importPage.Component /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const files = screen.getByRole('region', { name: 'What do you bring?' });
  const steps = screen.getByRole('region', { name: 'How it goes' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  expect(steps.parentElement).toBe(files.parentElement);
  expect(files.parentElement?.className).toContain('lg:grid-cols-2');
});
