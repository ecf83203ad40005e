import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { cases } from './cases/all.ts';

/** Statuses that occur only in failures or under load; the server's own tests produce them. */
const needsTrouble = new Set([429, 500, 501, 502, 503]);

/** Statuses that only one sort of backend can produce, with the tests that produce them. */
const shownElsewhere = new Set([
  // Needs a real provider: tests/server/auth.
  'authStartOauth 200',
  'authExchangeOauth 200',
  'authExchangeOauth 400',
  'authExchangeOauth 403',
  'authExchangeOauth 409',
  // Needs the setup link of a server without an administrator: tests/server/auth.
  'authSetup 201',
  // Needs a foreign origin, which the clients of the cases do not have: tests/server/http.
  'authRegister 403',
  'authVerifyEmail 403',
  'authResendVerification 403',
  'authForgotPassword 403',
  'authResetPassword 403',
  'authStartOauth 403',
  // Needs a campaign of another user: tests/server/generation.
  'generationCreate 404',
]);

describe('the cases', () => {
  it('cover every operation and status of the contract', () => {
    const shown = new Set(cases.map((each) => `${each.operation} ${each.status}`));
    const missing = (Object.keys(operations) as OperationId[]).flatMap((id) =>
      Object.keys(operations[id].responses)
        .filter((status) => !needsTrouble.has(Number(status)))
        .map((status) => `${id} ${status}`)
        .filter((pair) => !shown.has(pair) && !shownElsewhere.has(pair)),
    );
    expect(missing).toEqual([]);
  });
});
