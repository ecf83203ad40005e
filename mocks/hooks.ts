import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { isSchema } from '#contract/json-schema.ts';
import { operationOf } from '#contract/requests.ts';
import type { Answer, Call } from '#backend/call.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { onlyOnce } from '#backend/idempotency.ts';
import type { Hooks, OperationInput } from '#backend/pipeline.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { Fallback } from './fallback/fallback.ts';
import { readPreference } from './scenarios/preference.ts';
import { isScenario, scenarioNamed, type ScenarioCall } from './scenarios/scenarios.ts';

export interface HookParts {
  readonly db: Kysely<Schema>;
  readonly seed: string;
  /** The scenario of every call that does not name one in its header. */
  readonly scenario: () => string;
}

export interface MockHooks extends Hooks {
  /** Sets the counters of calls back to zero. */
  restart(): void;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const shortenSessions = (db: Kysely<Schema>, seconds: number) =>
  db
    .updateTable('session')
    .set({ expires_at: sql<number>`min(expires_at, created_at + ${seconds * 1000})` })
    .execute();

/**
 * Stores the Idempotency-Key of a generated answer, so that the key is refused with another body. A
 * repeated call needs nothing more: it generates the same answer.
 */
async function storeKey(
  operation: OperationId,
  { params, body }: OperationInput,
  { db, user, now }: RequestContext,
  answer: Answer,
): Promise<void> {
  const key = isSchema(params) ? params['idempotencyKey'] : undefined;
  const { status, body: text } = answer;
  const isJson = operationOf(operation).responses[status]?.contentType === 'application/json';
  if (!user || typeof key !== 'string' || typeof text !== 'string' || !isJson) return;
  const call = { userId: user.id, operation, key, body: [params, body], now };
  await db.transaction().execute((tx) => onlyOnce(tx, call, () => Promise.resolve([text])));
}

/**
 * What only mocks add to the pipeline: scenarios, `Prefer`, and answers for operations without a
 * handler.
 */
export function createHooks({ db, seed, scenario }: HookParts): MockHooks {
  let count = 0;
  const countOf = new Map<OperationId, number>();
  const scenarioCalls = new WeakMap<Call, ScenarioCall>();
  // MSW and faker are loaded only when an answer needs them.
  let fallback: Promise<Fallback> | undefined;

  const scenarioOf = (call: Call) => {
    const requestedName = call.header('x-mock-scenario');
    return scenarioNamed(
      requestedName !== undefined && isScenario(requestedName) ? requestedName : scenario(),
    );
  };

  function countCall(id: OperationId, call: Call): ScenarioCall {
    const nth = (countOf.get(id) ?? 0) + 1;
    countOf.set(id, nth);
    const scenarioCall = { id, count, nth, ifMatch: call.header('if-match') !== undefined };
    count += 1;
    scenarioCalls.set(call, scenarioCall);
    return scenarioCall;
  }

  return {
    restart() {
      count = 0;
      countOf.clear();
    },
    async before(id, call) {
      const current = scenarioOf(call);
      const preference = readPreference(call.header('prefer'));
      const delay = preference.delay + (current.delay?.(id) ?? 0);
      if (delay > 0) await wait(delay);
      if (preference.code !== null) {
        const { documentedAnswer } = await import('./fallback/documented.ts');
        const answer = await documentedAnswer(id, preference.code, call, seed);
        if (answer) return answer;
        const detail = `The contract documents no status ${preference.code} for ${id}.`;
        throw new ProblemError('bad_request', detail);
      }
      const scenarioCall = countCall(id, call);
      const fault = current.fault?.(scenarioCall) ?? null;
      if (fault instanceof ProblemError) throw fault;
      if (current.sessionSeconds !== undefined) await shortenSessions(db, current.sessionSeconds);
      return fault ?? undefined;
    },
    async fallback(id, call, input, context) {
      fallback ??= import('./fallback/fallback.ts').then(({ createFallback }) =>
        createFallback(seed),
      );
      const answer = await (await fallback)(id, call, input);
      await storeKey(id, input, context, answer);
      return answer;
    },
    after(_id, call, answer) {
      const scenarioCall = scenarioCalls.get(call);
      const isLost = scenarioCall !== undefined && scenarioOf(call).losesAnswer?.(scenarioCall);
      return Promise.resolve(isLost ? 'lost' : answer);
    },
  };
}
