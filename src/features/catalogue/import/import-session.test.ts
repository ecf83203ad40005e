import { describe, expect, test, vi } from 'vitest';
import { created, entry, file, openSession, outline } from '#tests/support/import-session.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import type { Kind } from '../kind.ts';

test('a table is shown after the comparison with the catalogue', async () => {
  const { worker, session, loadCatalogue } = openSession();
  await session.read(file);
  expect(session.get()).toMatchObject({ phase: 'table', outline, summary: { id: 'i1' } });
  expect(loadCatalogue).toHaveBeenCalled();
  expect(worker.addCatalogueItems).toHaveBeenCalledWith([], { isFirst: true });
  expect(worker.compare).toHaveBeenCalledWith(new Map());
});

test('after a file that is not a table the start is shown with the reason', async () => {
  const { worker, session } = openSession();
  worker.load.mockRejectedValueOnce(new ImportProblem('This is a picture, not a table.'));
  await session.read(file);
  expect(session.get()).toMatchObject({
    phase: 'start',
    problem: 'This is a picture, not a table.',
  });
});

test('reading can be cancelled without a message', async () => {
  const { worker, session } = openSession();
  worker.load.mockImplementationOnce(() => new Promise(() => {}));
  const reading = session.read(file);
  session.cancelReading();
  await reading;
  expect(session.get()).toMatchObject({ phase: 'start', problem: null });
});

test('an import that was being sent when the session ended continues after the next sign-in', async () => {
  const { worker, session } = openSession({ storedNote: 'i1' });
  const continueSending = vi.fn<() => void>();
  session.attach(continueSending);
  await vi.waitFor(() => expect(continueSending).toHaveBeenCalled());
  expect(worker.resume).toHaveBeenCalledWith('i1');
  expect(session.get().phase).toBe('table');
});

test('an earlier import is offered and not opened automatically', async () => {
  const { session } = openSession();
  const continueSending = vi.fn<() => void>();
  session.attach(continueSending);
  await vi.waitFor(() => expect(session.get().phase).toBe('start'));
  expect(session.get().entries).toEqual([entry]);
  expect(continueSending).not.toHaveBeenCalled();
});

describe('an import in two tabs', () => {
  test('is not opened here while another tab has it open, but can be taken over', async () => {
    const { worker, session, holdDraft } = openSession();
    holdDraft.mockResolvedValueOnce(null);
    await session.resume('i1');
    expect(session.get()).toMatchObject({ phase: 'start', openInOtherTab: 'i1' });
    expect(worker.resume).not.toHaveBeenCalled();
    await session.takeOver('i1');
    expect(holdDraft).toHaveBeenLastCalledWith(
      'import/i1',
      expect.objectContaining({ takeOver: true }),
    );
    expect(session.get()).toMatchObject({ phase: 'table', openInOtherTab: null });
  });

  test('cannot be deleted here while another tab has it open', async () => {
    const { worker, session, holdDraft } = openSession();
    holdDraft.mockResolvedValueOnce(null);
    await session.forget('i1');
    expect(worker.forget).not.toHaveBeenCalled();
    expect(session.get().openInOtherTab).toBe('i1');
  });

  test('is released by a tab on request, after the last answer and the draft are stored', async () => {
    const answer = Promise.withResolvers<void>();
    const bulk = vi.fn<Kind['bulk']>(async () => {
      await answer.promise;
      return [created];
    });
    const { worker, sent, session, holdDraft, release } = openSession({ bulk });
    await session.read(file);
    const sending = session.run('send');
    await vi.waitFor(() => expect(bulk).toHaveBeenCalled());
    holdDraft.mock.calls[0]?.[1]?.onAsked?.();
    answer.resolve();
    await sending;
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
    expect(sent.answered).toHaveBeenCalledOnce();
    expect(sent.answered.mock.invocationCallOrder[0]).toBeLessThan(
      worker.suspend.mock.invocationCallOrder[0] ?? 0,
    );
    expect(bulk).toHaveBeenCalledOnce();
    await vi.waitFor(() =>
      expect(session.get()).toMatchObject({ phase: 'start', openInOtherTab: 'i1' }),
    );
  });

  test('is closed in a tab when another tab has taken it over', async () => {
    const { worker, session, holdDraft } = openSession();
    await session.read(file);
    holdDraft.mock.calls[0]?.[1]?.onLost?.();
    expect(worker.close).toHaveBeenCalled();
    await vi.waitFor(() =>
      expect(session.get()).toMatchObject({ phase: 'start', openInOtherTab: 'i1' }),
    );
  });
});

test('a change that fails is reported, and the draft does not change', async () => {
  const { session } = openSession();
  await session.read(file);
  const before = session.get().summary;
  const result = await session.changeColumns(() =>
    Promise.reject(new ImportProblem('“Price” is the cost already.')),
  );
  expect(result).toBeNull();
  expect(session.get()).toMatchObject({ summary: before, problem: '“Price” is the cost already.' });
});

test('a page that closes ends the worker, unless it opens again immediately', async () => {
  vi.useFakeTimers();
  const { worker, session } = openSession();
  const leave = session.attach(() => {});
  leave();
  const leaveAgain = session.attach(() => {});
  vi.runAllTimers();
  expect(worker.close).not.toHaveBeenCalled();
  leaveAgain();
  vi.runAllTimers();
  expect(worker.close).toHaveBeenCalled();
  vi.useRealTimers();
});
