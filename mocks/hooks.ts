import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Call } from '#backend/call.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Hooks } from '#backend/pipeline.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
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
 * What only mocks add to the pipeline: scenarios, `Prefer`, and answers for operations without a
 * handler.
 */
export function createHooks({ db, seed, scenario }: HookParts): MockHooks {
  let count = 0;
  const countOf = new Map<OperationId, number>();
  const scenarioCalls = new WeakMap<Call, ScenarioCall>();
  // MSW and faker are loaded only when an answer needs them.
  let fallback: Promise<NonNullable<Hooks['fallback']>> | undefined;

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
    async fallback(id, call, input) {
      fallback ??= import('./fallback/fallback.ts').then(({ createFallback }) =>
        createFallback(seed),
      );
      return (await fallback)(id, call, input);
    },
    after(_id, call, answer) {
      const scenarioCall = scenarioCalls.get(call);
      const isLost = scenarioCall !== undefined && scenarioOf(call).losesAnswer?.(scenarioCall);
      return Promise.resolve(isLost ? 'lost' : answer);
    },
  };
}
