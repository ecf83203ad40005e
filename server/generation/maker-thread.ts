import { Worker } from 'node:worker_threads';
import type { CoverPlan } from '#art/cover/plan.ts';
import type { Story, StoryRequest } from '#backend/storyteller/story.ts';

export type MakerJob = { readonly story: StoryRequest } | { readonly cover: CoverPlan };

export type MakerReply =
  | { readonly story: Story }
  | { readonly png: Uint8Array }
  | { readonly failure: string };

interface MakerOptions {
  /** Of the thread, as it is in the messages of errors. */
  readonly name: string;
  /** The module that the thread runs. */
  readonly file?: URL;
  /** How long one job may take, in milliseconds. A cover takes about 2 s on a free core. Less than the lease of a generation. */
  readonly longestMs?: number;
}

/** A thread needs memory, so it ends when it has had nothing to do for a while. */
const idleMs = 30_000;

const mebibytes = 256;

/** One thread that makes one thing at a time. It starts with its first job. */
export class MakerThread {
  readonly #options: Required<MakerOptions>;
  #worker: Worker | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: MakerOptions) {
    const file = new URL('./maker.ts', import.meta.url);
    this.#options = { file, longestMs: 60_000, ...options };
  }

  /** @throws Error when the job fails, takes too long or needs too much memory */
  run(job: MakerJob): Promise<MakerReply> {
    const result = this.#last.then(() => this.#make(job));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #make(job: MakerJob): Promise<MakerReply> {
    clearTimeout(this.#idleTimer);
    const { name, longestMs } = this.#options;
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<MakerReply>();
    const onExit = (): void => reject(new Error(`The thread of the ${name} has ended.`));
    const timer = setTimeout(() => {
      reject(new Error(`The ${name} takes too long.`));
    }, longestMs);
    worker.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      worker.postMessage(job);
      return await promise;
    } catch (error) {
      // It may be ending, or work on. The next job gets a new one.
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', reject).off('exit', onExit);
      this.#idleTimer = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  #start(): Worker {
    const { file, name } = this.#options;
    const worker = new Worker(file, {
      // The thread does not use the loaders of this process, such as those of a test runner.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mebibytes },
      name,
    });
    worker.unref();
    // An error is reported to the job that runs. Without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
