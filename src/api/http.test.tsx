import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getGearListUrl } from '#src/generated/endpoints/gear/gear.ts';
import { toFormData } from './form-data.ts';
import { http, inspectResponses } from './http.ts';
import { HttpError } from './http-error.ts';

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
  // oxlint-disable-next-line unicorn/no-document-cookie -- what the client reads
  document.cookie = 'csrfToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  return () => vi.unstubAllGlobals();
});

describe('a request', () => {
  it('goes to the host of the page, with its cookies', async () => {
    answer('{}', 'application/json');
    await call();
    expect(sent()).toMatchObject({
      url: 'https://app.example/api/gear/',
      options: { credentials: 'include' },
    });
  });

  it('goes to the API host that the page names', async () => {
    document.head.innerHTML = '<meta name="api-host" content="https://api.example/">';
    answer('{}', 'application/json');
    await call();
    expect(sent().url).toBe('https://api.example/api/gear/');
  });

  it('carries the value of the csrfToken cookie', async () => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- what the client reads
    document.cookie = 'csrfToken=a%2Bb';
    answer('{}', 'application/json');
    await call();
    expect(sent().headers.get('x-csrf-token')).toBe('a+b');
  });

  it('carries a cookie as it is when it is no encoded text', async () => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- what the client reads
    document.cookie = 'csrfToken=100%';
    answer('{}', 'application/json');
    await call();
    expect(sent().headers.get('x-csrf-token')).toBe('100%');
  });

  it('carries no such header without the cookie', async () => {
    answer('{}', 'application/json');
    await call();
    expect(sent().headers.has('x-csrf-token')).toBe(false);
  });

  it('leaves the type of a multipart body to the browser', async () => {
    answer('{}', 'application/json');
    await call('/api/campaigns/create', { method: 'POST', body: toFormData({ title: 'Vell' }) });
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('drops query parameters that are null or undefined', () => {
    // The contract knows no null; a value from elsewhere may be one all the same.
    const category = null as unknown as undefined;
    expect(getGearListUrl({ category, pageSize: 25, nextCursor: undefined })).toBe(
      '/api/gear/?pageSize=25',
    );
  });
});

describe('a multipart body', () => {
  it('holds files as they are, the rest as text, and nothing that is absent', () => {
    const cover = new File(['x'], 'cover.png', { type: 'image/png' });
    const form = toFormData({ title: 'Vell', generateCover: false, dmNotes: undefined, cover });
    expect([...form.keys()]).toEqual(['title', 'generateCover', 'cover']);
    expect(form.get('generateCover')).toBe('false');
    expect(form.get('cover')).toBeInstanceOf(File);
  });
});

describe('a response', () => {
  it('of 204 has no body', async () => {
    answer(null, undefined, 204);
    await expect(call()).resolves.toBeUndefined();
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'of %s is parsed',
    async (type) => {
      answer('{"items":[]}', type);
      await expect(call()).resolves.toEqual({ items: [] });
    },
  );

  it.each(['application/pdf', 'image/png'])('of %s is a blob', async (type) => {
    answer('bytes', type);
    expect(await call()).toBeInstanceOf(Blob);
  });

  it.each(['text/plain', 'text/csv', undefined])('of %s is text', async (type) => {
    fetchSpy.mockResolvedValueOnce(
      type === undefined
        ? new Response(new Blob(['words']))
        : new Response('words', { headers: { 'content-type': type } }),
    );
    await expect(call()).resolves.toBe('words');
  });
});

describe('an inspected response', () => {
  it.each([200, 422])('writes its findings to the console (%i)', async (code) => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    inspectResponses((method, path, { status, body }) => [
      `${method} ${path} ${status} ${JSON.stringify(body)}`,
    ]);
    answer('{"detail":"No."}', 'application/json', code);
    await call('/api/gear/?q=rope', { method: 'POST' }).catch(() => undefined);
    inspectResponses(undefined);
    expect(complained).toHaveBeenCalledExactlyOnceWith(`POST /api/gear/ ${code} {"detail":"No."}`);
  });
});

describe('a failure', () => {
  it('is an error with the response and the detail of its body', async () => {
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
    ['with a page', '<h1>Bad gateway</h1>', 'text/html'],
    ['with a broken body', '{', 'application/json'],
    ['without a detail', '{"code":"internal"}', 'application/json'],
  ])('%s says "Request failed"', async (_, body, type) => {
    answer(body, type, 502);
    await expect(call()).rejects.toThrow('Request failed');
  });

  it('without an answer is the error of the network', async () => {
    fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toThrow(TypeError);
  });
});
