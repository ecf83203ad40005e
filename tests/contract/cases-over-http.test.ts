import { afterEach, expect, it, vi } from 'vitest';
import { listeningMocks } from './backends/listening-mocks.ts';
import { cases } from './cases/all.ts';
import { runConform } from './run-conform.ts';

afterEach(() => vi.unstubAllEnvs());

// The others pass in the same way, which takes a minute; every case runs without HTTP on each backend.
it('the contract cases of characters pass as cases of conform, at the address of a backend', async () => {
  const wanted = 'character';
  vi.stubEnv('CASES', wanted);
  const { code, output } = await runConform(listeningMocks, [
    '--cases=tests/contract/conform-cases.ts',
    '--phases=cases',
    '--requests=100000',
    '--seconds=600',
    '--request-timeout=120000',
  ]);
  expect(code, output).toBe(0);
  const count = cases.filter(({ operation }) => operation.includes(wanted)).length;
  expect(count).toBeGreaterThan(100);
  expect(output).toContain(`${count} cases of your own.`);
}, 600_000);
