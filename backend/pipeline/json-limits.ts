import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { BodyMeter } from '#backend/call.ts';

/**
 * The most levels of arrays and objects in a JSON body. Validators call themselves for each level, so
 * too many levels would overflow the stack.
 */
const maxLevels = 65;
/** The most fields of one object in a JSON body; no schema of the contract has as many. */
const maxFieldsOfObject = 200;
/** The most values of a whole JSON body, lists and objects included: 250 for each of 1,000 bulk operations. */
const maxValues = 250_000;

const tooDeep = (): ProblemError =>
  new ProblemError('bad_request', 'The body is nested too deeply.');

const tooManyFields = (): ProblemError =>
  validationProblem([
    { path: '', message: `An object in it has more than ${maxFieldsOfObject} fields.` },
  ]);

const tooManyValues = (): ProblemError =>
  validationProblem([{ path: '', message: `It has more than ${maxValues} values.` }]);

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/**
 * Refuses JSON with too many levels, values, or fields in an object, because parsing many values blocks
 * all other requests. It counts while the bytes arrive. Outside of texts, a colon stands for one field; a
 * comma and an opening bracket stand for one value each.
 */
export class JsonLimits implements BodyMeter {
  /** The number of fields of each open object; an open list has none. */
  readonly #counts = [0];
  #level = 0;
  #values = 0;
  #inText = false;
  /** Whether the last byte was a backslash, so that the next one does not end the text. */
  #escapesNext = false;

  add(bytes: Uint8Array): void {
    // Local variables, because reading private fields for each byte takes three times as long.
    const counts = this.#counts;
    let [level, values, inText] = [this.#level, this.#values, this.#inText];
    let at = this.#escapesNext ? 1 : 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === quote) inText = !inText;
      else if (inText) {
        if (byte === backslash) at += 1;
      } else if (byte === colon) {
        const count = (counts[level] ?? 0) + 1;
        if (count > maxFieldsOfObject) throw tooManyFields();
        counts[level] = count;
      } else if (byte === comma) values += 1;
      else if (byte === openingBrace || byte === openingBracket) {
        values += 1;
        if (level === maxLevels) throw tooDeep();
        level += 1;
        counts[level] = 0;
      } else if ((byte === closingBrace || byte === closingBracket) && level > 0) level -= 1;
      if (values > maxValues) throw tooManyValues();
    }
    this.#escapesNext = at > bytes.length;
    [this.#level, this.#values, this.#inText] = [level, values, inText];
  }
}
