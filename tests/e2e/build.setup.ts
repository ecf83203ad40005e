import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureBuilt } from '#tools/build/ensure-built.ts';

test('the web app and the server are built from the current sources', () => {
  // A build takes minutes on a busy machine.
  test.slow();
  expect(ensureBuilt(join(import.meta.dirname, '../..'))).toBe(true);
});
