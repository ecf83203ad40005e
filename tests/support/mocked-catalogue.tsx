import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { receivedFindings } from '#contract/responses.ts';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { inspectResponses } from '#src/api/http.ts';
import type { Kind } from '#src/features/catalogue/kind.ts';
import type { CatalogueItem } from '#src/features/catalogue/values.ts';

/** For a file of component tests: before each, the catalogue of the fixtures, and Odo signed in. */
export function mockCatalogue(): void {
  const mocks = createNodeMocks();
  beforeAll(() => {
    inspectResponses(receivedFindings);
    mocks.start();
  });
  afterAll(mocks.stop);
  beforeEach(async () => {
    mocks.reset();
    const { email, password } = people.odo;
    await fetch('/api/auth/login', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  });
}

/**
 * Without retries: a test that expects a failure does not wait for the second and third attempt.
 */
export const newClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

export const around = (client: QueryClient) =>
  function Around({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };

/** The data of the backend, whatever the page under test has cached. */
export const storedItem = (kind: Pick<Kind, 'item'>, sk: string): Promise<CatalogueItem> =>
  newClient().query(kind.item(sk));

/** The browser itself writes every refused call to its console. */
export const expectRefusal = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
