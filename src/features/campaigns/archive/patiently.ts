import { endsSession, HttpError } from '#src/api/http-error.ts';

export interface Patience {
  readonly signal: AbortSignal;
  /** Called before a wait that the server has asked for, with the seconds, and with null after it. */
  readonly onWait: (seconds: number | null) => void;
  /** Shows a failure. Resolves when the user wants another try. */
  readonly ask: (error: unknown) => Promise<void>;
}

/** A server that asks for more waits than this is not asked again without the user. */
const mostWaits = 30;
const longestWait = 90;

/** Whether another try can succeed: the network or the server has failed, and not the request. */
const canBeRepeated = (error: unknown): boolean =>
  !endsSession(error) &&
  (error instanceof TypeError || (error instanceof HttpError && error.status >= 429));

function waitOf(error: unknown): number | null {
  if (!(error instanceof HttpError) || ![429, 503].includes(error.status)) return null;
  const seconds = Number(
    error.response.headers.get('Retry-After') ?? (error.status === 429 ? 5 : ''),
  );
  return seconds > 0 && seconds <= longestWait ? seconds : null;
}

const sleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
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
 * @throws what another try would not change
 */
export async function patiently<Result>(
  request: () => Promise<Result>,
  { signal, onWait, ask }: Patience,
): Promise<Result> {
  for (let waits = 0; ;) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (error) {
      signal.throwIfAborted();
      const seconds = waits < mostWaits ? waitOf(error) : null;
      if (seconds !== null) {
        waits += 1;
        onWait(seconds);
        await sleep(seconds, signal);
        onWait(null);
      } else if (canBeRepeated(error)) await ask(error);
      else throw error;
    }
  }
}
