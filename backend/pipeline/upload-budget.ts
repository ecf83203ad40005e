import { ProblemError } from '#contract/problem.ts';
import type { Call } from '#backend/call.ts';
import type { Operation } from '#src/generated/contract/operations.ts';

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;
/** Enough for two forms of the largest size. */
const maxBytesOfUser = 24 * mebibyte;

/** Limits the bytes of forms with files that are in memory at the same time. */
export class UploadBudget {
  #reserved = 0;
  readonly #reservedByUser = new Map<string, number>();

  /**
   * Reserves the bytes of a form before they are read. A form that does not state its length takes the
   * most that its operation accepts. Returns a function that releases the bytes.
   * @throws ProblemError 503 when other forms have reserved too many bytes
   */
  reserve({ body }: Operation, call: Call, userId: string): () => void {
    if (body?.contentType !== 'multipart/form-data') return () => undefined;
    const bytes = Number(call.header('content-length') ?? body.maxBytes);
    const own = this.#reservedByUser.get(userId) ?? 0;
    if (this.#reserved + bytes > maxBytes || own + bytes > maxBytesOfUser) {
      const detail = 'Many files are coming in right now. Please try again in a few seconds.';
      throw new ProblemError('unavailable', detail, { retryAfter: 5 });
    }
    this.#add(userId, bytes);
    return () => this.#add(userId, -bytes);
  }

  #add(userId: string, bytes: number): void {
    this.#reserved += bytes;
    const own = (this.#reservedByUser.get(userId) ?? 0) + bytes;
    if (own === 0) this.#reservedByUser.delete(userId);
    else this.#reservedByUser.set(userId, own);
  }
}
