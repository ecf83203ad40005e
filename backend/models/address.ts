import type { ModelConnection } from '#backend/ports.ts';

type Reached = Pick<ModelConnection, 'provider' | 'baseUrl'>;

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Why an address cannot be that of an API, in words for the administrator; null if it can. */
export function addressFault(baseUrl: string): string | null {
  const url = urlOf(baseUrl);
  if (!url) return 'This is not an address. It looks like https://models.example/v1.';
  if (url.username !== '' || url.password !== '') {
    return 'The address has a name or a password in it. Enter the key in the field for the key.';
  }
  // Some providers take a key there, and the address is not stored as a secret.
  if (url.search !== '' || url.hash !== '') {
    return 'The address must end before "?" and "#". Enter the key in the field for the key.';
  }
  return null;
}

/** Whether requests of both go to the same server, so that the key of one may be sent to the other. */
export function haveSameServer(one: Reached, other: Reached): boolean {
  if (one.provider !== other.provider) return false;
  if (one.baseUrl === null || other.baseUrl === null) return one.baseUrl === other.baseUrl;
  const url = urlOf(one.baseUrl);
  return url !== null && url.origin === urlOf(other.baseUrl)?.origin;
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** An address of the environment can lack its scheme. */
const urlOfConfigured = (baseUrl: string | null): URL | null =>
  baseUrl === null ? null : urlOf(/^https?:\/\//i.test(baseUrl) ? baseUrl : `https://${baseUrl}`);

/** `host:port`, as MODEL_PRIVATE_HOSTS lists it; null for the own address of a provider. */
export function hostIn(baseUrl: string | null): string | null {
  const url = urlOfConfigured(baseUrl);
  return url && `${url.hostname}:${url.port || (defaultPorts[url.protocol] ?? '')}`;
}

/** Shows an address of the environment without the parts that could contain a key. */
export function shownAddress(baseUrl: string | null): string | null {
  const url = urlOfConfigured(baseUrl);
  return url && `${url.origin}${url.pathname}`;
}
