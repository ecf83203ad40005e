import { operations, socketPath, type OperationId } from '#src/generated/contract/operations.ts';

export interface Match {
  readonly id: OperationId;
  /** The percent-decoded path parameters. */
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

/** The routes by method and number of segments, so that a request is compared with few of them. */
const routesByShape = Map.groupBy(routes, ({ method, segments }) => shapeOf(method, segments));

function shapeOf(method: string, segments: readonly unknown[]): string {
  return `${method} ${segments.length}`;
}

function segmentOf(text: string): Segment {
  return text.startsWith('{')
    ? { text: text.slice(1, -1), isParameter: true }
    : { text, isParameter: false };
}

function parametersIn({ segments }: Route): number {
  return segments.filter(({ isParameter }) => isParameter).length;
}

/** Null for a path that cannot be percent-decoded. */
function segmentsOf(pathname: string): readonly string[] | null {
  if (pathname.includes('%') && decode(pathname) === null) return null;
  return pathname.split('/');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Literal segments are compared as they are sent: a proxy with rules for `/api/` does not know
 * `/%61pi/`, so that address must not reach an operation.
 */
function fits(route: Route, sentSegments: readonly string[]): boolean {
  if (route.segments.length !== sentSegments.length) return false;
  // A path parameter must not be empty.
  return route.segments.every(({ text, isParameter }, index) =>
    isParameter ? sentSegments[index] !== '' : sentSegments[index] === text,
  );
}

/** The methods of the operations at this path. */
export function methodsAt(pathname: string): string[] {
  const sentSegments = segmentsOf(pathname);
  return sentSegments
    ? routes.filter((route) => fits(route, sentSegments)).map(({ method }) => method)
    : [];
}

/** The operation of a request, or null. */
export function matchOperation(method: string, pathname: string): Match | null {
  const sentSegments = segmentsOf(pathname);
  if (!sentSegments) return null;
  const route = routesByShape
    .get(shapeOf(method, sentSegments))
    ?.find((each) => fits(each, sentSegments));
  if (!route) return null;
  const path: Record<string, string> = {};
  for (const [index, { text, isParameter }] of route.segments.entries()) {
    if (isParameter) path[text] = decode(sentSegments[index] ?? '') ?? '';
  }
  return { id: route.id, path };
}

const firstSegments = new Set(
  [socketPath, ...Object.values(operations).map(({ path }) => path)].map(
    (path) => path.split('/')[1] ?? '',
  ),
);

/** Decodes only the escapes of ASCII characters, because decoding others can fail. */
const normalize = (path: string): string =>
  path
    .replaceAll(/%[0-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape))
    .replaceAll('\\', '/')
    .toLowerCase();

/**
 * Whether the pipeline answers this path. Also true for paths that no operation has but that mean
 * the API or the socket (`//api/`, `/API/`, `/api;x/`, `/.//ws/`): a client with a wrong base
 * address must get a problem instead of the web page.
 */
export function isApiPath(pathname: string): boolean {
  // Nearly all requests. Only the other characters need a closer look.
  if (/^\/api\/[\w/-]*$/.test(pathname)) return true;
  const currentPath: string[] = [];
  for (const segment of normalize(pathname).split('/')) {
    const [name = ''] = segment.split(';', 1);
    if (name === '..') currentPath.pop();
    else if (name !== '' && name !== '.') currentPath.push(name);
    if (currentPath.length === 1 && firstSegments.has(currentPath[0] ?? '')) return true;
  }
  return false;
}
