import { isSchema } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import { operationFinder } from './find-operation.ts';
import type { HarEntry } from './read-har.ts';
import type { Recorded } from './recorded.ts';

/** An address below which the paths of the contract begin; the origin is null for any. */
interface Base {
  readonly origin: string | null;
  readonly path: string;
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** The bases of the contract's servers. Addresses with a variable are left out: their value is not known. */
function declaredBases({ document }: Api): Base[] {
  const servers: readonly unknown[] = Array.isArray(document['servers']) ? document['servers'] : [];
  const bases = servers.flatMap((server): Base[] => {
    const url = isSchema(server) && typeof server['url'] === 'string' ? server['url'] : '/';
    if (url.includes('{')) return [];
    if (!URL.canParse(url)) return [{ origin: null, path: withoutSlash(url) }];
    const { origin, pathname } = new URL(url);
    return [{ origin, path: withoutSlash(pathname) }];
  });
  return bases.length > 0 ? bases : [{ origin: null, path: '' }];
}

/** The path and query below a base; null for an address that is not below it. */
function targetBelow(base: Base, address: string): string | null {
  const { origin } = new URL(address);
  if (base.origin !== null && base.origin !== origin) return null;
  const [, rest = ''] = /^[^:]+:\/\/[^/?#]*(.*)$/s.exec(address) ?? [];
  const target = rest.startsWith('/') ? rest : `/${rest}`;
  return target.startsWith(`${base.path}/`) ? target.slice(base.path.length) : null;
}

/** The requests of a file that went to the backend of a contract. */
interface Scoped {
  readonly calls: readonly Recorded[];
  /** The number of requests to other addresses. */
  readonly others: number;
}

/**
 * Finds the requests to the backend in a recording, which often has those to other addresses, too. Without the address
 * of the backend, these are the ones to an origin that has at least one operation of the contract.
 */
export function scoped(api: Api, entries: Iterable<HarEntry>, target: string | undefined): Scoped {
  const bases =
    target === undefined
      ? declaredBases(api)
      : [{ origin: new URL(target).origin, path: withoutSlash(new URL(target).pathname) }];
  const find = operationFinder(api);
  const all = [...entries].map((entry) => {
    const { url, method } = entry.request;
    const targets = bases.map((base) => targetBelow(base, url)).filter((each) => each !== null);
    const known = targets.find((each) => find(method, each).operation !== null);
    return { entry, target: known ?? targets[0] ?? null, isKnown: known !== undefined };
  });
  const originOf = ({ request }: HarEntry): string => new URL(request.url).origin;
  const origins = new Set(all.filter(({ isKnown }) => isKnown).map(({ entry }) => originOf(entry)));
  const calls = all.flatMap(({ entry, target: below }): Recorded[] => {
    const isOurs = target !== undefined || origins.has(originOf(entry));
    return below !== null && isOurs ? [{ ...entry, target: below }] : [];
  });
  return { calls, others: all.length - calls.length };
}
