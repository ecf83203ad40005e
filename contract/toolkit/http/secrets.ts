/** A text in which secrets are replaced by variables, so that a report holds no session that a reader could use. */
export type Masked = readonly (string | { readonly variable: string })[];

/** What of requests and responses is secret, beside the headers and cookies that usually are. */
export interface Secrets {
  /** The names of headers, in lower case. */
  readonly headers: ReadonlySet<string>;
  /** The names of parameters of the query. */
  readonly query: ReadonlySet<string>;
  /** Texts that are secret wherever they are, such as a token, with the names of their variables. */
  readonly values: ReadonlyMap<string, string>;
  /** Texts around secrets that are too short to be looked for alone, and what is shown in their places. */
  readonly parts?: ReadonlyMap<string, Masked>;
}

export const noSecrets: Secrets = { headers: new Set(), query: new Set(), values: new Map() };

/** A credential that opens nothing: reports show it, because it is why a request must be refused. */
export const wrongCredential = 'wrong-credential-of-the-toolkit';

/** Whether a text is the wrong credential in one of the forms of `Authorization`: reports show it. */
export function isWrongCredential(text: string): boolean {
  const value = text.replace(/^[\w-]+ +/, '');
  return (
    value === wrongCredential ||
    (/^[\w-]+\.[\w-]+\./.test(value) && value.includes(`.${wrongCredential}`)) ||
    Buffer.from(value, 'base64').toString('utf8').endsWith(`:${wrongCredential}`)
  );
}

const usualHeaders = new Set(['authorization', 'proxy-authorization', 'x-csrf-token', 'x-api-key']);

/** Shorter texts are also in what is not a secret. */
export const shortestSecret = 6;

export const variableOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^(?=\d)|^$/, '_');

/** The text that a reader sees: `$TOKEN` stands for the secret. */
export const shownText = (parts: Masked): string =>
  parts.map((part) => (typeof part === 'string' ? part : `$${part.variable}`)).join('');

type Replacement = readonly [secret: string, shown: Masked];

const replacementsIn = ({ values, parts }: Secrets): Replacement[] => [
  ...[...values]
    .filter(([secret]) => secret.length >= shortestSecret)
    .map(([secret, variable]): Replacement => [secret, [{ variable }]]),
  ...(parts ?? []),
];

function replaced(text: string, [first, ...rest]: readonly Replacement[]): Masked {
  if (first === undefined || text === '') return text === '' ? [] : [text];
  const [secret, shown] = first;
  return text
    .split(secret)
    .flatMap((part, index) => [...(index === 0 ? [] : shown), ...replaced(part, rest)]);
}

/** Replaces the known secrets in a text. */
export const maskedText = (text: string, secrets: Secrets): Masked =>
  replaced(
    text,
    replacementsIn(secrets).filter(([secret]) => text.includes(secret)),
  );

/** Hides a whole value, if its known secrets are not hidden already. */
function maskedValue(value: string, name: string, secrets: Secrets): Masked {
  if (value === '' || isWrongCredential(value)) return [value];
  const parts = maskedText(value, secrets);
  return parts.some((part) => typeof part !== 'string') ? parts : [{ variable: variableOf(name) }];
}

/** `session=abc` as `session=$SESSION`. */
function maskedPair(pair: string, secrets: Secrets): Masked {
  const at = pair.indexOf('=');
  if (at === -1) return [pair];
  return [
    pair.slice(0, at + 1),
    ...maskedValue(pair.slice(at + 1), pair.slice(0, at).trim(), secrets),
  ];
}

const joined = (all: readonly Masked[], separator: string): Masked =>
  all.flatMap((parts, index) => (index === 0 ? parts : [separator, ...parts]));

/** The value of a header without its secrets. */
export function maskedHeader(name: string, value: string, secrets: Secrets): Masked {
  const lower = name.toLowerCase();
  if (lower === 'cookie') {
    return joined(
      value.split('; ').map((pair) => maskedPair(pair, secrets)),
      '; ',
    );
  }
  if (lower === 'set-cookie') {
    const [pair = '', ...attributes] = value.split(';');
    return [...maskedPair(pair, secrets), attributes.map((each) => `;${each}`).join('')];
  }
  return usualHeaders.has(lower) || secrets.headers.has(lower)
    ? maskedValue(value, name, secrets)
    : maskedText(value, secrets);
}

/** An address without the secrets of its query. */
export function maskedUrl(url: string, secrets: Secrets): Masked {
  const at = url.indexOf('?');
  if (at === -1) return maskedText(url, secrets);
  const pairs = url
    .slice(at + 1)
    .split('&')
    .map((pair) =>
      secrets.query.has(pair.split('=')[0] ?? '')
        ? maskedPair(pair, secrets)
        : maskedText(pair, secrets),
    );
  return [...maskedText(url.slice(0, at), secrets), '?', ...joined(pairs, '&')];
}
