/** Long work that can be interrupted at every `yield`, which may report its progress. */
export type Work<Result, Progress = void> = Generator<Progress, Result, void>;

/** Runs the work to its end, without interruption. */
export function runThrough<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The milliseconds of a slice: half a frame, so that the page still reacts to a key immediately. */
const slice = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface SliceOptions<Progress> {
  signal: AbortSignal;
  /** Called after every slice except the last one, with the latest progress. */
  onSlice?: (progress: Progress) => void;
}

/**
 * Runs the work in short slices. The page handles events between slices and before the first one.
 * @throws the reason of the signal before the next slice, if the signal is aborted
 */
export async function inSlices<Result, Progress>(
  work: Work<Result, Progress>,
  { signal, onSlice }: SliceOptions<Progress>,
): Promise<Result> {
  for (;;) {
    await nextTask();
    signal.throwIfAborted();
    const end = performance.now() + slice;
    let step = work.next();
    while (step.done !== true && performance.now() < end) step = work.next();
    if (step.done === true) return step.value;
    onSlice?.(step.value);
  }
}
