import type { OperationId } from '#src/generated/contract/operations.ts';
import type { CatalogueChanged, CurrentUser } from '#src/generated/model/index.ts';
import { isScenario, scenarios } from './old-scenarios.ts';
import { offline, type Answer } from './answer.ts';
import { currentUser } from './auth.ts';
import type { MockContext } from './context.ts';
import { control, isControl, type Controls } from './control.ts';
import { parseCookies, type Cookies, type SetCookie } from './cookies.ts';
import { freshState } from './fresh-state.ts';
import { respond } from './pipeline.ts';
import { drawsFrom, markOf } from './random.ts';
import { findSession } from './session.ts';
import type { Mail, MockState, StoredSession, StoredUser } from './state.ts';

export interface MockBackendOptions {
  /** Equal seeds give equal answers. */
  readonly seed?: string | number;
  readonly clock?: () => Date | number;
  /** Where the web app is, when no request says so by its Origin. */
  readonly appUrl?: string;
  readonly onMail?: (mail: Mail) => void;
}

export interface MockBackend {
  /** Cookies come from and go into the headers, as on the wire. */
  fetch(request: Request): Promise<Response>;
  /** For hosts that keep cookies elsewhere. */
  answer(request: Request, cookies: Cookies): Promise<Answer | typeof offline>;
  /** Who is signed in with these cookies, if anybody is. */
  userOf(cookies: Cookies, secure: boolean): CurrentUser | null;
  /** Calls back after every write to the catalogue, whoever wrote; returns how to end that. */
  onCatalogueChange(listener: (event: CatalogueChanged) => void): () => void;
  /** Returns whether there is such a scenario. */
  useScenario(name: string): boolean;
  reset(): void;
  /** The state itself, for hosts that take their copy of it at once. */
  state(): Readonly<MockState>;
  snapshot(): MockState;
  restore(snapshot: MockState): void;
  mails(): readonly Mail[];
}

/** The API without a server: state, sessions, mails and all, in memory. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const seed = String(options.seed ?? 1);
  const clock = options.clock ?? Date.now;
  let state = freshState();
  let requests = 0;
  let calls = 0;
  /** How often each operation was called since the scenario began. */
  const callsOf = new Map<OperationId, number>();
  const listeners = new Set<(event: CatalogueChanged) => void>();

  const nameScenario = (name: string, wish: string | null) =>
    wish !== null && isScenario(wish) ? wish : name;

  const useScenario = (name: string): boolean => {
    if (!isScenario(name)) return false;
    const current = isScenario(state.scenario) ? scenarios[state.scenario] : scenarios.default;
    if (current.data || scenarios[name].data) {
      const { sessions, drawn } = state;
      // Counting on, or a new session could get the token of one that is kept.
      state = { ...freshState(), drawn };
      scenarios[name].data?.(state, drawsFrom(`${seed}/${name}`, state));
      // Whoever was signed in and is still there stays so: people keep their ids.
      state.sessions = sessions.filter(({ userId }) => state.users.some(({ id }) => id === userId));
    }
    state.scenario = name;
    callsOf.clear();
    return true;
  };

  const reset = () => {
    state = freshState();
    requests = 0;
    calls = 0;
    callsOf.clear();
  };

  const controls: Controls = {
    reset,
    useScenario,
    scenarios: () =>
      Object.fromEntries(Object.entries(scenarios).map(([name, { summary }]) => [name, summary])),
    state: () => state,
    mails: () => state.mails,
  };

  const userWith = (session: StoredSession | null): StoredUser | null =>
    state.users.find(({ id }) => id === session?.userId) ?? null;

  const answer = async (request: Request, cookies: Cookies) => {
    const url = new URL(request.url);
    requests += 1;
    const requestId = markOf(`${seed}/request/${requests}`).slice(0, 26);
    const secure = url.protocol === 'https:';
    if (isControl(url.pathname)) return control(request, url, controls, requestId);

    const name = nameScenario(state.scenario, request.headers.get('x-mock-scenario'));
    const scenario = isScenario(name) ? scenarios[name] : scenarios.default;
    const now = new Date(clock());
    const session = findSession(state, cookies, secure, now);
    const user = userWith(session);
    const newCookies: SetCookie[] = [];
    const current = state;
    const context: MockContext = {
      state: current,
      now,
      requestId,
      scenario,
      seed,
      draws: drawsFrom(seed, current),
      session,
      user,
      get caller() {
        if (!user) throw new Error('This operation does not ask for a session.');
        return user;
      },
      cookies,
      secure,
      appUrl: options.appUrl ?? request.headers.get('origin') ?? url.origin,
      header: (header) => request.headers.get(header) ?? undefined,
      setCookie: (cookie) => newCookies.push(cookie),
      sendMail: (mail) => {
        const sent = { ...mail, sentAt: now.toISOString() };
        current.mails.push(sent);
        options.onMail?.(sent);
      },
      announce: (event) => listeners.forEach((listener) => listener(event)),
    };
    const count = calls;
    calls += 1;
    const nthOf = (id: OperationId) => {
      const nth = (callsOf.get(id) ?? 0) + 1;
      callsOf.set(id, nth);
      return nth;
    };
    return respond({ request, url, context, count, nthOf, newCookies });
  };

  return {
    answer,

    async fetch(request) {
      const found = await answer(request, parseCookies(request.headers.get('cookie')));
      if (found === offline) return Response.error();
      return new Response(found.body, { status: found.status, headers: found.headers });
    },

    userOf(cookies, secure) {
      const user = userWith(findSession(state, cookies, secure, new Date(clock())));
      return user && currentUser(user);
    },
    onCatalogueChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    useScenario,
    reset,
    state: () => state,
    snapshot: () => structuredClone(state),
    restore: (snapshot) => {
      state = structuredClone(snapshot);
    },
    mails: () => structuredClone(state.mails),
  };
}
