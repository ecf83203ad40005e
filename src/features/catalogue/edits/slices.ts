/** Long work that offers a pause at every `yield`, and may say there how far it has come. */
export type Work<Result, Progress = void> = Generator<Progress, Result, void>;

/** For those who wait for the result and nothing else. */
export function runThrough<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** In milliseconds: with what a frame costs besides, a key that is pressed still shows in the next. */
const slice = 8;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Sliced<Progress> {
  signal: AbortSignal;
  /** At every pause, with what the work has said last. */
  onPause?: (progress: Progress) => void;
}

/**
 * Leaves the page its time: whatever comes in is answered between two slices, also before the first.
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
