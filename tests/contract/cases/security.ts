import { expect } from 'vitest';
import type { SecurityEventPage } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { cursorOf, signedIn, verified } from '../new-person.ts';

/** The log of what happened to accounts. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'securityList',
    status: 200,
    title: 'tells the whole story of an account, the latest first, in pages',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const marlow = await verified(backend, odo, 'Marlow');
      const { userId, email } = marlow;
      await fails(backend.guest(), 'authLogin', 401, { body: { email, password: 'a guess' } });
      const client = await signedIn(backend, marlow);
      await succeeds(client, 'authLogout', 204);
      await succeeds(odo, 'personUpdate', 200, { params: { userId }, body: { isDisabled: true } });
      const events: string[] = [];
      const times: string[] = [];
      let nextCursor: string | null = null;
      do {
        const { body }: { body: SecurityEventPage } = await succeeds(odo, 'securityList', 200, {
          params: { userId, pageSize: 2, ...cursorOf(nextCursor) },
        });
        events.push(
          ...body.items.map(({ event, by, detail }) => `${event} by ${by?.name} ${detail}`.trim()),
        );
        times.push(...body.items.map(({ at }) => at));
        ({ nextCursor } = body);
      } while (nextCursor !== null);
      expect(times).toEqual(times.toSorted().toReversed());
      // Two events of one millisecond have no order.
      expect(events.toSorted()).toEqual([
        'session.begin by Marlow password',
        'session.end by Marlow',
        'session.refuse by undefined invalid_credentials',
        'user.disable by Odo',
        'user.register by undefined',
        'user.verify-email by Marlow',
      ]);
    },
  },
  {
    operation: 'securityList',
    status: 200,
    title: 'is searched by name, event and time',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      await verified(backend, odo, 'Quillon');
      const count = async (params: Readonly<Record<string, string>>) =>
        (await succeeds(odo, 'securityList', 200, { params: { q: 'Quillon', ...params } })).body
          .items.length;
      expect(await count({})).toBe(2);
      expect(await count({ event: 'user.register' })).toBe(1);
      expect(await count({ until: '2020-01-01T00:00:00.000Z' })).toBe(0);
      expect(await count({ since: '2020-01-01T00:00:00.000Z' })).toBe(2);
      expect(await count({ network: '198.51.100.0/24' })).toBe(0);
      expect(await count({ q: 'nobody has these words' })).toBe(0);
    },
  },
  {
    operation: 'securityList',
    status: 200,
    title: 'notes once that a player has tried what only administrators may',
    run: async (backend) => {
      const odo = await backend.signIn('odo');
      const rook = await verified(backend, odo, 'Rookwood');
      const client = await signedIn(backend, rook);
      await fails(client, 'mailList', 403);
      await fails(client, 'mailList', 403);
      const params = { userId: rook.userId, event: 'access.refuse' };
      const { body } = await succeeds(odo, 'securityList', 200, { params });
      expect(body.items.map(({ detail }) => detail)).toEqual(['mailList']);
    },
  },
  {
    operation: 'securityList',
    status: 400,
    title: 'refuses the cursor of another filter',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { body } = await succeeds(odo, 'securityList', 200, { params: { pageSize: 1 } });
      const params = { event: 'session.begin', nextCursor: String(body.nextCursor) };
      expect((await fails(odo, 'securityList', 400, { params })).code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'securityList',
    status: 422,
    title: 'refuses words that are neither a network nor a time',
    run: async ({ signIn }) => {
      const params = { network: 'the inn', since: 'yesterday' };
      const { fields } = await fails(await signIn('odo'), 'securityList', 422, { params });
      expect(fields.map(({ path }) => path).toSorted()).toEqual(['query/network', 'query/since']);
    },
  },
];
