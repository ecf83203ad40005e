import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createOauthDirectory } from './oauth-directory.ts';
import { plainProviders } from './plain-oauth.ts';

// The addresses that GitHub and Discord document.
test.for([
  [
    'github',
    'https://github.com/login/oauth/authorize',
    'https://github.com/login/oauth/access_token',
    ['https://api.github.com/user', 'https://api.github.com/user/emails'],
  ],
  [
    'discord',
    'https://discord.com/oauth2/authorize',
    'https://discord.com/api/oauth2/token',
    ['https://discord.com/api/v10/users/@me'],
  ],
] as const)('%s is asked at its own addresses', async ([type, authorization, token, api]) => {
  const prefix = `OAUTH_${type.toUpperCase()}`;
  const { oauth } = readConfig({
    [`${prefix}_CLIENT_ID`]: 'questwright',
    [`${prefix}_CLIENT_SECRET`]: 'a secret long enough',
  });
  const client = await createOauthDirectory(oauth).open(type);
  const secrets = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };
  const url = new URL(await client.authorizationUrl('http://localhost:3000/oauth/x', secrets));
  expect(url.origin + url.pathname).toBe(authorization);
  const { issuer = '' } = oauth[0] ?? {};
  const { tokenPath, identify } = plainProviders[type];
  expect(issuer + tokenPath).toBe(token);
  const asked: string[] = [];
  await identify(issuer, async (address) => {
    asked.push(address);
    return Promise.resolve({ id: 1 });
  });
  expect(asked).toEqual(api);
});
