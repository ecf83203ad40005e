import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { receivedFindings } from '#contract/responses.ts';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { inspectResponses } from '#src/api/http.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import type { Kind } from '#src/features/catalogue/kind.ts';
import type { CatalogueItem } from '#src/features/catalogue/values.ts';

/**
 * Called once in a test file: before each test, resets the data to the fixtures and signs in a person;
 * after each test, waits for the open requests of its pages.
 */
export function mockBackend(person: keyof typeof people): ReturnType<typeof createNodeMocks> {
  const mocks = createNodeMocks();
  beforeAll(() => {
    inspectResponses(receivedFindings);
    mocks.start();
  });
  afterAll(mocks.stop);
  afterEach(async () => {
    // A part that is loaded only now begins no requests.
    cleanup();
    await allResponses();
  });
  beforeEach(async () => {
    mocks.reset();
    const { email, password } = people[person];
    await fetch('/api/auth/login', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  });
  return mocks;
}

/** Calls `mockBackend` with the administrator Odo. */
export const mockCatalogue = (): void => void mockBackend('odo');

const clients: QueryClient[] = [];

/**
 * Waits for the responses to all requests of a test. The next test signs out, and a request that is
 * still running would then get a 401 response, which happy-dom logs.
 */
async function allResponses(): Promise<void> {
  const isWaiting = () => clients.some((client) => client.isFetching() + client.isMutating() > 0);
  await waitFor(() => expect(isWaiting(), 'a request has no response').toBe(false));
  clients.length = 0;
}

/**
 * The query client of the app without retries, so that a test that expects a failure does not wait
 * for them. With the defaults of the library, a page would request again what its loader has loaded.
 */
export function newClient(): QueryClient {
  const client = createQueryClient();
  clients.push(client);
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return client;
}

export const withQueryClient = (client: QueryClient) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };

/**
 * Reads an item from the backend, without the cache of the page under test. The page may change during
 * the request, so it is an action for React.
 */
export async function storedItem(kind: Pick<Kind, 'item'>, sk: string): Promise<CatalogueItem> {
  // The action must not reject: React would then treat it as still running.
  const [result] = await act(() => Promise.allSettled([newClient().query(kind.item(sk))]));
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * Waits until no request of the page is open and the page shows the answers. The library tells the page about
 * an answer in a timer, which starts before this one and so ends before it.
 */
export async function allShown(client: QueryClient): Promise<void> {
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Ignores the line that happy-dom logs for each response with an error status. */
export function expectRefusal(): void {
  const spy = vi.spyOn(console, 'error');
  const report = spy.getMockImplementation();
  spy.mockImplementation((...parts: unknown[]) => {
    if (!/^[A-Z]+ http\S+ [45]\d\d /.test(String(parts[0]))) report?.(...parts);
  });
}
