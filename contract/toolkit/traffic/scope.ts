import { isSchema, namesIn, type JsonSchema } from '#contract/json-schema.ts';
import { escapedForPattern, operationFinder } from '../document/find-operation.ts';
import type { Api } from '../document/open.ts';
import { valueAt } from '../document/references.ts';
import type { HarEntry } from './read-har.ts';
import type { Recorded } from './recorded.ts';

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

const anyOrigin = '[^:]+://[^/?#]*';

/** The pattern of an address without variables; one that is relative has any origin. */
function literalSource(url: string): string {
  const isAbsolute = URL.canParse(url);
  const { origin, pathname } = new URL(url, 'http://localhost/');
  const path = escapedForPattern(withoutSlash(pathname));
  return (isAbsolute ? escapedForPattern(origin) : anyOrigin) + path;
}

/** The values that a variable of a server can have; without an enum, it can also have others. */
function valuesOf(variable: unknown): {
  readonly known: readonly string[];
  readonly isFree: boolean;
} {
  const { default: usual, enum: values } = isSchema(variable) ? variable : {};
  const known = [...namesIn(values), ...(typeof usual === 'string' ? [usual] : [])];
  return { known: known.filter((value) => !value.includes('{')), isFree: !Array.isArray(values) };
}

const oneOf = (sources: readonly string[]): string => `(?:${sources.join('|')})`;

/** The pattern of an address with variables, which begins with a scheme or a slash. */
function templateSource(url: string, variables: JsonSchema): string {
  const parts = withoutSlash(url).split(/\{([^{}]*)\}/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapedForPattern(part);
      const { known, isFree } = valuesOf(variables[part]);
      const sources = known.map((value) => escapedForPattern(withoutSlash(value)));
      return oneOf([...sources, ...(isFree ? ['[^/?#]+'] : [])]);
    })
    .join('');
}

/** The pattern of an address of a server. A variable at its beginning can be a scheme, an origin or a path. */
function sourceOf(url: string, variables: JsonSchema): string {
  const [, name, rest = ''] = /^\{([^{}]*)\}(.*)$/s.exec(url) ?? [];
  if (name !== undefined) {
    const { known, isFree } = valuesOf(variables[name]);
    const any = rest.startsWith('://') ? '[^:]+' : anyOrigin;
    return oneOf([
      ...known.map((value) => sourceOf(value + rest, variables)),
      ...(isFree ? [any + templateSource(rest, variables)] : []),
    ]);
  }
  if (!url.includes('{')) return literalSource(url);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return templateSource(url, variables);
  return anyOrigin + templateSource(url.replace(/^\/*/, '/'), variables);
}

/** Matches the beginning of an address, up to the slash with which a path of the contract begins. */
type Base = RegExp;

function baseOf(server: unknown): Base {
  const { url, variables } = isSchema(server) ? server : {};
  const text = typeof url === 'string' ? url : '/';
  return new RegExp(`^${sourceOf(text, isSchema(variables) ? variables : {})}(?=/)`);
}

/** The bases of the contract's servers, also of those that only one path or one operation has. */
function declaredBases({ document, operations }: Api): Base[] {
  const pointers = operations.flatMap(({ pointer }) => [
    pointer,
    pointer.slice(0, pointer.lastIndexOf('/')),
  ]);
  const servers = ['', ...new Set(pointers)].flatMap((pointer): readonly unknown[] => {
    const list = valueAt(document, `${pointer}/servers`);
    return Array.isArray(list) ? list : [];
  });
  return (servers.length > 0 ? servers : [{ url: '/' }]).map(baseOf);
}

/** Ports that an address can leave out. */
const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The path and query below a base; null for an address that is not below it. */
function targetBelow(base: Base, address: string): string | null {
  const { origin, protocol, hostname, port } = new URL(address);
  const [, rest = ''] = /^[^:]+:\/\/[^/?#]*(.*)$/s.exec(address) ?? [];
  const target = rest.startsWith('/') ? rest : `/${rest}`;
  const withPort = `${protocol}//${hostname}:${usualPorts[protocol] ?? ''}`;
  for (const start of port === '' ? [origin, withPort] : [origin]) {
    const text = start + target;
    const found = base.exec(text);
    if (found) return text.slice(found[0].length);
  }
  return null;
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
  const bases = target === undefined ? declaredBases(api) : [baseOf({ url: target })];
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
