import { bodyTooLarge, undivided, type Call } from '#backend/call.ts';
import { operationOf } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import type { CookieJar } from '#mocks/cookie-jar.ts';
import { systemRandom } from '#backend/random.ts';
import { createMocks } from '#mocks/create-mocks.ts';
import { people } from '#mocks/fixtures/people.ts';
import { drawPicture } from './draw-picture.ts';
import { readSize } from './read-size.ts';
import { holdLock, openData } from './data.ts';
import type { NoticeKind } from './notices.ts';
import { servePort, type Methods, type StartOptions, type WireCall } from './protocol.ts';
import { createSockets } from './sockets.ts';

const csrfCookie = 'csrfToken';

/** The Set-Cookie lines whose cookies scripts may read. */
const readableCookiesIn = (lines: readonly string[]) =>
  lines.filter((line) => !/;\s*HttpOnly/i.test(line));

/**
 * The Set-Cookie line that copies the CSRF cookie from the jar to the page, or deletes it on the page
 * if the jar has none. The page needs this line, because its own cookie may have another value.
 */
function readableCookiesOf(jar: CookieJar): string[] {
  const value = jar.get(csrfCookie);
  return [`${csrfCookie}=${value ?? ''}; Path=/; SameSite=Lax${value ? '' : '; Max-Age=0'}`];
}

function callOf({ method, url, headers, body, credentials }: WireCall, parts: CallParts): Call {
  const { pathname, search } = new URL(url);
  const { origin, cookies, requestId } = parts;
  const allHeaders: Readonly<Record<string, string | undefined>> = {
    ...headers,
    // A page cannot read these two headers from its requests: a browser adds them only when it sends a
    // request over the network.
    origin,
    cookie: credentials ? cookies : undefined,
  };
  return {
    method,
    path: pathname,
    query: search.slice(1),
    ip: '127.0.0.1',
    requestId,
    header: (name) => allHeaders[name],
    async body(maxBytes, meter) {
      if (body.byteLength > maxBytes) throw bodyTooLarge();
      meter?.add(body);
      return body;
    },
  };
}

interface CallParts {
  readonly origin: string;
  readonly cookies: string | undefined;
  readonly requestId: string;
}

/** Compiles the validators of answers in advance; otherwise the first answer would wait for them. */
function prepareAnswers(): void {
  const id = 'authOauthProviders';
  const contentType = operationOf(id).responses[200]?.contentType;
  responseFindings(id, { status: 200, header: () => contentType, body: null });
}

/** The backend of this browser. Pages connect to it in a shared worker, or run it themselves. */
export function createHost() {
  const pages = new Set<ReturnType<typeof servePort>>();
  const lifeLock = `questwright-offline-${crypto.randomUUID()}`;
  const ownLock = holdLock(lifeLock);
  let opened: ReturnType<typeof open> | undefined;
  let saveNow = (): void => undefined;

  /** The notices for the first page that connects, because the data is opened before that. */
  const pendingNotices: NoticeKind[] = [];
  const notify = (notice: NoticeKind): void => {
    if (pages.size === 0) pendingNotices.push(notice);
    for (const page of pages) page.announce({ kind: 'notice', notice });
  };
  const logLine = (text: string): void => {
    for (const page of pages) page.announce({ kind: 'line', text });
  };

  const openNow = () => openData(notify);
  // The data is opened before a page needs it. After an error, the next page tries again.
  let opening: ReturnType<typeof openData> | undefined = openNow();
  opening.catch(() => (opening = undefined));

  async function open({ appUrl }: StartOptions) {
    const data = await (opening ?? openNow());
    opening = undefined;
    ({ saveNow } = data);
    const mocks = createMocks({
      open: data.open,
      databaseImage: data.fetchDatabaseImage,
      saved: data.saved,
      readSeed: () => Promise.reject(new Error('The fixtures come as a database image.')),
      readSize,
      draw: drawPicture,
      random: systemRandom,
      publicUrl: appUrl,
      onMail: ({ to, subject, link }) => logLine(`Mail to ${to}: ${subject}\n${link}`),
      onError: (error) => logLine(error instanceof Error ? (error.stack ?? '') : String(error)),
    });
    const { jar } = data;
    const sockets = createSockets(mocks.sockets, appUrl, () => jar.header);
    mocks.onDrop(sockets.drop);
    return { data, jar, mocks, sockets, appUrl };
  }

  /** Resolves when `start` has opened the data. */
  async function ready() {
    if (!opened) throw new Error('The backend has not been started.');
    return opened;
  }

  const methods: Omit<Methods, 'pageHidden' | 'pageShown'> = {
    async start(options) {
      opened ??= open(options);
      // After an error, the next page tries again.
      opened.catch(() => (opened = undefined));
      const { mocks, jar } = await opened;
      const { scenario } = options;
      const isKnownScenario = scenario === null || (await mocks.useScenario(scenario));
      // Runs after the result is sent, while the page prepares its first call.
      setTimeout(prepareAnswers);
      const signIn = Object.values(people).map(({ email, password }) => `${email} · ${password}`);
      return {
        readableCookies: readableCookiesOf(jar),
        hints: [
          `This browser answers the API itself. Sign in as one of:\n${signIn.join('\n')}`,
          'Mails, state, scenarios: fetch /__mock/mails, /__mock/state, /__mock/scenario',
          ...(isKnownScenario ? [] : [`There is no scenario "${scenario}".`]),
        ],
      };
    },
    async lifeLock() {
      await ownLock;
      return lifeLock;
    },
    async answer(call) {
      const { mocks, jar, data, appUrl } = await ready();
      const requestId = mocks.nextRequestId();
      const parts = { origin: appUrl, cookies: jar.header, requestId };
      const answer = await mocks.answer(callOf(call, parts));
      if (answer === 'lost') return answer;
      const { cookies, status, headers } = answer;
      const body = undivided(answer.body);
      if (call.credentials && cookies.length > 0) {
        jar.take(cookies);
        data.saveSoon();
      }
      return { status, headers, body, readableCookies: readableCookiesIn(cookies) };
    },
    openSocket: async (port) => (await ready()).sockets.accept(port),
    asideFile: async () => (await ready()).data.asideFile(),
  };

  return {
    serve(port: MessagePort): void {
      const page = servePort(port, {
        ...methods,
        async pageHidden() {
          pages.delete(page);
          saveNow();
        },
        async pageShown() {
          pages.add(page);
        },
      });
      pages.add(page);
      for (const notice of pendingNotices.splice(0)) page.announce({ kind: 'notice', notice });
    },
    saveNow: (): void => saveNow(),
  };
}
