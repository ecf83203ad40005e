import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultQuotas } from '#backend/quotas.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './setting.ts';

const oauth = {
  OAUTH_GUILD_ISSUER: 'https://guild.example',
  OAUTH_GUILD_CLIENT_ID: 'questwright',
  OAUTH_GUILD_CLIENT_SECRET: 'a secret long enough',
};

test('without settings the server listens only on this machine, with SQLite and without a mail server', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    secureCookies: false,
    logStyle: 'human',
    database: { kind: 'sqlite' },
    mail: { smtpUrl: null },
    oauth: [],
  });
  expect([...config.allowedOrigins]).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
});

test('with an https address the cookies are secure, and this address is the only origin', () => {
  const config = readConfig({ PUBLIC_URL: 'https://app.example.com/' });
  expect(config.secureCookies).toBe(true);
  expect([...config.allowedOrigins]).toEqual(['https://app.example.com']);
});

test('more origins, proxies and another API origin can be set', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://app.example.com',
    ALLOWED_ORIGINS: 'https://beta.example.com, https://gamma.example.com',
    API_HOST: 'https://api.example.com',
    COOKIE_DOMAIN: 'example.com',
    TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1',
  });
  expect(config.allowedOrigins.size).toBe(3);
  expect(config.apiOrigin).toBe('https://api.example.com');
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1']);
});

test('origins on the same site may have another subdomain or port', () => {
  const origins = (env: Record<string, string>) => [...readConfig(env).allowedOrigins].slice(-1);
  const beta = 'https://beta.example.co.uk:8443';
  expect(origins({ PUBLIC_URL: 'https://app.example.co.uk', ALLOWED_ORIGINS: beta })).toEqual([
    beta,
  ]);
  const address = 'https://192.168.1.5:8443';
  expect(origins({ PUBLIC_URL: 'https://192.168.1.5', ALLOWED_ORIGINS: address })).toEqual([
    address,
  ]);
  const developer = 'http://127.0.0.1:5173';
  expect(origins({ ALLOWED_ORIGINS: developer })).toEqual([developer]);
});

test('the cookie domain is read in lower case and without its first full stop', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://app.example.com',
    COOKIE_DOMAIN: '.Example.COM',
  });
  expect(config.cookieDomain).toBe('example.com');
});

test('the limits of each user can be set', () => {
  const config = readConfig({
    CAMPAIGNS_PER_USER: '7',
    PICTURE_MB_PER_USER: '500',
    CREATIONS_PER_MINUTE: '10',
    TEXT_CHANGES_PER_MINUTE: '20',
    CHANGES_PER_MINUTE: '30',
  });
  expect(config.quotas).toEqual({ ...defaultQuotas, campaigns: 7, pictureMegabytes: 500 });
  expect(config.creationsPerMinute).toBe(10);
  expect(config.textChangesPerMinute).toBe(20);
  expect(config.changesPerMinute).toBe(30);
});

test('an API on another port of the same host needs no cookie domain', () => {
  const config = readConfig({ API_HOST: 'http://localhost:4000' });
  expect(config.apiOrigin).toBe('http://localhost:4000');
  expect(config.cookieDomain).toBeNull();
});

const openAi = { TEXT_MODEL: 'gpt-5', TEXT_MODEL_URL: 'https://api.openai.com/v1' };

test('without settings there is no model, and no private host is allowed', () => {
  const config = readConfig({});
  expect(config.models).toEqual({ text: null, image: null });
  expect(config.modelPrivateHosts).toEqual(new Set());
});

test('models have an address, a name and a key, and their hosts are allowed', () => {
  const config = readConfig({
    TEXT_MODEL_URL: 'http://127.0.0.1:11434',
    TEXT_MODEL: 'llama3.2',
    IMAGE_MODEL_PROVIDER: 'google',
    IMAGE_MODEL: 'gemini-2.5-flash-image',
    IMAGE_MODEL_KEY: 'a-key',
    MODEL_PRIVATE_HOSTS: 'models.lan:80, [fd00::5]:8080,10.0.0.5:443',
  });
  expect(config.models).toEqual({
    text: {
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434',
      model: 'llama3.2',
      key: null,
    },
    image: { provider: 'google', baseUrl: null, model: 'gemini-2.5-flash-image', key: 'a-key' },
  });
  expect([...config.modelPrivateHosts]).toEqual([
    '127.0.0.1:11434',
    'models.lan:80',
    '[fd00::5]:8080',
    '10.0.0.5:443',
  ]);
});

test('the key of a model can be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-config-'));
  const file = join(folder, 'key');
  writeFileSync(file, 'a-key\n');
  expect(readConfig({ ...openAi, TEXT_MODEL_KEY_FILE: file }).models.text?.key).toBe('a-key');
  rmSync(folder, { recursive: true });
});

test('models of the environment have the prices that are set', () => {
  const none = { input: null, output: null, picture: null };
  expect(readConfig(openAi).modelPrices).toEqual({ text: none, image: none });
  const config = readConfig({
    ...openAi,
    TEXT_MODEL_INPUT_PRICE: '0.25',
    TEXT_MODEL_OUTPUT_PRICE: '2',
    IMAGE_MODEL: 'gpt-image-1',
    IMAGE_MODEL_URL: 'https://api.openai.com/v1',
    IMAGE_MODEL_PICTURE_PRICE: '0.04',
  });
  expect(config.modelPrices).toEqual({
    text: { input: 0.25, output: 2, picture: null },
    image: { input: null, output: null, picture: 0.04 },
  });
});

test('the message about the address of a model does not repeat its password', () => {
  const env = { ...openAi, TEXT_MODEL_URL: 'https://mira:silver@models.example' };
  expect(() => readConfig(env)).toThrow(/^TEXT_MODEL_URL must be an address(?!.*silver)/);
});

test('three settings and a name define a provider', () => {
  expect(readConfig({ ...oauth, OAUTH_GUILD_NAME: 'The Guild' }).oauth).toEqual([
    {
      type: 'guild',
      name: 'The Guild',
      kind: 'oidc',
      issuer: 'https://guild.example',
      clientId: 'questwright',
      clientSecret: 'a secret long enough',
    },
  ]);
});

const secret = 'a secret long enough';

/** A private key as Apple gives it, without the first and last line of its file. */
const appleKeyText = (namedCurve = 'P-256'): string =>
  generateKeyPairSync('ec', { namedCurve })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

const ofKnown = (name: string, clientSecret = secret) => ({
  [`OAUTH_${name}_CLIENT_ID`]: 'questwright',
  [`OAUTH_${name}_CLIENT_SECRET`]: clientSecret,
});

const ofApple = (clientSecret = `TEAM567890 KEY4567890 ${appleKeyText()}`) => ({
  PUBLIC_URL: 'https://app.example.com',
  ...ofKnown('APPLE', clientSecret),
});

test('two settings are enough for a provider that is known', () => {
  const env = { ...ofKnown('GOOGLE'), ...ofKnown('GITHUB'), ...ofKnown('DISCORD') };
  const { oauth: known } = readConfig({ ...env, ...ofApple() });
  expect(known.map(({ type, name, kind, issuer }) => [type, name, kind, issuer])).toEqual([
    ['apple', 'Apple', 'apple', 'https://appleid.apple.com'],
    ['discord', 'Discord', 'discord', 'https://discord.com'],
    ['github', 'GitHub', 'github', 'https://github.com'],
    ['google', 'Google', 'oidc', 'https://accounts.google.com'],
  ]);
});

test('a known provider with another issuer is asked like an unknown provider', () => {
  const own = { ...ofKnown('GITHUB'), OAUTH_GITHUB_ISSUER: 'https://gateway.example' };
  expect(readConfig(own).oauth).toMatchObject([
    { kind: 'oidc', issuer: 'https://gateway.example' },
  ]);
});

test('the key of Apple may have its first and last line, and line ends', () => {
  const file = `TEAM567890 KEY4567890\n-----BEGIN PRIVATE KEY-----\n${appleKeyText()}\n-----END PRIVATE KEY-----\n`;
  expect(readConfig(ofApple(file)).oauth).toMatchObject([{ kind: 'apple' }]);
});

test('a setting can be in a file, which must exist and have content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-config-'));
  const file = join(folder, 'url');
  writeFileSync(file, 'postgres://questwright@localhost/questwright\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).database).toEqual({
    kind: 'postgres',
    url: 'postgres://questwright@localhost/questwright',
  });
  writeFileSync(file, '\n');
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow('empty');
  rmSync(folder, { recursive: true });
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(ConfigError);
});

test.for([
  [{ PORT: '0' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ CAMPAIGNS_PER_USER: '0' }, 'CAMPAIGNS_PER_USER'],
  [{ CHARACTERS_PER_USER: 'many' }, 'CHARACTERS_PER_USER'],
  [{ PICTURE_MB_PER_USER: '-1' }, 'PICTURE_MB_PER_USER'],
  [{ CREATIONS_PER_MINUTE: '1.5' }, 'CREATIONS_PER_MINUTE'],
  [{ PORT: '3000x' }, 'PORT'],
  [{ PUBLIC_URL: 'app.example.com' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://app.example.com/path' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://app.example.com' }, 'https://'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS'],
  [
    { PUBLIC_URL: 'https://app.example.com', ALLOWED_ORIGINS: 'https://app.other.org' },
    'same site as https://app.example.com, not "https://app.other.org"',
  ],
  [
    { PUBLIC_URL: 'https://a.github.io', ALLOWED_ORIGINS: 'https://b.github.io' },
    'not "https://b.github.io"',
  ],
  [
    { PUBLIC_URL: 'https://192.168.1.5', ALLOWED_ORIGINS: 'https://192.168.1.6' },
    'not "https://192.168.1.6"',
  ],
  [
    { PUBLIC_URL: 'https://app.example.com', ALLOWED_ORIGINS: 'http://localhost:5173' },
    'not "http://localhost:5173"',
  ],
  [{ ALLOWED_ORIGINS: 'https://app.example.com' }, 'not "https://app.example.com"'],
  [{ API_HOST: 'api' }, 'API_HOST'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Questwright <q@example.com>' }, 'MAIL_FROM'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES'],
  [{ LOG: 'loud' }, 'LOG'],
  [{ PUBLIC_URL: 'https://app.example.com', COOKIE_DOMAIN: 'ample.com' }, 'COOKIE_DOMAIN'],
  [{ PUBLIC_URL: 'https://app.example.com', COOKIE_DOMAIN: 'com' }, 'of your own'],
  [{ PUBLIC_URL: 'https://app.example.co.uk', COOKIE_DOMAIN: 'co.uk' }, 'of your own'],
  [{ PUBLIC_URL: 'https://a.github.io', COOKIE_DOMAIN: 'github.io' }, 'of your own'],
  [{ PUBLIC_URL: 'https://192.168.1.5', COOKIE_DOMAIN: '168.1.5' }, 'of your own'],
  [{ OAUTH_GUILD_CLIENT_ID: 'questwright' }, 'OAUTH_GUILD_ISSUER is missing'],
  [ofApple(secret), 'OAUTH_APPLE_CLIENT_SECRET must be the team id'],
  [ofApple(`TEAM567890 KEY4567890 ${appleKeyText('P-384')}`), 'OAUTH_APPLE_CLIENT_SECRET'],
  [{ ...ofApple(), PUBLIC_URL: 'http://localhost:3000' }, 'for sign-ins with Apple'],
  [{ OAUTH_GOOGLE_CLIENT_ID: 'questwright' }, 'OAUTH_GOOGLE_CLIENT_SECRET is missing'],
  [{ ...oauth, OAUTH_GUILD_ISSUER: 'ftp://localhost' }, 'OAUTH_GUILD_ISSUER'],
  [{ COOKIE_DOMAIN: 'example.com' }, 'http://localhost:3000'],
  [
    { PUBLIC_URL: 'https://app.example.com', API_HOST: 'https://api.example.com' },
    'set COOKIE_DOMAIN',
  ],
  [{ PUBLIC_URL: 'https://app.example.com', API_HOST: 'https://api.other.org' }, 'on another host'],
  [
    {
      PUBLIC_URL: 'https://app.example.com',
      API_HOST: 'https://api.other.org',
      COOKIE_DOMAIN: 'example.com',
    },
    'includes https://api.other.org',
  ],
  [{ API_HOST: 'https://api.example.com' }, 'must start with http:'],
  [{ API_HOST: 'http://127.0.0.1:4000' }, 'on another host'],
  [{ TEXT_MODEL_URL: 'https://models.example' }, 'TEXT_MODEL is missing'],
  [{ IMAGE_MODEL_KEY: 'a-key' }, 'IMAGE_MODEL is missing'],
  [{ TEXT_MODEL: 'llama3.2' }, 'TEXT_MODEL_URL is missing'],
  [{ ...openAi, TEXT_MODEL_PROVIDER: 'openai' }, 'not "openai"'],
  [{ ...openAi, TEXT_MODEL_URL: 'ftp://models.example' }, 'TEXT_MODEL_URL must be'],
  [{ ...openAi, TEXT_MODEL_KEY: 'a key' }, 'TEXT_MODEL_KEY contains'],
  [{ TEXT_MODEL_INPUT_PRICE: '1' }, 'TEXT_MODEL is missing'],
  [{ ...openAi, TEXT_MODEL_INPUT_PRICE: '0,25' }, 'TEXT_MODEL_INPUT_PRICE must be'],
  [{ ...openAi, TEXT_MODEL_OUTPUT_PRICE: '-1' }, 'TEXT_MODEL_OUTPUT_PRICE must be'],
  [{ ...openAi, TEXT_MODEL_OUTPUT_PRICE: '100001' }, 'not above 100000'],
  [{ ...openAi, TEXT_MODEL_PICTURE_PRICE: '1' }, 'set IMAGE_MODEL_PICTURE_PRICE'],
  [{ TEXT_MODEL: 'claude', TEXT_MODEL_PROVIDER: 'anthropic' }, 'TEXT_MODEL_KEY is missing'],
  [
    { TEXT_MODEL: 'm'.repeat(121), TEXT_MODEL_URL: 'http://127.0.0.1:1/v1' },
    'TEXT_MODEL has 121 characters, and the name of a model has at most 120.',
  ],
  [
    { IMAGE_MODEL: 'claude', IMAGE_MODEL_PROVIDER: 'anthropic', IMAGE_MODEL_KEY: 'a-key' },
    'no model for images',
  ],
  [
    { IMAGE_MODEL: 'imagen-4', IMAGE_MODEL_PROVIDER: 'google', IMAGE_MODEL_KEY: 'a-key' },
    'only those paint whose names begin with "gemini-"',
  ],
  [{ MODEL_PRIVATE_HOSTS: 'localhost' }, 'not "localhost"'],
  [{ MODEL_PRIVATE_HOSTS: 'http://localhost:1234' }, 'MODEL_PRIVATE_HOSTS'],
  [{ MODEL_PRIVATE_HOSTS: 'localhost:99999' }, 'MODEL_PRIVATE_HOSTS'],
  [{ NODE_ENV: 'prodution' }, 'NODE_ENV'],
  [{ SMTP_URL: 'smtp://mail example com' }, 'SMTP_URL'],
  [{ REQUESTS_PER_MINUTE: '-1' }, 'REQUESTS_PER_MINUTE'],
  [{ UPLOAD_MB_PER_SECOND: '0' }, 'UPLOAD_MB_PER_SECOND'],
  [{ ...oauth, OAUTH_GUILD_CLIENT_SECRET: 'short' }, 'OAUTH_GUILD_CLIENT_SECRET'],
  [{ ...oauth, OAUTH_GUILD_CLIENT_ID: '' }, 'OAUTH_GUILD_CLIENT_ID'],
  [{ ...oauth, OAUTH_GUILD_ISSUER: 'http://guild.example' }, 'OAUTH_GUILD_ISSUER'],
] as const)('the setting %o is refused with a message that contains "%s"', ([env, part]) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(part);
});
