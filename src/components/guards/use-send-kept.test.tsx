import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bindToUser } from '#src/api/http.ts';
import { WaitingQueue } from '#src/api/waiting/waiting-queue.ts';
import { withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { useSendKept } from './use-send-kept.ts';

afterEach(() => localStorage.clear());

const keep = (characterId: string) =>
  localStorage.setItem(
    `questwright.play.tomas/rolls/${characterId}.roll-0001`,
    JSON.stringify({ at: 1, request: { rollId: 'roll-0001' } }),
  );

test('each character for which something waits is connected once, also if it begins to wait later', async () => {
  bindToUser('tomas');
  const stop = vi.fn<() => void>();
  const connect = vi.spyOn(WaitingQueue.prototype, 'connect').mockReturnValue(stop);
  keep('wulf-0001');
  const { unmount } = renderHook(() => useSendKept('tomas'), {
    wrapper: withQueryClient(new QueryClient()),
  });
  window.dispatchEvent(new Event('online'));
  // Presses, rolls and edits.
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(3));
  keep('ilse-0001');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(6));
  unmount();
  expect(stop).toHaveBeenCalledTimes(6);
});
