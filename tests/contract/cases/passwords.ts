import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { newAccount } from '../factor-accounts.ts';

const unchanged = {
  path: '/password',
  message: 'That is the password that you have already. Choose another one.',
};

/** A new password instead of the present one. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'accountChangePassword',
    status: 204,
    title: 'replaces the password, and ends the other sessions if wished',
    run: async (backend) => {
      const { guest } = backend;
      const { client, credentials } = await newAccount(backend, 'Rowan');
      const other = guest();
      await succeeds(other, 'authLogin', 200, { body: credentials });
      const changed = {
        currentPassword: credentials.password,
        password: 'a kettle on the third stair',
        endOtherSessions: true,
      };
      await succeeds(client, 'accountChangePassword', 204, { body: changed });
      await succeeds(client, 'authSelf', 200);
      await fails(other, 'authSelf', 401);
      await fails(guest(), 'authLogin', 401, { body: credentials });
      const body = { ...credentials, password: changed.password };
      await succeeds(guest(), 'authLogin', 200, { body });
    },
  },
  {
    operation: 'accountChangePassword',
    status: 422,
    title: 'refuses a wrong, a missing and a weak password, each at its field',
    run: async (backend) => {
      const { client, credentials } = await newAccount(backend, 'Maple');
      const { password } = credentials;
      const wanted = { password: 'a kettle on the third stair', endOtherSessions: false };
      const fieldsOf = async (body: object) => {
        const { fields } = await fails(client, 'accountChangePassword', 422, { body });
        return fields.map(({ path }) => path);
      };
      expect(await fieldsOf(wanted)).toEqual(['/currentPassword']);
      const wrong = { ...wanted, currentPassword: 'not the password at all' };
      expect(await fieldsOf(wrong)).toEqual(['/currentPassword']);
      const weak = { ...wanted, currentPassword: password, password: 'passwordpassword' };
      expect(await fieldsOf(weak)).toEqual(['/password']);
    },
  },
  {
    operation: 'accountChangePassword',
    status: 422,
    title: 'refuses the password that the account has already, also in another Unicode form',
    run: async (backend) => {
      const { guest } = backend;
      const { client, credentials } = await newAccount(backend, 'Juniperus');
      const composed = 'nine caf\u00E9s on the quay';
      const first = { currentPassword: credentials.password, password: composed };
      const options = { body: { ...first, endOtherSessions: true } };
      await succeeds(client, 'accountChangePassword', 204, options);
      for (const password of [composed, composed.normalize('NFD')]) {
        const body = { currentPassword: composed, password, endOtherSessions: true };
        const { fields } = await fails(client, 'accountChangePassword', 422, { body });
        expect(fields).toEqual([unchanged]);
      }
      const body = { ...credentials, password: composed };
      await succeeds(guest(), 'authLogin', 200, { body });
    },
  },
  {
    operation: 'authResetPassword',
    status: 422,
    title: 'refuses the password that the account has already, and the link still works',
    run: async (backend) => {
      const { guest, mailedToken } = backend;
      const { credentials } = await newAccount(backend, 'Costmary');
      const { email, password } = credentials;
      await succeeds(guest(), 'authForgotPassword', 202, { body: { email } });
      const token = await mailedToken(email);
      const same = { token, password };
      const { fields } = await fails(guest(), 'authResetPassword', 422, { body: same });
      expect(fields).toEqual([unchanged]);
      const other = { token, password: 'a door with seven keyholes' };
      await succeeds(guest(), 'authResetPassword', 204, { body: other });
    },
  },
  {
    operation: 'authResetPassword',
    status: 204,
    title: 'says nothing about a password that another person has registered for an address',
    run: async ({ guest, mailedToken }) => {
      const email = 'yarrow@example.com';
      const password = 'a walk under the lantern';
      const registration = { name: 'Yarrow', email, password };
      await succeeds(guest(), 'authRegister', 202, { body: registration });
      await succeeds(guest(), 'authForgotPassword', 202, { body: { email } });
      const body = { token: await mailedToken(email), password };
      await succeeds(guest(), 'authResetPassword', 204, { body });
    },
  },
];
