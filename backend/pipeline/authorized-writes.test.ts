import { afterAll, expect, test, vi } from 'vitest';
import { privateName } from '#backend/auth/cookies.ts';
import { sessionCookie, type findSession } from '#backend/auth/sessions.ts';
import type { Call } from '#backend/call.ts';
import type { AppContext } from '#backend/context.ts';

const find = vi.fn<typeof findSession>();
// Other tests of this process have loaded the pipeline already, with the real sessions.
vi.resetModules();
vi.doMock(import('#backend/auth/sessions.ts'), async (original) => ({
  ...(await original()),
  findSession: find,
}));
const { createPipeline } = await import('#backend/pipeline.ts');
afterAll(() => {
  vi.doUnmock('#backend/auth/sessions.ts');
  vi.resetModules();
});

const nothing = (): void => undefined;
const config = {
  environment: 'test',
  secureCookies: false,
  cookieDomain: null,
  allowedOrigins: new Set<string>(),
  requestsPerMinute: 1000,
};

// No session is found, so the pipeline uses nothing else of the context.
const app = {
  config,
  clock: () => 0,
  log: { info: nothing, warn: nothing, error: nothing, record: nothing },
  countRead: nothing,
  outages: { report: nothing },
} as unknown as AppContext;

const call = (method: string, path: string): Call => ({
  method,
  path,
  query: '',
  ip: '127.0.0.1',
  requestId: 'request-1',
  header: (name) => (name === 'cookie' ? `${privateName(config, sessionCookie)}=token` : undefined),
  body: () => Promise.resolve(new Uint8Array()),
});

/** The first calls of a process compile what they use, which takes longer on a busy machine. */
const maxWait = { timeout: 10_000 };

test('of twenty writes only four look for their sessions at the same time, and a read does not wait for them', async () => {
  const found: (() => void)[] = [];
  find.mockImplementation(() => new Promise((resolve) => found.push(() => resolve(null))));
  const { answer } = createPipeline(app, {});
  const writes = Array.from({ length: 20 }, () => answer(call('POST', '/api/campaigns/create')));
  await vi.waitFor(() => expect(found).toHaveLength(4), maxWait);
  const read = answer(call('GET', '/api/gear/'));
  await vi.waitFor(() => expect(found).toHaveLength(5), maxWait);
  found.splice(4).forEach((resolve) => resolve());
  expect(await read).toMatchObject({ status: 401 });
  while (found.length > 0) {
    expect(found.length).toBeLessThanOrEqual(4);
    const next = found.shift();
    next?.();
    await new Promise(setImmediate);
  }
  for (const write of await Promise.all(writes)) expect(write).toMatchObject({ status: 401 });
  expect(find).toHaveBeenCalledTimes(21);
});
