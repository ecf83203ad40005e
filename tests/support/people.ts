import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import type { RunningApp } from './running-app.ts';
import { people } from './named-people.ts';

export type PersonId = keyof typeof people;
export type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the account of a person at first use and signs in through the API, without a browser. */
export async function signInByApi(app: RunningApp, id: PersonId): Promise<Session> {
  const api = await guestApi(app);
  try {
    // The mocks have these people; a new server has none.
    if (app.kind === 'server') {
      if (id === 'odo') await becomeAdministrator(api, app, people[id]);
      else await register(api, app, people[id]);
    }
    return await signIn(api, people[id]);
  } finally {
    await api.dispose();
  }
}

/** Creates an account for one test and signs it in. */
export async function newAccount(app: RunningApp, account: Account): Promise<Session> {
  const api = await guestApi(app);
  try {
    await register(api, app, account);
    return await signIn(api, account);
  } finally {
    await api.dispose();
  }
}

/** Signs in to an account from another browser. */
export async function signInAgain(app: RunningApp, account: Account): Promise<Session> {
  const api = await guestApi(app);
  try {
    return await signIn(api, account);
  } finally {
    await api.dispose();
  }
}

/** A context for API requests with this session. Dispose of it after use. */
export async function apiOf(app: RunningApp, session: Session): Promise<APIRequestContext> {
  const token = session.cookies.find(({ name }) => name === 'csrfToken')?.value ?? '';
  return request.newContext({
    baseURL: app.apiUrl,
    storageState: session,
    extraHTTPHeaders: { origin: app.appUrl, 'x-csrf-token': decodeURIComponent(token) },
  });
}

const guestApi = (app: RunningApp): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: app.apiUrl,
    extraHTTPHeaders: { origin: app.appUrl },
  });

async function signIn(api: APIRequestContext, { email, password }: Account): Promise<Session> {
  await post(api, '/api/auth/login', { email, password });
  return api.storageState();
}

async function becomeAdministrator(
  api: APIRequestContext,
  app: RunningApp,
  account: Account,
): Promise<void> {
  await post(api, '/api/auth/setup', { ...account, token: tokenOf(await app.setupLink()) });
}

async function register(api: APIRequestContext, app: RunningApp, account: Account): Promise<void> {
  await post(api, '/api/auth/register', account);
  const link = await app.mailedLink(account.email, '/verify-email');
  await post(api, '/api/auth/verify-email', { token: tokenOf(link) });
}

function tokenOf(link: string): string {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  if (token === null) throw new Error(`There is no token in ${link}`);
  return token;
}

async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) {
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  }
}
