export interface StartFiles {
  /** The style sheets of every page. */
  readonly sheets: readonly string[];
  /** The scripts that the page needs first. */
  readonly preload: readonly string[];
  /** The scripts that start the app. */
  readonly entry: readonly string[];
  /** The requests that the app sends first. The page sends them while the scripts are loading. */
  readonly requests: readonly string[];
}

/**
 * Runs in the page, where the inlined rules are enough for the first paint: loads the whole style
 * sheet and the scripts after the first paint, and starts the app when both are there.
 */
export function startApp({ sheets, preload, entry, requests }: StartFiles): void {
  const api = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  const origin = api.replace(/\/+$/, '');
  globalThis.earlyResponses = new Map(
    requests.map((path) => [path, fetch(origin + path, { credentials: 'include' })]),
  );
  // The app handles the errors. Without this, a failure before its start would be an error of the page.
  for (const response of globalThis.earlyResponses.values()) response.catch(() => undefined);
  const link = (rel: string, href: string): HTMLLinkElement => {
    const element = document.createElement('link');
    Object.assign(element, { rel, href, crossOrigin: '', fetchPriority: 'low' });
    document.head.append(element);
    return element;
  };
  const start = async (): Promise<void> => {
    for (const script of preload) link('modulepreload', script);
    const loading = sheets.map((sheet) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const element = link('stylesheet', sheet);
      // Without its style sheet the page is still better than no page.
      for (const type of ['load', 'error']) element.addEventListener(type, resolve);
      return promise;
    });
    await Promise.all(loading);
    for (const script of entry) await import(script);
  };
  // A hidden page is not painted, so it starts at once.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
}
