/** Long work that can be paused at every `yield`, and may report its progress there. */
export type Work<Result, Progress = void> = Generator<Progress, Result, void>;

/** Runs the work without pauses. */
export function runThrough<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The length of a slice in milliseconds: key presses still show their effect in the next frame. */
const slice = 8;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Sliced<Progress> {
  signal: AbortSignal;
  /** Called at every pause with the latest progress. */
  onPause?: (progress: Progress) => void;
}

/**
 * Runs the work in short slices. The page handles events between slices and before the first one.
 * @throws the reason of the signal, at the next pause
 */
export async function inSlices<Result, Progress>(
  work: Work<Result, Progress>,
  { signal, onPause }: Sliced<Progress>,
): Promise<Result> {
  for (;;) {
    await pause();
    signal.throwIfAborted();
    const end = performance.now() + slice;
    let step = work.next();
    while (step.done !== true && performance.now() < end) step = work.next();
    if (step.done === true) return step.value;
    onPause?.(step.value);
  }
}
