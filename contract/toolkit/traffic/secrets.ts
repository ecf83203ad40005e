import type { Api } from '../document/open.ts';
import { schemesIn } from '../conform/schemes.ts';
import {
  hidden,
  isSecret,
  isSecretHeader,
  oauthParameters,
  secretMembers,
  secretsInBody,
  secretsInHeaders,
} from '../http/find-secrets.ts';
import type { Secrets } from '../http/secrets.ts';
import type { Recorded } from './recorded.ts';

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

/**
 * The secrets of one request and its response: those of real people, so that they are also looked for in the address
 * and the bodies.
 */
export function secretsOf({ request, response }: Recorded, names: SecretNames): Secrets {
  const isHeader = (name: string): boolean =>
    names.headers.has(name.toLowerCase()) || isSecretHeader(name);
  const isMember = (name: string, value: string): boolean =>
    isSecret(name, value) || names.further.has(name);
  const headers = [...request.headers, ...(response?.headers ?? [])];
  const inQuery = secretMembers(
    request.url,
    (name, value) => isSecret(name, value) || names.query.has(name),
  );
  const inBodies = [
    ...secretsInBody(request.body, false, isMember),
    ...secretsInBody(response?.body ?? null, (response?.status ?? 0) >= 400, isMember),
  ];
  return {
    headers: new Set([
      ...names.headers,
      ...headers.filter(([name]) => isHeader(name)).map(([name]) => name.toLowerCase()),
    ]),
    query: new Set([...names.query, ...[...inBodies, ...inQuery].map(({ name }) => name)]),
    ...hidden([...secretsInHeaders(headers, isHeader), ...inBodies, ...inQuery]),
  };
}
