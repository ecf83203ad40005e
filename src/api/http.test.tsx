import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gearList } from '#src/generated/endpoints/gear/gear.ts';
import { toFormData } from './form-data.ts';
import { bindToUser, http, inspectResponses } from './http.ts';
import { HttpError, OtherUserError } from './http-error.ts';

const fetchSpy = vi.fn<typeof fetch>();

const answer = (body: BodyInit | null, type?: string, status = 200) =>
  fetchSpy.mockResolvedValueOnce(
    new Response(body, { status, ...(type && { headers: { 'content-type': type } }) }),
  );

function sent(): { url: string; options: RequestInit; headers: Headers } {
  const [url, options = {}] = fetchSpy.mock.lastCall ?? [];
  return {
    url: typeof url === 'string' ? url : '',
    options,
    headers: new Headers(options.headers),
  };
}

const call = (path = '/api/gear/', options?: RequestInit) => http<unknown>(path, options);

beforeEach(() => {
  fetchSpy.mockReset();
  vi.stubGlobal('fetch', fetchSpy);
  window.location.href = 'https://app.example/dashboard';
  document.head.innerHTML = '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the client reads this cookie
  document.cookie = 'csrfToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  return () => vi.unstubAllGlobals();
});

describe('a request', () => {
  it('is sent to the origin of the page with cookies', async () => {
    answer('{}', 'application/json');
    await call();
    expect(sent()).toMatchObject({
      url: 'https://app.example/api/gear/',
      options: { credentials: 'include' },
    });
  });

  it('is sent to the host in the meta element api-host', async () => {
    document.head.innerHTML = '<meta name="api-host" content="https://api.example/">';
    answer('{}', 'application/json');
    await call();
    expect(sent().url).toBe('https://api.example/api/gear/');
  });

  it('gets the response that the page requested before the app was loaded; the next one is sent', async () => {
    const early = Response.json({ name: 'Mira' });
    globalThis.earlyResponses = new Map([['/api/auth/self', Promise.resolve(early)]]);
    expect(await call('/api/auth/self')).toEqual({ name: 'Mira' });
    expect(fetchSpy).not.toHaveBeenCalled();
    answer('{}', 'application/json');
    await call('/api/auth/self');
    expect(fetchSpy).toHaveBeenCalledOnce();
  });

  it('is sent after a write, even if the page has sent it before', async () => {
    const early = Response.json({ name: 'Mira' });
    globalThis.earlyResponses = new Map([['/api/auth/self', Promise.resolve(early)]]);
    answer('{}', 'application/json');
    await call('/api/auth/login', { method: 'POST' });
    answer('{"name":"Odo"}', 'application/json');
    expect(await call('/api/auth/self')).toEqual({ name: 'Odo' });
  });

  it('has the value of the csrfToken cookie in a header', async () => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the client reads this cookie
    document.cookie = 'csrfToken=a%2Bb';
    answer('{}', 'application/json');
    await call();
    expect(sent().headers.get('x-csrf-token')).toBe('a+b');
  });

  it('has the unchanged value of the cookie in the header if it cannot be decoded', async () => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the client reads this cookie
    document.cookie = 'csrfToken=100%';
    answer('{}', 'application/json');
    await call();
    expect(sent().headers.get('x-csrf-token')).toBe('100%');
  });

  it('has no CSRF header without the cookie', async () => {
    answer('{}', 'application/json');
    await call();
    expect(sent().headers.has('x-csrf-token')).toBe(false);
  });

  it('is sent again with a new token after the problem csrf_failed', async () => {
    const problem = { detail: 'Reload.', code: 'csrf_failed', fields: [], requestId: 'r' };
    answer(JSON.stringify(problem), 'application/json', 403);
    fetchSpy.mockImplementationOnce(() => {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the server sets this cookie
      document.cookie = 'csrfToken=new';
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    answer('{"title":"Vell"}', 'application/json', 201);
    const options = { method: 'POST', body: '{}' };
    expect(await call('/api/campaigns/create', options)).toEqual({ title: 'Vell' });
    expect(fetchSpy.mock.calls.map(([url]) => url)).toEqual([
      'https://app.example/api/campaigns/create',
      'https://app.example/api/auth/self',
      'https://app.example/api/campaigns/create',
    ]);
    expect(sent().headers.get('x-csrf-token')).toBe('new');
    expect(sent().options).toMatchObject(options);
  });

  it('is sent only twice if the server refuses the new token, too', async () => {
    const problem = { detail: 'Reload.', code: 'csrf_failed', fields: [], requestId: 'r' };
    answer(JSON.stringify(problem), 'application/json', 403);
    answer(null, undefined, 204);
    answer(JSON.stringify(problem), 'application/json', 403);
    await expect(call('/api/campaigns/create', { method: 'POST' })).rejects.toMatchObject({
      code: 'csrf_failed',
    });
    expect(fetchSpy).toHaveBeenCalledTimes(3);
  });

  describe('of a page whose user is known', () => {
    const setToken = (token: string) => {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the server sets this cookie
      document.cookie = `csrfToken=${token}`;
    };
    const problem = { detail: 'Reload.', code: 'csrf_failed', fields: [], requestId: 'r' };

    beforeEach(() => {
      setToken('of-mira');
      bindToUser('mira');
      // Another session begins in another tab.
      setToken('new');
      return () => bindToUser(null);
    });

    it('has the token of this user, not of the one who has signed in in another tab', async () => {
      answer(JSON.stringify(problem), 'application/json', 403);
      answer('{"id":"tomas"}', 'application/json');
      const saving = call('/api/campaigns/create', { method: 'POST' });
      await expect(saving).rejects.toBeInstanceOf(OtherUserError);
      expect(fetchSpy).toHaveBeenCalledTimes(2);
      for (const [, options] of fetchSpy.mock.calls) {
        expect(new Headers(options?.headers).get('x-csrf-token')).toBe('of-mira');
      }
    });

    it('is sent again with the token of a new session of the same user', async () => {
      answer(JSON.stringify(problem), 'application/json', 403);
      answer('{"id":"mira"}', 'application/json');
      answer('{"title":"Vell"}', 'application/json', 201);
      expect(await call('/api/campaigns/create', { method: 'POST' })).toEqual({ title: 'Vell' });
      expect(sent().headers.get('x-csrf-token')).toBe('new');
    });

    it('is not sent again if the session is another user’s, which is known only after the sign-out', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(JSON.stringify(problem), 'application/json', 403);
      answer(JSON.stringify(problem), 'application/json', 403);
      answer('{"id":"tomas"}', 'application/json');
      fetchSpy.mockReturnValueOnce(promise);
      const first = call('/api/campaigns/create', { method: 'POST' });
      const second = call('/api/campaigns/create', { method: 'POST' });
      await expect(first).rejects.toBeInstanceOf(OtherUserError);
      bindToUser(null);
      resolve(Response.json({ id: 'tomas' }));
      await expect(second).rejects.toBeInstanceOf(OtherUserError);
      expect(fetchSpy.mock.calls.filter(([, options]) => options?.method === 'POST')).toHaveLength(
        2,
      );
    });

    it('is not sent again if the server cannot say whose session it is', async () => {
      answer(JSON.stringify(problem), 'application/json', 403);
      answer('{"detail":"Wait."}', 'application/json', 503);
      const saving = call('/api/campaigns/create', { method: 'POST' });
      await expect(saving).rejects.toMatchObject({ code: 'csrf_failed' });
      expect(fetchSpy).toHaveBeenCalledTimes(2);
      answer('{}', 'application/json');
      await call();
      expect(sent().headers.get('x-csrf-token')).toBe('of-mira');
    });

    it('has no token after the user has signed out, until a user signs in', async () => {
      bindToUser(null);
      answer('{}', 'application/json');
      await call();
      expect(sent().headers.has('x-csrf-token')).toBe(false);
      answer(JSON.stringify(problem), 'application/json', 403);
      answer('{"id":"tomas"}', 'application/json');
      const saving = call('/api/campaigns/create', { method: 'POST' });
      await expect(saving).rejects.toBeInstanceOf(OtherUserError);
      bindToUser('tomas');
      answer('{}', 'application/json');
      await call();
      expect(sent().headers.get('x-csrf-token')).toBe('new');
    });

    it('fails with status 401 if there is no session any more', async () => {
      answer(JSON.stringify(problem), 'application/json', 403);
      answer(null, undefined, 204);
      answer('{"detail":"Sign in."}', 'application/json', 401);
      const saving = call('/api/campaigns/create', { method: 'POST' });
      await expect(saving).rejects.toMatchObject({ status: 401 });
    });
  });

  it('has no content type for a multipart body, because the browser sets it', async () => {
    answer('{}', 'application/json');
    await call('/api/campaigns/create', { method: 'POST', body: toFormData({ title: 'Vell' }) });
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('has no query parameters for null and undefined', async () => {
    // The types exclude null, but a caller may still pass null at run time.
    const category = null as unknown as undefined;
    answer('{}', 'application/json');
    await gearList({ category, pageSize: 25, nextCursor: undefined });
    expect(sent().url).toBe('https://app.example/api/gear/?pageSize=25');
  });
});

describe('a multipart body', () => {
  it('has files unchanged, other values as text, and no part for undefined', () => {
    const cover = new File(['x'], 'cover.png', { type: 'image/png' });
    const form = toFormData({ title: 'Vell', generateCover: false, dmNotes: undefined, cover });
    expect([...form.keys()]).toEqual(['title', 'generateCover', 'cover']);
    expect(form.get('generateCover')).toBe('false');
    expect(form.get('cover')).toBeInstanceOf(File);
  });
});

describe('a response', () => {
  it('with status 204 becomes undefined', async () => {
    answer(null, undefined, 204);
    await expect(call()).resolves.toBeUndefined();
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'of type %s is parsed as JSON',
    async (type) => {
      answer('{"items":[]}', type);
      await expect(call()).resolves.toEqual({ items: [] });
    },
  );

  it.each(['application/pdf', 'image/png'])('of type %s becomes a blob', async (type) => {
    answer('bytes', type);
    expect(await call()).toBeInstanceOf(Blob);
  });

  it.each(['text/plain', 'text/csv', undefined])('of type %s becomes a text', async (type) => {
    fetchSpy.mockResolvedValueOnce(
      type === undefined
        ? new Response(new Blob(['words']))
        : new Response('words', { headers: { 'content-type': type } }),
    );
    await expect(call()).resolves.toBe('words');
  });
});

describe('an inspected response', () => {
  it.each([200, 422])('with status %i is checked, and its findings are logged', async (code) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    inspectResponses((method, path, { status, body }) => [
      `${method} ${path} ${status} ${JSON.stringify(body)}`,
    ]);
    answer('{"detail":"No."}', 'application/json', code);
    await call('/api/gear/?q=rope', { method: 'POST' }).catch(() => undefined);
    inspectResponses(undefined);
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      `POST /api/gear/ ${code} {"detail":"No."}`,
    );
  });
});

describe('a failure', () => {
  it('throws an HttpError with the response and its problem', async () => {
    const fields = [{ path: '/name', message: 'Give it a name.' }];
    answer(
      JSON.stringify({ detail: 'That did not fit.', code: 'validation_failed', fields }),
      'application/json',
      422,
    );
    const error = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: 'That did not fit.',
      detail: 'That did not fit.',
      status: 422,
      code: 'validation_failed',
      fields,
      response: expect.any(Response) as unknown,
    });
  });

  it.each([
    ['without a body', null, undefined],
    ['with an HTML page', '<h1>Bad gateway</h1>', 'text/html'],
    ['with a broken body', '{', 'application/json'],
    ['without a detail', '{"code":"internal"}', 'application/json'],
  ])('%s throws "Request failed"', async (_, body, type) => {
    answer(body, type, 502);
    await expect(call()).rejects.toThrow('Request failed');
  });

  it('without a response throws the TypeError of fetch', async () => {
    fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toThrow(TypeError);
  });
});
