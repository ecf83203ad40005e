import { ProblemError } from '#contract/problem.ts';

/** The problem that a function throws. Any other error is thrown again. */
export function problemOf(run: () => unknown): ProblemError {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('The function has thrown nothing.');
}
