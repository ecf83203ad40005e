import { operations, socketPath, type OperationId } from '#src/generated/contract/operations.ts';

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
function segmentsOf(pathname: string): readonly string[] | null {
  if (pathname.includes('%') && decoded(pathname) === null) return null;
  return pathname.split('/');
}

function decoded(text: string): string | null {
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
function fits(route: Route, given: readonly string[]): boolean {
  if (route.segments.length !== given.length) return false;
  // A path parameter must not be empty.
  return route.segments.every(({ text, isParameter }, index) =>
    isParameter ? given[index] !== '' : given[index] === text,
  );
}

/** The methods of the operations at this path. */
export function methodsAt(pathname: string): string[] {
  const given = segmentsOf(pathname);
  return given ? routes.filter((route) => fits(route, given)).map(({ method }) => method) : [];
}

/** The operation of a request, or null. */
export function matchOperation(method: string, pathname: string): Match | null {
  const given = segmentsOf(pathname);
  if (!given) return null;
  const route = routes.find((each) => each.method === method && fits(each, given));
  if (!route) return null;
  const path: Record<string, string> = {};
  for (const [index, { text, isParameter }] of route.segments.entries()) {
    if (isParameter) path[text] = decoded(given[index] ?? '') ?? '';
  }
  return { id: route.id, path };
}

const firstSegments = new Set(
  [socketPath, ...Object.values(operations).map(({ path }) => path)].map(
    (path) => path.split('/')[1] ?? '',
  ),
);

/** Decodes only ASCII, so that it cannot fail. */
const readable = (path: string): string =>
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
  const passed: string[] = [];
  for (const segment of readable(pathname).split('/')) {
    const [name = ''] = segment.split(';', 1);
    if (name === '..') passed.pop();
    else if (name !== '' && name !== '.') passed.push(name);
    if (passed.length === 1 && firstSegments.has(passed[0] ?? '')) return true;
  }
  return false;
}
