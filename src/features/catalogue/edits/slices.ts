/** Long work that can be paused at every `yield`, and may report its progress there. */
export type Work<Result, Progress = void> = Generator<Progress, Result, void>;

/** Without pauses. */
export function runThrough<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** In milliseconds: short enough that a pressed key still shows in the next frame. */
const slice = 8;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Sliced<Progress> {
  signal: AbortSignal;
  /** At every pause, with the last reported progress. */
  onPause?: (progress: Progress) => void;
}

/**
 * Keeps the page responsive: it handles events between two slices, and before the first one.
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
