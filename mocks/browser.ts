import {
  http,
  HttpResponse,
  type HttpResponseResolver,
  type WebSocketHandlerConnection,
} from 'msw';
import { ws } from 'msw/ws';
import { setupWorker } from 'msw/browser';
import { socketPath } from '#src/generated/contract/operations.ts';
import type { CatalogueChanged } from '#src/generated/model/index.ts';
import { offline, type Answer } from './core/answer.ts';
import { createMockBackend } from './core/backend.ts';
import { CookieJar, parseCookies } from './core/cookies.ts';
import { people } from './fixtures/people.ts';
import { openStorage } from './browser-storage.ts';
import {
  changeFrame,
  heartbeatEvery,
  heartbeatFrame,
  openingFrame,
  repliesTo,
} from './socket-replies.ts';
import { lists, type Catalogue } from './core/state.ts';

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

/** The lists that a call may have changed; null when it can have changed nothing worth keeping. */
function touchedBy({ method, url }: Request): readonly (keyof Catalogue)[] | null {
  const { pathname } = new URL(url);
  const list = lists.find((name) => pathname.startsWith(`/api/${name}/`));
  if (list === undefined) return pathname.startsWith('/api/') ? [] : lists;
  return method === 'GET' ? null : [list];
}

/** What one tab tells the others: that the kept state is newer than theirs, and what is new in it. */
interface News {
  readonly events: readonly CatalogueChanged[];
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
  const scenario = new URLSearchParams(window.location.search).get('scenario');
  if (scenario !== null && !backend.useScenario(scenario)) say(`No scenario "${scenario}".`);
  await storage.save(backend.state(), lists);

  const host = apiHost();
  // The worker keeps the cookies of requests; what a socket would carry is known from those.
  const jar = new CookieJar();
  const caller = () => backend.userOf(parseCookies(jar.header), host.startsWith('https:'));
  const clients = new Set<WebSocketHandlerConnection['client']>();
  const tell = (event: CatalogueChanged) => {
    if (!caller()?.groups.includes('admin')) return;
    for (const client of clients) client.send(changeFrame(event));
  };
  // Other tabs go on, too: a mailed link opens in one of its own, and two show the same list.
  const tabs = new BroadcastChannel('questwright-mocks');
  tabs.addEventListener('message', ({ data }: MessageEvent<News>) => {
    void load().then(() => data.events.forEach(tell));
  });
  let unsaid: CatalogueChanged[] = [];
  backend.onCatalogueChange((event) => unsaid.push(event));
  const keep = async (request: Request) => {
    const touched = touchedBy(request);
    if (!touched) return;
    await storage.save(backend.state(), touched);
    // Said when it is kept: a tab that hears of it looks there.
    const events = unsaid;
    unsaid = [];
    events.forEach(tell);
    if (request.method !== 'GET') tabs.postMessage({ events } satisfies News);
  };
  const respond: HttpResponseResolver = async ({ request, cookies }) => {
    for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
    const answer = await backend.answer(request, cookies);
    if (answer !== offline) jar.take(answer.headers);
    await keep(request);
    return responseFrom(answer);
  };
  // The API's own paths alone: the app's modules may have an `api` folder, too.
  const calls = [http.all(`${host}/api/*`, respond), http.all(`${host}/__mock/*`, respond)];

  const sockets = ws.link(`${host.replace(/^http/, 'ws')}${socketPath}/`);
  const socketHandler = sockets.addEventListener('connection', ({ client }) => {
    const signedIn = caller() !== null;
    client.send(openingFrame(client.id));
    const heart = setInterval(() => client.send(heartbeatFrame), heartbeatEvery);
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      if (signedIn && data.startsWith('40')) clients.add(client);
      for (const reply of repliesTo(data, { id: client.id, signedIn })) client.send(reply);
    });
    client.addEventListener('close', () => {
      clearInterval(heart);
      clients.delete(client);
    });
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
