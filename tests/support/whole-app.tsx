import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { receivedFindings } from '#contract/responses.ts';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { inspectResponses } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { createAppRouter } from '#src/app-router.ts';
import { App } from '#src/app.tsx';
import { createPreload } from '#src/preload.ts';

/** Called once in a test file that opens pages of the whole app, with their guards. */
export function wholeApp() {
  // The code of a page is loaded from disk at its first visit, which can take seconds.
  configure({ asyncUtilTimeout: 10_000 });
  const mocks = createNodeMocks();
  const requests: string[] = [];
  beforeAll(() => {
    window.location.href = 'http://localhost/';
    vi.stubGlobal('scrollTo', vi.fn());
    inspectResponses(receivedFindings);
    mocks.start();
    mocks.server.events.on('request:start', ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
    });
  });
  afterEach(async () => {
    cleanup();
    // Code that is loaded now can send a request then, which would reach the next test.
    await vi.dynamicImportSettled();
    mocks.reset();
    requests.length = 0;
  });
  afterAll(() => mocks.stop());

  async function signIn(person: keyof typeof people): Promise<void> {
    const { email, password } = people[person];
    const response = await fetch('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
      body: JSON.stringify({ email, password }),
      credentials: 'include',
    });
    expect(response.status).toBe(200);
    requests.length = 0;
  }

  async function visit(url: string, before = '/licences') {
    const queryClient = createQueryClient();
    const [pathname = ''] = url.split('?');
    const { router, routes } = await createAppRouter(queryClient, pathname, (tree) =>
      createMemoryRouter(tree, { initialEntries: [before, url], initialIndex: 1 }),
    );
    const preload = createPreload(routes, queryClient);
    await act(async () => {
      // The hero changes its state when its first picture is decoded.
      render(<App queryClient={queryClient} router={router} preload={preload} />);
    });
    const here = () => router.state.location.pathname + router.state.location.search;
    return { user: userEvent.setup(), router, queryClient, here };
  }

  const selfCalls = () => requests.filter((request) => request === 'GET /api/auth/self').length;
  return { mocks, requests, signIn, visit, selfCalls };
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
