import { operations, type OperationId } from '#src/generated/contract/operations.ts';

export interface Match {
  readonly id: OperationId;
  /** Percent-decoded. */
  readonly path: Readonly<Record<string, string>>;
}

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly segments: readonly Segment[];
}

interface Segment {
  readonly text: string;
  readonly isParameter: boolean;
}

const routes: readonly Route[] = (Object.keys(operations) as OperationId[])
  .map((id) => ({
    id,
    method: operations[id].method,
    segments: operations[id].path.split('/').map(segmentOf),
  }))
  // A literal segment has priority over a parameter: /create before /{gearSk}.
  .toSorted((a, b) => parametersIn(a) - parametersIn(b));

function segmentOf(text: string): Segment {
  return text.startsWith('{')
    ? { text: text.slice(1, -1), isParameter: true }
    : { text, isParameter: false };
}

function parametersIn({ segments }: Route): number {
  return segments.filter(({ isParameter }) => isParameter).length;
}

/** Null for a path that cannot be percent-decoded. */
function decoded(pathname: string): readonly string[] | null {
  const segments = pathname.split('/');
  if (!pathname.includes('%')) return segments;
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

function fits(route: Route, given: readonly string[]): boolean {
  if (route.segments.length !== given.length) return false;
  // A path parameter must not be empty.
  return route.segments.every(({ text, isParameter }, index) =>
    isParameter ? given[index] !== '' : given[index] === text,
  );
}

/** The methods of the operations at this path. */
export function methodsAt(pathname: string): string[] {
  const given = decoded(pathname);
  return given ? routes.filter((route) => fits(route, given)).map(({ method }) => method) : [];
}

/** The operation of a request, or null. */
export function matchOperation(method: string, pathname: string): Match | null {
  const given = decoded(pathname);
  if (!given) return null;
  const route = routes.find((each) => each.method === method && fits(each, given));
  if (!route) return null;
  const path: Record<string, string> = {};
  for (const [index, { text, isParameter }] of route.segments.entries()) {
    if (isParameter) path[text] = given[index] ?? '';
  }
  return { id: route.id, path };
}
