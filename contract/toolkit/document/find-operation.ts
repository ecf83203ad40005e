import type { Api } from './open.ts';
import { encodedPath } from './encoded-path.ts';
import type { ApiOperation } from './operations.ts';

/** An operation with the texts of its path parameters, as they were sent. */
export interface Found {
  readonly operation: ApiOperation;
  readonly path: ReadonlyMap<string, string>;
}

/** Why no operation fits a request. */
interface NotFound {
  readonly operation: null;
  /** The methods that the contract has at this path; empty if it has no such path. */
  readonly methods: readonly string[];
  /** A path of the contract that differs only in a slash at its end or in capital letters. */
  readonly similar: string | null;
}

export type FindOperation = (method: string, target: string) => Found | NotFound;

interface Route {
  readonly operation: ApiOperation;
  readonly pattern: RegExp;
  /** The same without a difference between capital and small letters, and with or without slashes at the end. */
  readonly loosePattern: RegExp;
  readonly names: readonly string[];
}

/** A text in which no character has a meaning in a regular expression. */
export const escapedForPattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const parameter = /\{([^{}]+)\}/g;

function routeOf(operation: ApiOperation): Route {
  const names = [...operation.path.matchAll(parameter)].map(([, name = '']) => name);
  const source = encodedPath(withoutNeedlessEscapes(operation.path))
    .split(/\{[^{}]+\}/)
    .map(escapedForPattern)
    .join('([^/]+)');
  return {
    operation,
    names,
    pattern: new RegExp(`^${source}$`),
    loosePattern: new RegExp(`^${source.replace(/\/+$/, '')}/*$`, 'i'),
  };
}

/** `%61` is the same as `a` (RFC 3986, 6.2.2.2); a slash stays encoded, because it would make another path. */
const withoutNeedlessEscapes = (path: string): string =>
  path.replaceAll(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const character = String.fromCodePoint(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : whole;
  });

/** The path of a target, without its query, and without the origin that clients of a forward proxy send. */
export const pathOf = (target: string): string =>
  withoutNeedlessEscapes(target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '');

/** Finds the operation of a request by its method and path. A path without parameters comes before one with them. */
export function operationFinder({ operations }: Api): FindOperation {
  const routes = operations
    .map(routeOf)
    .toSorted((one, other) => one.names.length - other.names.length);
  return (method, target) => {
    const path = encodedPath(pathOf(target));
    const fitting = routes.filter(({ pattern }) => pattern.test(path));
    const has = (wanted: string): Route | undefined =>
      fitting.find(({ operation }) => operation.method === wanted);
    // HEAD is answered as GET without the body (RFC 9110, 9.3.2).
    const route = has(method) ?? (method === 'HEAD' ? has('GET') : undefined);
    if (route) {
      const { operation, names, pattern } = route;
      const texts = pattern.exec(path)?.slice(1) ?? [];
      return {
        operation,
        path: new Map(names.map((name, index) => [name, texts[index] ?? ''])),
      };
    }
    const similar = routes.find(({ loosePattern }) => loosePattern.test(path));
    return {
      operation: null,
      methods: fitting.map(({ operation }) => operation.method),
      similar: fitting.length === 0 ? (similar?.operation.path ?? null) : null,
    };
  };
}
