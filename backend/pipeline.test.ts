import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import type { Answer, Call } from './call.ts';
import type { AppContext } from './context.ts';
import { JsonAnswer } from './json-answer.ts';
import { createPipeline, type Hooks } from './pipeline.ts';

const call = (overrides: Partial<Call> = {}): Call => ({
  method: 'GET',
  path: '/api/auth/oauth-providers',
  query: '',
  ip: '127.0.0.1',
  requestId: 'request-1',
  header: () => undefined,
  body: () => Promise.resolve(new Uint8Array()),
  ...overrides,
});

const nothing = (): void => undefined;

// The operation of these calls needs no session, so the pipeline uses nothing else of the context.
const app = {
  config: {
    environment: 'test',
    secureCookies: false,
    allowedOrigins: new Set(['http://localhost:3000']),
    requestsPerMinute: 100,
  },
  clock: () => 0,
  log: { info: nothing, warn: nothing, error: nothing, record: nothing },
  countRead: nothing,
  outages: { report: nothing },
} as unknown as AppContext;

const json = (body: unknown): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  cookies: ['made=by-hook'],
  body: JSON.stringify(body),
});

async function answerWith(hooks: Hooks | undefined, request = call()): Promise<Answer> {
  const answer = await createPipeline(app, {}, hooks).answer(request);
  if (answer === 'lost') throw new Error('The answer was lost.');
  return answer;
}

const codeOf = ({ body }: Answer): unknown => {
  const problem: unknown = JSON.parse(String(body));
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : null;
};

describe('an operation without a handler', () => {
  it('answers 501 without a fallback', async () => {
    const answer = await answerWith(undefined);
    expect(answer.status).toBe(501);
    expect(codeOf(answer)).toBe('not_implemented');
  });

  it('is answered by the fallback, and the answer has a request id and must not be cached', async () => {
    const answer = await answerWith({ fallback: () => Promise.resolve(json({ items: [] })) });
    expect(answer).toMatchObject({
      status: 200,
      body: '{"items":[]}',
      cookies: ['made=by-hook'],
      headers: { 'X-Request-Id': 'request-1', 'Cache-Control': 'no-store' },
    });
  });

  it('answers 422 to an invalid query', async () => {
    const answer = await answerWith(
      { fallback: () => Promise.resolve(json({ items: [] })) },
      call({ query: 'surprise=1' }),
    );
    expect(answer.status).toBe(422);
  });

  it('answers 500 when the fallback breaks the contract', async () => {
    const answer = await answerWith({ fallback: () => Promise.resolve(json({ items: 1 })) });
    expect(answer.status).toBe(500);
  });
});

describe('hooks', () => {
  it('`before` can answer instead of the operation, and a problem that `before` throws is the answer', async () => {
    const answer = await answerWith({ before: () => Promise.resolve(json({ items: [] })) });
    expect(answer.status).toBe(200);
    const problem = new ProblemError('unavailable', 'The lights are out.', { retryAfter: 1 });
    const failure = await answerWith({ before: () => Promise.reject(problem) });
    expect(failure).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
  });

  it('`before` and `after` can make the call end without an answer', async () => {
    for (const hooks of [
      { before: () => Promise.resolve('lost' as const) },
      { after: () => Promise.resolve('lost' as const) },
    ]) {
      expect(await createPipeline(app, {}, hooks).answer(call())).toBe('lost');
    }
  });

  it('`after` gets a problem of an operation, but no problem of an unknown path or method', async () => {
    const seen: string[] = [];
    const after: Hooks['after'] = (id, _call, answer) => {
      seen.push(`${id} ${answer.status}`);
      return Promise.resolve(answer);
    };
    await answerWith({ after });
    await answerWith({ after }, call({ path: '/api/nothing' }));
    await answerWith({ after }, call({ method: 'PUT' }));
    expect(seen).toEqual(['authOauthProviders 501']);
  });
});

describe('an answer', () => {
  const hooks: Hooks = { fallback: () => Promise.resolve(json({ items: [] })) };

  it('to HEAD has the content length of the answer to GET', async () => {
    const answer = await answerWith(hooks, call({ method: 'HEAD' }));
    expect(answer).toMatchObject({ status: 200, body: null, headers: { 'Content-Length': '12' } });
  });

  it('has CORS headers only for an allowed origin', async () => {
    const from = (origin: string) =>
      call({ header: (name) => (name === 'origin' ? origin : undefined) });
    const allowed = await answerWith(hooks, from('http://localhost:3000'));
    expect(allowed.headers['Access-Control-Allow-Origin']).toBe('http://localhost:3000');
    const other = await answerWith(hooks, from('https://evil.example'));
    expect(other.headers).not.toHaveProperty('Access-Control-Allow-Origin');
  });
});

describe('a server in production', () => {
  const answerOf = async (text: string | readonly string[]) => {
    const config: AppContext['config'] = { ...app.config, environment: 'production' };
    const handlers = { authOauthProviders: () => Promise.resolve(new JsonAnswer<never>(text)) };
    return createPipeline({ ...app, config }, handlers).answer(call());
  };

  it('checks samples of the answers, but does not parse a long answer in pieces', async () => {
    expect(await answerOf('no JSON')).toMatchObject({ status: 500 });
    expect(await answerOf(['no ', 'JSON'])).toMatchObject({ status: 200, body: ['no ', 'JSON'] });
  });
});

describe('the log of refused requests', () => {
  const loggedPathOf = async (path: string): Promise<unknown> => {
    const record = vi.fn<AppContext['log']['record']>();
    const pipeline = createPipeline({ ...app, log: { ...app.log, record } }, {});
    const header = (name: string) => (name === 'origin' ? 'https://evil.example' : undefined);
    await pipeline.answer(call({ method: 'POST', path, header }));
    return record.mock.lastCall?.[1]?.['path'];
  };

  it('contains the path', async () => {
    const path = '/api/campaigns/campaign-1/invitations/invitation-1/rotate';
    expect(await loggedPathOf(path)).toBe(path);
  });

  it('does not contain the code of an invitation', async () => {
    const path = '/api/invitations/QSWfa9BM2t2H7hpnQKf-gWyfVl6vv4hn/accept';
    expect(await loggedPathOf(path)).toBe('/api/invitations/[not logged]/accept');
  });

  it('does not contain the code of the link to a character', async () => {
    const record = vi.fn<AppContext['log']['record']>();
    const busy = { ...app.config, requestsPerMinute: 0 };
    const pipeline = createPipeline({ ...app, config: busy, log: { ...app.log, record } }, {});
    const path = '/api/shared-characters/QSWfa9BM2t2H7hpnQKf-gWyfVl6vv4hn';
    expect(await pipeline.answer(call({ path, ip: '203.0.113.9' }))).toMatchObject({ status: 429 });
    expect(record.mock.lastCall?.[1]?.['path']).toBe('/api/shared-characters/[not logged]');
  });
});
