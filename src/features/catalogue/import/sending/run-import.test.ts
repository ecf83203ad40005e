import { expect, test, vi } from 'vitest';
import { created, file, openSession, refused } from '#tests/support/import-session.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import type { Kind } from '../../kind.ts';
import type { ImportSession } from '../import-session.ts';

test('all ready rows are sent in chunks', async () => {
  const { sent, session } = openSession();
  await session.read(file);
  const seen: number[] = [];
  session.subscribe(() => {
    const { run } = session.get();
    if (run.state === 'running' && seen.at(-1) !== run.done) seen.push(run.done);
  });
  await session.run('send');
  expect(sent.answered).toHaveBeenCalledTimes(3);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(session.get().run).toEqual({ state: 'finished', task: 'send', done: 3 });
});

test('after a 401 response, the import is noted for the next sign-in and the error is rethrown', async () => {
  const bulk = vi
    .fn<Kind['bulk']>()
    .mockResolvedValueOnce([created])
    .mockRejectedValueOnce(refused(401));
  const { note, session } = openSession({ bulk });
  await session.read(file);
  await expect(session.run('send')).rejects.toMatchObject({ status: 401 });
  expect(note.write).toHaveBeenCalledWith('i1');
  const { run, summary } = session.get();
  expect(run).toMatchObject({ state: 'stopped', done: 1, total: 3 });
  expect(run.state === 'stopped' && run.reason).toContain('draft is safe');
  expect(summary?.counts).toMatchObject({ saved: 1, create: 2 });
});

test('a chunk that is refused as a whole is released', async () => {
  const bulk = vi.fn<Kind['bulk']>().mockRejectedValueOnce(refused(413));
  const { sent, session } = openSession({ bulk });
  await session.read(file);
  await expect(session.run('send')).rejects.toMatchObject({ status: 413 });
  expect(sent.release).toHaveBeenCalledExactlyOnceWith('i1-3');
  expect(session.get().run).toMatchObject({ state: 'stopped', reason: 'Not now.' });
});

test('after a stop by the user there is no error', async () => {
  const { session } = openSession({
    bulk: async () => {
      session.cancel();
      return [created];
    },
  });
  await session.read(file);
  await session.run('send');
  expect(session.get().run).toEqual({
    state: 'stopped',
    task: 'send',
    done: 1,
    total: 3,
    reason: null,
  });
});

test('during a pause no chunk is sent', async () => {
  const bulk = vi.fn<Kind['bulk']>(async () => [created]);
  const { session } = openSession({ bulk });
  await session.read(file);
  session.subscribe(() => {
    const { run } = session.get();
    if (run.state === 'running' && run.done === 1 && !run.paused) session.pause();
  });
  const sending = session.run('send');
  await vi.waitFor(() => expect(session.get().run).toMatchObject({ done: 1, paused: true }));
  expect(bulk).toHaveBeenCalledTimes(1);
  session.continueSending();
  await vi.waitFor(() => expect(bulk.mock.calls.length).toBeGreaterThan(1));
  session.cancel();
  await sending;
});

test('the next chunk is prepared during a request, and sent after its answer', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const bulk = vi.fn<Kind['bulk']>(async () => {
    await answers[bulk.mock.calls.length - 1]?.promise;
    return [created];
  });
  const { worker, session } = openSession({ bulk });
  await session.read(file);
  const sending = session.run('send');
  await vi.waitFor(() => expect(worker.take).toHaveBeenCalledTimes(2));
  expect(worker.take).toHaveBeenLastCalledWith(500, 'i1-3');
  expect(bulk).toHaveBeenCalledTimes(1);
  answers[0]?.resolve();
  await vi.waitFor(() => expect(bulk).toHaveBeenCalledTimes(2));
  answers[1]?.resolve();
  await sending;
  expect(bulk.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual([
    'i1-3',
    'i1-2',
    'i1-1',
  ]);
});

test.for([
  ['a stop', (session: ImportSession) => session.cancel()],
  ['a pause', (session: ImportSession) => session.pause()],
] as const)('%s puts back a chunk that was prepared but not sent', async ([, act]) => {
  const bulk = vi.fn<Kind['bulk']>(async () => [created]);
  const { sent, session } = openSession({ bulk });
  bulk.mockImplementationOnce(async () => {
    act(session);
    return [created];
  });
  await session.read(file);
  const sending = session.run('send');
  await vi.waitFor(() => expect(sent.putBack).toHaveBeenCalledExactlyOnceWith('i1-2'));
  expect(bulk).toHaveBeenCalledTimes(1);
  session.cancel();
  await sending;
});

test('after a 401 response, the prepared chunk is put back and the sent chunk stays pending', async () => {
  const bulk = vi.fn<Kind['bulk']>().mockRejectedValue(refused(401));
  const { sent, session } = openSession({ bulk });
  await session.read(file);
  await expect(session.run('send')).rejects.toMatchObject({ status: 401 });
  expect(sent.putBack).toHaveBeenCalledExactlyOnceWith('i1-2');
  expect(sent.release).not.toHaveBeenCalled();
});

test('sending stops if the worker fails to record answers', async () => {
  const { sent, session } = openSession();
  sent.answered.mockRejectedValueOnce(new ImportProblem('Reading has stopped unexpectedly.'));
  await session.read(file);
  await expect(session.run('send')).rejects.toThrow('stopped unexpectedly');
  expect(session.get().run).toMatchObject({
    state: 'stopped',
    reason: 'Reading has stopped unexpectedly.',
  });
});

test('failed rows are compared with the catalogue before they are sent again', async () => {
  const { worker, sent, session, loadCatalogue } = openSession();
  await session.read(file);
  await session.run('retry');
  expect(loadCatalogue).toHaveBeenCalledTimes(2);
  expect(sent.retryFailed.mock.invocationCallOrder[0]).toBeGreaterThan(
    worker.compare.mock.invocationCallOrder[1] ?? 0,
  );
  expect(session.get().run.state).toBe('finished');
});

test('a failed row that would update an item is shown before it is sent again', async () => {
  const bulk = vi.fn<Kind['bulk']>(async () => [created]);
  const { worker, sent, session } = openSession({ bulk });
  await session.read(file);
  const compared = await worker.summary();
  sent.retryFailed.mockResolvedValueOnce({
    ...compared,
    counts: { ...compared.counts, update: compared.counts.update + 1 },
  });
  await session.run('retry');
  expect(bulk).not.toHaveBeenCalled();
  expect(session.get().run).toEqual({ state: 'differs', updates: 1 });
  await session.run('send');
  expect(bulk).toHaveBeenCalled();
});
