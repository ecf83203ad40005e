import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { watchSession } from './watch-session.ts';

const ended = (): Promise<never> =>
  Promise.reject(new HttpError(new Response(null, { status: 401 }), { detail: 'Sign in.' }));

function watched() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const endSession = vi.fn<Parameters<typeof watchSession>[0]['endSession']>();
  watchSession({ queryClient, isGuarded: () => true, endSession });
  return { queryClient, endSession };
}

/** Starts a mutation and a query that fail when `fail` is called. */
function startBoth(queryClient: QueryClient) {
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  const failing = () => promise.then(ended);
  const running = Promise.allSettled([
    queryClient.getMutationCache().build(queryClient, { mutationFn: failing }).execute(undefined),
    queryClient.query({ queryKey: ['a'], queryFn: failing }),
  ]);
  return { fail, running };
}

test('a write or a read that is refused with 401 ends the session', async () => {
  const { queryClient, endSession } = watched();
  const { fail, running } = startBoth(queryClient);
  fail();
  await running;
  expect(endSession).toHaveBeenCalledTimes(2);
  expect(endSession).toHaveBeenCalledWith('sessionExpired', null);
});

test('a write or a read of a user who has signed out does not end the session of the next one', async () => {
  const { queryClient, endSession } = watched();
  const { fail, running } = startBoth(queryClient);
  queryClient.clear();
  fail();
  await running;
  expect(endSession).not.toHaveBeenCalled();
});
