/** What the service worker keeps on the device. All of it is from one build. */
export interface WorkerFiles {
  /** A hash of the page and of the names of the files. */
  readonly build: string;
  /** A URL of the page that is kept. The sheets of all characters have the same page. */
  readonly page: string;
  /** A script that only the page of this build loads. */
  readonly entry: string;
  /** The URLs of files whose names contain a hash of their content. */
  readonly files: readonly string[];
}

/** An event that lasts until its promises are settled. */
interface LongEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends LongEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** What the worker uses of `ServiceWorkerGlobalScope`, for which the project has no types. */
export interface WorkerScope {
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly fetch: typeof fetch;
  readonly location: { readonly href: string; readonly origin: string };
  readonly registration: { readonly unregister: () => Promise<boolean> };
}

/**
 * Runs in the service worker of the pages below `/characters/`: opens the sheet of a character without a network.
 * It keeps the page without any data, and its scripts, styles and fonts. It never answers for the API.
 */
export function serviceWorker(
  { build, page, entry, files }: WorkerFiles,
  scope: WorkerScope,
): void {
  const prefix = 'questwright-sheet-';
  const own = prefix + build;
  const known = new Set(files);
  /** Milliseconds for which a page waits for a slow network before it opens from the cache. */
  const longestWait = 4000;
  const sheetPath = /^\/characters\/(?!create\/?$)[^/]+\/?$/;

  const deleteCaches = async (except: string | null): Promise<void> => {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== except);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
  };
  /** A file of the cache, whatever compression the request accepts. */
  const keptFile = (url: string): Promise<Response | undefined> =>
    scope.caches.match(url, { cacheName: own, ignoreVary: true });

  const install = async (): Promise<void> => {
    const cache = await scope.caches.open(own);
    // The page contains no data, so it is requested without the session.
    const response = await scope.fetch(page, { cache: 'reload', credentials: 'omit' });
    // A server that is being updated can already send the next page, whose files are not in the list.
    const html = await response.clone().text();
    if (!response.ok || !html.includes(entry)) throw new Error('The server has another page.');
    await Promise.all([cache.addAll([...files]), cache.put(page, response)]);
  };
  const activate = async (): Promise<void> => {
    await deleteCaches(own);
    await scope.clients.claim();
  };
  /** Removes the worker if the server does not have its script any more. Browsers would keep it. */
  const endIfGone = async (): Promise<void> => {
    const { status } = await scope.fetch(scope.location.href, { cache: 'no-cache' });
    if (status !== 404 && status !== 410) return;
    await scope.registration.unregister();
    await deleteCaches(null);
  };

  const open = async (event: FetchEvent): Promise<Response> => {
    const loading = scope.fetch(event.request);
    event.waitUntil(loading.then(endIfGone).catch(() => undefined));
    const late = new Promise<null>((resolve) => {
      setTimeout(resolve, longestWait, null);
    });
    const response = await Promise.race([loading, late]).catch(() => null);
    return response ?? (await keptFile(page)) ?? loading;
  };
  const load = async (event: FetchEvent, path: string): Promise<Response> =>
    (await keptFile(path)) ?? scope.fetch(event.request);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (sheetPath.test(pathname)) event.respondWith(open(event));
    } else if (known.has(pathname)) event.respondWith(load(event, pathname));
  });
}
