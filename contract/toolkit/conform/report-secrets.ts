import type { Api } from '../document/open.ts';
import { hidden, type Member } from '../http/find-secrets.ts';
import type { Secrets } from '../http/secrets.ts';
import type { Callers } from './callers.ts';
import type { ConformConfig } from './config.ts';
import { schemesIn } from './schemes.ts';

/** What the reports of a run must not show, beside what was found in a response itself. */
export function secretsOf(
  {
    api,
    callers,
    config,
  }: { readonly api: Api; readonly callers: Callers; readonly config: ConformConfig },
  found: readonly Member[],
): Secrets {
  // Requests can have changed the cookies of a caller.
  for (const caller of callers.all) caller.keepSecrets(callers.issued);
  const schemes = schemesIn(api);
  const namesOf = (place: 'header' | 'query'): string[] =>
    schemes.flatMap(({ credential }) => (credential?.in === place ? [credential.name] : []));
  return {
    headers: new Set(
      [...config.roles.flatMap((role) => Object.keys(role.headers)), ...namesOf('header')].map(
        (name) => name.toLowerCase(),
      ),
    ),
    query: new Set([
      ...config.roles.flatMap((role) => Object.keys(role.query)),
      ...namesOf('query'),
    ]),
    ...hidden([...found, ...callers.issued.members()]),
  };
}
