import type { Api } from '../document/open.ts';
import { schemesIn } from '../conform/schemes.ts';
import { variableOf, type Secrets } from '../http/secrets.ts';
import type { Recorded } from './recorded.ts';

/** Names of headers, parameters and properties with what opens something. */
const secretName =
  /pass(?:word|wd|phrase)|secret|token|credential|csrf|xsrf|session|api[-_]?key|^otp$|^pin$/i;

/** Headers whose names say that they hold a role or a key: gateways believe them. */
const secretHeader = /auth|role|user|tenant|cookie|signature/i;

/** Headers whose names only look like those of secrets. */
const openHeader = /^(?:user-agent|www-authenticate|:authority|sec-.*|access-control-.*)$/i;

/** What an OAuth provider appends to the address to which it leads back. */
const oauthParameters = ['code', 'state', 'id_token_hint', 'client_assertion'];

const isSecretHeader = (name: string): boolean =>
  (secretName.test(name) || secretHeader.test(name)) && !openHeader.test(name);

/** `"password": "…"` of a JSON text, also of one that is broken or cut. */
const jsonMembers = /"((?:[^"\\]|\\.){1,60})"\s*:\s*"((?:[^"\\]|\\.){1,4000})/g;

/** `password=…` of a form or a query. */
const formMembers = /(?:^|[&?])([^&=?#]{1,60})=([^&#"\s]{1,4000})/g;

/** The part `name="password"` of a multipart body. */
const multipartMembers = /name="([^"\r\n]{1,60})"(?:\r\n[^\r\n]+)*\r\n\r\n([^\r\n]{1,4000})/g;

const textOf = (bytes: Uint8Array | null): string =>
  bytes === null ? '' : Buffer.from(bytes.subarray(0, 20_000)).toString('utf8');

/** The parts of a header that are secret by themselves: of cookies their values, of credentials what follows the scheme. */
function partsOf(name: string, value: string): (readonly [variable: string, secret: string])[] {
  const pairs = /^set-cookie$/i.test(name) ? [value.split(';')[0] ?? ''] : value.split(';');
  if (/^(?:set-)?cookie$/i.test(name)) {
    return pairs.map((pair) => {
      const [cookie = '', ...rest] = pair.split('=');
      return [variableOf(cookie.trim()), rest.join('=').trim()];
    });
  }
  return [[variableOf(name), value.replace(/^(?:Bearer|Basic|Token)\s+/i, '')]];
}

/** What the contract and the user name as secret; the same for all requests. */
export interface SecretNames {
  readonly headers: ReadonlySet<string>;
  readonly query: ReadonlySet<string>;
  /** The names that the user gave, which count in bodies, too. */
  readonly further: ReadonlySet<string>;
}

export function secretNames(api: Api, further: readonly string[]): SecretNames {
  const declared = (place: 'header' | 'query'): string[] =>
    schemesIn(api).flatMap(({ credential }) => (credential?.in === place ? [credential.name] : []));
  return {
    headers: new Set([...declared('header'), ...further].map((name) => name.toLowerCase())),
    query: new Set([...declared('query'), ...oauthParameters, ...further]),
    further: new Set(further),
  };
}

const membersIn = (found: Iterable<RegExpExecArray>): (readonly [string, string])[] =>
  [...found].map(([, name = '', value = '']) => [name, value]);

/**
 * The secrets of one request and its response: those of real people, so that they are also looked for in the address
 * and the bodies. Long secrets come first, because a short one can be a part of them.
 */
export function secretsOf({ request, response }: Recorded, names: SecretNames): Secrets {
  const headers = [...request.headers, ...(response?.headers ?? [])].filter(
    ([name]) => names.headers.has(name.toLowerCase()) || isSecretHeader(name),
  );
  const bodies = [textOf(request.body), textOf(response?.body ?? null)];
  const query = request.url.slice(request.url.indexOf('?') + 1);
  const inBodies = bodies
    .flatMap((text) =>
      [jsonMembers, multipartMembers, formMembers].map((each) => text.matchAll(each)),
    )
    .flatMap(membersIn)
    .filter(([name]) => secretName.test(name) || names.further.has(name));
  const inQuery = membersIn(query.matchAll(formMembers)).filter(
    ([name]) => secretName.test(name) || names.query.has(name),
  );
  const members = [...inBodies, ...inQuery];
  const values = [
    ...headers.flatMap(([name, value]) => partsOf(name, value)),
    ...members.map(([name, value]) => [variableOf(name), value] as const),
  ].toSorted((one, other) => other[1].length - one[1].length);
  return {
    headers: new Set([...names.headers, ...headers.map(([name]) => name.toLowerCase())]),
    query: new Set([...names.query, ...members.map(([name]) => name)]),
    values: new Map(values.map(([variable, value]) => [value, variable])),
  };
}
