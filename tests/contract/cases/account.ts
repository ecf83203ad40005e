import { expect } from 'vitest';
import { people } from '#tests/support/named-people.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';

/** The account of the user who is signed in. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'accountConfirm',
    status: 204,
    title: 'gives the session a new secret, and the old one still works for what is under way',
    run: async ({ guest, signIn }) => {
      const client = await signIn('mira');
      const earlier = guest();
      for (const [name, value] of client.cookies) earlier.cookies.set(name, value);
      const body = { password: people.mira.password };
      const answer = await succeeds(client, 'accountConfirm', 204, { body });
      expect(answer.headers.getSetCookie()).toHaveLength(2);
      expect(client.cookies.get('session')).not.toBe(earlier.cookies.get('session'));
      await succeeds(client, 'authSelf', 200);
      await succeeds(client, 'accountConfirm', 204, { body });
      await succeeds(earlier, 'authSelf', 200);
    },
  },
  {
    operation: 'accountConfirm',
    status: 422,
    title: 'refuses a wrong password at its field, and keeps the session',
    run: async ({ signIn }) => {
      const client = await signIn('mira');
      const body = { password: people.tomas.password };
      const { fields } = await fails(client, 'accountConfirm', 422, { body });
      expect(fields.map(({ path }) => path)).toEqual(['/password']);
      await succeeds(client, 'authSelf', 200);
    },
  },
];
