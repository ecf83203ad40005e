import { beforeAll, expect, test } from 'vitest';
import { operationOf } from '#contract/requests.ts';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { kindTable } from '#src/generated/contract/kinds.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const ids = Object.keys(operations) as OperationId[];
const protectedIds = ids.filter((id) => operationOf(id).session === 'required');
const grouped = protectedIds.filter((id) => operationOf(id).groups.length > 0);
const guarded = ids.filter((id) => operationOf(id).csrf);

/** A value for each parameter of the path. */
const params = (id: OperationId) =>
  Object.fromEntries(
    operationOf(id)
      .parameters.filter(({ in: place }) => place === 'path')
      .map(({ name }) => [name, '2024#nothing-here']),
  );

/** An empty body of the content type that the operation takes. */
const body = (id: OperationId) => {
  const type = operationOf(id).body?.contentType;
  if (type === undefined) return undefined;
  return type === 'application/json' ? {} : new FormData();
};

const options = (id: OperationId) => ({ params: params(id), body: body(id) });

const refusals = [401, 403];

describeBoth('access to operations', (open) => {
  let app: TestApp;
  let mira: SignedIn;
  let odo: SignedIn;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    mira = await signedIn(app, 'mira');
    odo = await signedIn(app, 'odo');
    return () => app.close();
  });

  test.for(protectedIds)('%s is refused to a guest', async (id) => {
    const answer = await guest(app).call(id, options(id));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  test.for(protectedIds)('%s is refused with an unknown session cookie', async (id) => {
    const unknown = guest(app);
    unknown.cookies.set('session', 'A'.repeat(43));
    const answer = await unknown.call(id, options(id));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(unknown.cookies.has('session'), 'the invalid cookie is removed').toBe(false);
  });

  test.for(grouped)('%s is refused to users who are not administrators', async (id) => {
    const answer = await mira.call(id, options(id));
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.for(guarded)(
    '%s is refused without a CSRF token and with the token of another session',
    async (id) => {
      for (const token of ['', 'x.y', odo.client.cookies.get('csrfToken') ?? '']) {
        const answer = await mira.call(id, { ...options(id), headers: { 'X-CSRF-Token': token } });
        expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
      }
    },
  );

  test.for(protectedIds.filter((id) => id !== 'authLogout'))(
    '%s is allowed for the users that the contract names',
    async (id) => {
      const someone = operationOf(id).groups.length > 0 ? odo : mira;
      const answer = await someone.call(id, options(id));
      expect(refusals).not.toContain(answer.status);
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
