import { useRef, useState } from 'react';
import type { RetryOptions } from '#src/api/archive/with-retries.ts';

/** Shows waits and failures of a long task, and lets the user try again. */
export function useRetries() {
  const [waiting, setWaiting] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const resume = useRef<() => void>(null);
  const retryOptions = (signal: AbortSignal): RetryOptions => ({
    signal,
    onWait: setWaiting,
    ask: (error) =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => () => {
          setFailure(null);
          resume.current = null;
          settle();
        };
        setFailure(error);
        resume.current = end(resolve);
        signal.addEventListener(
          'abort',
          end(() => {
            reject(signal.reason);
          }),
          { once: true },
        );
      }),
  });
  return { retryOptions, waiting, failure, tryAgain: () => resume.current?.() };
}
