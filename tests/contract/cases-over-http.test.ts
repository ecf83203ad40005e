import { expect, it } from 'vitest';
import { listeningMocks } from './backends/listening-mocks.ts';
import { cases } from './cases/all.ts';
import { runConform } from './run-conform.ts';

it('the contract cases pass as cases of conform, at the address of a backend', async () => {
  const { code, output } = await runConform(listeningMocks, [
    '--cases=tests/contract/conform-cases.ts',
    '--phases=cases',
    '--requests=100000',
    '--seconds=600',
    '--request-timeout=120000',
  ]);
  expect(code, output).toBe(0);
  expect(output).toContain(`${cases.length} cases of your own.`);
}, 600_000);
