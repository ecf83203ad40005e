import type { Draw } from '#mocks/ports/random.ts';

/** Preferred to the other characters, because texts of lower-case letters are easiest to read. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The characters that a generated text can contain. */
const candidates = [
  ...`${letters}${letters.toUpperCase()}0123456789_- .,:;#/!?+*=@&%$()[]{}<>'"~^|\\é漢\t\n`,
];

interface Piece {
  readonly min: number;
  readonly max: number;
  make(): string;
}

/**
 * Generates a text that fits a regular expression. It does not support lookarounds and back
 * references.
 */
class Writer {
  readonly #pattern: string;
  readonly #draw: Draw;
  /** How often an unlimited repetition is repeated. */
  readonly #repeats: number;
  #at = 0;

  constructor(pattern: string, draw: Draw, repeats: number) {
    this.#pattern = pattern;
    this.#draw = draw;
    this.#repeats = repeats;
  }

  alternatives(): string {
    const texts = [this.#sequence()];
    while (this.#pattern[this.#at] === '|') {
      this.#at += 1;
      texts.push(this.#sequence());
    }
    return texts[this.#draw(texts.length)] ?? '';
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const { min, max, make } = this.#quantified(this.#atom());
      const count = min + this.#draw(Math.min(max, min + this.#repeats) - min + 1);
      // An unlimited repetition has a fixed count, because textForPattern tries several counts until
      // the length of the text fits.
      const times = max === Infinity ? Math.max(min, this.#repeats) : count;
      text += Array.from({ length: times }, make).join('');
    }
    return text;
  }

  #atom(): () => string {
    const start = this.#at;
    const first = this.#pattern[start] ?? '';
    this.#at += 1;
    if ('^$'.includes(first)) return () => '';
    if (first === '(') return this.#group();
    if (first === '[') this.#skipClass();
    if (first === '\\') {
      const escapePattern = /^\\(?:[pPkux]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/u;
      this.#at = start + (escapePattern.exec(this.#pattern.slice(start))?.[0].length ?? 2);
    }
    const source = this.#pattern.slice(start, this.#at);
    if (/^\\[bB]$/.test(source)) return () => '';
    return this.#characterOf(source);
  }

  #skipClass(): void {
    while (this.#pattern[this.#at] !== ']') this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
  }

  #group(): () => string {
    const prefix = /^\?(?::|<[A-Za-z]\w*>)/.exec(this.#pattern.slice(this.#at))?.[0] ?? '';
    const start = this.#at + prefix.length;
    this.#at = start;
    // This first call only finds the end of the group; each repetition then generates another text.
    this.alternatives();
    const end = this.#at;
    this.#at = end + 1;
    const inner = this.#pattern.slice(start, end);
    return () => new Writer(inner, this.#draw, this.#repeats).alternatives();
  }

  /** One of the characters that a character class, an escape or a literal allows. */
  #characterOf(source: string): () => string {
    const expression = new RegExp(`^${source}$`, 'u');
    const fitting = candidates.filter((character) => expression.test(character));
    const fittingLetters = fitting.filter((character) => letters.includes(character));
    const preferred = fittingLetters.length > 0 ? fittingLetters : fitting;
    return () => preferred[this.#draw(preferred.length)] ?? source;
  }

  #quantified(make: () => string): Piece {
    const following = this.#pattern.slice(this.#at);
    const [all = '', symbol, low, comma, high] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(following) ?? [];
    this.#at += all.length;
    if (all === '') return { min: 1, max: 1, make };
    if (symbol === '?') return { min: 0, max: 1, make };
    if (symbol !== undefined) return { min: symbol === '+' ? 1 : 0, max: Infinity, make };
    const min = Number(low);
    return { min, max: comma === '' ? min : high ? Number(high) : Infinity, make };
  }
}

/**
 * A text that fits a pattern of the contract and its length limits; undefined when none is found.
 */
export function textForPattern(
  pattern: string,
  { minLength, maxLength }: { readonly minLength: number; readonly maxLength: number },
  draw: Draw,
): string | undefined {
  const expression = new RegExp(pattern, 'u');
  for (const repeats of [4, 8, 24, minLength, 2, 1]) {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const text = new Writer(pattern, draw, repeats).alternatives();
      const { length } = [...text];
      if (length >= minLength && length <= maxLength && expression.test(text)) return text;
    }
  }
  return undefined;
}
