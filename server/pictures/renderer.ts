import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { lowerPriority } from '#server/low-priority.ts';
import type { PictureFit, PictureSize, RenderedPicture } from '#backend/ports.ts';

export interface RenderLimits {
  readonly ms: number;
  readonly memoryBytes: number;
  /**
   * A process that uses more memory than this after a picture is not used again. The difference to
   * `memoryBytes` must be enough for one picture.
   */
  readonly reuseBytes: number;
}

const mebibyte = 1024 * 1024;

/**
 * A new process uses 70 to 85 MB. The largest pictures take 1.3 s and need up to 220 MB more while they
 * are rendered.
 */
const defaultLimits: RenderLimits = {
  ms: 10_000,
  memoryBytes: 512 * mebibyte,
  reuseBytes: 256 * mebibyte,
};

/**
 * The file descriptor of the process from which it reads the bytes of pictures. Node copies messages several times
 * before it sends them, and so many copies of large pictures cause full collections of garbage, of 20 ms each.
 */
export const bytesDescriptor = 4;

interface RenderOptions {
  readonly sizes: Readonly<Record<string, PictureSize>>;
  readonly fit: PictureFit;
}

/** The message that the process gets; it then reads so many bytes. */
export interface RenderOrder extends RenderOptions {
  readonly length: number;
}

export interface RenderRequest extends RenderOptions {
  readonly bytes: Uint8Array;
}

/** The pictures by the names of their sizes; null if the bytes are not an accepted picture. */
export type Rendered = Readonly<Record<string, RenderedPicture>> | null;

export interface RenderResult {
  readonly rendered: Rendered;
  /** The memory of the process after the picture. */
  readonly memoryBytes: number;
}

/**
 * A process that renders one picture at a time. It is ended when a picture exceeds the limits, or when
 * it uses too much memory after a picture.
 */
export class Renderer {
  readonly #child: ChildProcess;
  readonly #bytes: Socket;
  readonly #ready: Promise<unknown>;
  readonly #limits: RenderLimits;

  constructor(limits = defaultLimits) {
    this.#limits = limits;
    const program = new URL(import.meta.resolve('#server/pictures/renderer-process.ts'));
    this.#child = fork(program, [String(limits.memoryBytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
      // The process does not get the secrets in the environment of the server. By default, glibc has a
      // heap for each thread and keeps in it the memory that a decoder has freed. With the cache, the
      // process does not load the compiler of TypeScript, which takes 15 MB and 40 % of the processor
      // time of its start.
      env: { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      execArgv: [],
    });
    const { pid, channel, stdio } = this.#child;
    // Node creates a socket for a pipe, although the type is that of any stream.
    this.#bytes = stdio[bytesDescriptor] as Socket;
    // An error means that the process has ended, and `render` waits for its exit.
    this.#bytes.on('error', () => undefined).unref();
    // Requests to the API go first when the machine is busy.
    if (pid !== undefined) lowerPriority(pid);
    this.#child.unref();
    channel?.unref();
    this.#ready = Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then((): never => {
        throw new Error('The process for pictures did not start.');
      }),
    ]);
  }

  get isRunning(): boolean {
    const { exitCode, signalCode, killed } = this.#child;
    return exitCode === null && signalCode === null && !killed;
  }

  /**
   * Resolves to 'timed out' at the time limit, from which `spentMs` is subtracted, and to 'ended' if the
   * process has ended before: it used too much memory, or the decoder crashed.
   * @throws Error when the process cannot be started
   */
  async render(request: RenderRequest, spentMs = 0): Promise<Rendered | 'timed out' | 'ended'> {
    await this.#ready;
    let failure: 'timed out' | 'ended' = 'ended';
    const timer = setTimeout(
      () => {
        failure = 'timed out';
        this.end();
      },
      Math.max(this.#limits.ms - spentMs, 1),
    );
    const listening = new AbortController();
    const { signal } = listening;
    try {
      const result = Promise.race([
        // The process sends exactly one result for each request.
        once(this.#child, 'message', { signal }).then(([sent]) => sent as RenderResult),
        once(this.#child, 'exit', { signal }).then(() => failure),
      ]);
      const { bytes, sizes, fit } = request;
      const order: RenderOrder = { sizes, fit, length: bytes.length };
      // The process may have ended: then it has an exit, too.
      this.#child.send(order, () => undefined);
      this.#bytes.write(bytes);
      const outcome = await result;
      if (typeof outcome === 'string') return outcome;
      if (outcome.memoryBytes > this.#limits.reuseBytes) this.end();
      return outcome.rendered;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
