import { insertAccount } from '#backend/auth/accounts.ts';
import { beginSession } from '#backend/auth/sessions.ts';
import { csrfToken } from '#backend/auth/csrf.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { Client, type CallOptions, type Answer } from '#tests/contract/client.ts';
import { quickPasswords, type TestApp } from './app.ts';
import { people } from './named-people.ts';

export type AccountId = keyof typeof people;

export interface SignedIn {
  readonly id: string;
  readonly client: Client;
  readonly call: (id: OperationId, options?: CallOptions) => Promise<Answer>;
}

export const guest = (app: TestApp, remoteAddress?: string): Client =>
  new Client(app.origin, (request) => app.fetch(request, remoteAddress));

/** Stores a verified account and returns its id. Odo becomes an administrator. */
export async function addAccount(app: TestApp, person: AccountId): Promise<string> {
  const { name, email, password } = people[person];
  const { db, clock, random } = app.context;
  const passwordHash = await quickPasswords.hash(password);
  const account = { name, email, passwordHash, verified: true };
  const id = await insertAccount(db, random, account, clock());
  if (person === 'odo') {
    await db.insertInto('user_group').values({ user_id: id, group_name: 'admin' }).execute();
  }
  return id;
}

/** A client with a session of that person. Creates the account if it does not exist. */
export async function signedIn(app: TestApp, person: AccountId): Promise<SignedIn> {
  const { db, clock, keys, random } = app.context;
  const existing = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', people[person].email)
    .executeTakeFirst();
  const id = existing?.id ?? (await addAccount(app, person));
  const session = await beginSession(db, random, {
    userId: id,
    now: clock(),
    provenAt: clock(),
    ip: '127.0.0.1',
    userAgent: undefined,
  });
  const client = guest(app);
  client.cookies.set('session', session.token);
  client.cookies.set('csrfToken', csrfToken(keys, random, session.hash));
  return { id, client, call: (operation, options) => client.call(operation, options) };
}
