import { beforeAll, expect, test } from 'vitest';
import { insertAccount } from '#backend/auth/accounts.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { operationOf } from '#contract/requests.ts';
import { kindTable } from '#src/generated/contract/kinds.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import type { Client } from '#tests/contract/client.ts';
import { expectDocumented } from '#tests/contract/case.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, quickPasswords, type TestApp } from '#tests/support/app.ts';
import { exampleBody } from '#tests/support/contract-examples.ts';
import { contentsOf } from '#tests/support/database-contents.ts';
import { quickPainter } from '#tests/support/quick-painter.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { recordsOf, type Records } from '#tests/support/one-of-each.ts';

const ids = Object.keys(operations) as OperationId[];
const table: Readonly<Record<OperationId, Operation>> = operations;
const protectedIds = ids.filter((id) => table[id].session === 'required');
const grouped = protectedIds.filter((id) => table[id].groups.length > 0);
const guarded = ids.filter((id) => table[id].csrf);
const confirmed = ids.filter((id) => table[id].confirmation);
const writes = ids.filter((id) => table[id].method !== 'GET');

/** Everyone may use them with the secret that is their parameter, or with the id of a public picture. */
const bySecret = new Set<OperationId>([
  'invitationGet',
  'invitationAccept',
  'characterSharedGet',
  'imageGet',
]);
/** The operations about a record that belongs to someone, or to the members of a campaign. */
const owned = protectedIds.filter(
  (id) =>
    table[id].groups.length === 0 &&
    !bySecret.has(id) &&
    /\{(?:campaignId|characterId|pictureId|generationId)\}/.test(table[id].path),
);

/** Parameters of the path and required ones of the query. */
function params(id: OperationId, records: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    operationOf(id)
      .parameters.filter(
        ({ in: place, required }) => place === 'path' || (place === 'query' && required),
      )
      .map(({ name }) => [name, records[name] ?? '2024#nothing-here']),
  );
}

/** Who calls, what they call, and how the contract refuses it. */
interface Refusal {
  readonly caller: string;
  readonly operations: readonly OperationId[];
  readonly status: number;
  readonly code: string;
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly client: () => Promise<Client> | Client;
}

describeBoth('access to operations', (open) => {
  let app: TestApp;
  let mira: SignedIn;
  let odo: SignedIn;
  let records: Records;

  beforeAll(async () => {
    app = await createTestApp({
      database: await open(),
      // In this process, because the tests need only that there is a draft.
      ports: { storyteller, painter: quickPainter },
    });
    mira = await signedIn(app, 'mira');
    odo = await signedIn(app, 'odo');
    records = await recordsOf(app, mira);
    return () => app.close();
  }, 40_000);

  /** A session of Ilse that is changed in the database, as time or an administrator does. */
  async function changedSession(change: (userId: string) => Promise<unknown>): Promise<Client> {
    const { id, client } = await signedIn(app, 'ilse');
    await change(id);
    return client;
  }

  const db = () => app.database.db;
  const refusals: readonly Refusal[] = [
    {
      caller: 'a guest',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: () => guest(app),
    },
    {
      caller: 'an unknown session cookie',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: () => {
        const client = guest(app);
        client.cookies.set('session', 'A'.repeat(43));
        return client;
      },
    },
    {
      caller: 'someone whose address is not verified',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: async () => {
        const password = 'four wet boots and a map';
        const account = { name: 'Wren', email: 'wren@example.com', verified: false };
        const passwordHash = await quickPasswords.hash(password);
        await insertAccount(db(), app.context.random, { ...account, passwordHash }, Date.now());
        const client = guest(app);
        const body = { email: account.email, password };
        expectDocumented('authLogin', 403, await client.call('authLogin', { body }));
        return client;
      },
    },
    {
      caller: 'someone whose second factor is missing',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: async () => {
        const password = 'five dry matches in a tin';
        const account = { name: 'Tova', email: 'tova@example.com', verified: true };
        const passwordHash = await quickPasswords.hash(password);
        const { random } = app.context;
        const userId = await insertAccount(db(), random, { ...account, passwordHash }, Date.now());
        // The secret is read only when there is a code.
        const factor = { sealed_secret: '', last_step: 0, created_at: 0, last_used_at: 0 };
        await db()
          .insertInto('totp')
          .values({ user_id: userId, ...factor })
          .execute();
        const client = guest(app);
        const body = { email: account.email, password };
        expectDocumented('authLogin', 202, await client.call('authLogin', { body }));
        return client;
      },
    },
    {
      caller: 'a session that was idle for too long',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: () =>
        changedSession((userId) =>
          db()
            .updateTable('session')
            .set({ expires_at: Date.now() - 1 })
            .where('user_id', '=', userId)
            .execute(),
        ),
    },
    {
      caller: 'a session that has lived for too long',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: () =>
        changedSession((userId) =>
          db()
            .updateTable('session')
            .set({ absolute_expires_at: Date.now() - 1 })
            .where('user_id', '=', userId)
            .execute(),
        ),
    },
    {
      caller: 'someone whose account is disabled',
      operations: protectedIds,
      status: 401,
      code: 'unauthenticated',
      client: () =>
        changedSession((userId) =>
          db()
            .updateTable('user')
            .set({ disabled_at: Date.now() })
            .where('id', '=', userId)
            .execute(),
        ),
    },
    {
      caller: 'a page without a CSRF token',
      operations: guarded,
      status: 403,
      code: 'csrf_failed',
      headers: () => ({ 'X-CSRF-Token': '' }),
      client: () => odo.client,
    },
    {
      caller: 'a page with an invalid CSRF token',
      operations: guarded,
      status: 403,
      code: 'csrf_failed',
      headers: () => ({ 'X-CSRF-Token': 'x.y' }),
      client: () => odo.client,
    },
    {
      caller: 'a page with the CSRF token of another session',
      operations: guarded,
      status: 403,
      code: 'csrf_failed',
      headers: () => ({ 'X-CSRF-Token': mira.client.cookies.get('csrfToken') ?? '' }),
      client: () => odo.client,
    },
    ...['https://elsewhere.example', 'null'].map((origin) => ({
      caller: `a page with the Origin ${origin}`,
      operations: writes,
      status: 403,
      code: 'origin_not_allowed',
      headers: () => ({ Origin: origin }),
      client: () => odo.client,
    })),
    {
      caller: 'a page of another site, as the browser says',
      operations: writes,
      status: 403,
      code: 'origin_not_allowed',
      headers: () => ({ 'Sec-Fetch-Site': 'cross-site' }),
      client: () => odo.client,
    },
    {
      caller: 'a user who is not an administrator',
      operations: grouped,
      status: 403,
      code: 'forbidden',
      client: () => mira.client,
    },
    {
      caller: 'an administrator who has not confirmed who they are',
      operations: confirmed,
      status: 403,
      code: 'confirmation_required',
      client: async () => {
        const { client } = await signedIn(app, 'odo');
        await db()
          .updateTable('session')
          .set({ auth_time: 0 })
          .where('token_hash', '=', fingerprint(client.cookies.get('session') ?? ''))
          .execute();
        return client;
      },
    },
    {
      caller: 'someone to whom the record does not belong',
      operations: owned,
      status: 404,
      code: 'not_found',
      client: async () => (await signedIn(app, 'tomas')).client,
    },
    {
      caller: 'an administrator to whom the record does not belong',
      operations: owned,
      status: 404,
      code: 'not_found',
      client: () => odo.client,
    },
  ];

  test.for(refusals)('$caller is refused, and nothing changes', async (refusal) => {
    const { status, code } = refusal;
    const client = await refusal.client();
    const cookies = [...client.cookies];
    const before = await contentsOf(db());
    const others: string[] = [];
    for (const id of refusal.operations) {
      // The answer to an unknown cookie removes it, so each call begins with the same cookies.
      client.cookies.clear();
      for (const [name, value] of cookies) client.cookies.set(name, value);
      const answer = await client.call(id, {
        params: params(id, records),
        body: exampleBody(id),
        ...(refusal.headers && { headers: refusal.headers() }),
      });
      const isExpected =
        answer.status === status &&
        typeof answer.body === 'object' &&
        answer.body !== null &&
        'code' in answer.body &&
        answer.body.code === code;
      if (isExpected) expectDocumented(id, status, answer);
      else others.push(`${id}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 200)}`);
    }
    expect(others).toEqual([]);
    expect(await contentsOf(db())).toEqual(before);
  });

  test('every operation is open to everyone, or has a caller who is refused', () => {
    const unguarded = ids.filter((id) => table[id].session !== 'required');
    expect(unguarded.toSorted()).toEqual(
      [
        ...ids.filter((id) => table[id].tag === 'auth'),
        'authSelf',
        'characterSharedGet',
        'imageGet',
      ].toSorted(),
    );
  });

  test.for(protectedIds.filter((id) => id !== 'authLogout'))(
    '%s is allowed for the users that the contract names',
    async (id) => {
      const someone = table[id].groups.length > 0 ? odo : mira;
      const type = table[id].body?.contentType;
      const body =
        type === undefined ? undefined : type === 'application/json' ? {} : new FormData();
      const answer = await someone.call(id, { params: params(id, {}), body });
      expect([401, 403]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500 + Number(id === 'generationCreate'));
    },
  );

  test('only administrators may change the catalogue, read its history, choose models and see people', () => {
    const theirs = Object.values(kindTable).flatMap(({ prefix }) =>
      ['Create', 'Bulk', 'History', 'Update', 'Delete'].map((verb) => prefix + verb),
    );
    const models = ['modelGet', 'modelUpdate', 'modelTest', 'modelUse'];
    const others = ids.filter((id) => /^(?:person|security|mail)[A-Z]/.test(id));
    expect([...theirs, ...models, ...others].toSorted()).toEqual(grouped.toSorted());
  });
});
