import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { mockBackend, newClient } from '#tests/support/mocked-catalogue.tsx';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { earlyRequests } from './early-requests.ts';
import { localDay } from './lib/local-day.ts';
import { createPreload } from './preload.ts';

const mocks = mockBackend('mira');
const sent: string[] = [];

// There is no socket server in this test.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));

beforeAll(() => {
  window.location.href = 'http://localhost/';
  vi.stubGlobal('scrollTo', vi.fn());
  mocks.server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push(pathname + search);
  });
});

async function firstId(list: string, key: string): Promise<string> {
  const response = await fetch(`http://localhost${list}`, { credentials: 'include' });
  return new RegExp(`"${key}":"([^"]+)"`).exec(await response.text())?.[1] ?? '';
}

test.each(Object.entries(earlyRequests))(
  'the requests that a built page sends early are those of the app at %s',
  async (path, early) => {
    const campaignId = await firstId('/api/campaigns/', 'campaignId');
    const characterId = await firstId('/api/characters/', 'characterId');
    const filled = (text: string) =>
      text
        .replace(':campaignId', campaignId)
        .replace(':characterId', characterId)
        .replace(':today', localDay());
    sent.length = 0;
    const queryClient = newClient();
    const { router, routes } = await createAppRouter(queryClient, filled(path), (tree) =>
      createMemoryRouter(tree, { initialEntries: [filled(path)] }),
    );
    const preload = createPreload(routes, queryClient);
    await act(async () => {
      render(<App queryClient={queryClient} router={router} preload={preload} />);
    });
    await waitFor(() => expect(sent).toEqual(expect.arrayContaining(early.map(filled))));
    // What the page loads later must not arrive in the next test.
    await act(() => vi.dynamicImportSettled());
    cleanup();
  },
);
