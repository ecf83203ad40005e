import { oauthFailed, unknownProvider } from '#backend/auth/oauth-problems.ts';
import type { OauthDirectory } from '#backend/ports.ts';
import { people } from '#mocks/fixtures/people.ts';

export const guildIssuer = 'https://guild.example';

const provider = { type: 'guild', name: 'Guild Pass' };

/**
 * A provider that immediately redirects the browser back with the code `ilse`. Ilse's account is linked
 * to this provider. A test can also send the key of another person as the code; the accounts of the
 * other people have a password and no link. All other codes are refused.
 */
export const guildDirectory: OauthDirectory = {
  providers: [provider],
  open(type) {
    if (type !== provider.type) return Promise.reject(unknownProvider());
    return Promise.resolve({
      provider,
      authorizationUrl(redirectUri, { state }) {
        const query = new URLSearchParams({ code: 'ilse', state });
        return Promise.resolve(`${redirectUri}?${query.toString()}`);
      },
      identify(_redirectUri, code) {
        const [, person] = Object.entries(people).find(([name]) => name === code) ?? [];
        if (!person) return Promise.reject(oauthFailed());
        const { name, email } = person;
        return Promise.resolve({ iss: guildIssuer, sub: code, name, email, email_verified: true });
      },
    });
  },
};
