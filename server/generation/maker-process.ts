import { fork, type ChildProcess } from 'node:child_process';
import { lowerPriority } from '#server/low-priority.ts';
import type { CoverPlan } from '#art/cover/plan.ts';
import type { PortraitPlan } from '#art/portrait/plan.ts';
import type { PictureSize } from '#backend/ports.ts';
import type { Story, StoryRequest } from '#backend/storyteller/story.ts';

export type MakerJob =
  | { readonly story: StoryRequest }
  | { readonly cover: CoverPlan; readonly size: PictureSize }
  | { readonly portrait: PortraitPlan; readonly size: PictureSize };

export type MakerReply =
  | { readonly story: Story }
  | { readonly png: Uint8Array }
  | { readonly failure: string };

interface MakerOptions {
  /** The name of the process in error messages. */
  readonly name: string;
  /** The module that the process runs. */
  readonly file?: URL;
  /**
   * How long one job may take, in milliseconds. A cover takes 1 to 2 s on a free core, and much longer
   * while others need the cores. Less than the lease of a generation.
   */
  readonly longestMs?: number;
  /** More options for its V8. */
  readonly flags?: readonly string[];
}

/** A process needs memory, so it ends when it has had nothing to do for a while. */
const idleMs = 30_000;

const mebibytes = 256;

/**
 * By default, V8 collects the young objects of a cover a hundred times, each time with a thread for each core.
 */
const fewCollections = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--single-threaded-gc',
] as const;

/**
 * One process that does one job at a time. It starts with its first job, and has a lower priority than the server.
 * A thread could not have one, and neither could the threads in which V8 compiles its code and frees its memory.
 */
export class MakerProcess {
  readonly #options: Required<MakerOptions>;
  #child: ChildProcess | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: MakerOptions) {
    const file = new URL(import.meta.resolve('#server/generation/maker.ts'));
    this.#options = { file, longestMs: 100_000, flags: [], ...options };
  }

  /** @throws Error when the job fails, takes too long or needs too much memory */
  run(job: MakerJob): Promise<MakerReply> {
    const result = this.#last.then(() => this.#make(job));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Ends the process. A job that it works on fails. */
  close(): void {
    clearTimeout(this.#idleTimer);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #make(job: MakerJob): Promise<MakerReply> {
    clearTimeout(this.#idleTimer);
    const { name, longestMs } = this.#options;
    const child = (this.#child ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<MakerReply>();
    const onExit = (): void => reject(new Error(`The process of the ${name} has ended.`));
    const timer = setTimeout(() => {
      reject(new Error(`The ${name} takes too long.`));
    }, longestMs);
    child.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      // An error means that the process has ended, and `onExit` tells that.
      child.send(job, () => {});
      return await promise;
    } catch (error) {
      // The process may be ending, or still work on the job. The next job gets a new process.
      this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      child.off('message', resolve).off('error', reject).off('exit', onExit);
      this.#idleTimer = setTimeout(() => this.close(), idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(this.#options.file, [], {
      serialization: 'advanced',
      // The process does not get the secrets in the environment of the server. With the cache, it does not load
      // the compiler of TypeScript.
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      execArgv: [`--max-old-space-size=${mebibytes}`, ...fewCollections, ...this.#options.flags],
    });
    // Requests to the API go first when the machine is busy. Set at once, before V8 starts threads, which get it too.
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.unref();
    child.channel?.unref();
    // An error is reported to the job that runs. Without a listener it would end the server.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
