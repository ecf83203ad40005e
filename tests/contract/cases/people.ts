import { expect } from 'vitest';
import type { PersonPage } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { addApp, addPasskey, newAccount, signInOptions } from '../factor-accounts.ts';
import { cursorOf, personNamed, registered, signedIn, verified } from '../new-person.ts';

const unknownPerson = { userId: 'an-unknown-person' };

/** What administrators do to accounts. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'personList',
    status: 200,
    title: 'finds people by words of the name and of the address, in pages and in both directions',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      for (const name of ['Lanternjack', 'Lanternjill', 'Lanternjoe']) {
        await registered(backend, odo, name);
      }
      const namesOf = async (params: Readonly<Record<string, string | number | boolean>>) => {
        const names: string[] = [];
        let nextCursor: string | null = null;
        do {
          const page = { q: 'LANTERNJ example', pageSize: 2, ...params };
          const { body }: { body: PersonPage } = await succeeds(odo, 'personList', 200, {
            params: { ...page, ...cursorOf(nextCursor) },
          });
          names.push(...body.items.map(({ name }) => name));
          ({ nextCursor } = body);
        } while (nextCursor !== null);
        return names;
      };
      const sorted = ['Lanternjack', 'Lanternjill', 'Lanternjoe'];
      for (const sort of ['name', 'email', 'created_at']) {
        expect(await namesOf({ sort }), sort).toEqual(sorted);
        expect(await namesOf({ sort, reverse: true }), sort).toEqual(sorted.toReversed());
      }
      expect(await namesOf({ sort: 'last_seen_at' })).toHaveLength(3);
      expect(await namesOf({ state: 'unverified' })).toHaveLength(3);
      expect(await namesOf({ state: 'disabled' })).toEqual([]);
    },
  },
  {
    operation: 'personList',
    status: 200,
    title: 'says who administrates, who is signed in and since when',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { body } = await succeeds(odo, 'personList', 200, { params: { group: 'admin' } });
      expect(body.items).toEqual([
        expect.objectContaining({ name: 'Odo', groups: ['admin'], state: 'active', isSelf: true }),
      ]);
      const [self] = body.items;
      expect(self?.sessions).toBeGreaterThan(0);
      expect(self?.lastSeenAt).not.toBeNull();
    },
  },
  {
    operation: 'personList',
    status: 200,
    title: 'shows an account that its owner has closed as closing, and as active once it is kept',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const person = await verified(backend, odo, 'Ferdiad');
      const client = await signedIn(backend, person);
      const listed = async (state: string) => {
        const params = { q: person.email, state };
        return (await succeeds(odo, 'personList', 200, { params })).body.items;
      };
      await succeeds(client, 'accountClose', 200, { body: { campaigns: [] } });
      const [closing] = await listed('closing');
      expect(closing).toMatchObject({ state: 'closing', sessions: 0 });
      expect(closing?.closesAt).not.toBeNull();
      expect(await listed('active')).toEqual([]);
      const { body } = await succeeds(odo, 'personGet', 200, { params: { userId: person.userId } });
      expect(body.person).toEqual(closing);

      await succeeds(await signedIn(backend, person), 'accountKeep', 200);
      expect(await listed('closing')).toEqual([]);
      expect(await listed('active')).toEqual([
        expect.objectContaining({ state: 'active', closesAt: null }),
      ]);
    },
  },
  {
    operation: 'personList',
    status: 400,
    title: 'refuses the cursor of another search',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const first = await succeeds(odo, 'personList', 200, { params: { pageSize: 1 } });
      const params = { pageSize: 1, q: 'mira', nextCursor: String(first.body.nextCursor) };
      expect((await fails(odo, 'personList', 400, { params })).code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'personList',
    status: 422,
    title: 'refuses an unknown state and order',
    run: async ({ signIn }) => {
      const params = { state: 'asleep', sort: 'shoe_size' };
      const { fields } = await fails(await signIn('odo'), 'personList', 422, { params });
      expect(fields.map(({ path }) => path).toSorted()).toEqual(['query/sort', 'query/state']);
    },
  },
  {
    operation: 'personGet',
    status: 200,
    title: 'tells where a person is signed in, without the secrets of the sessions',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const hollis = await verified(backend, odo, 'Hollis');
      const client = await signedIn(backend, hollis);
      const { body } = await succeeds(odo, 'personGet', 200, { params: { userId: hollis.userId } });
      expect(body.person).toMatchObject({ name: 'Hollis', sessions: 1, isSelf: false });
      expect(body.sessions).toHaveLength(1);
      expect(JSON.stringify(body)).not.toContain(client.cookies.get('session'));
    },
  },
  {
    operation: 'personGet',
    status: 404,
    title: 'does not find an unknown id',
    run: async ({ signIn }) => {
      await fails(await signIn('odo'), 'personGet', 404, { params: unknownPerson });
    },
  },
  {
    operation: 'personUpdate',
    status: 200,
    title: 'disables an account at once, and enables it with its password',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const tamsin = await verified(backend, odo, 'Tamsinella');
      const client = await signedIn(backend, tamsin);
      const params = { userId: tamsin.userId };
      const disabled = await succeeds(odo, 'personUpdate', 200, {
        params,
        body: { isDisabled: true },
      });
      expect(disabled.body).toMatchObject({ state: 'disabled', sessions: 0 });
      await fails(client, 'campaignList', 401);
      const { email, password } = tamsin;
      await fails(backend.guest(), 'authLogin', 401, { body: { email, password } });
      const enabled = await succeeds(odo, 'personUpdate', 200, {
        params,
        body: { isDisabled: false },
      });
      expect(enabled.body).toMatchObject({ state: 'active', disabledAt: null });
      await signedIn(backend, tamsin);
    },
  },
  {
    operation: 'personUpdate',
    status: 200,
    title: 'grants the administration; withdrawing it ends all sessions',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const petra = await verified(backend, odo, 'Petra');
      const client = await signedIn(backend, petra);
      await fails(client, 'personList', 403);
      const params = { userId: petra.userId };
      await succeeds(odo, 'personUpdate', 200, { params, body: { groups: ['admin'] } });
      expect((await personNamed(client, petra.email)).groups).toEqual(['admin']);
      await succeeds(odo, 'personUpdate', 200, { params, body: { groups: [] } });
      await fails(client, 'personList', 401);
      await fails(await signedIn(backend, petra), 'personList', 403);
    },
  },
  {
    operation: 'personUpdate',
    status: 409,
    title: 'refuses to withdraw the last administrator, and to disable the own account',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const { userId } = await personNamed(odo, 'odo@example.com');
      for (const body of [{ groups: [] }, { isDisabled: true }]) {
        const problem = await fails(odo, 'personUpdate', 409, { params: { userId }, body });
        expect(problem.code).toBe('conflict');
      }
      await succeeds(odo, 'personList', 200);
    },
  },
  {
    operation: 'personUpdate',
    status: 409,
    title: 'grants nothing to an account that is not verified',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const { userId } = await registered(backend, odo, 'Fennimore');
      const body = { groups: ['admin'] };
      await fails(odo, 'personUpdate', 409, { params: { userId }, body });
      expect((await personNamed(odo, 'Fennimore')).groups).toEqual([]);
    },
  },
  {
    operation: 'personUpdate',
    status: 409,
    title: 'grants nothing to an account that its owner has closed, until it is kept',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const person = await verified(backend, odo, 'Thessaly');
      const params = { userId: person.userId };
      const body = { groups: ['admin'] };
      const client = await signedIn(backend, person);
      await succeeds(client, 'accountClose', 200, { body: { campaigns: [] } });
      await fails(odo, 'personUpdate', 409, { params, body });
      expect((await personNamed(odo, 'Thessaly')).groups).toEqual([]);
      await succeeds(await signedIn(backend, person), 'accountKeep', 200);
      await succeeds(odo, 'personUpdate', 200, { params, body });
      await succeeds(odo, 'personUpdate', 200, { params, body: { groups: [] } });
    },
  },
  {
    operation: 'personUpdate',
    status: 404,
    title: 'does not find an unknown id to change',
    run: async ({ signIn }) => {
      const body = { isDisabled: true };
      await fails(await signIn('odo'), 'personUpdate', 404, { params: unknownPerson, body });
    },
  },
  {
    operation: 'personUpdate',
    status: 422,
    title: 'refuses a change of nothing, and a group that does not exist',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      await fails(odo, 'personUpdate', 422, { params: unknownPerson, body: {} });
      await fails(odo, 'personUpdate', 422, {
        params: unknownPerson,
        body: { groups: ['owlbears'] },
      });
    },
  },
  {
    operation: 'personSignOut',
    status: 204,
    title: 'ends all sessions of a person, who can sign in again',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const basil = await verified(backend, odo, 'Basilio');
      const clients = [await signedIn(backend, basil), await signedIn(backend, basil)];
      await succeeds(odo, 'personSignOut', 204, { params: { userId: basil.userId } });
      for (const client of clients) await fails(client, 'campaignList', 401);
      await signedIn(backend, basil);
    },
  },
  {
    operation: 'personResetFactors',
    status: 204,
    title:
      'removes all second factors and ends the sessions, and the password alone signs in again',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const { client, credentials } = await newAccount(backend, 'Quendrith');
      await addApp(client);
      const { passkey } = await addPasskey(client, backend.origin);
      const person = await personNamed(odo, credentials.email);
      expect(person.hasSecondFactors).toBe(true);
      const params = { userId: person.userId };
      await succeeds(odo, 'personResetFactors', 204, { params });
      await fails(client, 'authSelf', 401);
      const guest = backend.guest();
      const body = await passkey.get(await signInOptions(guest, 'signIn'));
      await fails(guest, 'authPasskey', 401, { body });
      await succeeds(guest, 'authLogin', 200, { body: credentials });
      expect((await succeeds(guest, 'factorGet', 200)).body).toEqual({
        totp: null,
        passkeys: [],
        recoveryCodesLeft: 0,
      });
      expect((await personNamed(odo, credentials.email)).hasSecondFactors).toBe(false);
      const { body: log } = await succeeds(odo, 'securityList', 200, {
        params: { ...params, event: 'factor.reset' },
      });
      expect(log.items.map(({ by }) => by?.name)).toEqual(['Odo']);
    },
  },
  {
    operation: 'personResetFactors',
    status: 204,
    title: 'leaves an account without second factors and its sessions as they are',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const { client, credentials } = await newAccount(backend, 'Rosamund');
      const { userId } = await personNamed(odo, credentials.email);
      await succeeds(odo, 'personResetFactors', 204, { params: { userId } });
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'personResetFactors',
    status: 409,
    title: 'removes nothing of the own account',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const { client, credentials } = await newAccount(backend, 'Sibylla');
      const { userId } = await personNamed(odo, credentials.email);
      const params = { userId };
      await succeeds(odo, 'personUpdate', 200, { params, body: { groups: ['admin'] } });
      await addApp(client);
      expect((await fails(client, 'personResetFactors', 409, { params })).code).toBe('conflict');
      expect((await succeeds(client, 'factorGet', 200)).body.totp).not.toBeNull();
      await succeeds(odo, 'personUpdate', 200, { params, body: { groups: [] } });
    },
  },
  {
    operation: 'personResetFactors',
    status: 404,
    title: 'does not find an unknown id whose factors are lost',
    run: async ({ signIn }) => {
      await fails(await signIn('odo'), 'personResetFactors', 404, { params: unknownPerson });
    },
  },
  {
    operation: 'personResendVerification',
    status: 202,
    title: 'sends a new link that verifies the address',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const orla = await registered(backend, odo, 'Orlaith');
      const first = await backend.mailedToken(orla.email);
      await succeeds(odo, 'personResendVerification', 202, { params: { userId: orla.userId } });
      const token = await backend.mailedToken(orla.email);
      expect(token).not.toBe(first);
      await succeeds(backend.guest(), 'authVerifyEmail', 204, { body: { token } });
    },
  },
  {
    operation: 'personResendVerification',
    status: 409,
    title: 'sends nothing to an address that is verified, or to a disabled account',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const { userId } = await personNamed(odo, 'mira@example.com');
      const verifiedAlready = await fails(odo, 'personResendVerification', 409, {
        params: { userId },
      });
      expect(verifiedAlready.detail).toContain('verified');
      const ivo = await registered(backend, odo, 'Ivoline');
      const params = { userId: ivo.userId };
      await succeeds(odo, 'personUpdate', 200, { params, body: { isDisabled: true } });
      const disabled = await fails(odo, 'personResendVerification', 409, { params });
      expect(disabled.detail).toContain('disabled');
    },
  },
];
