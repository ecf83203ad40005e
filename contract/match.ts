import { operations, type OperationId } from '#src/generated/contract/operations.ts';

export interface Match {
  readonly id: OperationId;
  /** Percent-decoded. */
  readonly path: Readonly<Record<string, string>>;
}

const routes = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, method: operations[id].method, segments: operations[id].path.split('/') }))
  // A literal segment wins over a parameter: /create before /{gearSk}.
  .toSorted((a, b) => parameterCount(a.segments) - parameterCount(b.segments));

function parameterCount(segments: readonly string[]) {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

/** The methods that some operation answers at this path. */
export const methodsAt = (pathname: string): string[] =>
  routes.filter((route) => bind(route.segments, pathname.split('/'))).map((route) => route.method);

/** The operation that a request means, or null. */
export function matchOperation(method: string, pathname: string): Match | null {
  const actual = pathname.split('/');
  for (const route of routes) {
    if (route.method !== method) continue;
    const path = bind(route.segments, actual);
    if (path) return { id: route.id, path };
  }
  return null;
}

function bind(segments: readonly string[], actual: readonly string[]) {
  if (segments.length !== actual.length) return null;
  const path: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const given = actual[index] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== given) return null;
      continue;
    }
    const value = decode(given);
    if (!value) return null;
    path[segment.slice(1, -1)] = value;
  }
  return path;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
