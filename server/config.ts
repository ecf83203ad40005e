import { rateLimits } from '#src/generated/contract/operations.ts';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Tldts from 'tldts';
import type { BackendConfig, OauthProvider } from '#backend/ports.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { appleKeyFrom } from './auth/apple-secret.ts';
import { knownProviders, type ProviderKind } from './auth/known-providers.ts';
import type { DatabaseConfig } from './db/open-database.ts';
import { logLevels, type LogLevel, type LogStyle } from './log.ts';
import { modelSettings } from './models/model-settings.ts';
import { ConfigError, list, setting, type Environment } from './setting.ts';

export interface OauthProviderConfig extends OauthProvider {
  readonly kind: ProviderKind;
  readonly issuer: string;
  readonly clientId: string;
  /** For Apple the ids and the key that sign a secret, see `appleKeyFrom`. */
  readonly clientSecret: string;
}

interface MailConfig {
  /** Null: each mail is written to a file. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

export interface Config extends BackendConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** The origin of the API, if it is another origin than the app's. */
  readonly apiOrigin: string | null;
  readonly trustedProxies: readonly string[];
  /** How fast the bodies of all clients together are read when many arrive at once. */
  readonly bodyBytesPerSecond: number;
  readonly mail: MailConfig;
  /** `host:port` of the model servers whose addresses may be private. */
  readonly modelPrivateHosts: ReadonlySet<string>;
  readonly oauth: readonly OauthProviderConfig[];
  readonly logStyle: LogStyle;
  /** Less important lines are not written. */
  readonly logLevel: LogLevel;
  /** What a request for /metrics must send; null if the server has no metrics. */
  readonly metricsToken: string | null;
  /** The folder of the built web app, or null for the API alone. */
  readonly webFolder: string | null;
}

function portFrom(text: string | null): number {
  if (text === null) return 3000;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new ConfigError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function positive(env: Environment, name: string, fallback: number): number {
  const text = setting(env, name);
  if (text === null) return fallback;
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new ConfigError(`${name} must be a whole number above 0, not "${text}".`);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (url: URL): boolean => loopback.has(url.hostname);

function originFrom(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(
      `${name} must be an address like https://app.example.com, not "${text}".`,
    );
  }
  // Without TLS the session cookie can be read on the network, so plain http is only for this
  // machine.
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new ConfigError(
      `${name} must start with https://: over plain http the session cookie of "${url.host}" could be read on the network.`,
    );
  }
  return url;
}

/**
 * Whether pages of both origins are on the same site for browsers: the same scheme, and the same host or
 * registered domain. All names of this machine count as one host, because a proxy of a developer can have
 * another one.
 */
function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false;
  if (one.hostname === other.hostname || (isLoopback(one) && isLoopback(other))) return true;
  const { getDomain } = publicSuffixes();
  const domain = getDomain(one.hostname, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(other.hostname, { allowPrivateDomains: true });
}

/** The session cookie is SameSite, so browsers do not send it with calls from pages of another site. */
function originsOf(env: Environment, port: number, appUrl: URL): string[] {
  const isDefault = setting(env, 'PUBLIC_URL') === null;
  const others = list(setting(env, 'ALLOWED_ORIGINS')).map((text) =>
    originFrom('ALLOWED_ORIGINS', text),
  );
  const otherSite = others.find((url) => !isSameSite(url, appUrl));
  if (otherSite) {
    throw new ConfigError(
      `ALLOWED_ORIGINS must list origins on the same site as ${appUrl.origin}, not "${otherSite.origin}": browsers send no session cookie from the pages of another site.`,
    );
  }
  return [
    appUrl.origin,
    ...(isDefault ? [`http://127.0.0.1:${port}`] : []),
    ...others.map(({ origin }) => origin),
  ];
}

function secretFrom(variable: string, kind: ProviderKind, text: string): string {
  if (kind === 'apple' && !appleKeyFrom(text)) {
    throw new ConfigError(
      `${variable} must be the team id, the key id and the private key from Apple, separated by spaces.`,
    );
  }
  if (text.length >= 16) return text;
  throw new ConfigError(`${variable} is too short: use 16 characters or more.`);
}

/** One provider for each `OAUTH_<NAME>_CLIENT_ID`. Those that are known need no issuer. */
function providersFrom(env: Environment, appUrl: URL): OauthProviderConfig[] {
  const pattern = /^OAUTH_([A-Z0-9_]+?)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET(?:_FILE)?)$/;
  const names = Object.entries(env).flatMap(([key, value = '']) =>
    value.trim() === '' ? [] : (pattern.exec(key)?.[1] ?? []),
  );
  return [...new Set(names)].toSorted().map((name) => {
    const prefix = `OAUTH_${name}_`;
    const required = (suffix: string): string => {
      const value = setting(env, prefix + suffix);
      if (value === null) throw new ConfigError(`${prefix}${suffix} is missing.`);
      return value;
    };
    const ownIssuer = setting(env, `${prefix}ISSUER`);
    const known = ownIssuer === null ? knownProviders[name] : undefined;
    const kind = known?.kind ?? 'oidc';
    if (kind === 'apple' && appUrl.protocol !== 'https:') {
      throw new ConfigError(
        `PUBLIC_URL must start with https:// for sign-ins with Apple, not "${appUrl.origin}": Apple sends its answers to no other address.`,
      );
    }
    const issuer = known?.issuer ?? required('ISSUER');
    const url = URL.canParse(issuer) ? new URL(issuer) : null;
    if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))) {
      throw new ConfigError(`${prefix}ISSUER must be an https address, not "${issuer}".`);
    }
    const defaultName = known?.name ?? name.charAt(0) + name.slice(1).toLowerCase();
    return {
      type: name.toLowerCase().replaceAll('_', '-'),
      name: setting(env, `${prefix}NAME`) ?? defaultName,
      kind,
      issuer,
      clientId: required('CLIENT_ID'),
      clientSecret: secretFrom(`${prefix}CLIENT_SECRET`, kind, required('CLIENT_SECRET')),
    };
  });
}

function mailFrom(env: Environment): MailConfig {
  const smtpUrl = setting(env, 'SMTP_URL');
  if (smtpUrl !== null && !(/^smtps?:\/\/[^/]+/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    throw new ConfigError('SMTP_URL must look like smtps://user:password@mail.example.com.');
  }
  const from = setting(env, 'MAIL_FROM') ?? 'questwright@localhost';
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(from)) {
    throw new ConfigError(`MAIL_FROM must be one plain address, not "${from}".`);
  }
  return { smtpUrl, from };
}

function databaseFrom(env: Environment, folder: string): DatabaseConfig {
  const url = setting(env, 'DATABASE_URL');
  if (url === null) return { kind: 'sqlite', folder };
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'postgres', url };
  throw new ConfigError(
    'DATABASE_URL must start with postgres://. Leave it out for the embedded database.',
  );
}

/** Where the data is, for programs that need nothing else of the settings. */
export function readPlaces(env: Environment): Pick<Config, 'dataDir' | 'database'> {
  const dataDir = resolve(setting(env, 'DATA_DIR') ?? 'data');
  return { dataDir, database: databaseFrom(env, dataDir) };
}

function environmentFrom(text: string | null): Config['environment'] {
  if (text === null) return 'development';
  if (text === 'production' || text === 'development' || text === 'test') return text;
  throw new ConfigError(`NODE_ENV must be production, development or test, not "${text}".`);
}

function logStyleFrom(text: string | null): LogStyle {
  if (text === null) return 'human';
  if (text === 'json' || text === 'human') return text;
  throw new ConfigError(`LOG must be json or human, not "${text}".`);
}

function logLevelFrom(text: string | null): LogLevel {
  const level = logLevels.find((each) => each === (text ?? 'info'));
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be error, warn or info, not "${text}".`);
}

const minTokenLength = 16;

function metricsTokenFrom(token: string | null): string | null {
  if (token === null || token.length >= minTokenLength) return token;
  throw new ConfigError(`METRICS_TOKEN is too short: use ${minTokenLength} characters or more.`);
}

/**
 * Whether the text is an IP address or a network in CIDR notation. `/0` is refused, because it
 * contains every address.
 */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= maxBits));
}

/** Loaded only when it is needed, because the list takes 8 MB, and few servers need it. */
const publicSuffixes = () => createRequire(import.meta.url)('tldts') as typeof Tldts;

/**
 * Browsers refuse cookies for a domain under which anyone can register a name (the Public Suffix List,
 * with entries such as `github.io`), and for a part of an IP address.
 */
function isPublicSuffix(domain: string): boolean {
  if (/^[\d.]+$/.test(domain)) return true;
  return publicSuffixes().getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
}

/**
 * Pages can send cookies to an API on another host only if both are on the same site, and can read
 * its CSRF cookie only if the cookie is set for a domain that includes both.
 */
function requireOneSite(publicUrl: URL, apiUrl: URL, cookieDomain: string | null): void {
  if (apiUrl.protocol !== publicUrl.protocol) {
    throw new ConfigError(
      `API_HOST must start with ${publicUrl.protocol}// like the address of the app, ${publicUrl.origin}.`,
    );
  }
  if (apiUrl.hostname !== publicUrl.hostname && cookieDomain === null) {
    throw new ConfigError(
      `API_HOST is on another host than ${publicUrl.origin}: set COOKIE_DOMAIN to the domain that both share. If they share none, leave API_HOST out.`,
    );
  }
}

function cookieDomainFrom(value: string | null, urls: readonly (URL | null)[]): string | null {
  if (value === null) return null;
  // Browsers ignore the case and one leading full stop.
  const domain = value.toLowerCase().replace(/^\./, '');
  const urlOutside = urls.find((url) => url && !`.${url.hostname}`.endsWith(`.${domain}`));
  if (isPublicSuffix(domain)) {
    throw new ConfigError(
      `COOKIE_DOMAIN must be a domain of your own, like example.com: browsers store no cookie for "${domain}".`,
    );
  }
  if (!urlOutside) return domain;
  throw new ConfigError(
    `COOKIE_DOMAIN must be a domain that includes ${urlOutside.origin}, not "${domain}".`,
  );
}

/**
 * Reads the settings from the environment.
 * @throws ConfigError with a sentence for the person who starts the server
 */
export function readConfig(env: Environment): Config {
  const port = portFrom(setting(env, 'PORT'));
  const publicUrl = setting(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const appUrl = originFrom('PUBLIC_URL', publicUrl);
  const apiHost = setting(env, 'API_HOST');
  const apiUrl = apiHost === null ? null : originFrom('API_HOST', apiHost);
  const cookieDomain = cookieDomainFrom(setting(env, 'COOKIE_DOMAIN'), [appUrl, apiUrl]);
  if (apiUrl) requireOneSite(appUrl, apiUrl, cookieDomain);
  const environment = environmentFrom(setting(env, 'NODE_ENV'));
  const places = readPlaces(env);
  const trustedProxies = list(setting(env, 'TRUSTED_PROXIES'));
  const invalidNetwork = trustedProxies.find((entry) => !isNetwork(entry));
  if (invalidNetwork !== undefined) {
    throw new ConfigError(
      `TRUSTED_PROXIES must list addresses or networks, not "${invalidNetwork}".`,
    );
  }
  return {
    environment,
    host: setting(env, 'HOST') ?? '127.0.0.1',
    port,
    ...places,
    publicUrl: appUrl.origin,
    allowedOrigins: new Set(originsOf(env, port, appUrl)),
    apiOrigin: apiUrl?.origin ?? null,
    cookieDomain,
    secureCookies: appUrl.protocol === 'https:',
    trustedProxies,
    mail: mailFrom(env),
    ...modelSettings(env),
    oauth: providersFrom(env, appUrl),
    logStyle: logStyleFrom(setting(env, 'LOG')),
    logLevel: logLevelFrom(setting(env, 'LOG_LEVEL')),
    metricsToken: metricsTokenFrom(setting(env, 'METRICS_TOKEN')),
    webFolder: fileURLToPath(new URL('../dist', import.meta.resolve('#server/config.ts'))),
    requestsPerMinute: positive(env, 'REQUESTS_PER_MINUTE', rateLimits.requests.limit),
    bodyBytesPerSecond: positive(env, 'UPLOAD_MB_PER_SECOND', 16) * 1_000_000,
    creationsPerMinute: positive(env, 'CREATIONS_PER_MINUTE', rateLimits.creations.limit),
    generationsPerDay: positive(env, 'GENERATIONS_PER_DAY', rateLimits.generations.limit),
    changesPerMinute: positive(env, 'CHANGES_PER_MINUTE', rateLimits.changes.limit),
    textChangesPerMinute: positive(env, 'TEXT_CHANGES_PER_MINUTE', rateLimits.textChanges.limit),
    quotas: {
      campaigns: positive(env, 'CAMPAIGNS_PER_USER', defaultQuotas.campaigns),
      characters: positive(env, 'CHARACTERS_PER_USER', defaultQuotas.characters),
      characterMegabytes: positive(env, 'CHARACTER_MB_PER_USER', defaultQuotas.characterMegabytes),
      pictureMegabytes: positive(env, 'PICTURE_MB_PER_USER', defaultQuotas.pictureMegabytes),
      entryMegabytes: positive(env, 'ENTRY_MB_PER_USER', defaultQuotas.entryMegabytes),
    },
  };
}
