import { isWrongCredential, shortestSecret, variableOf, type Secrets } from './secrets.ts';

/** Names of headers, parameters and properties with what opens something. */
const secretName =
  /pass(?:word|wd|phrase|code)|secret|token|credential|csrf|xsrf|session|recovery|api[-_]?key|^(?:otp|pin|jwt)$/i;

/** Names that only tell something about a secret, such as `tokenType` and `sessionStartedAt`. */
const openName = /(?:type|kind|name|count|length|status|policy|expir\w*|left)$|[a-z]At$|_at$/i;

/** A code can be a key, as that of an invitation, or the name of an error: only the value tells. */
const codeName = /^(?:[a-z_-]*[a-z_-])?codes?$/i;

/** Words of addresses before a key that works once, such as `/reset/q8mB2k0vT1sYw4xZr7uJ`. */
const keyInPath =
  /\/(?:[\w-]*links?|join|invite|invitations?|reset\w*|verif\w*|confirm\w*|activat\w*|magic|unsubscribe|shared?)\/([\w-]{16,200})/gi;

const isUuid = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);

/** Whether a text looks like a key: it has a digit, or both cases and some length. `E4711` is the name of an error. */
const isRandom = (text: string): boolean =>
  /^[\w -]{6,}$/.test(text) &&
  !/^[A-Z]{1,8}[-_ ]?\d{1,6}$/.test(text) &&
  !isUuid(text) &&
  (/\d/.test(text) || /^(?=.*[a-z])(?=.*[A-Z]).{16,}$/.test(text));

type NameKind = 'secret' | 'code' | 'open';

/** A run reads the same names millions of times; random requests have further ones. */
const knownNames = new Map<string, NameKind>();
const mostNames = 5000;

function kindOf(name: string): NameKind {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const isSecretName = secretName.test(name) && !openName.test(name);
  const kind = isSecretName ? 'secret' : codeName.test(name) ? 'code' : 'open';
  if (knownNames.size < mostNames) knownNames.set(name, kind);
  return kind;
}

/** Whether a value opens something, as its name says. */
export function isSecret(name: string, value: string): boolean {
  const kind = kindOf(name);
  return kind === 'secret' || (kind === 'code' && isRandom(value));
}

/** A name with its value as a text has it, and all that the text has of both. */
export interface Member {
  readonly name: string;
  readonly value: string;
  readonly whole: string;
}

/** `"password": "…"` of a JSON text, also of one that is broken or cut, and `"otp": 123456`. */
const jsonMembers =
  /"((?:[^"\\]|\\.){1,60})"\s*:\s*(?:"((?:[^"\\]|\\.){1,4000})"?|(\d{4,12})(?![\d.]))/g;

/** `password=…` of a form or an address. */
const formMembers = /(?:^|[&?#])([^&=?#]{1,60})=([^&#"\s]{1,4000})/g;

/** The part `name="password"` of a multipart body. */
const multipartMembers = /name="([^"\r\n]{1,60})"(?:\r\n[^\r\n]+)*\r\n\r\n([^\r\n]{1,4000})/g;

/** The field of a page, such as its CSRF token. */
const htmlFields = /<input[^>]{0,300}?\bname="([^"]{1,60})"[^>]{0,300}?\bvalue="([^"]{1,4000})"/g;

/** A JSON Web Token, whatever its name is. */
const webTokens = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;

const lists = /"((?:[^"\\]|\\.){1,60})"\s*:\s*\[/g;

/** The texts of the lists in a JSON text, such as recovery codes. */
function* listEntries(text: string): Iterable<Member> {
  for (const { 0: start, 1: name = '', index } of text.matchAll(lists)) {
    const entry = /\s*"((?:[^"\\]|\\.){1,4000})"\s*,?/y;
    entry.lastIndex = index + start.length;
    for (let found = entry.exec(text); found; found = entry.exec(text)) {
      const [whole, value = ''] = found;
      yield { name, value, whole };
    }
  }
}

/** Numbers of other names are counts, such as those of tokens that a model has used. */
const numericSecret = /^(?:otp|pin|passcode|(?:\w*_)?code)$/i;

function* membersOf(text: string): Iterable<Member> {
  for (const pattern of [jsonMembers, formMembers, multipartMembers, htmlFields]) {
    for (const [whole, name = '', value, number = ''] of text.matchAll(pattern)) {
      if (value !== undefined || numericSecret.test(name)) {
        yield { name, value: value ?? number, whole };
      }
    }
  }
  yield* listEntries(text);
}

/** The members of a text that open something. */
export const secretMembers = (
  text: string,
  isWanted: (name: string, value: string) => boolean = isSecret,
): Member[] => [
  ...[...membersOf(text)].filter(({ name, value }) => isWanted(name, value)),
  ...[...text.matchAll(keyInPath)]
    .map(([whole, value = '']) => ({ name: 'link', value, whole }))
    .filter(({ value }) => isRandom(value)),
  ...[...text.matchAll(webTokens)].map(([value]) => ({ name: 'jwt', value, whole: value })),
];

/** What an OAuth provider appends to the address to which it leads back. */
export const oauthParameters = ['code', 'state', 'id_token_hint', 'client_assertion'];

/** Headers whose names say that they hold a role or a key: gateways believe them. */
const secretHeader = /auth|role|user|tenant|cookie|signature/i;

/** Headers whose names only look like those of secrets. */
const openHeader = /^(?:user-agent|www-authenticate|:authority|sec-.*|access-control-.*)$/i;

export const isSecretHeader = (name: string): boolean =>
  (secretName.test(name) || secretHeader.test(name)) && !openHeader.test(name);

/** The parts of a header that are secret by themselves: of cookies their values, of credentials what follows the scheme. */
function partsOfHeader(name: string, value: string): Member[] {
  const pairs = /^set-cookie$/i.test(name) ? [value.split(';')[0] ?? ''] : value.split(';');
  if (/^(?:set-)?cookie$/i.test(name)) {
    return pairs.map((pair) => {
      const [cookie = '', ...rest] = pair.split('=');
      return { name: cookie.trim(), value: rest.join('=').trim(), whole: pair };
    });
  }
  return [{ name, value: value.replace(/^(?:Bearer|Basic|Token)\s+/i, ''), whole: value }];
}

/** Headers with addresses, whose query can have the keys of a sign-in. */
const addressHeader = /^(?:location|content-location|referer|refresh|link)$/i;

/** The secrets of headers: those whose names say so, cookies, and what is in addresses. */
export const secretsInHeaders = (
  headers: readonly (readonly [name: string, value: string])[],
  isWanted: (name: string) => boolean = isSecretHeader,
): Member[] =>
  headers.flatMap(([name, value]) => {
    if (isWanted(name)) return partsOfHeader(name, value);
    if (!addressHeader.test(name)) return [];
    return secretMembers(
      value,
      (each, text) => oauthParameters.includes(each) || isSecret(each, text),
    );
  });

/** Members in the form that reports use. Long secrets come first, because a short one can be a part of them. */
export function hidden(members: readonly Member[]): Pick<Secrets, 'values' | 'parts'> {
  const sorted = members
    .filter(({ value }) => !isWrongCredential(value))
    .toSorted((one, other) => other.value.length - one.value.length);
  const isLong = ({ value }: Member): boolean => value.length >= shortestSecret;
  return {
    values: new Map(
      sorted.filter(isLong).map(({ name, value }) => [value, variableOf(name)] as const),
    ),
    parts: new Map(
      sorted
        .filter((member) => !isLong(member) && member.value !== '' && member.whole !== member.value)
        .map(({ name, value, whole }) => {
          const at = whole.lastIndexOf(value);
          const [before, after] = [whole.slice(0, at), whole.slice(at + value.length)];
          return [whole, [before, { variable: variableOf(name) }, after]] as const;
        }),
    ),
  };
}

const textOf = (bytes: Uint8Array | null): string =>
  bytes === null ? '' : Buffer.from(bytes.subarray(0, 20_000)).toString('utf8');

/** The secrets of a body. The code of an error is its name. */
export const secretsInBody = (
  bytes: Uint8Array | null,
  isError: boolean,
  isWanted: (name: string, value: string) => boolean = isSecret,
): Member[] =>
  secretMembers(
    textOf(bytes),
    (name, value) => isWanted(name, value) && !(isError && codeName.test(name)),
  );
