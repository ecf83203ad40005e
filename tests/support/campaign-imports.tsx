import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { signIn } from '#src/api/session.ts';
import { ArchiveReader } from '#src/features/campaigns/archive/archive-reader.ts';
import * as workers from '#src/features/campaigns/archive/archive-worker.ts';
import { ImportFlow } from '#src/features/campaigns/archive/import-flow.tsx';

interface ImportServer {
  /** The numbers of entries in the requests that were answered with 200. */
  imported: number[];
  /** The keys of the entries that the server has. */
  known: Set<string>;
  /** The answers to the next imports; 200 if there are none. */
  refusals: { status: number; headers: Record<string, string> }[];
}

/** What the simulated server has and answers. Each test begins with an empty one. */
export const importServer: ImportServer = { imported: [], known: new Set(), refusals: [] };

export const busy = (seconds: number) => ({
  status: 503,
  headers: { 'Retry-After': String(seconds) },
});

/** The answer of the simulated server to a request. */
export async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const isImport = String(url).endsWith('/entries/import');
  if (!isImport) return Response.json({ items: [], nextCursor: null });
  const refusal = importServer.refusals.shift();
  if (refusal !== undefined) {
    const problem = { detail: 'Busy.', code: 'unavailable', fields: [], requestId: '1' };
    return Response.json(problem, refusal);
  }
  const body = typeof init?.body === 'string' ? init.body : '';
  // The import sends no other body.
  const { entries } = JSON.parse(body) as { entries: { key: string }[] };
  importServer.imported.push(entries.length);
  const isNew = ({ key }: { key: string }) => !importServer.known.has(key);
  const created = entries.filter(isNew).length;
  for (const { key } of entries) importServer.known.add(key);
  const places = entries.map(({ key }) => ({ key, entryId: `entry-of-${key}` }));
  return Response.json({ created, entries: places });
}

/** Simulates the server and the worker that reads files, in each test of the file that calls this. */
export function simulateImports(): void {
  beforeEach(() => {
    window.location.href = 'http://localhost/';
    sessionStorage.clear();
    localStorage.clear();
    importServer.imported = [];
    importServer.known = new Set();
    importServer.refusals = [];
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
}

/** Opens the page, without a campaign for a new one. */
export function openImport(campaignId: string | null) {
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
export async function chooseFolder(
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

/** Presses the button that sends the import. */
export const startImport = async (user: ReturnType<typeof userEvent.setup>, label: string) =>
  user.click(screen.getByRole('button', { name: label }));
