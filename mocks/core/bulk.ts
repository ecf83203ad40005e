import { versionMismatch } from '#contract/etag.ts';
import { ProblemError } from '#contract/problem.ts';
import type {
  ApiProblem,
  BulkCounts,
  BulkOnConflict,
  BulkStatus,
  CatalogueBulkDelete,
} from '#src/generated/model/index.ts';
import { canonical } from './canonical.ts';
import type { CatalogueBody, CatalogueItem, Kind } from './catalogue.ts';
import type { MockContext } from './context.ts';
import { markOf } from './random.ts';

type BulkOperation<Given> =
  | { readonly action: 'create'; readonly item: Given }
  | {
      readonly action: 'update';
      readonly sk: string;
      readonly version?: number;
      readonly item: Given;
    }
  | CatalogueBulkDelete;

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

const keptFor = 24 * 3600_000;

/** Carries out many operations on one kind; each stands for itself. */
export function answerBulk<Item extends CatalogueItem, Given, Body extends CatalogueBody>(
  kind: Kind<Item, Given, Body>,
  context: MockContext,
  idempotencyKey: string | undefined,
  request: BulkRequest<Given>,
): { status: 200; body: BulkResponse<Item> } {
  const { state, caller, now } = context;
  const { list, rows } = kind.definition;
  const run = () => {
    const results = request.operations.map((operation, index) =>
      resultOf(kind, context, operation, index, request.onConflict),
    );
    return { results, counts: countsOf(results), dryRun: request.dryRun };
  };
  // A rehearsal changes nothing, and leaves its key for the real thing.
  if (request.dryRun) {
    const before = structuredClone(rows(state));
    const body = run();
    rows(state).splice(0, Infinity, ...before);
    return { status: 200, body };
  }
  const bodyMark = markOf(canonical(request));
  const earlier = state.answers.find(
    (answer) =>
      answer.userId === caller.id &&
      answer.list === list &&
      answer.key === idempotencyKey &&
      answer.answeredAt > now.getTime() - keptFor,
  );
  if (earlier && earlier.bodyMark !== bodyMark) {
    throw new ProblemError(
      'idempotency_mismatch',
      'This Idempotency-Key was used for another request.',
    );
  }
  // Only this function stores answers, and it stores this list's own.
  if (earlier) return { status: 200, body: earlier.body as BulkResponse<Item> };

  const body = run();
  if (idempotencyKey !== undefined) {
    const answeredAt = now.getTime();
    state.answers.push({
      userId: caller.id,
      list,
      key: idempotencyKey,
      bodyMark,
      answeredAt,
      body: structuredClone(body),
    });
  }
  return { status: 200, body };
}

function resultOf<Item extends CatalogueItem, Given, Body extends CatalogueBody>(
  kind: Kind<Item, Given, Body>,
  context: MockContext,
  operation: BulkOperation<Given>,
  index: number,
  onConflict: BulkOnConflict,
): BulkResult<Item> {
  const sk = operation.action === 'create' ? kind.keyOf(operation.item) : operation.sk;
  try {
    return { index, problem: null, ...carryOut(kind, context, operation, onConflict) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const problem = error.toBody(context.requestId);
    return { index, status: 'failed', sk, item: null, problem };
  }
}

function carryOut<Item extends CatalogueItem, Given, Body extends CatalogueBody>(
  kind: Kind<Item, Given, Body>,
  context: MockContext,
  operation: BulkOperation<Given>,
  onConflict: BulkOnConflict,
): Omit<BulkResult<Item>, 'index' | 'problem'> {
  const { fill, givenSk, sk: skOf } = kind.definition;
  const replaced = (sk: string, body: Body) => {
    const before = kind.find(context.state, sk);
    const item = kind.replace(context, sk, body);
    return { status: item === before ? 'unchanged' : 'updated', sk, item } as const;
  };
  const requireVersion = (sk: string, version: number | undefined) => {
    const item = kind.find(context.state, sk);
    if (version !== undefined && version !== item.version) throw versionMismatch();
  };

  if (operation.action === 'delete') {
    requireVersion(operation.sk, operation.version);
    kind.remove(context.state, operation.sk);
    return { status: 'deleted', sk: operation.sk, item: null };
  }
  const body = fill(operation.item);
  if (operation.action === 'update') {
    requireVersion(operation.sk, operation.version);
    return replaced(operation.sk, body);
  }
  const rival = onConflict === 'reject' ? undefined : kind.rival(context.state, body);
  if (rival && onConflict === 'skip') return { status: 'skipped', sk: skOf(rival), item: null };
  const given = givenSk(body).sk;
  const isAnother = rival && given !== undefined && given !== skOf(rival);
  if (rival && !isAnother) return replaced(skOf(rival), body);
  const item = kind.create(context, body);
  return { status: 'created', sk: skOf(item), item };
}

function countsOf(results: readonly { status: BulkStatus }[]): BulkCounts {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, deleted: 0, failed: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}
