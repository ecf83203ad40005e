import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { isApiPath } from '#contract/match.ts';
import { isControl } from '#mocks/control.ts';
import { createMocks } from '#mocks/create-mocks.ts';
import { CookieJar } from '#mocks/cookie-jar.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { readSize } from './read-size.ts';
import { callFrom, responseFrom } from './fetch-call.ts';

const databaseImage = await fixturesDatabaseImage();

/**
 * Lets the mocks answer `fetch` in this process, for tests. A request to an unknown address is an
 * error. Cookies are stored in the jar; if there is a document, it also gets the cookies that scripts
 * may read.
 */
export function createNodeMocks() {
  const backend = createMocks({
    open: openNodeEngine,
    databaseImage,
    readSeed,
    readSize,
    publicUrl: 'http://localhost:3000',
  });
  const jar = new CookieJar();
  const isCall = ({ request }: { request: Request }): boolean => {
    const { pathname } = new URL(request.url);
    return isApiPath(pathname) || isControl(pathname);
  };
  const handle = http.all(isCall, async ({ request }) => {
    const cookies = request.credentials === 'omit' ? undefined : jar.header;
    const requestId = backend.nextRequestId();
    const answer = await backend.answer(callFrom(request, { requestId, cookies }));
    if (answer === 'lost') return HttpResponse.error();
    jar.take(answer.cookies);
    if (typeof document !== 'undefined') {
      for (const line of answer.cookies) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads these cookies from document.cookie
        if (!line.includes('HttpOnly')) document.cookie = line;
      }
    }
    return responseFrom(answer);
  });
  const server = setupServer(handle);
  return {
    backend,
    jar,
    server,
    start: () => server.listen({ onUnhandledFrame: 'error' }),
    /** Restores the fixtures, signs everyone out and removes handlers that a test has added. */
    reset: () => {
      backend.reset();
      jar.clear();
      server.resetHandlers();
    },
    stop: () => server.close(),
  };
}
