import { test } from '@playwright/test';
import { buildOfflineApp } from '#tests/support/offline-app.ts';

test('the app is built with the mocks in it', async () => {
  // A build takes minutes on a busy machine.
  test.slow();
  await buildOfflineApp();
});
