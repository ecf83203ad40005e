import { ProblemError } from '#contract/problem.ts';
import type { GenerationContext } from './generation-context.ts';
import { isStillMine, renew, renewal } from './queue.ts';
import type { GenerationRow } from './record.ts';
import { requireUnchangedRight } from './rights.ts';

/** Milliseconds between two looks at the row: another process can have cancelled the generation. */
const heartbeat = 500;

/** Milliseconds between two times of storing what is written. */
const storingTime = 1000;

/** How long a model can work on one generation, in milliseconds. */
const longestWork = 10 * 60_000;

/** Why work on a generation ends before it is done. */
export class WorkEnded extends Error {
  override readonly name = 'WorkEnded';
  readonly why: 'cancelled' | 'closed' | 'out-of-time';

  constructor(why: WorkEnded['why']) {
    super(`The work has ended: ${why}.`);
    this.why = why;
  }
}

/**
 * Watches long work on a generation: renews its lease, stores what is written, and ends the work when the
 * generation is cancelled or discarded, when its user loses the right to it, when what it is about is hidden, when this
 * process stops, and after the longest time.
 */
export class Watch {
  readonly #context: Pick<GenerationContext, 'db' | 'clock' | 'outages'>;
  readonly #row: GenerationRow;
  readonly #closing: AbortSignal;
  readonly #controller = new AbortController();
  readonly #begun: number;
  readonly #timer: ReturnType<typeof setInterval>;
  #beating: Promise<void> = Promise.resolve();
  #storedAt = 0;
  #written: string | null = null;
  /** Gives what is written now, if it has changed. */
  unstored: () => string | null = () => null;
  /** Throws a ProblemError that ends the work when not all members read any more what is written about. */
  requireReadable: () => Promise<void> = () => Promise.resolve();

  constructor(
    context: Pick<GenerationContext, 'db' | 'clock' | 'outages'>,
    row: GenerationRow,
    closing: AbortSignal,
  ) {
    this.#context = context;
    this.#row = row;
    this.#closing = closing;
    this.#begun = context.clock();
    this.#timer = setInterval(() => this.#beat(), heartbeat);
    closing.addEventListener('abort', this.#onClose);
    if (closing.aborted) this.#onClose();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Call it when the work has ended, whatever the reason. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.removeEventListener('abort', this.#onClose);
    await this.#beating;
  }

  /** Stores what is written now, and looks at the row. */
  async store(): Promise<void> {
    const { db, clock } = this.#context;
    this.#storedAt = clock();
    this.#written = this.unstored() ?? this.#written;
    if (!(await renew(db, this.#row, this.#written, this.#storedAt))) this.#end('cancelled');
  }

  readonly #onClose = (): void => this.#end('closed');

  #end(why: WorkEnded['why']): void {
    this.#abort(new WorkEnded(why));
  }

  #abort(reason: unknown): void {
    clearInterval(this.#timer);
    this.#controller.abort(reason);
  }

  #beat(): void {
    this.#beating = this.#beating
      .then(() => (this.signal.aborted ? undefined : this.#look()))
      .catch((error: unknown) =>
        this.#context.outages.report('A generation could not be watched.', error),
      );
  }

  async #look(): Promise<void> {
    const { db, clock } = this.#context;
    const now = clock();
    if (now - this.#begun > longestWork) return this.#end('out-of-time');
    const isOld = now - this.#storedAt > renewal;
    const written = now - this.#storedAt >= storingTime ? this.unstored() : null;
    if (written !== null || isOld) {
      this.#storedAt = now;
      this.#written = written ?? this.#written;
      if (!(await renew(db, this.#row, this.#written, now))) this.#end('cancelled');
    } else if (!(await isStillMine(db, this.#row))) this.#end('cancelled');
    try {
      await requireUnchangedRight(db, this.#row);
      await this.requireReadable();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.#abort(error);
    }
  }
}

/** Waits, unless the work ends before. */
export function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new WorkEnded('cancelled'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
