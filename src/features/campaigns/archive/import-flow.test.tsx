import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#src/api/query-client.ts';
import { downloadZip } from 'client-zip';
import { expect, test, vi } from 'vitest';
import {
  answer,
  busy,
  chooseFolder,
  openImport,
  importServer,
  simulateImports,
  startImport,
} from '#tests/support/campaign-imports.tsx';
import * as importPage from './campaign-import-page.tsx';

simulateImports();

/** An archive whose cover is not a picture. */
async function archiveWithBadCover(fields: object = {}): Promise<File> {
  const archive = {
    format: 'questwright-campaign',
    version: 1,
    campaign: { title: 'Vell' },
    cover: 'cover.webp',
    entries: [
      {
        entryId: 'entry-one',
        type: 'note',
        title: 'Fog',
        text: 'Thick.',
        draftedBy: 'a-model',
        ...fields,
      },
      { entryId: 'entry-two', type: 'note', title: 'Rain', text: 'Thin.' },
    ],
  };
  const zip = await downloadZip([
    { name: 'campaign.json', input: JSON.stringify(archive) },
    { name: 'cover.webp', input: 'no picture' },
  ]).arrayBuffer();
  return new File([zip], 'vell.zip', { type: 'application/zip' });
}

test('a folder that is chosen shows its notes, and is imported', async () => {
  const user = await chooseFolder(3);
  expect(screen.getByRole('form').textContent).toContain('3 notes');
  await startImport(user, 'Import 3 entries');
  await screen.findByText('It is all here');
  expect(importServer.imported).toEqual([3]);
});

test('an import waits as long as a busy server says, and goes on', async () => {
  const user = await chooseFolder(30);
  importServer.refusals = [busy(1)];
  await startImport(user, 'Import 30 entries');
  await screen.findByText('The server is busy. We go on in 1 second.');
  expect(importServer.imported).toEqual([]);
  await screen.findByText('It is all here', undefined, { timeout: 5000 });
  expect(importServer.imported).toEqual([25, 5]);
});

test('an import that is cancelled stops, says what it has imported, and can be continued', async () => {
  const user = await chooseFolder(30);
  const fetches = vi.mocked(globalThis.fetch);
  fetches.mockImplementation(async (url, init) => {
    // The server accepts the first batch, and is busy from the second one on.
    if (importServer.imported.length === 1) importServer.refusals = [busy(60)];
    return answer(url, init);
  });
  await startImport(user, 'Import 30 entries');
  await screen.findByText(/^The server is busy/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const alert = await screen.findByText('The import stopped');
  expect(alert.closest('[role]')?.textContent).toContain(
    'What was imported so far is there. Import again to go on, or undo it.',
  );
  expect(importServer.imported).toEqual([25]);
  fetches.mockImplementation(answer);
  importServer.refusals = [];
  await startImport(user, 'Import 30 entries');
  await screen.findByText('It is all here');
  expect(screen.queryByText(/^The server is busy/)).toBeNull();
  expect(importServer.imported).toEqual([25, 25, 5]);
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
  importServer.refusals = [busy(60)];
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
  importServer.refusals = [busy(60)];
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
  importServer.refusals = [busy(60)];
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

test('what an import could not keep is named after it', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async (url: unknown, init?: RequestInit) =>
    String(url).endsWith('/campaigns/create')
      ? Response.json({ campaignId: 'vell', version: 1 }, { status: 201 })
      : answer(url, init),
  );
  const user = openImport(null);
  fireEvent.change(screen.getByLabelText('Choose an archive'), {
    target: {
      files: [await archiveWithBadCover({ type: 'quest', details: { questStatus: 'asleep' } })],
    },
  });
  await screen.findByRole('form', { name: 'What will be imported' });
  await startImport(user, 'Create the campaign');
  await screen.findByText('The import is done');
  expect(screen.queryByText('It is all here')).toBeNull();
  const { textContent } = document.body;
  expect(textContent).toContain('Its cover is not a picture that this browser can read');
  expect(textContent).toContain('The detail “status” is shortened or left out.');
});

test('an import sends who has drafted an entry, and null if the archive does not say it', async () => {
  const user = openImport('lanterns-of-vell');
  fireEvent.change(screen.getByLabelText('Choose an archive'), {
    target: { files: [await archiveWithBadCover()] },
  });
  await screen.findByRole('form', { name: 'What will be imported' });
  await startImport(user, 'Import 2 entries');
  await screen.findByText('It is all here');
  const bodies = vi
    .mocked(globalThis.fetch)
    .mock.calls.map(([, init]) => (typeof init?.body === 'string' ? init.body : ''));
  const sent = bodies.find((body) => body.includes('"entries"')) ?? '';
  expect(JSON.parse(sent)).toMatchObject({
    entries: [
      { title: 'Fog', draftedBy: 'a-model' },
      { title: 'Rain', draftedBy: null },
    ],
  });
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
