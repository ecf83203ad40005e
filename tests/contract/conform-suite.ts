import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '#contract/generate/document.ts';
import { runConform, type ListeningBackend } from './run-conform.ts';

/** This number of requests takes some seconds; `npm run contract -- conform` sends twenty thousand. */
const requests = 1500;

/** In milliseconds. The test takes seconds, but minutes on a busy machine. */
const timeout = 600_000;

/** `POST /api/auth/logout` and the others that the configuration leaves out. */
function skippedOperations(): string[] {
  // The command has checked that the configuration has this shape.
  const { skip } = parse(readFileSync('contract.config.yaml', 'utf8')) as { skip: string[] };
  return readContract('openapi.yaml')
    .operations.filter(({ operation }) => skip.includes(operation.operationId))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
}

/**
 * Runs the command `conform` against one backend, always with the same requests.
 *
 * @param phases further phases of the command. They do not depend on the database, so testing one host is enough
 */
export function conformSuite(
  name: string,
  phases: readonly ('security' | 'protocol')[],
  start: () => Promise<ListeningBackend>,
) {
  describe(`conform on ${name}`, () => {
    it(
      'finds nothing that differs from the contract',
      async () => {
        const { code, output } = await runConform(start, [
          `--requests=${requests}`,
          `--phases=${['examples', 'stateful', ...phases, 'boundaries', 'random', 'deletions'].join(',')}`,
          '--seconds=600',
          '--request-timeout=120000',
          '--seed=1',
        ]);
        expect(code, output).toBe(0);
        // A warning names an operation without a success for which the configuration has no reason.
        expect(output).not.toMatch(/warning missing_test_data/);
        const [, uncalled = ''] = /^Never called: (.*)\.$/m.exec(output) ?? [];
        expect(uncalled.split(', ').toSorted()).toEqual(skippedOperations());
      },
      timeout,
    );
  });
}
