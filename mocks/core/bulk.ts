import { versionMismatch } from '#contract/etag.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import { findingsIn } from '#contract/requests.ts';
import type {
  ApiProblem,
  BulkCounts,
  BulkOnConflict,
  BulkStatus,
  CatalogueBulkDelete,
} from '#src/generated/model/index.ts';
import { foldName } from '#src/lib/fold.ts';
import type { CatalogueBody, Kind } from './catalogue.ts';
import type { MockContext } from './context.ts';
import type { Draft } from './draft.ts';
import { onlyOnce } from './only-once.ts';
import type { CatalogueItem } from './shelf.ts';
import { onTrust, type Trust } from './trust.ts';

type BulkOperation<Given> =
  | { readonly action: 'create'; readonly item: Given }
  | {
      readonly action: 'update';
      readonly sk: string;
      readonly version?: number;
      readonly item: Given;
    }
  | CatalogueBulkDelete;

/** The contract judges the operations one by one, so that here they may still be anything. */
interface BulkRequest<Given> {
  readonly operations: readonly BulkOperation<Given>[];
  readonly onConflict: BulkOnConflict;
  readonly dryRun: boolean;
}

interface BulkResult<Item> {
  index: number;
  status: BulkStatus;
  sk: string | null;
  item: Item | null;
  problem: ApiProblem | null;
}

interface BulkResponse<Item> {
  results: BulkResult<Item>[];
  counts: BulkCounts;
  dryRun: boolean;
}

/** Carries out many operations on one kind; each stands for itself. */
export function answerBulk<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  kind: Kind<Item, Given, Body>,
  context: MockContext,
  idempotencyKey: string | undefined,
  request: BulkRequest<Given>,
): { status: 200; body: BulkResponse<Item> } {
  const { operations, onConflict, dryRun } = request;
  const run = (): BulkResponse<Item> => {
    const resultIn =
      (draft: Draft<Item>, trust: Trust<BulkOperation<Given>>) =>
      (operation: BulkOperation<Given>, index: number): BulkResult<Item> => {
        const work = { kind, context, draft, onConflict, trust };
        try {
          return { index, problem: null, ...resultOf(work, operation) };
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          const problem = error.toBody(context.requestId);
          return { index, status: 'failed', sk: keyOfFailed(work, operation), item: null, problem };
        }
      };
    const results = kind.write(
      context,
      (draft) =>
        onTrust(
          draft,
          operations.map((operation) => ({
            operation,
            sk: keyIn(kind, operation),
            givesName: givesName(kind, context, operation),
          })),
          (sk) => kind.definition.users(context.state, sk).length > 0,
          (trust) => operations.map(resultIn(draft, trust)),
        ),
      dryRun,
    );
    return { results, counts: countsOf(results), dryRun };
  };
  // A rehearsal changes nothing, and leaves its key for the real thing.
  if (dryRun || idempotencyKey === undefined) return { status: 200, body: run() };
  const { list } = kind.definition;
  return { status: 200, body: onlyOnce(context, list, idempotencyKey, request, run) };
}

interface Work<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody> {
  readonly kind: Kind<Item, Given, Body>;
  readonly context: MockContext;
  readonly draft: Draft<Item>;
  readonly onConflict: BulkOnConflict;
  readonly trust: Trust<BulkOperation<Given>>;
}

/** @throws ProblemError when the operation fails; it has then changed nothing */
function resultOf<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  { kind, context, draft, onConflict, trust }: Work<Item, Given, Body>,
  operation: BulkOperation<Given>,
): Omit<BulkResult<Item>, 'index' | 'problem'> {
  const { schema, filing, givenSk } = kind.definition;
  const findings = findingsIn(`${schema}BulkOperation`, operation);
  if (findings.length > 0) {
    // Whoever sends many items thinks of the fields of each.
    const fields = findings.map(({ path, message }) => ({
      path: path.replace(/^\/item(?=\/|$)/, ''),
      message,
    }));
    throw validationProblem(fields);
  }
  const requireVersion = (sk: string, version: number | undefined) => {
    const item = kind.find(context.state, sk);
    if (version !== undefined && version !== item.version) throw versionMismatch();
    return item;
  };
  const replaced = (before: Item, body: Body) => {
    const sk = filing.sk(before);
    const item = kind.replace(context, draft, sk, body, trust.givers);
    return { status: item === before ? 'unchanged' : 'updated', sk, item } as const;
  };

  if (operation.action === 'delete') {
    requireVersion(operation.sk, operation.version);
    kind.remove(context, draft, operation.sk, trust.leavers.has(operation));
    return { status: 'deleted', sk: operation.sk, item: null };
  }
  const body = kind.fill(operation.item);
  if (operation.action === 'update') {
    return replaced(requireVersion(operation.sk, operation.version), body);
  }
  const rival = onConflict === 'reject' ? undefined : kind.rival(context.state, body, trust.givers);
  if (rival && onConflict === 'skip') {
    return { status: 'skipped', sk: filing.sk(rival), item: null };
  }
  const given = givenSk(body).sk;
  const isAnother = rival && given !== undefined && given !== filing.sk(rival);
  if (rival && !isAnother) return replaced(rival, body);
  const item = kind.create(context, draft, body, trust.givers);
  return { status: 'created', sk: filing.sk(item), item };
}

/** The key that a failed operation was about: of the item it was to update, if it was one. */
function keyOfFailed<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  { kind, context, onConflict, trust }: Work<Item, Given, Body>,
  operation: BulkOperation<Given>,
): string | null {
  const { schema, filing, givenSk } = kind.definition;
  const sk = keyIn(kind, operation);
  if (operation.action !== 'create' || onConflict !== 'update' || sk === null) return sk;
  if (findingsIn(`${schema}BulkOperation`, operation).length > 0) return sk;
  const body = kind.fill(operation.item);
  const rival = kind.rival(context.state, body, trust.givers);
  return rival && givenSk(body).sk === undefined ? filing.sk(rival) : sk;
}

function givesName<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  kind: Kind<Item, Given, Body>,
  { state }: MockContext,
  operation: BulkOperation<Given>,
): boolean {
  if (operation.action !== 'update') return operation.action === 'delete';
  if (findingsIn(`${kind.definition.schema}BulkOperation`, operation).length > 0) return false;
  const before = kind.shelf(state).get(operation.sk);
  const { edition, name } = kind.fill(operation.item);
  return before?.edition !== edition || foldName(before.name) !== foldName(name);
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && findingsIn('CatalogueSk', value).length === 0;

/** The key that an operation is about, as far as it says one. */
function keyIn<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  kind: Kind<Item, Given, Body>,
  operation: BulkOperation<Given>,
): string | null {
  const { schema, givenSk } = kind.definition;
  if (operation.action !== 'create') return isKey(operation.sk) ? operation.sk : null;
  if (findingsIn(`${schema}BulkOperation`, operation).length === 0) {
    return kind.newSk(kind.fill(operation.item));
  }
  const given = typeof operation.item === 'object' && operation.item !== null;
  const sk = given ? givenSk(operation.item).sk : undefined;
  return isKey(sk) ? sk : null;
}

function countsOf(results: readonly { status: BulkStatus }[]): BulkCounts {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, deleted: 0, failed: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}
