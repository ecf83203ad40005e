import { ProblemError } from '#contract/problem.ts';
import type { Handlers } from '#contract/types.ts';
import { people } from '#mocks/fixtures/people.ts';
import { byEmail, currentUser } from './auth.ts';
import type { MockContext } from './context.ts';
import { openSession } from './session.ts';

const provider = { type: 'guild', name: 'Guild Pass' };
const stateCookie = 'oauthState';

function requireProvider(type: string): void {
  if (type !== provider.type) {
    throw new ProblemError('not_found', 'Signing in with that provider is not set up here.');
  }
}

/**
 * The provider is played by the mocks: it sends the browser straight back. Its codes say what
 * happens: `ilse` signs her in, `mira` has an account with a password, anything else fails.
 */
export const oauth: Handlers<
  MockContext,
  'authOauthProviders' | 'authStartOauth' | 'authExchangeOauth'
> = {
  authOauthProviders: () => ({ status: 200, body: { items: [provider] } }),

  authStartOauth(context, { body }) {
    requireProvider(body.type);
    const state = context.draws.secret();
    context.setCookie({ name: stateCookie, value: state, httpOnly: true, maxAge: 600 });
    const query = new URLSearchParams({ code: 'ilse', state });
    const back = `${context.appUrl}/oauth/${provider.type}?${query.toString()}`;
    return { status: 200, body: { authorizationUrl: back } };
  },

  authExchangeOauth(context, { body }) {
    requireProvider(body.type);
    const email = body.code in people ? `${body.code}@example.com` : '';
    const user = byEmail(context.state, email);
    if (context.cookies[stateCookie] !== body.state || !user) {
      throw new ProblemError('oauth_failed', 'The sign-in did not work out. Please start again.');
    }
    context.setCookie({ name: stateCookie, value: '', httpOnly: true, maxAge: 0 });
    if (!user.providers.includes(provider.type)) {
      throw new ProblemError(
        'conflict',
        'You have an account with this address. Sign in with your password.',
      );
    }
    openSession(context, user);
    return { status: 200, body: currentUser(user) };
  },
};
