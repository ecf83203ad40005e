import { ProblemError } from '#contract/problem.ts';
import { canonical } from './canonical.ts';
import type { MockContext } from './context.ts';
import { markOf } from './random.ts';
import type { Catalogue } from './state.ts';

const keptFor = 24 * 3600_000;

/**
 * The answer of an earlier call with the same key, or that of the work, which is then kept.
 * @throws ProblemError 409 when the key came with another request before
 */
export function onlyOnce<Answer>(
  { state, caller, now }: MockContext,
  list: keyof Catalogue,
  key: string,
  request: unknown,
  work: () => Answer,
): Answer {
  const answeredAt = now.getTime();
  const bodyMark = markOf(canonical(request));
  const kept = state.answers[list].filter((answer) => answer.answeredAt > answeredAt - keptFor);
  state.answers[list] = kept;
  const earlier = kept.find((answer) => answer.userId === caller.id && answer.key === key);
  if (earlier && earlier.bodyMark !== bodyMark) {
    throw new ProblemError(
      'idempotency_mismatch',
      'This Idempotency-Key was used for another request.',
    );
  }
  // Only this function keeps answers, and each list keeps its own.
  if (earlier) return earlier.body as Answer;
  const body = work();
  kept.push({ userId: caller.id, key, bodyMark, answeredAt, body });
  return body;
}
