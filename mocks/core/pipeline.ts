import { matchOperation, methodsAt, type Match } from '#contract/match.ts';
import { ProblemError } from '#contract/problem.ts';
import { readParams } from '#contract/requests.ts';
import type { Input, Output } from '#contract/types.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import {
  answerFrom,
  contentTypeOf,
  offline,
  problemAnswer,
  requireConformance,
  type Answer,
} from './answer.ts';
import { bindings, generated } from './bindings.ts';
import { bodyOf } from './body.ts';
import type { MockContext } from './context.ts';
import { serialiseCookie, type SetCookie } from './cookies.ts';
import { documentedAnswer, type PlainAnswer } from './documented.ts';
import { seedFaker } from './floors.ts';
import { readPreference } from './preference.ts';
import { authorise } from './session.ts';

export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly context: MockContext;
  /** How many operations were called before. */
  readonly count: number;
  /** Counts a call of this operation: 1 for the first since the scenario began. */
  readonly nthOf: (id: OperationId) => number;
  /** The cookies that the context has been told to set. */
  readonly newCookies: readonly SetCookie[];
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** One request through the whole of the mock API. */
export async function respond(exchange: Exchange): Promise<Answer | typeof offline> {
  const { request, url, context } = exchange;
  const { requestId, scenario } = context;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matchOperation(method, url.pathname);
  if (!match) return unmatched(url.pathname, requestId);

  const preference = readPreference(request.headers.get('prefer'));
  const delay = preference.delay + (scenario.delay?.(match.id) ?? 0);
  if (delay > 0) await sleep(delay);
  if (preference.code !== null) return preferred(exchange, match.id, preference.code);
  const ifMatch = request.headers.has('if-match');
  const call = { id: match.id, count: exchange.count, nth: exchange.nthOf(match.id), ifMatch };
  const fault = scenario.fault?.(call) ?? null;
  if (fault === 'offline') return offline;

  const answer = await attempt(requestId, async () => {
    if (fault) throw fault;
    const plain = await perform(match.id, match, exchange);
    return answerFrom(plain, requestId, contentTypeOf(match.id, plain.status));
  });
  for (const cookie of exchange.newCookies) {
    answer.headers.append('Set-Cookie', serialiseCookie(cookie, context.secure));
  }
  requireConformance(match.id, answer);
  if (scenario.losesAnswer?.(call)) return offline;
  return request.method === 'HEAD' ? { ...answer, body: null } : answer;
}

async function attempt(requestId: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return problemAnswer(error, requestId);
  }
}

async function perform<Id extends OperationId>(
  id: Id,
  { path }: Match,
  { request, url, context }: Exchange,
): Promise<Output<Id> | PlainAnswer> {
  authorise(id, context);
  const params = readParams(id, { path, query: url.searchParams, header: context.header });
  const body = await bodyOf(id, request);
  const binding = bindings[id];
  if (binding === generated) return floorAnswer(id, context);
  // Both halves have just been read as what this operation takes.
  const input = { params, body } as Input<Id>;
  return binding(context, input);
}

function floorAnswer(id: OperationId, { seed, requestId }: MockContext): PlainAnswer {
  seedFaker(`${seed}/${id}`);
  const success = [200, 201, 202, 204].find((status) => contentTypeOf(id, status) !== undefined);
  const answer = documentedAnswer(id, success ?? 204, requestId);
  if (!answer) throw new Error(`The contract documents no success of ${id}.`);
  return answer;
}

function preferred({ context }: Exchange, id: OperationId, status: number): Answer {
  const { seed, requestId } = context;
  seedFaker(`${seed}/${id}/${status}`);
  const plain = documentedAnswer(id, status, requestId);
  if (!plain) {
    const detail = `The contract documents no status ${status} for ${id}.`;
    return problemAnswer(new ProblemError('bad_request', detail), requestId);
  }
  const answer = answerFrom(plain, requestId, contentTypeOf(id, status));
  requireConformance(id, answer);
  return answer;
}

function unmatched(pathname: string, requestId: string): Answer {
  const methods = methodsAt(pathname);
  if (methods.length === 0) {
    const detail = 'There is nothing here under that name.';
    return problemAnswer(new ProblemError('not_found', detail), requestId);
  }
  const detail = `This address takes ${methods.join(', ')}.`;
  const answer = problemAnswer(new ProblemError('method_not_allowed', detail), requestId);
  answer.headers.set('Allow', methods.join(', '));
  return answer;
}
