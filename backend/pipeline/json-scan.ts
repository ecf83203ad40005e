import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { BodyMeter } from '#backend/call.ts';

/**
 * The maximum number of levels of arrays and objects in a JSON body. Validators call themselves for each
 * level, so too many levels would overflow the stack.
 */
const maxLevels = 65;
/** The maximum number of fields of one object in a JSON body; no schema of the contract has as many. */
const maxFieldsOfObject = 200;
/**
 * The maximum size of a JSON body, divided by this number, is the maximum number of its values, also
 * arrays and objects: about 260 for each of 1,000 bulk operations, and 4096 in an entry. Reading many
 * more would block other requests.
 */
const bytesOfValue = 64;

const tooDeep = (): ProblemError =>
  new ProblemError('bad_request', 'The body is nested too deeply.');

const tooManyFields = (): ProblemError =>
  validationProblem([
    { path: '', message: `An object in it has more than ${maxFieldsOfObject} fields.` },
  ]);

const tooManyValues = (maxValues: number): ProblemError =>
  validationProblem([{ path: '', message: `It has more than ${maxValues} values.` }]);

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/** The minimum number of bytes between two cuts. Parsing this many takes less than a millisecond. */
const defaultPart = 64 * 1024;

/** The offsets of a list that is directly in the outermost object. */
export interface ScannedList {
  /** The offset after its opening bracket. */
  readonly start: number;
  /** The offsets of commas between its entries, at which it can be divided. */
  readonly cuts: readonly number[];
  /** The offset of its closing bracket. */
  readonly end: number;
}

/**
 * Refuses JSON with too many levels, values, or fields in an object, because parsing many values blocks
 * all other requests. It counts while the bytes arrive: outside of strings, each colon is a field, and each
 * comma or opening bracket is a value. It also finds the commas at which long lists can be divided.
 */
export class JsonScan implements BodyMeter {
  /** Only the lists that are closed. */
  readonly lists: ScannedList[] = [];
  /** The number of fields of each open object; an open list has none. */
  readonly #counts = [0];
  #level = 0;
  #values = 0;
  #inString = false;
  /** Whether the last byte was a backslash, so that the next one does not end the text. */
  #escapesNext = false;
  /** The number of bytes that were added. */
  #length = 0;
  #isInObject = false;
  #list: { readonly start: number; readonly cuts: number[] } | undefined;
  /** The smallest offset at which the open list may be divided again. */
  #nextCut = Infinity;
  readonly #maxValues: number;
  readonly #bytesOfPart: number;

  /** @param maxBytes the largest size of the body */
  constructor(maxBytes: number, bytesOfPart = defaultPart) {
    this.#maxValues = Math.floor(maxBytes / bytesOfValue);
    this.#bytesOfPart = bytesOfPart;
  }

  add(bytes: Uint8Array): void {
    // Local variables, because reading private fields for each byte takes three times as long.
    const counts = this.#counts;
    const offset = this.#length;
    const maxValues = this.#maxValues;
    let [level, values, inString] = [this.#level, this.#values, this.#inString];
    let at = this.#escapesNext ? 1 : 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === quote) inString = !inString;
      else if (inString) {
        if (byte === backslash) at += 1;
      } else if (byte === colon) {
        const count = (counts[level] ?? 0) + 1;
        if (count > maxFieldsOfObject) throw tooManyFields();
        counts[level] = count;
      } else if (byte === comma) {
        values += 1;
        if (level === 2 && offset + at >= this.#nextCut) this.#cut(offset + at);
      } else if (byte === openingBrace || byte === openingBracket) {
        values += 1;
        if (level === maxLevels) throw tooDeep();
        if (level === 0) this.#isInObject = byte === openingBrace;
        else if (level === 1 && byte === openingBracket) this.#openList(offset + at + 1);
        level += 1;
        counts[level] = 0;
      } else if ((byte === closingBrace || byte === closingBracket) && level > 0) {
        level -= 1;
        if (level === 1) this.#closeList(offset + at);
      }
      if (values > maxValues) throw tooManyValues(maxValues);
    }
    this.#escapesNext = at > bytes.length;
    [this.#level, this.#values, this.#inString] = [level, values, inString];
    this.#length = offset + bytes.length;
  }

  #openList(start: number): void {
    if (!this.#isInObject) return;
    this.#list = { start, cuts: [] };
    this.#nextCut = start + this.#bytesOfPart;
  }

  #cut(at: number): void {
    this.#list?.cuts.push(at);
    this.#nextCut = at + this.#bytesOfPart;
  }

  #closeList(end: number): void {
    if (this.#list) this.lists.push({ ...this.#list, end });
    this.#list = undefined;
    this.#nextCut = Infinity;
  }
}
