import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { VisitorInput, VisitReport } from './visitor.ts';

// The time of a list must not contain the collection of the visitor's own objects: it waits for helper threads, and
// the work beside which the lists are measured holds the core of a helper.
setFlagsFromString('--no-parallel-scavenge');

/** A user who requests a list a hundred times a second, in a separate thread. */
export class ListVisitor {
  readonly #thread: Worker;

  constructor(input: VisitorInput) {
    this.#thread = new Worker(new URL('./visitor.ts', import.meta.url), {
      workerData: input,
    });
  }

  /** The requests since the last call; waits until each of them is answered or has taken too long. */
  async visits(): Promise<VisitReport> {
    this.#thread.postMessage('visits');
    // The thread sends nothing else.
    const [visits] = (await once(this.#thread, 'message')) as [VisitReport];
    return visits;
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
