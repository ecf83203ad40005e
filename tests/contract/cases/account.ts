import { expect } from 'vitest';
import { people } from '#tests/support/named-people.ts';
import type { RunningBackend } from '../backend-under-test.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { createCampaign } from './new-campaign.ts';

/** The account of the user who is signed in. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'accountConfirm',
    status: 204,
    title:
      'gives the session a new secret, and the old one still works for requests that are under way',
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
    status: 204,
    title: 'gives the same new secret to parallel calls, whichever is answered last',
    run: async ({ guest, signIn }) => {
      const client = await signIn('mira');
      const browsers = [guest(), guest(), guest()];
      for (const browser of browsers) {
        for (const [name, value] of client.cookies) browser.cookies.set(name, value);
      }
      const options = { body: { password: people.mira.password } };
      await Promise.all(
        browsers.map(async (browser) => {
          const answer = await succeeds(browser, 'accountConfirm', 204, options);
          expect(answer.headers.getSetCookie()).toHaveLength(2);
        }),
      );
      const secrets = new Set(browsers.map(({ cookies }) => cookies.get('session')));
      expect([...secrets]).toHaveLength(1);
      expect(secrets).not.toContain(client.cookies.get('session'));
      for (const browser of browsers) await succeeds(browser, 'accountEndOtherSessions', 204);
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
  {
    operation: 'accountGet',
    status: 200,
    title: 'tells how I can sign in',
    run: async ({ guest, mailedToken }) => {
      const { client, email } = await newcomer({ guest, mailedToken }, 'Hazel');
      const { body } = await succeeds(client, 'accountGet', 200);
      expect(body).toMatchObject({
        name: 'Hazel',
        email,
        hasPassword: true,
        pendingEmail: null,
        identities: [],
        closesAt: null,
      });
    },
  },
  {
    operation: 'accountRename',
    status: 200,
    title: 'changes the name, also in the session',
    run: async ({ guest, mailedToken }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Alder');
      const body = { name: ' Alder of the Marsh ' };
      const renamed = await succeeds(client, 'accountRename', 200, { body });
      expect(renamed.body.name).toBe('Alder of the Marsh');
      const self = await succeeds(client, 'authSelf', 200);
      expect(self.body).toMatchObject({ name: 'Alder of the Marsh' });
    },
  },
  {
    operation: 'accountChangeEmail',
    status: 202,
    title: 'moves the account when the link to the new address is opened',
    run: async ({ guest, mailedToken }) => {
      const { client, email, password } = await newcomer({ guest, mailedToken }, 'Cedar');
      const moved = 'cedar.moved@example.com';
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const waiting = await succeeds(client, 'accountGet', 200);
      expect(waiting.body).toMatchObject({ email, pendingEmail: moved });

      const body = { token: await mailedToken(moved) };
      const { body: account } = await succeeds(client, 'accountVerifyEmail', 200, { body });
      expect(account).toMatchObject({ email: moved, pendingEmail: null });
      expect((await fails(client, 'accountVerifyEmail', 400, { body })).code).toBe('invalid_token');
      await fails(guest(), 'authLogin', 401, { body: { email, password } });
      await succeeds(guest(), 'authLogin', 200, { body: { email: moved, password } });
    },
  },
  {
    operation: 'accountChangeEmail',
    status: 422,
    title: 'refuses the present address',
    run: async ({ signIn }) => {
      const body = { email: people.mira.email.toUpperCase() };
      const { fields } = await fails(await signIn('mira'), 'accountChangeEmail', 422, { body });
      expect(fields.map(({ path }) => path)).toEqual(['/email']);
    },
  },
  {
    operation: 'accountCancelEmail',
    status: 204,
    title: 'lets the link to the new address expire',
    run: async ({ guest, mailedToken }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Linden');
      const moved = 'linden.moved@example.com';
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const body = { token: await mailedToken(moved) };
      await succeeds(client, 'accountCancelEmail', 204);
      await fails(client, 'accountVerifyEmail', 400, { body });
    },
  },
  {
    operation: 'accountVerifyEmail',
    status: 200,
    title: 'takes the token only in a session of the same account',
    run: async ({ guest, mailedToken, signIn }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Aspen');
      const moved = 'aspen.moved@example.com';
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const body = { token: await mailedToken(moved) };
      await fails(await signIn('tomas'), 'accountVerifyEmail', 400, { body });
      await succeeds(client, 'accountVerifyEmail', 200, { body });
    },
  },
  {
    operation: 'accountVerifyEmail',
    status: 200,
    title: 'ends the changes that were begun before',
    run: async ({ guest, mailedToken }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Tamarind');
      const [mistyped, moved] = ['tamarind.movde@example.com', 'tamarind.moved@example.com'];
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: mistyped } });
      const earlier = { token: await mailedToken(mistyped) };
      await succeeds(client, 'accountChangeEmail', 202, { body: { email: moved } });
      const body = { token: await mailedToken(moved) };
      const { body: account } = await succeeds(client, 'accountVerifyEmail', 200, { body });
      expect(account).toMatchObject({ email: moved, pendingEmail: null });
      await fails(client, 'accountVerifyEmail', 400, { body: earlier });
    },
  },
  {
    operation: 'accountVerifyEmail',
    status: 409,
    title: 'refuses an address that another account has taken in the meantime',
    run: async ({ guest, mailedToken }) => {
      const first = await newcomer({ guest, mailedToken }, 'Hawthorn');
      const second = await newcomer({ guest, mailedToken }, 'Elm');
      const wanted = { email: 'the.same@example.com' };
      await succeeds(first.client, 'accountChangeEmail', 202, { body: wanted });
      const ofFirst = { token: await mailedToken(wanted.email) };
      await succeeds(second.client, 'accountChangeEmail', 202, { body: wanted });
      const ofSecond = { token: await mailedToken(wanted.email) };
      await succeeds(first.client, 'accountVerifyEmail', 200, { body: ofFirst });
      await fails(second.client, 'accountVerifyEmail', 409, { body: ofSecond });
    },
  },
  {
    operation: 'accountSessions',
    status: 200,
    title: 'lists the sessions with their devices, and marks this one',
    run: async ({ guest, mailedToken }) => {
      const { client, email, password } = await newcomer({ guest, mailedToken }, 'Ivy');
      const userAgent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
      await succeeds(guest(), 'authLogin', 200, {
        body: { email, password },
        headers: { 'User-Agent': userAgent },
      });
      const { items } = (await succeeds(client, 'accountSessions', 200)).body;
      expect(items).toHaveLength(2);
      expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(items.map(({ device }) => device)).toContain('Firefox on Windows');
    },
  },
  {
    operation: 'accountEndSession',
    status: 204,
    title: 'ends one session, and no other',
    run: async ({ guest, mailedToken }) => {
      const { client, email, password } = await newcomer({ guest, mailedToken }, 'Fern');
      const other = guest();
      await succeeds(other, 'authLogin', 200, { body: { email, password } });
      const { items } = (await succeeds(client, 'accountSessions', 200)).body;
      const sessionId = items.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
      await succeeds(client, 'accountEndSession', 204, { params: { sessionId } });
      await fails(other, 'authSelf', 401);
      await succeeds(client, 'authSelf', 200);
      await fails(client, 'accountEndSession', 404, { params: { sessionId } });
    },
  },
  {
    operation: 'accountEndSession',
    status: 404,
    title: 'does not know the sessions of other people',
    run: async ({ guest, mailedToken, signIn }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Moss');
      const { items } = (await succeeds(client, 'accountSessions', 200)).body;
      const params = { sessionId: items[0]?.sessionId ?? '' };
      await fails(await signIn('tomas'), 'accountEndSession', 404, { params });
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'accountEndOtherSessions',
    status: 204,
    title: 'ends all sessions except this one',
    run: async ({ guest, mailedToken }) => {
      const { client, email, password } = await newcomer({ guest, mailedToken }, 'Reed');
      const others = [guest(), guest()];
      for (const other of others) {
        await succeeds(other, 'authLogin', 200, { body: { email, password } });
      }
      await succeeds(client, 'accountEndOtherSessions', 204);
      for (const other of others) await fails(other, 'authSelf', 401);
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'accountStartLink',
    status: 404,
    title: 'refuses a provider that is not configured',
    run: async ({ signIn }) => {
      await fails(await signIn('mira'), 'accountStartLink', 404, { body: { type: 'nowhere' } });
    },
  },
  {
    operation: 'accountLink',
    status: 404,
    title: 'refuses the answer of a provider that is not configured',
    run: async ({ signIn }) => {
      const body = { type: 'nowhere', code: 'c0de', state: 's1' };
      await fails(await signIn('mira'), 'accountLink', 404, { body });
    },
  },
  {
    operation: 'accountUnlink',
    status: 404,
    title: 'refuses a connection that does not exist',
    run: async ({ signIn }) => {
      const params = { identityId: 'nothing-here' };
      await fails(await signIn('mira'), 'accountUnlink', 404, { params });
    },
  },
  {
    operation: 'accountExport',
    status: 200,
    title: 'contains the account, its sessions and what it has done',
    run: async ({ guest, mailedToken }) => {
      const { client, email } = await newcomer({ guest, mailedToken }, 'Sedge');
      const { body } = await succeeds(client, 'accountExport', 200);
      expect(body.account).toMatchObject({ name: 'Sedge', email });
      expect(body.sessions).toHaveLength(1);
      expect(body.events.map(({ action }) => action)).toContain('session.begin');
    },
  },
  {
    operation: 'accountCampaigns',
    status: 200,
    title: 'lists the campaigns that I own, with those who can have them',
    run: async ({ guest, mailedToken }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Thorn');
      const { campaignId } = await createCampaign(client, 'The Thorn Gate');
      const { items } = (await succeeds(client, 'accountCampaigns', 200)).body;
      expect(items).toEqual([
        { campaignId, title: 'The Thorn Gate', memberCount: 1, gameMasters: [] },
      ]);
    },
  },
  {
    operation: 'accountClose',
    status: 200,
    title: 'ends all sessions, and the next sign-in says when the account is deleted',
    run: async ({ guest, mailedToken }) => {
      const { client, email, password } = await newcomer({ guest, mailedToken }, 'Briar');
      const body = { campaigns: [] };
      const { closesAt } = (await succeeds(client, 'accountClose', 200, { body })).body;
      await fails(client, 'accountGet', 401);
      const again = guest();
      const self = await succeeds(again, 'authLogin', 200, { body: { email, password } });
      expect(self.body).toHaveProperty('closesAt', closesAt);

      const kept = await succeeds(again, 'accountKeep', 200);
      expect(kept.body.closesAt).toBeNull();
      expect((await succeeds(again, 'authSelf', 200)).body).not.toHaveProperty('closesAt');
    },
  },
  {
    operation: 'accountClose',
    status: 409,
    title: 'refuses the last administrator',
    run: async ({ signIn }) => {
      const client = await signIn('odo');
      await fails(client, 'accountClose', 409, { body: { campaigns: [] } });
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'accountClose',
    status: 409,
    title:
      'refuses a successor who is not a game master, a campaign of someone else, and a missing campaign',
    run: async ({ guest, mailedToken }) => {
      const { client } = await newcomer({ guest, mailedToken }, 'Heath');
      const { campaignId } = await createCampaign(client, 'The Heath');
      const close = (...campaigns: object[]) =>
        fails(client, 'accountClose', 409, { body: { campaigns } });
      await close({ campaignId, successorId: 'nobody-at-all' });
      await close(
        { campaignId, successorId: null },
        { campaignId: 'no-such-campaign', successorId: null },
      );
      await close();
      await succeeds(client, 'authSelf', 200);
    },
  },
  {
    operation: 'authLinkOauth',
    status: 400,
    title: 'refuses a browser in which no provider has identified a person',
    run: async ({ guest }) => {
      const body = { password: people.mira.password };
      expect((await fails(guest(), 'authLinkOauth', 400, { body })).code).toBe('oauth_failed');
    },
  },
];

/** A new account for one case, signed in. */
async function newcomer(
  { guest, mailedToken }: Pick<RunningBackend, 'guest' | 'mailedToken'>,
  name: string,
) {
  const email = `${name.toLowerCase()}@example.com`;
  const password = `a lamp for ${name} and the road`;
  const client = guest();
  await succeeds(client, 'authRegister', 202, { body: { name, email, password } });
  const body = { token: await mailedToken(email) };
  await succeeds(client, 'authVerifyEmail', 204, { body });
  await succeeds(client, 'authLogin', 200, { body: { email, password } });
  return { client, email, password };
}
