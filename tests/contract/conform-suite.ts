import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '#contract/generate/document.ts';
import { conformCommand } from '#contract/toolkit/conform/command.ts';
import { runProgram } from '#contract/toolkit/program.ts';

/** A backend that listens on a port of this machine, with the people of the tests. */
interface ListeningBackend {
  readonly url: string;
  /** The origin of the web app. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** So many requests take some seconds; `npm run contract -- conform` sends twenty thousand. */
const requests = 1500;

/** It takes seconds, and minutes on a machine that does much else. */
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
 * @param phases what is tested beside examples, records and values. It depends on no database, so one host is enough
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
        const backend = await start();
        const lines: string[] = [];
        try {
          process.env['APP_ORIGIN'] = backend.origin;
          const code = await runProgram(
            [conformCommand],
            [
              'conform',
              `--url=${backend.url}`,
              '--config=contract.config.yaml',
              `--requests=${requests}`,
              `--phases=${['examples', 'stateful', ...phases, 'boundaries', 'random', 'deletions'].join(',')}`,
              '--seconds=600',
              '--request-timeout=120000',
              '--seed=1',
            ],
            { out: (text) => lines.push(text), error: (text) => lines.push(text) },
          );
          const output = lines.join('\n');
          expect(code, output).toBe(0);
          // A warning names an operation without a success for which the configuration has no reason.
          expect(output).not.toMatch(/warning missing_test_data/);
          const [, uncalled = ''] = /^Never called: (.*)\.$/m.exec(output) ?? [];
          expect(uncalled.split(', ').toSorted()).toEqual(skippedOperations());
        } finally {
          delete process.env['APP_ORIGIN'];
          await backend.close();
        }
      },
      timeout,
    );
  });
}
