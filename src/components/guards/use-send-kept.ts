import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasWaiting } from '#src/api/waiting/has-waiting.ts';
import { whenIdle } from '#src/api/when-idle.ts';

/**
 * Sends what this device has kept of a user, such as presses on a sheet without a network. Any page of the app
 * does it, also after the next start. The code is loaded only if something waits.
 */
export function useSendKept(userId: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const stops = new Map<string, () => void>();
    let isOver = false;
    async function send(user: string) {
      if (isOver || !hasWaiting(user)) return;
      try {
        const { sendKept } = await import('#src/api/waiting/character-queues.ts');
        if (!isOver) sendKept(queryClient, user, stops);
      } catch {
        // Without a network the code cannot be loaded either. The event `online` tries again.
      }
    }
    const attempt = () => void send(userId);
    const cancel = whenIdle(attempt);
    window.addEventListener('online', attempt);
    // Another tab, closed since then, can have left something to send.
    document.addEventListener('visibilitychange', attempt);
    return () => {
      isOver = true;
      cancel();
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
      for (const stop of stops.values()) stop();
    };
  }, [queryClient, userId]);
}
