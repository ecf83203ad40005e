/** Keeps the beginning of a body that passes by, up to a limit, so that a long one does not fill the memory. */
export class BodyCopy {
  readonly #parts: Uint8Array[] = [];
  readonly #most: number;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(part: Uint8Array): void {
    const rest = this.#most - Math.min(this.#length, this.#most);
    if (rest > 0) this.#parts.push(part.subarray(0, rest));
    this.#length += part.length;
  }

  get isCut(): boolean {
    return this.#length > this.#most;
  }

  get bytes(): Uint8Array {
    return Buffer.concat(this.#parts);
  }
}
