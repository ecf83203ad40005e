import { matchOperation, methodsAt } from '#contract/match.ts';
import { nothingHere, ProblemError } from '#contract/problem.ts';
import { independentFieldOf, readParams } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import type { Handlers } from '#contract/types.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { utf8 } from './bytes.ts';
import { undivided, type Answer, type Call } from './call.ts';
import type { AppContext, RequestContext } from './context.ts';
import { JsonAnswer } from './json-answer.ts';
import { authorize } from './pipeline/authorize.ts';
import { bodyOf } from './pipeline/body.ts';
import { decodeQuery, requireReadablePath } from './pipeline/decode.ts';
import { apiHeaders, corsHeaders, preflightHeaders } from './pipeline/headers.ts';
import { CallContext } from './pipeline/request-context.ts';
import { createRequestLimit } from './pipeline/request-limit.ts';
import { Slots, Turns } from './pipeline/turns.ts';
import { UploadBudget } from './pipeline/upload-budget.ts';
import { logProblem, problemFrom } from './problems.ts';

/** The decoded and validated input of a handler. */
export interface OperationInput {
  readonly params: unknown;
  readonly body: unknown;
}

/** A result that makes the host close the connection without a response. */
type Lost = 'lost';

/**
 * What the mocks add to the pipeline. An answer of `before` or `fallback` gets the headers that every
 * answer has, and is checked against the contract. An error that a hook throws becomes a problem.
 */
export interface Hooks {
  /**
   * Runs before authorization; its answer ends the call. The mocks use it for delays, simulated
   * faults and the header Prefer.
   */
  before?(id: OperationId, call: Call): Promise<Answer | Lost | undefined>;
  /** Answers an operation that has no handler; without it such an operation answers 501. */
  fallback?(
    id: OperationId,
    call: Call,
    input: OperationInput,
    context: RequestContext,
  ): Promise<Answer>;
  /**
   * Gets the answer or the problem of an operation and may replace it. It is not called if `before`
   * answers or throws, or if no operation has this path and method.
   */
  after?(id: OperationId, call: Call, answer: Answer): Promise<Answer | Lost>;
}

export interface Pipeline {
  /** Answers any call to a path of the API (`isApiPath`) and `OPTIONS *`. It never throws. */
  answer(call: Call): Promise<Answer | Lost>;
}

/** The result of any handler. */
interface HandlerResult {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type AnyHandler = (
  context: RequestContext,
  input: OperationInput,
) => Promise<HandlerResult> | HandlerResult;

/**
 * In production, one of this many answers of operations is checked against the contract; in other
 * environments, every one.
 */
const sampleEvery = 100;
const jsonType = 'application/json; charset=utf-8';

const isOneAtATime = ({ oneAtATime, oneAtATimeWith }: Operation, params: object): boolean =>
  oneAtATime || oneAtATimeWith.some((key) => Reflect.get(params, key) !== undefined);

/**
 * Calls that can take several milliseconds, because they read or store long records. Those of one user are carried
 * out one after the other, and any number can wait: ten at the same time would delay the calls of other users by the
 * time of all ten.
 */
const longCalls: ReadonlySet<OperationId> = new Set<OperationId>([
  'campaignCharacters',
  'campaignCharacterGet',
  'characterCreate',
  'characterExport',
  'characterGet',
  'characterImport',
  'characterList',
  'characterPlayChange',
  'characterRollAdd',
  'characterRollList',
  'characterUpdate',
  'entryList',
  'entryVersionList',
]);

/** Those of them that read many long records. */
const longReads: ReadonlySet<OperationId> = new Set<OperationId>([
  'campaignCharacters',
  'characterExport',
  'characterList',
  'characterRollList',
  'entryList',
  'entryVersionList',
]);

/**
 * How many bulk requests of all users are read and carried out at the same time. Their transactions wait for each
 * other, and a waiting one has thousands of objects in memory, which make every garbage collection longer.
 */
const maxBulks = 3;

/**
 * How many writes of all users are authorized at the same time. A hundred that come at once would otherwise all wait
 * for the database before the next read.
 */
const maxAuthorizedWrites = 4;

/** The answer to HEAD: the headers of the answer to GET, without the body. */
function withoutBody(answer: Answer): Answer {
  const body = undivided(answer.body);
  if (body === null) return answer;
  const bytes = typeof body === 'string' ? utf8(body) : body;
  return {
    ...answer,
    headers: { ...answer.headers, 'Content-Length': String(bytes.byteLength) },
    body: null,
  };
}

/** Creates the function that turns a call into its answer; every host uses it. */
export function createPipeline(
  app: AppContext,
  handlers: Partial<Handlers<RequestContext>>,
  hooks: Hooks = {},
): Pipeline {
  const { config } = app;
  const commonHeaders = apiHeaders(config);
  const limit = createRequestLimit(config.requestsPerMinute);
  const uploads = new UploadBudget();
  const isProduction = config.environment === 'production';
  const turns = { reads: new Turns(), changes: new Turns() };
  const bulkSlots = new Slots(maxBulks);
  const writeSlots = new Slots(maxAuthorizedWrites);
  const longTurns = { reads: new Turns(Infinity), changes: new Turns(Infinity) };
  let checkCount = 0;

  function headersFor(call: Call): Record<string, string> {
    const origin = call.header('origin');
    const headers = { ...commonHeaders, 'X-Request-Id': call.requestId };
    return origin !== undefined && config.allowedOrigins.has(origin)
      ? Object.assign(headers, corsHeaders(origin))
      : headers;
  }

  function check(
    id: OperationId,
    call: Call,
    result: HandlerResult,
    contentType: string | null,
  ): void {
    // Parsing and checking an answer of a megabyte would delay all other requests.
    if (isProduction && result instanceof JsonAnswer && typeof result.json !== 'string') return;
    checkCount += 1;
    if (isProduction && checkCount % sampleEvery !== 1) return;
    const headers = Object.entries(result.headers ?? {});
    const findings = responseFindings(id, {
      status: result.status,
      body: result.body,
      header: (name) =>
        headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ??
        (name === 'content-type' ? contentType : undefined),
    });
    if (findings.length === 0) return;
    const message = `An answer breaks the contract: ${findings.join(' ')}`;
    if (!isProduction) throw new Error(message);
    app.log.error(message, { requestId: call.requestId });
  }

  function answerOf(id: OperationId, call: Call, result: HandlerResult, cookies: string[]): Answer {
    const { status } = result;
    const operation: Operation = operations[id];
    const contentType = operation.responses[status]?.contentType ?? null;
    check(id, call, result, contentType);
    const headers = Object.assign(headersFor(call), result.headers);
    if (result instanceof JsonAnswer) {
      headers['Content-Type'] = jsonType;
      return { status, headers, cookies, body: result.json };
    }
    const { body } = result;
    if (contentType === null || body === undefined) return { status, headers, cookies, body: null };
    if (body instanceof Uint8Array) {
      headers['Content-Type'] = contentType;
      return { status, headers, cookies, body };
    }
    headers['Content-Type'] = jsonType;
    return { status, headers, cookies, body: JSON.stringify(body) };
  }

  /** Adds headers to a hook's answer and checks it, as for an answer of a handler. */
  function completeAnswer(id: OperationId, call: Call, answer: Answer, cookies: string[]): Answer {
    const { status, body, headers } = answer;
    const isJson = headers['Content-Type'] === jsonType && typeof body === 'string';
    const parsed: unknown = isJson ? JSON.parse(body) : (body ?? undefined);
    check(id, call, { status, headers, body: parsed }, null);
    return {
      status,
      headers: { ...headersFor(call), ...headers },
      cookies: [...cookies, ...answer.cookies],
      body,
    };
  }

  function problemAnswer(
    call: Call,
    error: unknown,
    context: CallContext | null,
    id?: OperationId,
  ): Answer {
    const problem = problemFrom(error);
    logProblem(app, problem, call, context?.user?.id ?? null);
    const { status } = problem;
    const body = problem.toBody(call.requestId);
    // The contract does not declare the 501 of an operation without a handler.
    if (id !== undefined && problem.code !== 'not_implemented') {
      check(id, call, { status, headers: problem.headers, body }, jsonType);
    }
    return {
      status,
      headers: { ...headersFor(call), ...problem.headers, 'Content-Type': jsonType },
      cookies: context?.cookies ?? [],
      body: JSON.stringify(body),
    };
  }

  /** Answers preflights, wrong methods and unknown paths. */
  function answerWithoutOperation(call: Call): Answer {
    // `OPTIONS *` asks about the server as a whole, for example to find out whether it runs.
    if (call.method === 'OPTIONS' && call.path === '*') {
      return { status: 204, headers: headersFor(call), cookies: [], body: null };
    }
    const methods = [...new Set(methodsAt(call.path))];
    if (methods.length === 0) {
      throw nothingHere();
    }
    const head = methods.includes('GET') ? ['HEAD'] : [];
    const allow = [...methods, ...head, 'OPTIONS'].join(', ');
    if (call.method === 'OPTIONS') {
      const isAllowed = config.allowedOrigins.has(call.header('origin') ?? '');
      const preflight = isAllowed ? preflightHeaders(methods) : {};
      const headers = { ...headersFor(call), Allow: allow, ...preflight };
      return { status: 204, headers, cookies: [], body: null };
    }
    const problem = new ProblemError('method_not_allowed', 'That cannot be done at this address.');
    const answer = problemAnswer(call, problem, null);
    return { ...answer, headers: { ...answer.headers, Allow: allow } };
  }

  async function perform(
    id: OperationId,
    path: Readonly<Record<string, string>>,
    call: Call,
    context: CallContext,
  ): Promise<Answer> {
    const operation: Operation = operations[id];
    const authorized = () => authorize(id, operation, context, call);
    await (operation.csrf ? writeSlots.run(authorized) : authorized());
    if (!operation.csrf || !context.user) return performAuthorized(id, path, call, context);
    const takeBack = app.changes.reserve(operation.tag, context.user.id, context.now);
    try {
      return await performAuthorized(id, path, call, context);
    } finally {
      if (!context.hasChanged) takeBack();
    }
  }

  async function performAuthorized(
    id: OperationId,
    path: Readonly<Record<string, string>>,
    call: Call,
    context: CallContext,
  ): Promise<Answer> {
    const operation: Operation = operations[id];
    const params = readParams(id, {
      path,
      query: decodeQuery(call.query),
      header: (name) => call.header(name.toLowerCase()),
    });
    const handle = async (): Promise<Answer> => {
      const isForm = operation.body?.contentType === 'multipart/form-data';
      const form = isForm ? uploads.open(call, context.user?.id ?? call.ip) : undefined;
      const read = form?.read ?? call.body.bind(call);
      try {
        const input = {
          params,
          body: await bodyOf(id, operation, call, { read, pause: app.pause }),
        };
        // The table has a separate input type for each id; here the id can be any of them.
        const handler = handlers[id] as AnyHandler | undefined;
        if (handler) return answerOf(id, call, await handler(context, input), context.cookies);
        if (!hooks.fallback) {
          throw new ProblemError('not_implemented', 'This server does not offer that yet.');
        }
        const answer = await hooks.fallback(id, call, input, context);
        return completeAnswer(id, call, answer, context.cookies);
      } finally {
        form?.release();
      }
    };
    // A call waits for its turn before its body is read, so that a waiting call needs no memory.
    if (!isOneAtATime(operation, params)) {
      if (!context.user || !longCalls.has(id)) return handle();
      // The call is long itself, so it does not count as a read for which long computations wait.
      if (longReads.has(id)) context.beginLongRead();
      else context.endRead();
      const own = operation.method === 'GET' ? longTurns.reads : longTurns.changes;
      return own.run(context.user.id, handle);
    }
    const { id: userId } = context.signedIn();
    if (operation.method !== 'GET') {
      const isBulk = independentFieldOf(id) !== undefined;
      return turns.changes.run(userId, isBulk ? () => bulkSlots.run(handle) : handle);
    }
    // A search need not wait for a bulk operation.
    context.beginLongRead();
    return turns.reads.run(userId, handle);
  }

  async function answerOperation(
    id: OperationId,
    path: Readonly<Record<string, string>>,
    call: Call,
  ): Promise<Answer | Lost> {
    const context = new CallContext(app, call);
    try {
      limit(call.ip, context.now);
      const early = await hooks.before?.(id, call);
      if (early === 'lost') return early;
      if (early) return completeAnswer(id, call, early, context.cookies);
    } catch (error) {
      return problemAnswer(call, error, context, id);
    }
    let answer: Answer;
    if (operations[id].method === 'GET') context.beginRead();
    try {
      answer = await perform(id, path, call, context);
      // After an error nothing is logged here, because the error usually undoes the transaction with the events. `audit`
      // itself logs an event that it stores outside of a transaction.
      context.logEvents();
    } catch (error) {
      answer = problemAnswer(call, error, context, id);
    } finally {
      if (context.user) call.userId = context.user.id;
      context.endRead();
    }
    return hooks.after ? hooks.after(id, call, answer) : answer;
  }

  async function answerAny(call: Call): Promise<Answer | Lost> {
    try {
      requireReadablePath(call.path);
      const match = matchOperation(call.method === 'HEAD' ? 'GET' : call.method, call.path);
      if (!match) return answerWithoutOperation(call);
      call.operation = match.id;
      return await answerOperation(match.id, match.path, call);
    } catch (error) {
      return problemAnswer(call, error, null);
    }
  }

  return {
    async answer(call) {
      const answer = await answerAny(call);
      return call.method === 'HEAD' && answer !== 'lost' ? withoutBody(answer) : answer;
    },
  };
}
