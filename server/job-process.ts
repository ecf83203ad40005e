import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { lowerPriority } from './low-priority.ts';

interface JobProcessOptions {
  /** The name of the process in error messages. */
  readonly name: string;
  /** The module that the process runs. It answers each message with one message. */
  readonly file: URL;
  /** How long one job may take, in milliseconds. */
  readonly longestMs: number;
  /** The process needs memory, so it ends when it has had nothing to do for this time, in milliseconds. */
  readonly idleMs: number;
  /** The options of its V8. */
  readonly flags: readonly string[];
}

/**
 * One process that does one job at a time. It starts with its first job, and has a lower priority than the server.
 * A thread could not have one, and neither could the threads in which V8 compiles its code and frees its memory.
 * @typeParam Reply what the module in `file` answers to a job: it calls `answerJobs`, and nothing checks the type
 */
export class JobProcess<Job extends Serializable, Reply> {
  readonly #options: JobProcessOptions;
  #child: ChildProcess | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: JobProcessOptions) {
    this.#options = options;
  }

  /** @throws Error when the job fails, takes too long or needs too much memory */
  run(job: Job): Promise<Reply> {
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

  async #make(job: Job): Promise<Reply> {
    clearTimeout(this.#idleTimer);
    const { name, longestMs, idleMs } = this.#options;
    const child = (this.#child ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
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
      // The process does not get the secrets in the environment of the server, and its allocator keeps memory for the
      // next job: the settings of the server's one are in its environment, too. With the cache, it does not load the
      // compiler of TypeScript.
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      execArgv: [...this.#options.flags],
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
