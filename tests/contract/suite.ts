import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Backend, BackendUnderTest } from './backend.ts';
import { cases } from './cases/all.ts';

/** Runs every case against one backend; each has a test file of its own, so that they run side by side. */
export function contractSuite({ name, start }: BackendUnderTest) {
  describe(`the contract, spoken by ${name}`, () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    it.each(cases)('$operation $status $title', ({ run }) => run(backend));
  });
}
