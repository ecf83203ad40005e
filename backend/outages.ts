import { databaseFault, reasonOf } from './db/errors.ts';
import type { Clock, Log } from './ports.ts';

const quietMs = 10_000;

/** The faults of the database and other reasons for a 503 response. */
export class Outages {
  /** A write has failed for lack of room. /readyz tries to write and sets this to false. */
  diskIsFull = false;
  /**
   * The sessions whose end could not be written, by their hashes, with what writes it. They are refused, and the
   * server tries again every second.
   */
  readonly unwrittenEnds = new Map<string, () => Promise<void>>();
  #isWriting = false;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #lines = new Map<string, { quietUntil: number; leftOut: number }>();

  constructor(log: Log, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  /**
   * During an outage every request fails in the same way, so each sentence is logged once in ten
   * seconds. The next line says how many lines were left out.
   */
  report(sentence: string, cause: unknown, fields: Readonly<Record<string, unknown>> = {}): void {
    const fault = databaseFault(cause);
    if (fault?.kind === 'full') this.diskIsFull = true;
    const counted = this.#countLine(sentence);
    if (!counted) return;
    this.#log.error(sentence, {
      ...fields,
      ...counted,
      // For a known fault, the stack says no more than the message.
      ...(fault ? { reason: reasonOf(cause) } : cause !== undefined && { error: cause }),
    });
  }

  /** Writes the ends of sessions that wait, until one fails again. */
  async writeEnds(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    await this.#writeAllEnds();
    this.#isWriting = false;
  }

  async #writeAllEnds(): Promise<void> {
    for (const [hash, write] of this.unwrittenEnds) {
      try {
        await write();
        this.unwrittenEnds.delete(hash);
      } catch (error) {
        this.report('The end of a session could not be stored.', error);
        return;
      }
    }
  }

  /** Records a refusal that anyone can cause many times. It is logged as rarely as a fault. */
  note(sentence: string, fields: Readonly<Record<string, unknown>>): void {
    const counted = this.#countLine(sentence);
    if (counted) this.#log.record(sentence, { ...fields, ...counted });
  }

  /** Null if the sentence is left out; otherwise the field that says how many lines were left out before. */
  #countLine(sentence: string): { readonly leftOut?: number } | null {
    const now = this.#clock();
    const last = this.#lines.get(sentence);
    if (last && now < last.quietUntil) {
      last.leftOut += 1;
      return null;
    }
    this.#lines.set(sentence, { quietUntil: now + quietMs, leftOut: 0 });
    return last && last.leftOut > 0 ? { leftOut: last.leftOut } : {};
  }
}
