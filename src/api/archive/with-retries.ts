import { HttpError, isTemporary, retryAfterOf } from '../http-error.ts';

export interface RetryOptions {
  readonly signal: AbortSignal;
  /** Called before a wait that the server has asked for, with the seconds, and with null after it. */
  readonly onWait: (seconds: number | null) => void;
  /** Shows a failure. Resolves when the user wants another attempt. */
  readonly ask: (error: unknown) => Promise<void>;
}

/** A server that asks for more waits than this is not asked again without the user. */
const mostWaits = 30;

/** In milliseconds. */
const longestWait = 90_000;
const waitAfterTooMany = 5_000;

function waitOf(error: unknown): number | null {
  if (!(error instanceof HttpError) || !isTemporary(error)) return null;
  const wait = retryAfterOf(error) ?? (error.status === 429 ? waitAfterTooMany : 0);
  return wait > 0 && wait <= longestWait ? wait : null;
}

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/**
 * Sends a request until it succeeds: it waits as long as the server says, and asks the user after other
 * failures of the network or the server.
 * @throws an error that another attempt would get again
 */
export async function withRetries<Result>(
  request: () => Promise<Result>,
  { signal, onWait, ask }: RetryOptions,
): Promise<Result> {
  for (let waits = 0; ;) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (error) {
      signal.throwIfAborted();
      const wait = waits < mostWaits ? waitOf(error) : null;
      if (wait !== null) {
        waits += 1;
        onWait(Math.ceil(wait / 1000));
        // `finally`, because the end of a cancelled wait must be reported, too.
        await sleep(wait, signal).finally(() => onWait(null));
      } else if (isTemporary(error)) await ask(error);
      else throw error;
    }
  }
}

/** Like `withRetries`, but null if what is asked for is gone. */
export async function unlessGone<Result>(
  request: () => Promise<Result>,
  retries: RetryOptions,
): Promise<Result | null> {
  try {
    return await withRetries(request, retries);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
