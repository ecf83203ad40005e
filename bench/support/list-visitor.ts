import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import './collect-in-one-thread.ts';
import type { VisitorInput, VisitReport } from './visitor.ts';

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
