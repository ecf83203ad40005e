/** What a gate found: how many checks passed, and what a person reads about those that did not. */
export interface Outcome {
  passed: number;
  failed: number;
  details: string;
}

/** A gate that is one check: it passes when its command succeeds. */
export function oneCheck(code: number, output: string): Outcome {
  return code === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: output };
}

/**
 * A runner of many tests has the last word on itself: one that crashed, found a fault outside of
 * every test or ran nothing has failed, whatever it counted.
 */
export function manyChecks(counted: Outcome | undefined, code: number, output: string): Outcome {
  if (counted === undefined) {
    return { passed: 0, failed: 1, details: `The runner left no report.\n${output}` };
  }
  if (counted.failed > 0) {
    return { ...counted, details: output };
  }
  if (code !== 0) {
    return { passed: counted.passed, failed: 1, details: output };
  }
  if (counted.passed === 0) {
    return { passed: 0, failed: 1, details: `No test ran.\n${output}` };
  }
  return counted;
}
