import type { coverFiles } from '#src/components/campaigns/cover-files.ts';
import type { localDay } from '#src/lib/local-day.ts';

type Campaign = Parameters<typeof coverFiles>[0];

export interface StartFiles {
  /** The style sheets of every page. */
  readonly sheets: readonly string[];
  /** The scripts that the page needs first. */
  readonly preload: readonly string[];
  /** The scripts that start the app. */
  readonly entry: readonly string[];
  /** The path of the page, which may contain parameters. */
  readonly path: string;
  /**
   * The requests that the app sends first, with the parameters of the path, and `:today` for the day of the user.
   * The page sends them before it loads the scripts. A cover is in the response to the second one, after the session.
   */
  readonly requests: readonly string[];
  /** The `sizes` of the cover in the first data; null if the page does not begin with a cover. */
  readonly coverSizes: string | null;
  /** Whether the page shows only a placeholder, so that the app need not wait for the first paint. */
  readonly isPlaceholder: boolean;
}

/**
 * Runs in the page, where the inlined rules are enough for the first paint: loads the whole style
 * sheet and the scripts, and starts the app when both are loaded. A prerendered page first loads its
 * pictures and fonts. A page that begins with a cover shows it in an outline as soon as its data is there.
 * @param untilNeeded for a page that can be read, and whose links work, without the app
 */
export function startApp(
  files: StartFiles,
  filesOfCover: typeof coverFiles | undefined,
  today: typeof localDay | undefined,
  untilNeeded?: () => Promise<unknown>,
): void {
  const { sheets, preload, entry, path: pagePath, requests, coverSizes, isPlaceholder } = files;
  const showCover = async (response: Response, origin: string): Promise<void> => {
    // With a query, such as `?edit`, the page may show something else.
    if (!filesOfCover || coverSizes === null || location.search !== '' || !response.ok) return;
    // The answer of the app's own API: one campaign or a list.
    const body = (await response.clone().json()) as Campaign & { items?: Campaign[] };
    const campaign = body.items === undefined ? body : body.items[0];
    if (campaign === undefined) return;
    const { srcSet } = filesOfCover(campaign, origin);
    const outline = document.querySelector<HTMLTemplateElement>('#root > template');
    // The app has already rendered the page.
    if (outline === null) return;
    for (const picture of outline.content.querySelectorAll('img')) {
      Object.assign(picture, { sizes: coverSizes, srcset: srcSet });
    }
    document.querySelector('#main')?.replaceChildren(outline.content);
  };
  const sendRequests = (): void => {
    const api = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
    const origin = api.replace(/\/+$/, '');
    const names = pagePath.split('/');
    const values = location.pathname.split('/');
    // Without this cookie there is no session, so the data would be refused.
    const { cookie } = document;
    const filled = (request: string): string =>
      request.replaceAll(/:\w+/g, (name) =>
        name === ':today' ? (today?.() ?? '') : (values[names.indexOf(name)] ?? ''),
      );
    const hasSession = cookie.includes('csrfToken=');
    globalThis.earlyCookies = cookie;
    globalThis.earlyResponses = new Map(
      requests
        .filter((request) => hasSession || request === '/api/auth/self')
        .map(filled)
        .map((request) => [request, fetch(origin + request, { credentials: 'include' })]),
    );
    // A response that the app has not used at its start would be outdated later.
    setTimeout(() => globalThis.earlyResponses?.clear(), 10_000);
    const coverRequest = filled(requests[1] ?? '');
    for (const [request, response] of globalThis.earlyResponses) {
      const done =
        request === coverRequest ? response.then((answer) => showCover(answer, origin)) : response;
      // The app handles the errors. Without this, a failure before its start would be an error of the page.
      done.catch(() => undefined);
    }
  };
  const link = (rel: string, href: string, media = ''): HTMLLinkElement => {
    const element = document.createElement('link');
    Object.assign(element, { rel, href, media, crossOrigin: '', fetchPriority: 'low' });
    document.head.append(element);
    return element;
  };
  const start = async (): Promise<void> => {
    for (const script of preload) link('modulepreload', script);
    const loading = sheets.map((sheet) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      // Loaded, but not applied. Browsers warn in the console about a preloaded style sheet that is not used soon.
      const element = link('stylesheet', sheet, untilNeeded ? 'not all' : 'all');
      // If the style sheet fails, a page without it is better than no page.
      for (const type of ['load', 'error']) element.addEventListener(type, resolve);
      return { element, promise };
    });
    await untilNeeded?.();
    for (const { element } of loading) element.media = 'all';
    await Promise.all(loading.map(({ promise }) => promise));
    for (const script of entry) await import(script);
  };
  const isLoaded = new Promise((resolve) => {
    window.addEventListener('load', resolve);
  });
  // The browser reports a paint when it is on the screen. Frame callbacks come before, when pictures
  // may still have to be decoded, and the scripts would delay them.
  const isPainted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const longest = new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  // A prerendered button does nothing before the app has started; src/main.tsx then clicks it.
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
    if (button) globalThis.pressedButton = button;
  });
  // Enter in a field of a prerendered form does nothing either; src/main.tsx then submits the form,
  // unless the user has typed something after Enter.
  const setEnterPressed = ({ target }: Event, isPressed: boolean): void => {
    if (target instanceof HTMLInputElement) globalThis.isEnterPressed = isPressed;
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') setEnterPressed(event, true);
  });
  document.addEventListener('input', (event) => setEnterPressed(event, false));
  // Sent before the scripts are loaded, because these responses are small, and a browser opens only
  // six connections with HTTP/1.1.
  sendRequests();
  // A hidden page is not painted.
  if (document.hidden || isPlaceholder) void start();
  else void Promise.race([Promise.all([isLoaded, isPainted]), longest]).then(start, start);
}
