const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Where a scan is: before the object, between tokens, or in a string that is a key, the wanted value, or another. */
type State = 'before' | 'between' | 'key' | 'wanted' | 'other';

const opening = /<think(?:ing)?>/;
const closing = /<\/think(?:ing)?>/;
/** The length of the longest closing tag, in characters. */
const tagLength = '</thinking>'.length;

/**
 * Reads the value of the property `text` of a JSON object while the object is being written. Looks at each
 * character once, because an answer comes in thousands of parts.
 */
export class TextProperty {
  #state: State = 'before';
  #depth = 0;
  #key = '';
  #isKeyNext = false;
  /** The part of an escape sequence after its backslash; null outside of one. */
  #escape: string | null = null;
  #text = '';
  #isChanged = false;
  /** Whether the text ends with the first half of a character whose second half is not written yet. */
  #endsInHalf = false;
  /** What came before the object and is not understood yet. */
  #head = '';

  /** Returns the value so far if it has changed, and otherwise undefined. */
  push(part: string): string | undefined {
    this.#isChanged = false;
    for (const character of this.#state === 'before' ? this.#skipHead(part) : part) {
      this.#read(character);
    }
    if (!this.#isChanged) return undefined;
    return this.#endsInHalf ? this.#text.slice(0, -1) : this.#text;
  }

  /** Leaves out what stands before the object. A model thinks there, and its thoughts can contain braces. */
  #skipHead(part: string): string {
    this.#head += part;
    for (;;) {
      const start = opening.exec(this.#head);
      const brace = this.#head.indexOf('{');
      if (start === null || (brace !== -1 && brace < start.index)) break;
      const end = closing.exec(this.#head);
      if (end === null) {
        // Long thoughts are not kept.
        this.#head = start[0] + this.#head.slice(start.index + start[0].length).slice(-tagLength);
        return '';
      }
      this.#head = this.#head.slice(end.index + end[0].length);
    }
    const brace = this.#head.indexOf('{');
    if (brace === -1) {
      this.#head = this.#head.slice(-tagLength);
      return '';
    }
    this.#state = 'between';
    return this.#head.slice(brace);
  }

  #read(character: string): void {
    if (this.#state === 'between') this.#readBetween(character);
    else if (this.#escape !== null) this.#readEscape(character);
    else if (character === '\\') this.#escape = '';
    else if (character === '"') this.#state = 'between';
    else this.#append(character);
  }

  #readBetween(character: string): void {
    if (character === '"') {
      this.#state = this.#nextString();
      if (this.#state === 'key') this.#key = '';
      // If the property is written twice, the last one counts, as for `JSON.parse`.
      if (this.#state === 'wanted') this.#text = '';
    } else if (character === '{' || character === '[') {
      this.#depth += 1;
      this.#isKeyNext = character === '{';
    } else if (character === '}' || character === ']') {
      this.#depth -= 1;
    } else if (character === ',') {
      this.#isKeyNext = true;
    } else if (character === ':') {
      this.#isKeyNext = false;
    }
  }

  #nextString(): State {
    if (this.#depth !== 1) return 'other';
    if (this.#isKeyNext) return 'key';
    return this.#key === 'text' ? 'wanted' : 'other';
  }

  #readEscape(character: string): void {
    const escape = `${this.#escape ?? ''}${character}`;
    if (escape.startsWith('u') && escape.length < 5) {
      this.#escape = escape;
      return;
    }
    this.#escape = null;
    const code = Number.parseInt(escape.slice(1), 16);
    this.#append(
      escape.length === 5
        ? String.fromCharCode(Number.isNaN(code) ? 0xff_fd : code)
        : (escapes[escape] ?? escape),
    );
  }

  #append(character: string): void {
    if (this.#state === 'key') this.#key += character;
    else if (this.#state === 'wanted') {
      this.#text += character;
      this.#isChanged = true;
      // A search in the whole text for each part of an answer would take minutes for a long answer.
      const code = character.charCodeAt(0);
      this.#endsInHalf = character.length === 1 && code >= 0xd8_00 && code <= 0xdb_ff;
    }
  }
}
