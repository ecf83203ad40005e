import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import type { Backend } from './backend.ts';
import { people } from './named-people.ts';

export type PersonId = keyof typeof people;
export type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Makes the account of a person on first use and signs in through the API, without a browser. */
export async function signInByApi(backend: Backend, id: PersonId): Promise<Session> {
  const api = await request.newContext({
    baseURL: backend.apiUrl,
    extraHTTPHeaders: { origin: backend.appUrl },
  });
  try {
    // The mocks know these people; a new server knows nobody.
    if (backend.kind === 'server') await createAccount(api, backend, id);
    const { email, password } = people[id];
    await post(api, '/api/auth/login', { email, password });
    return await api.storageState();
  } finally {
    await api.dispose();
  }
}

async function createAccount(
  api: APIRequestContext,
  backend: Backend,
  id: PersonId,
): Promise<void> {
  const person = people[id];
  if (id === 'odo') {
    await post(api, '/api/auth/setup', { ...person, token: tokenOf(await backend.setupLink()) });
    return;
  }
  await post(api, '/api/auth/register', person);
  const link = await backend.mailedLink(person.email, '/verify-email');
  await post(api, '/api/auth/verify-email', { token: tokenOf(link) });
}

function tokenOf(link: string): string {
  const { searchParams, hash } = new URL(link);
  const token = searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token');
  if (token === null) throw new Error(`There is no token in ${link}`);
  return token;
}

async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) {
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  }
}
