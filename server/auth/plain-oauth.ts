import type { OauthClaims } from '#backend/ports.ts';

/** A provider without OpenID: with the token for a code, its API says who the user is. */
export interface PlainProvider {
  readonly scope: string;
  readonly authorizationPath: string;
  readonly tokenPath: string;
  /** @param read reads an address of the API as JSON */
  identify(issuer: string, read: (url: string) => Promise<unknown>): Promise<OauthClaims>;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** An id stays when its user takes another name, and is given to no one else. */
function subjectOf({ id }: Fields): string {
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id);
  throw new Error('The answer has no id of the user.');
}

const github: PlainProvider = {
  scope: 'read:user user:email',
  authorizationPath: '/login/oauth/authorize',
  tokenPath: '/login/oauth/access_token',
  async identify(issuer, read) {
    // In production the issuer is always https://github.com; a server that stands in for it in a test has its API
    // below this path, as GitHub Enterprise Server has.
    const api = issuer === 'https://github.com' ? 'https://api.github.com' : `${issuer}/api/v3`;
    const user = fieldsOf(await read(`${api}/user`));
    const addresses = await read(`${api}/user/emails`);
    const all = Array.isArray(addresses) ? addresses.map(fieldsOf) : [];
    const primary = all.find((address) => address['primary'] === true);
    return {
      iss: issuer,
      sub: subjectOf(user),
      email: primary?.['email'],
      email_verified: primary?.['verified'],
      name: user['name'],
      preferred_username: user['login'],
    };
  },
};

const discord: PlainProvider = {
  scope: 'identify email',
  authorizationPath: '/oauth2/authorize',
  tokenPath: '/api/oauth2/token',
  async identify(issuer, read) {
    const user = fieldsOf(await read(`${issuer}/api/v10/users/@me`));
    return {
      iss: issuer,
      sub: subjectOf(user),
      email: user['email'],
      email_verified: user['verified'],
      name: user['global_name'],
      preferred_username: user['username'],
    };
  },
};

export const plainProviders = { github, discord } as const;
