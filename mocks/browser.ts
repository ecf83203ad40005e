import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { ws } from 'msw/ws';
import { setupWorker } from 'msw/browser';
import { socketPath } from '#src/generated/contract/operations.ts';
import { offline, type Answer } from './core/answer.ts';
import { createMockBackend } from './core/backend.ts';
import { CookieJar, parseCookies } from './core/cookies.ts';
import { people } from './fixtures/people.ts';
import { openStorage } from './browser-storage.ts';
import { heartbeatEvery, heartbeatFrame, openingFrame, repliesTo } from './socket-replies.ts';

const say = (message: string) => {
  // oxlint-disable-next-line no-console -- without a mailbox, the console is where links are read
  console.info(`[mocks] ${message}`);
};

function apiHost(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content.trim();
  return new URL(named || '/', window.location.origin).origin;
}

/** A worker's response cannot set cookies: those the page reads are set by the page. */
function showCookies(headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    if (/;\s*HttpOnly/i.test(line)) continue;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads this one the same way
    document.cookie = line;
  }
}

function responseFrom(answer: Answer | typeof offline): Response {
  if (answer === offline) return HttpResponse.error();
  const { status, headers, body } = answer;
  showCookies(headers);
  return new HttpResponse(body, { status, headers });
}

/**
 * Answers every call of the app inside the browser, with state that outlives a reload. The worker
 * keeps cookies in its own store; signing out and starting anew expire them there as on the wire.
 */
export async function startBrowserMocks(): Promise<void> {
  const storage = await openStorage();
  const backend = createMockBackend({
    appUrl: window.location.origin,
    onMail: ({ to, subject, link }) => say(`Mail to ${to}: ${subject}\n${link}`),
  });
  const load = async () => {
    const kept = await storage.load();
    if (kept) backend.restore(kept);
  };
  await load();
  // Another tab may have gone on: a mailed link, for one, opens in a tab of its own.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void load();
  });
  const scenario = new URLSearchParams(window.location.search).get('scenario');
  if (scenario !== null && !backend.useScenario(scenario)) say(`No scenario "${scenario}".`);

  const host = apiHost();
  // The worker keeps the cookies of requests; what a socket would carry is known from those.
  const jar = new CookieJar();
  const respond: HttpResponseResolver = async ({ request, cookies }) => {
    for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
    const answer = await backend.answer(request, cookies);
    if (answer !== offline) jar.take(answer.headers);
    await storage.save(backend.snapshot());
    return responseFrom(answer);
  };
  // The API's own paths alone: the app's modules may have an `api` folder, too.
  const calls = [http.all(`${host}/api/*`, respond), http.all(`${host}/__mock/*`, respond)];

  const sockets = ws.link(`${host.replace(/^http/, 'ws')}${socketPath}/`);
  const socketHandler = sockets.addEventListener('connection', ({ client }) => {
    const caller = {
      id: client.id,
      signedIn: backend.isSignedIn(parseCookies(jar.header), host.startsWith('https:')),
    };
    client.send(openingFrame(client.id));
    const heart = setInterval(() => client.send(heartbeatFrame), heartbeatEvery);
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      for (const reply of repliesTo(data, caller)) client.send(reply);
    });
    client.addEventListener('close', () => clearInterval(heart));
  });

  // Not `virtual:msw`: that one stops answering while a module is replaced, and what the app asks
  // for in that moment gets the development server's page instead.
  await setupWorker(...calls, socketHandler).start({
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  const signIn = Object.values(people).map(({ email, password }) => `${email} · ${password}`);
  say(`The API is played by this page. Sign in as one of:\n${signIn.join('\n')}`);
}
