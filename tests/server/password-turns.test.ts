import { beforeAll, expect, test } from 'vitest';
import { operations } from '#src/generated/contract/operations.ts';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

// A server hashes one or two passwords at the same time, and fifty can wait. One user must not use up all places.

describeBoth('many confirmations of one user at the same time', (open) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    return () => app.close();
  });

  test('wait for each other, at most ten of them, and others can sign in', async () => {
    const odo = await signedIn(app, 'odo');
    await addAccount(app, 'mira');
    const { email, password } = people.mira;
    const confirmation = { body: { password: people.odo.password } };
    const confirmations = Array.from({ length: 60 }, () =>
      odo.call('accountConfirm', confirmation),
    );
    const signIn = await guest(app).call('authLogin', { body: { email, password } });
    expect(signIn.status).toBe(200);
    const statuses = (await Promise.all(confirmations)).map(({ status }) => status);
    const count = (wanted: number): number => statuses.filter((one) => one === wanted).length;
    expect(count(204) + count(503)).toBe(60);
    // One is carried out and ten wait. A few more come when the first ones have been answered.
    expect(count(204)).toBeLessThan(25);
  });
});

test.each([
  'accountConfirm',
  'accountChangePassword',
  'factorTotpAdd',
  'factorPasskeyAdd',
  'factorRecoveryCodesRenew',
] as const)('%s, which hashes passwords or codes, runs once at a time for each user', (id) =>
  expect(operations[id].oneAtATime).toBe(true),
);
