export interface StartFiles {
  /** The style sheets of every page. */
  readonly sheets: readonly string[];
  /** The scripts that the page needs first. */
  readonly preload: readonly string[];
  /** The scripts that start the app. */
  readonly entry: readonly string[];
  /** Whether the page shows only a placeholder, so that the app need not wait for the first paint. */
  readonly isPlaceholder: boolean;
}

/**
 * Runs in the page, where the inlined rules are enough for the first paint: loads the whole style
 * sheet and the scripts, and starts the app when both are loaded. A prerendered page first loads its
 * pictures and fonts.
 * @param sendRequests for a page with first data
 * @param untilNeeded for a page that can be read, and whose links work, without the app
 */
export function startApp(
  files: StartFiles,
  sendRequests?: () => void,
  untilNeeded?: () => Promise<unknown>,
): void {
  const { sheets, preload, entry, isPlaceholder } = files;
  // src/main.tsx sets this too, but a link can be followed before its scripts are loaded, and the
  // browser would then restore the position when the user goes back.
  history.scrollRestoration = 'manual';
  const link = (rel: string, href: string, media = ''): HTMLLinkElement => {
    const element = document.createElement('link');
    Object.assign(element, { rel, href, media, crossOrigin: '', fetchPriority: 'low' });
    document.head.append(element);
    return element;
  };
  // The user can act before the page has loaded or is painted.
  const needed = untilNeeded?.();
  const start = async (): Promise<void> => {
    for (const script of preload) link('modulepreload', script);
    const loading = sheets.map((sheet) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      // Loaded, but not applied. Browsers warn in the console about a preloaded style sheet that is not used soon.
      const element = link('stylesheet', sheet, needed ? 'not all' : 'all');
      // If the style sheet fails, a page without it is better than no page.
      for (const type of ['load', 'error']) element.addEventListener(type, resolve);
      return { element, promise };
    });
    await needed;
    await Promise.all(loading.map(({ promise }) => promise));
    for (const { element } of loading) element.media = 'all';
    for (const script of entry) await import(script);
  };
  const isLoaded = new Promise((resolve) => {
    addEventListener('load', resolve);
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
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) globalThis.isEnterPressed = true;
  });
  document.addEventListener('input', () => {
    globalThis.isEnterPressed = false;
  });
  // Sent before the scripts are loaded, because these responses are small, and a browser opens only
  // six connections with HTTP/1.1.
  sendRequests?.();
  // A hidden page is not painted.
  if (document.hidden || isPlaceholder) void start();
  else void Promise.race([Promise.all([isLoaded, isPainted]), longest]).then(start, start);
}
