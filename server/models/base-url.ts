import type { ModelConnection, ModelProvider } from '#backend/ports.ts';

interface Defaults {
  readonly baseUrl: string | null;
  /** What follows a host alone. */
  readonly path: string;
  /** Ends of addresses of endpoints, which the libraries add again. */
  readonly endpoints: RegExp;
}

// The libraries would take addresses and keys from variables such as ANTHROPIC_BASE_URL, so they always get ours.
const defaultsOf: Readonly<Record<ModelProvider, Defaults>> = {
  'openai-compatible': {
    baseUrl: null,
    path: '/v1',
    endpoints: /\/(?:chat\/completions|completions|responses|images\/generations|models)$/,
  },
  anthropic: {
    baseUrl: 'https://api.anthropic.com/v1',
    path: '/v1',
    endpoints: /\/(?:messages|models)$/,
  },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    path: '/v1beta',
    endpoints: /\/models(?:\/.*)?$/,
  },
};

/**
 * The address to which the paths of endpoints are added, without a slash at the end. People enter a host, an
 * address with a version, or that of an endpoint. Null if it is not an address of http or https, or contains a
 * password.
 */
export function baseUrlOf({ provider, baseUrl }: Pick<ModelConnection, 'provider' | 'baseUrl'>) {
  const { baseUrl: ofProvider, path, endpoints } = defaultsOf[provider];
  const text = baseUrl ?? ofProvider ?? '';
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const ownPath = url.pathname.replace(/\/+$/, '').replace(endpoints, '');
  return new URL(`${url.origin}${ownPath === '' ? path : ownPath}`);
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `host:port`, also if the port is the default one. */
export const hostOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname}:${port || (defaultPorts[protocol] ?? '')}`;
