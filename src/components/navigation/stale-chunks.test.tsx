import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdUnsavedWork } from '../forms/unsaved-work.ts';
import { reloadOnStaleChunks } from './stale-chunks.ts';

const reload = vi.fn<() => void>();
const failToLoadChunk = () => window.dispatchEvent(new Event('vite:preloadError'));
const serverAnswers = () =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
/** Waits until the code after the request has run. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const waitForRequest = (fetch: ReturnType<typeof serverAnswers>) =>
  vi.waitFor(() => expect(fetch).toHaveBeenCalled());

describe('code that no longer exists after a deployment', () => {
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });
  afterEach(() => vi.restoreAllMocks());

  reloadOnStaleChunks();

  it('causes one reload, and no second reload shortly afterwards', async () => {
    const fetch = serverAnswers();
    failToLoadChunk();
    await waitForRequest(fetch);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    failToLoadChunk();
    await nextTask();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('causes no reload while the server is down', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    failToLoadChunk();
    await waitForRequest(fetch);
    await nextTask();
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload while there is unsaved work', async () => {
    const release = holdUnsavedWork();
    const fetch = serverAnswers();
    failToLoadChunk();
    await waitForRequest(fetch);
    await nextTask();
    release();
    expect(reload).not.toHaveBeenCalled();
  });
});
