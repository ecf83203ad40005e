import type { coverFiles } from '#src/components/campaigns/cover-files.ts';
import type { localDay } from '#src/lib/local-day.ts';

type Campaign = Parameters<typeof coverFiles>[0];

export interface EarlyData {
  /** The path of the page, which may contain parameters. */
  readonly path: string;
  /**
   * The requests that the app sends first, with the parameters of the path, and `:today` for the day of the user.
   * A cover is in the response to the second one, after the session.
   */
  readonly requests: readonly string[];
  /** The `sizes` of the cover in the first data; null if the page does not begin with a cover. */
  readonly coverSizes: string | null;
}

/**
 * Runs in the page: requests the first data before the scripts are loaded. A page that begins with a cover shows it
 * in an outline as soon as its data is there.
 */
export function requestEarlyData(
  { path: pagePath, requests, coverSizes }: EarlyData,
  filesOfCover: typeof coverFiles,
  today: typeof localDay,
): void {
  const showCover = async (response: Response, origin: string): Promise<void> => {
    // With a query, such as `?edit`, the page may show something else.
    if (coverSizes === null || location.search !== '' || !response.ok) return;
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
  const api = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  const origin = api.replace(/\/+$/, '');
  const names = pagePath.split('/');
  const values = location.pathname.split('/');
  // Without this cookie there is no session, so the data would be refused.
  const { cookie } = document;
  const filled = (request: string): string =>
    request.replaceAll(/:\w+/g, (name) =>
      name === ':today' ? today() : (values[names.indexOf(name)] ?? ''),
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
}
