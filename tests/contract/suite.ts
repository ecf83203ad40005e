import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BackendUnderTest, RunningBackend } from './backend-under-test.ts';
import { cases } from './cases/all.ts';

/**
 * Runs every case against one backend. Each backend has its own test file, so that they run in
 * parallel.
 */
export function contractSuite({ name, start }: BackendUnderTest) {
  describe(`contract cases on ${name}`, () => {
    let backend: RunningBackend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    it.each(cases)('$operation $status $title', ({ run }) => run(backend));
  });
}
