import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { PictureSize } from '#backend/ports.ts';

interface RenderLimits {
  readonly ms: number;
  readonly memoryBytes: number;
}

/** A picture at the limit of pixels takes about a second and 300 MB. */
const defaultLimits: RenderLimits = { ms: 10_000, memoryBytes: 512 * 1024 * 1024 };

export interface RenderRequest {
  readonly bytes: Uint8Array;
  readonly sizes: Readonly<Record<string, PictureSize>>;
}

/** The pictures by the names of their sizes; null if the bytes are not an accepted picture. */
export type RenderReply = Readonly<Record<string, Uint8Array>> | null;

/** A process that renders one picture at a time. A picture that exceeds the limits ends it. */
export class Renderer {
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  readonly #limits: RenderLimits;

  constructor(limits = defaultLimits) {
    this.#limits = limits;
    const program = new URL('./renderer-process.ts', import.meta.url);
    this.#child = fork(program, [String(limits.memoryBytes)], {
      serialization: 'advanced',
      // The process does not get the secrets in the environment of the server.
      env: {},
      execArgv: [],
    });
    const { pid, channel } = this.#child;
    // Requests to the API go first when the machine is busy.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
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
    return this.#child.connected;
  }

  /**
   * Resolves to undefined if the process has ended: the picture needs too much time or memory.
   * @throws Error when the process cannot be started
   */
  async render(request: RenderRequest): Promise<RenderReply | undefined> {
    await this.#ready;
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#limits.ms);
    const listening = new AbortController();
    const { signal } = listening;
    try {
      const result = Promise.race([
        // The process sends nothing else than one reply to each request.
        once(this.#child, 'message', { signal }).then(([reply]) => reply as RenderReply),
        once(this.#child, 'exit', { signal }).then(() => undefined),
      ]);
      this.#child.send(request);
      return await result;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
