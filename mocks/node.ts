import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as generated from '#src/generated/endpoints/index.msw.ts';
import { offline } from './core/answer.ts';
import { createMockBackend, type MockBackendOptions } from './core/backend.ts';
import { CookieJar, parseCookies } from './core/cookies.ts';

/** The handlers as they are generated, for a test that wants neither state nor sessions. */
export const generatedHandlers = () => Object.values(generated).flatMap((tag) => tag());

/**
 * The mocks under `fetch` of this process, for tests. Any request they do not know is an error.
 * Cookies go into the jar, and those a page may read into the document, where there is one.
 */
export function createNodeMocks(options: MockBackendOptions = {}) {
  const backend = createMockBackend(options);
  const jar = new CookieJar();
  const handle = http.all(/^https?:\/\/[^/]+\/(api|__mock)\//, async ({ request }) => {
    const sent = request.credentials === 'omit' ? '' : jar.header;
    const answer = await backend.answer(request, parseCookies(sent));
    if (answer === offline) return HttpResponse.error();
    const { status, headers, body } = answer;
    jar.take(headers);
    if (typeof document !== 'undefined') {
      for (const line of headers.getSetCookie()) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads this one the same way
        if (!line.includes('HttpOnly')) document.cookie = line;
      }
    }
    return new HttpResponse(body, { status, headers });
  });
  const server = setupServer(handle);
  return {
    backend,
    jar,
    server,
    start: () => server.listen({ onUnhandledFrame: 'error' }),
    /** Back to the fixtures, signed out, without the handlers a test has added. */
    reset: () => {
      backend.reset();
      jar.clear();
      server.resetHandlers();
    },
    stop: () => server.close(),
  };
}
