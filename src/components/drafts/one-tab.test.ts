import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdDraft } from './one-tab.ts';

/** A fake of the browser's locks with the features that `holdDraft` uses. */
function locks() {
  let holder: { lose: (reason: unknown) => void } | undefined;
  const waiting: (() => void)[] = [];
  return {
    request: (
      _name: string,
      { signal, steal }: { signal?: AbortSignal; steal?: boolean },
      hold: () => Promise<void>,
    ) =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          const own = { lose: reject };
          holder = own;
          void hold().then(() => {
            if (holder === own) holder = undefined;
            resolve();
            waiting.shift()?.();
          });
        };
        if (steal === true) {
          holder?.lose(new DOMException('stolen', 'AbortError'));
          start();
        } else if (holder === undefined) start();
        else {
          waiting.push(start);
          signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(start), 1);
            reject(signal.reason);
          });
        }
      }),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  test('is held by one tab; another tab cannot hold it until it is released', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const first = await holdDraft('import/1');
    expect(first?.key).toBe('import/1');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const stop = new AbortController();
      queueMicrotask(() => stop.abort());
      return stop.signal;
    });
    expect(await holdDraft('import/1')).toBeNull();
    first?.release();
    await vi.waitFor(async () => expect(await holdDraft('import/1')).not.toBeNull());
  });

  test('is not waited for when the tab that holds it answers', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation(() => new AbortController().signal);
    const first = await holdDraft('import/5');
    expect(await holdDraft('import/5')).toBeNull();
    first?.release();
  });

  test('is waited for when its page closes and does not answer', async () => {
    const shared = locks();
    vi.stubGlobal('navigator', { locks: shared });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    const closed = Promise.withResolvers<void>();
    void shared.request('the lock of a closing page', {}, () => closed.promise);
    const second = holdDraft('import/6');
    closed.resolve();
    expect(await second).not.toBeNull();
    (await second)?.release();
  });

  test('is released by the tab that holds it when another tab asks for it', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const onLost = vi.fn<() => void>();
    const first = await holdDraft('import/2', { onAsked: () => first?.release(), onLost });
    const second = await holdDraft('import/2', { takeOver: true, onAsked: () => undefined });
    expect(second).not.toBeNull();
    expect(onLost).not.toHaveBeenCalled();
    second?.release();
  });

  test('is taken from a tab that does not answer, and that tab is notified', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const stop = new AbortController();
      queueMicrotask(() => stop.abort());
      return stop.signal;
    });
    const onLost = vi.fn<() => void>();
    const first = await holdDraft('import/3', { onAsked: () => undefined, onLost });
    expect(first).not.toBeNull();
    const second = await holdDraft('import/3', { takeOver: true });
    expect(second).not.toBeNull();
    expect(onLost).toHaveBeenCalledOnce();
    first?.release();
    second?.release();
  });

  test('can be held by every tab if the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await holdDraft('import/4')).not.toBeNull();
    expect(await holdDraft('import/4')).not.toBeNull();
  });
});
