import { dequal } from 'dequal/lite';
import { useCallback, useRef } from 'react';
import { randomKey } from '#src/lib/random-key.ts';

/** The header of a request that the server carries out only once. */
export interface OnceHeaders {
  'Idempotency-Key': string;
}

/** What was sent with a key. The server accepts the key again only with the same body. */
export interface Attempt {
  values: unknown;
  /** What is sent besides the values, such as a chosen picture. */
  attachment: object | null;
  key: string;
}

/**
 * Makes sure that a form is not sent twice: `submitAlone` ignores a submit while another one runs, or
 * after `close`. `onceFor` repeats the key of the last submit if the values are the same, because the
 * response to that submit may be lost. A draft keeps that submit with `lastAttempt` and `setAttempt`.
 * All use refs: a state would change only after the second click of a double click.
 */
export function useSingleSubmit() {
  const isRunning = useRef(false);
  const isClosed = useRef(false);
  const attempt = useRef<Attempt>(null);

  const submitAlone = useCallback(async (submit: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current || isClosed.current) return;
    isRunning.current = true;
    try {
      await submit();
    } finally {
      isRunning.current = false;
    }
  }, []);

  const close = useCallback(() => {
    isClosed.current = true;
  }, []);

  const onceFor = useCallback((values: unknown, attachment: object | null = null): OnceHeaders => {
    // Files have no properties that `dequal` compares, so an attachment is compared by identity.
    if (attempt.current?.attachment !== attachment || !dequal(attempt.current.values, values)) {
      attempt.current = { values, attachment, key: randomKey() };
    }
    return { 'Idempotency-Key': attempt.current.key };
  }, []);

  const lastAttempt = useCallback(() => attempt.current, []);
  const setAttempt = useCallback((next: Attempt | null) => {
    attempt.current = next;
  }, []);

  return { submitAlone, close, onceFor, lastAttempt, setAttempt };
}
