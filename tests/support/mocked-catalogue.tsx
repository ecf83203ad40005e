import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { receivedFindings } from '#contract/responses.ts';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { inspectResponses } from '#src/api/http.ts';
import type { Kind } from '#src/features/catalogue/kind.ts';
import type { CatalogueItem } from '#src/features/catalogue/values.ts';

/** Called once in a test file: before each test, resets the data to the fixtures and signs in a person. */
export function mockBackend(person: keyof typeof people): ReturnType<typeof createNodeMocks> {
  const mocks = createNodeMocks();
  beforeAll(() => {
    inspectResponses(receivedFindings);
    mocks.start();
  });
  afterAll(mocks.stop);
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

/** As `mockBackend`, with the administrator Odo. */
export const mockCatalogue = (): void => void mockBackend('odo');

/** A query client without retries, so that a test that expects a failure does not wait for them. */
export const newClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

export const withQueryClient = (client: QueryClient) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };

/** Reads an item from the backend, without the cache of the page under test. */
export const storedItem = (kind: Pick<Kind, 'item'>, sk: string): Promise<CatalogueItem> =>
  newClient().query(kind.item(sk));

/** Ignores the line that happy-dom logs for each response with an error status. */
export function expectRefusal(): void {
  const spy = vi.spyOn(console, 'error');
  const report = spy.getMockImplementation();
  spy.mockImplementation((...parts: unknown[]) => {
    if (!/^[A-Z]+ http\S+ [45]\d\d /.test(String(parts[0]))) report?.(...parts);
  });
}
