import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { apiPaths } from '#tests/support/api-paths.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { sendRaw, sendText } from '#tests/support/raw-request.ts';

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><style nonce="__CSP_NONCE__"></style></head>` +
  `<body><script nonce="__CSP_NONCE__" src="/assets/main-abcd1234.js"></script></body></html>`;

const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;

const built: Readonly<Record<string, string | Buffer>> = {
  'client/index.html': page('Landing'),
  'client/login/index.html': page('Sign in'),
  'client/campaigns/_campaignId/index.html': page('Campaign'),
  'client/campaigns/create/index.html': page('New campaign'),
  'client/app.html': page('App'),
  'client/assets/main-abcd1234.js': script,
  'client/assets/main-abcd1234.js.br': brotliCompressSync(script),
  'client/robots.txt': 'User-agent: *\n',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/service-worker.js': script,
  'client/.vite/manifest.json': '{}',
  'routes.json': JSON.stringify({
    pages: {
      '/': { html: 'index.html' },
      '/login': { html: 'login/index.html' },
      '/campaigns/:campaignId': { html: 'campaigns/_campaignId/index.html' },
      '/campaigns/create': { html: 'campaigns/create/index.html' },
    },
    fallback: { html: 'app.html' },
  }),
  'secret.txt': 'not for the web',
};

describeBoth('the built web app', (open) => {
  let app: TestApp;
  let appWithOtherApiHost: TestApp;
  let port: number;
  const written: string[] = [];

  const get = (path: string, headers: Record<string, string> = {}, from = app) =>
    from.fetch(new Request(from.origin + path, { headers }));

  beforeAll(async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'questwright-web-'));
    for (const [name, content] of Object.entries(built)) {
      mkdirSync(dirname(join(webFolder, name)), { recursive: true });
      writeFileSync(join(webFolder, name), content);
    }
    const database = await open();
    const log = createLog('json', (line) => written.push(line));
    app = await createTestApp({ database, config: { webFolder }, log });
    port = await listen(app);
    appWithOtherApiHost = await createTestApp({
      database,
      config: {
        webFolder,
        apiOrigin: 'https://api.example.com',
        secureCookies: true,
        metricsToken: 'a token',
      },
    });
    return async () => {
      await app.close();
      await appWithOtherApiHost.close();
      rmSync(webFolder, { recursive: true });
    };
  });

  test.for([
    ['/', 'Landing'],
    ['/login', 'Sign in'],
    ['/login/', 'Sign in'],
    ['/login?alert=logout', 'Sign in'],
    ['/campaigns/42', 'Campaign'],
    ['/campaigns/create', 'New campaign'],
    ['/campaigns/42/notes', 'App'],
    ['/campaigns/', 'App'],
    ['/admin/gear', 'App'],
    ['/admin/gear/update/2024%23vol.ii', 'App'],
  ] as const)('answers %s with its page', async ([path, title]) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });

  test('sends each page with a new nonce and a policy that allows only this nonce', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('/');
        const policy = answer.headers.get('content-security-policy') ?? '';
        const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
        expect(await answer.text()).toContain(`<script nonce="${nonce}"`);
        expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
        for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
          expect(policy).toContain(part);
        }
        expect(policy).toContain(
          "trusted-types questwright-import-worker questwright-archive-worker questwright-service-worker ProseMirrorClipboard 'allow-duplicates'",
        );
        expect(policy).not.toMatch(/unsafe|\*/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('sends pages and files with headers that forbid content sniffing and frames', async () => {
    for (const path of ['/', '/assets/main-abcd1234.js', '/robots.txt']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('sends HSTS and a policy against frames with everything over HTTPS', async () => {
    const paths = ['/', '/assets/main-abcd1234.js', '/robots.txt', '/missing.js', '/api/unknown'];
    const answers = await Promise.all(
      [...paths, '/healthz', '/readyz', '/metrics', '/%zz'].map(async (path) => {
        const { headers } = await get(path, {}, appWithOtherApiHost);
        return { path, headers: Object.fromEntries(headers) };
      }),
    );
    const securePort = await listen(appWithOtherApiHost);
    const raw: readonly (readonly [string, string])[] = [
      ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['unreadable', 'HELLO\r\n\r\n'],
      ['expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\n\r\n'],
    ];
    for (const [path, text] of raw) answers.push({ path, ...(await sendText(securePort, text)) });
    for (const { path, headers } of answers) {
      expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  test('compresses pages with an encoding that the browser accepts', async () => {
    const br = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.bytes()).toString()).toContain('Landing');
    const gz = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(await gz.bytes()).toString()).toContain('Landing');
  });

  test('sends hashed files as immutable, and compressed if there is a compressed copy', async () => {
    const path = '/assets/main-abcd1234.js';
    const plain = await get(path);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await plain.text()).toBe(script);
    const br = await get(path, { 'Accept-Encoding': 'br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(script);
    const none = await get(path, { 'Accept-Encoding': 'br;q=0' });
    expect(none.headers.get('content-encoding')).toBeNull();
    const copy = await get(`${path}.br`);
    expect(copy.status).toBe(404);
  });

  test('leads password managers to the account, and has no page for unknown well-known addresses', async () => {
    const answer = await get('/.well-known/change-password');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/account');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const unknown = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await get(`/.well-known/${unknown}`)).status).toBe(404);
    expect((await get('/.well-known')).status).toBe(200);
  });

  test('names the charset of the icon', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  test('lets browsers look for a new service worker each time', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('answers 304 when the browser has the current version of a file', async () => {
    const first = await get('/robots.txt');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const second = await get('/robots.txt', { 'If-None-Match': `"other", ${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('logs the status that the browser gets', async () => {
    // Over a connection: an injected request ends too early to show the fault.
    const fetched = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const { headers } = await fetched('/robots.txt');
    written.splice(0);
    const statuses = [
      await fetched('/robots.txt'),
      await fetched('/robots.txt', { 'If-None-Match': headers.get('etag') ?? '' }),
      await fetched('/missing.js'),
      await fetched('/login'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 304, 404, 200]);
    // The log writes objects.
    const lines = written.map((line) => JSON.parse(line) as { status: number });
    expect(lines.map(({ status }) => status)).toEqual(statuses);
  });

  test.for([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/routes.json',
    '/index.html.br',
    '/app.html',
    '/assets/missing-abcd1234.js',
    '/secret.txt%00.js',
  ])('has no file at %s', async (path) => {
    const answer = await app.http.inject({ method: 'GET', url: path });
    expect(answer.body).not.toContain('not for the web');
    expect(answer.body).not.toContain('<title>');
    expect([400, 404]).toContain(answer.statusCode);
  });

  test('names an API host of another origin in the page and in its policy', async () => {
    const answer = await get('/', {}, appWithOtherApiHost);
    expect(await answer.text()).toContain(
      '<head><meta name="api-host" content="https://api.example.com">',
    );
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.example.com wss://api.example.com");
    expect(policy).toContain("img-src 'self' data: blob: https://api.example.com");
  });

  test.for(apiPaths)(
    'answers 404 instead of a page for %s, which is like a path of the API',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const answer = await sendRaw(port, method, path);
        expect(answer.status, method).toBe(404);
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'not_found' });
      }
    },
  );

  test('answers an OPTIONS request that has the target *', async () => {
    expect(await sendRaw(port, 'OPTIONS', '*')).toMatchObject({ status: 204, body: '' });
    expect(await sendRaw(port, 'GET', '*')).toMatchObject({ status: 404 });
  });

  test('answers with pages for paths that only begin or end like the API', async () => {
    for (const path of ['/apiary', '/api-docs', '/campaigns/api']) {
      expect((await get(path)).headers.get('content-type'), path).toContain('text/html');
    }
  });

  test.for([
    '/metrics',
    '/metrics?name=up',
    '/metrics;jsessionid=1',
    '/./metrics',
    '/metrics/',
    '//metrics',
    '/Metrics',
    '/metrics/api',
    '/%6Detrics%20',
    '/healthz/',
    '/healthz/live',
    '/HEALTHZ',
    '/healthz%2Flive',
    '/readyz/',
    '/readyz/database',
    '/Readyz?verbose',
  ])('answers 404 instead of a page for %s, which is like a path of monitoring', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await sendRaw(port, method, path);
      expect(answer.status, method).toBe(404);
      expect(answer.body, method).not.toContain('<title>');
    }
  });

  test('answers with pages for paths that only begin like those of monitoring', async () => {
    for (const path of ['/metrics-of-play', '/healthzone', '/campaigns/metrics']) {
      expect((await get(path)).headers.get('content-type'), path).toContain('text/html');
    }
  });

  test('refuses POST for a page, answers HEAD, and sends JSON for an unknown path of the API', async () => {
    const posted = await app.http.inject({ method: 'POST', url: '/login' });
    expect(posted.statusCode).toBe(405);
    const unknown = await get('/api/unknown');
    expect(unknown.headers.get('content-type')).toContain('application/json');
    const head = await app.http.inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });
});
