import { ProblemError } from '#contract/problem.ts';
import type { Call } from '#backend/call.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const maxBytes = 64 * mebibyte;
/** Enough for two forms of the largest size. */
const maxBytesOfUser = 24 * mebibyte;
/** Every user always has room for this, so that a form without files is never refused. */
const ownBytesOfUser = 256 * kibibyte;

const tooManyFiles = (): ProblemError => {
  const detail = 'Many files are coming in right now. Please try again in a few seconds.';
  return new ProblemError('unavailable', detail, { retryAfter: 5 });
};

/** A form that is being read or handled. */
class Form {
  readonly userId: string;
  readonly refusal = Promise.withResolvers<ProblemError>();
  bytes = 0;
  isBeingRead = true;

  constructor(userId: string) {
    this.userId = userId;
  }
}

/** Reads one body, and frees its room when the form is handled. */
interface Reading {
  readonly read: (maxBytes: number) => Promise<Uint8Array>;
  readonly release: () => void;
}

/**
 * Limits the bytes of forms with files that are in memory at the same time. Only bytes that have
 * arrived count, so a request that states a length and sends nothing takes no room.
 *
 * When there is no room, an incomplete form of the user with the most bytes is refused. So a few users
 * who send large forms and never complete them cannot use up the room.
 */
export class UploadBudget {
  #shared = 0;
  readonly #bytesOfUser = new Map<string, number>();
  // An array and no Set: V8 frees nothing that was ever in a Set with many additions and deletions before the next
  // full collection.
  readonly #forms: Form[] = [];

  /** `read` throws ProblemError 503 when there is no room, also while it waits for the rest of a form. */
  open(call: Call, userId: string): Reading {
    const form = new Form(userId);
    this.#forms.push(form);
    const meter = {
      add: (bytes: Uint8Array): void => this.#count(form, bytes.length),
      ended: (): void => void (form.isBeingRead = false),
      refusal: form.refusal.promise,
    };
    return {
      read: async (maxBytesOfForm) => {
        const bytes = await call.body(maxBytesOfForm, meter);
        form.isBeingRead = false;
        // The last bytes can arrive in the turn in which the form is refused.
        if (!this.#forms.includes(form)) throw tooManyFiles();
        return bytes;
      },
      release: () => this.#remove(form),
    };
  }

  #count(form: Form, bytes: number): void {
    form.bytes += bytes;
    this.#add(form.userId, bytes);
    const own = this.#bytesOf(form.userId);
    if (own <= ownBytesOfUser) return;
    if (own > maxBytesOfUser) throw tooManyFiles();
    while (this.#shared > maxBytes) {
      const largest = this.#largestOfOthers(form.userId);
      if (!largest || this.#bytesOf(largest.userId) <= own) throw tooManyFiles();
      this.#remove(largest);
      largest.refusal.resolve(tooManyFiles());
    }
  }

  /** Among the forms that are being read, the largest one of the user who has the most bytes. */
  #largestOfOthers(userId: string): Form | undefined {
    let largest: Form | undefined;
    for (const form of this.#forms) {
      if (!form.isBeingRead || form.userId === userId) continue;
      const more = largest
        ? this.#bytesOf(form.userId) - this.#bytesOf(largest.userId) || form.bytes - largest.bytes
        : 1;
      if (more > 0) largest = form;
    }
    return largest;
  }

  #bytesOf(userId: string): number {
    return this.#bytesOfUser.get(userId) ?? 0;
  }

  #add(userId: string, bytes: number): void {
    const before = this.#bytesOf(userId);
    const after = before + bytes;
    if (after === 0) this.#bytesOfUser.delete(userId);
    else this.#bytesOfUser.set(userId, after);
    this.#shared += Math.max(0, after - ownBytesOfUser) - Math.max(0, before - ownBytesOfUser);
  }

  #remove(form: Form): void {
    const index = this.#forms.indexOf(form);
    if (index < 0) return;
    this.#forms.splice(index, 1);
    this.#add(form.userId, -form.bytes);
  }
}
