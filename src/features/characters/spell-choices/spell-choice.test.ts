import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { spellChoice } from './spell-choice.ts';

afterEach(() => {
  vi.doUnmock('./suggested-spells.ts');
});

/** Opens the storyteller, and lets its code load. Returns how often the code has asked for the spells. */
async function requestsOf(isLeft: boolean): Promise<number> {
  const code = Promise.withResolvers<void>();
  const loadSpellChoice = vi.fn<() => Promise<() => []>>(async () => () => []);
  vi.doMock('./suggested-spells.ts', async () => {
    await code.promise;
    return { loadSpellChoice };
  });
  const client = createQueryClient();
  const leave = new QueryObserver(client, spellChoice).subscribe(() => undefined);
  if (isLeft) leave();
  code.resolve();
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  leave();
  client.clear();
  return loadSpellChoice.mock.calls.length;
}

test('a page that is left before the code of the storyteller has loaded asks for no spells', async () => {
  expect(await requestsOf(true)).toBe(0);
});

test('a page with an open storyteller asks for the spells once', async () => {
  expect(await requestsOf(false)).toBe(1);
});
