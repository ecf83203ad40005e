import { afterEach, expect, test, vi } from 'vitest';
import { serviceWorker, type WorkerScope } from './service-worker.ts';

const origin = 'https://table.example';

const files = {
  build: 'two',
  page: '/characters/offline',
  entry: '/assets/index-22222222.js',
  files: ['/assets/index-22222222.js', '/assets/sheet-22222222.js'],
};

const pageOfBuild = '<script>import("/assets/index-22222222.js")</script>';

afterEach(() => vi.useRealTimers());

type Listener = Parameters<WorkerScope['addEventListener']>[1];

/** A browser with the caches of earlier builds, in which the worker runs. */
function start(server: (path: string) => Response | Promise<Response>) {
  const caches = new Map<string, Map<string, Response>>([
    ['questwright-sheet-one', new Map()],
    ['of-something-else', new Map()],
  ]);
  const cacheOf = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      put: async (url: string, response: Response) => void entries.set(url, response),
      addAll: async (urls: string[]) => {
        for (const url of urls) entries.set(url, new Response(`kept ${url}`));
      },
    };
  };
  const listeners = new Map<string, Listener>();
  const requests: string[] = [];
  const unregister = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const scope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    caches: {
      open: async (name: string) => cacheOf(name),
      match: async (url: string, { cacheName }: { cacheName: string }) =>
        caches.get(cacheName)?.get(url)?.clone(),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    clients: { claim: async () => undefined },
    fetch: async (request: { url: string } | string) => {
      const path = new URL(typeof request === 'string' ? request : request.url, origin).pathname;
      requests.push(path);
      return server(path);
    },
    location: { href: `${origin}/service-worker.js`, origin },
    registration: { unregister },
  };
  // The worker uses no more of its scope than this.
  serviceWorker(files, scope as unknown as WorkerScope);

  /** Sends an event to the worker; returns its response, and what it waits for. */
  function send(type: string, request?: object) {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const event = {
      request,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => (response = one),
    };
    listeners.get(type)?.(event as never);
    return { response, done: Promise.all(work) };
  }
  const navigate = (path: string) =>
    send('fetch', { method: 'GET', mode: 'navigate', url: origin + path });
  const load = (url: string, method = 'GET') =>
    send('fetch', { method, mode: 'cors', url: new URL(url, origin).href });
  return { caches, requests, unregister, send, navigate, load };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function installed(server: { now: (path: string) => Response | Promise<Response> }) {
  const worker = start((path) => server.now(path));
  await worker.send('install').done;
  await worker.send('activate').done;
  return worker;
}

const online = (path: string) => new Response(path === files.page ? pageOfBuild : `server ${path}`);

test('an installed worker keeps the files of its build and removes those of earlier ones', async () => {
  const { caches } = await installed({ now: online });
  expect([...caches.keys()]).toEqual(['of-something-else', 'questwright-sheet-two']);
  expect([...(caches.get('questwright-sheet-two')?.keys() ?? [])].toSorted()).toEqual([
    '/assets/index-22222222.js',
    '/assets/sheet-22222222.js',
    '/characters/offline',
  ]);
});

test.for([
  ['the page of another build', () => new Response('import("/assets/index-33333333.js")')],
  ['an error', () => new Response(pageOfBuild, { status: 503 })],
] as const)('a worker is not installed with %s', async ([, server]) => {
  const { done } = start(server).send('install');
  await expect(done).rejects.toThrow('The server has another page.');
});

test('the sheet of a character comes from the server, and without a network from the device', async () => {
  const server: { now: (path: string) => Response | Promise<Response> } = { now: online };
  const { navigate, load } = await installed(server);
  expect(await (await navigate('/characters/wulf').response)?.text()).toBe(
    'server /characters/wulf',
  );
  server.now = offline;
  expect(await (await navigate('/characters/wulf?edit').response)?.text()).toBe(pageOfBuild);
  const script = await load('/assets/sheet-22222222.js').response;
  expect(await script?.text()).toBe('kept /assets/sheet-22222222.js');
});

test('a slow network does not keep the sheet from opening', async () => {
  vi.useFakeTimers();
  const server: { now: (path: string) => Response | Promise<Response> } = { now: online };
  const { navigate } = await installed(server);
  server.now = () => new Promise(() => undefined);
  const { response } = navigate('/characters/wulf');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await response)?.text()).toBe(pageOfBuild);
});

test('other pages, files of other builds, the API and writes are left to the browser', async () => {
  const { navigate, load } = await installed({ now: online });
  for (const path of ['/characters/create', '/characters/wulf/print', '/dashboard', '/login']) {
    expect(navigate(path).response, path).toBeUndefined();
  }
  for (const url of [
    '/assets/index-11111111.js',
    '/api/characters/wulf',
    '/api/auth/self',
    'https://elsewhere.example/assets/sheet-22222222.js',
  ]) {
    expect(load(url).response, url).toBeUndefined();
  }
  expect(load('/assets/sheet-22222222.js', 'POST').response).toBeUndefined();
});

test.for([404, 410])(
  'the worker removes itself if its script has the status %i',
  async (status) => {
    const server: { now: (path: string) => Response | Promise<Response> } = { now: online };
    const { navigate, load, unregister, caches } = await installed(server);
    await navigate('/characters/wulf').done;
    expect(unregister).not.toHaveBeenCalled();
    server.now = (path) =>
      path === '/service-worker.js' ? new Response('', { status }) : online(path);
    await navigate('/characters/wulf').done;
    expect(unregister).toHaveBeenCalledOnce();
    expect(await (await load('/assets/sheet-22222222.js').response)?.text()).toBe(
      'server /assets/sheet-22222222.js',
    );
    expect([...caches.keys()]).toEqual(['of-something-else']);
  },
);

test('the worker stays if the server fails or cannot be reached', async () => {
  const server: { now: (path: string) => Response | Promise<Response> } = { now: online };
  const { navigate, unregister } = await installed(server);
  server.now = (path) =>
    path === '/service-worker.js' ? new Response('', { status: 502 }) : online(path);
  await navigate('/characters/wulf').done;
  server.now = offline;
  await navigate('/characters/wulf').done;
  expect(unregister).not.toHaveBeenCalled();
});
