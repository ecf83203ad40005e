import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { beforeAll, expect, test } from 'vitest';
import { insertAccount } from '#backend/auth/accounts.ts';
import { beginSession } from '#backend/auth/sessions.ts';
import { csrfToken } from '#backend/auth/csrf.ts';
import { succeeds } from '#tests/contract/case.ts';
import { addApp } from '#tests/contract/factor-accounts.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

describeBoth('what administrators do to people', (open) => {
  let app: TestApp;
  let odo: SignedIn;
  let port: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    port = await listen(app);
    return () => app.close();
  });

  const change = (who: SignedIn, userId: string, body: object) =>
    who.call('personUpdate', { params: { userId }, body });

  /** Someone who is not one of the named people, with a session. */
  async function newcomer(name: string, isAdmin: boolean): Promise<SignedIn> {
    const { db, clock, random, keys } = app.context;
    const now = clock();
    const account = { name, email: `${name}@example.com`, passwordHash: null, verified: true };
    const id = await insertAccount(db, random, account, now);
    if (isAdmin) {
      await db.insertInto('user_group').values({ user_id: id, group_name: 'admin' }).execute();
    }
    const who = { userId: id, now, provenAt: now, ip: '127.0.0.1', userAgent: undefined };
    const session = await beginSession(db, random, who);
    const client = guest(app);
    client.cookies.set('session', session.token);
    client.cookies.set('csrfToken', csrfToken(keys, random, session.hash));
    return { id, client, call: (operation, options) => client.call(operation, options) };
  }

  const ableAdministrators = () =>
    app.database.db
      .selectFrom('user_group')
      .innerJoin('user', 'user.id', 'user_group.user_id')
      .select('user.id')
      .where('user.disabled_at', 'is', null)
      .execute();

  test('one administrator is left when two remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await newcomer(`co-administrator-${round}`, true);
      const answers = await Promise.all([
        change(odo, other.id, { groups: [] }),
        change(other, odo.id, { groups: [] }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // The refused administrator has already lost the group or the session.
      const refused = answers.filter(({ status }) => [401, 403, 409].includes(status));
      expect(refused).toHaveLength(1);
      expect(await ableAdministrators()).toHaveLength(1);
      await app.database.db.deleteFrom('user_group').execute();
      const group = { user_id: odo.id, group_name: 'admin' };
      await app.database.db.insertInto('user_group').values(group).execute();
      odo = await signedIn(app, 'odo');
    }
  });

  test('whatever administrators do to each other at once, one who can sign in is left', async () => {
    let count = 0;
    const actions = fc.array(
      fc.record({
        by: fc.nat(2),
        to: fc.nat(2),
        body: fc.constantFrom(
          { groups: [] },
          { isDisabled: true },
          { isDisabled: true, groups: [] },
        ),
      }),
      { minLength: 2, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        await app.database.db.deleteFrom('user_group').execute();
        count += 1;
        const three = [
          await newcomer(`first-${count}`, true),
          await newcomer(`second-${count}`, true),
          await newcomer(`third-${count}`, true),
        ];
        const answers = await Promise.all(
          list.map(({ by, to, body }) => {
            const [actor, target] = [three[by], three[to]];
            if (!actor || !target) throw new Error('There are three administrators.');
            return change(actor, target.id, body);
          }),
        );
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        expect((await ableAdministrators()).length).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
    const group = { user_id: odo.id, group_name: 'admin' };
    await app.database.db.deleteFrom('user_group').execute();
    await app.database.db.insertInto('user_group').values(group).execute();
    odo = await signedIn(app, 'odo');
  });

  async function connected({ client }: SignedIn): Promise<Socket> {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: '/ws',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { Origin: app.origin, Cookie: `session=${client.cookies.get('session')}` },
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return socket;
  }

  test.for([
    ['disabled', { isDisabled: true }, false],
    ['no longer an administrator', { groups: [] }, true],
    ['signed out', null, false],
  ] as const)(
    'someone who is %s loses sessions and sockets at once',
    async ([what, body, isAdmin]) => {
      const someone = await newcomer(what.replaceAll(' ', '-'), isAdmin);
      const socket = await connected(someone);
      const closed = new Promise((resolve) => socket.once('disconnect', resolve));
      const params = { userId: someone.id };
      const answer = body
        ? await change(odo, someone.id, body)
        : await odo.call('personSignOut', { params });
      expect(answer.status).toBeLessThan(300);
      await closed;
      expect((await someone.call('campaignList')).status).toBe(401);
      const { body: details } = await odo.call('personGet', { params });
      expect(details).toMatchObject({ person: { sessions: 0 }, sessions: [] });
    },
  );

  test('someone whose second factors are removed loses sessions and sockets at once, and gets a mail', async () => {
    const someone = await newcomer('keyless', false);
    await addApp(someone.client);
    const socket = await connected(someone);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const params = { userId: someone.id };
    expect((await odo.call('personResetFactors', { params })).status).toBe(204);
    await closed;
    expect((await someone.call('factorGet')).status).toBe(401);
    await app.context.mailer.idle();
    const subjects = app.mails
      .filter(({ to }) => to === 'keyless@example.com')
      .map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Your account has no second factor any more');
  });

  test('no second factors are removed before the administrator has proven who they are', async () => {
    const someone = await newcomer('guarded', false);
    await addApp(someone.client);
    await app.database.db
      .updateTable('session')
      .set({ auth_time: 0 })
      .where('user_id', '=', odo.id)
      .execute();
    const params = { userId: someone.id };
    const refused = await odo.call('personResetFactors', { params });
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    expect((await someone.call('factorGet')).body).toMatchObject({ recoveryCodesLeft: 10 });
    odo = await signedIn(app, 'odo');
  });

  test('the person gets a mail about each change, and the log names the administrator', async () => {
    const someone = await newcomer('ottilie', false);
    for (const body of [
      { isDisabled: true },
      { isDisabled: false },
      { groups: ['admin'] },
      { groups: [] },
      // Nothing changes, so no mail is sent.
      { groups: [], isDisabled: false },
    ]) {
      expect((await change(odo, someone.id, body)).status).toBe(200);
    }
    await app.context.mailer.idle();
    const mails = app.mails.filter(({ to }) => to === 'ottilie@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your seat at Questwright is closed',
      'Your seat at Questwright is open again',
      'You are an administrator of Questwright',
      'You are no longer an administrator of Questwright',
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain('token');
    const params = { userId: someone.id };
    const { items } = (await succeeds(odo.client, 'securityList', 200, { params })).body;
    expect(items.map(({ event, by }) => `${event} by ${by?.name}`).toSorted()).toEqual([
      'user.disable by Odo',
      'user.enable by Odo',
      'user.grant by Odo',
      'user.withdraw by Odo',
    ]);
  });

  test('a link that was mailed before an account was disabled does not work afterwards', async () => {
    const mira = await signedIn(app, 'mira');
    await guest(app).call('authForgotPassword', { body: { email: 'mira@example.com' } });
    const token = await app.mailedToken('mira@example.com');
    await change(odo, mira.id, { isDisabled: true });
    await change(odo, mira.id, { isDisabled: false });
    const body = { token, password: 'a lantern for the long way' };
    expect((await guest(app).call('authResetPassword', { body })).status).toBe(400);
  });
});
