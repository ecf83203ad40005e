/** Preferred to the other characters, because texts of lower-case letters are easiest to read. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The characters that a generated text contains if the pattern allows one of them. */
const candidates = [
  ...`${letters}${letters.toUpperCase()}0123456789_- .,:;#/!?+*=@&%$()[]{}<>'"~^|\\é漢\t\n`,
];
/** How many characters are collected for a class that allows none of the candidates. */
const enoughCharacters = 20;
const lastCodePoint = 0x1ffff;

/** A sequence with the number of repetitions of each part. */
export type Sequence = readonly {
  readonly part: Part;
  readonly min: number;
  readonly max: number;
}[];

/** A part of a regular expression; `options` are the alternatives between `|`. */
type Part =
  | {
      readonly kind: 'character';
      readonly all: readonly string[];
      readonly preferred: readonly string[];
    }
  | { readonly kind: 'group'; readonly options: readonly Sequence[]; readonly names: string[] }
  | { readonly kind: 'ahead' | 'behind'; readonly options: readonly Sequence[] }
  | { readonly kind: 'repeatOf'; readonly name: string }
  /** Anchors and negative lookarounds, which contain no characters of the text. */
  | { readonly kind: 'nothing' };

/** Every character; the control characters come last. */
function* everyCharacter(): Generator<string> {
  for (let point = 0x20; point <= lastCodePoint; point += 1) yield String.fromCodePoint(point);
  for (let point = 0; point < 0x20; point += 1) yield String.fromCodePoint(point);
}

function charactersOf(source: string): Part {
  const expression = new RegExp(`^(?:${source})$`, 'u');
  const all = candidates.filter((character) => expression.test(character));
  if (all.length === 0) {
    for (const character of everyCharacter()) {
      if (expression.test(character) && all.push(character) === enoughCharacters) break;
    }
  }
  const preferred = all.filter((character) => letters.includes(character));
  return { kind: 'character', all, preferred: preferred.length > 0 ? preferred : all };
}

/** Reads a valid regular expression with the flag `u`. */
class Parser {
  readonly #pattern: string;
  #at = 0;
  #groups = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  options(): Sequence[] {
    const options = [this.#sequence()];
    while (this.#take(/\|/y)) options.push(this.#sequence());
    return options;
  }

  /** The text that the sticky expression finds at the current place; null if there is none. */
  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern);
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #sequence(): Sequence {
    const sequence = [];
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] ?? '')) {
      const part = this.#part();
      sequence.push({ part, ...this.#quantifier() });
    }
    return sequence;
  }

  #part(): Part {
    if (this.#take(/[$^]|\\[bB]/y)) return { kind: 'nothing' };
    if (this.#take(/\(/y)) return this.#group();
    const reference = this.#take(/\\(?:([1-9]\d*)|k<([^>]+)>)/y);
    if (reference) return { kind: 'repeatOf', name: reference[1] ?? reference[2] ?? '' };
    const source =
      this.#take(/\[(?:\\.|[^\]\\])*\]/suy) ??
      this.#take(/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/y) ??
      this.#take(/\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|.)/suy) ??
      this.#take(/./suy);
    return charactersOf(source?.[0] ?? '');
  }

  #group(): Part {
    const look = this.#take(/\?(<?)([=!])/y);
    const prefix = look ?? this.#take(/\?(?:[a-z]*(?:-[a-z]+)?:|<([^>]+)>)/y);
    const names: string[] = [];
    if (!prefix || prefix[0].startsWith('?<')) {
      if (!look) names.push(String((this.#groups += 1)));
      if (!look && prefix?.[1] !== undefined) names.push(prefix[1]);
    }
    const options = this.options();
    this.#take(/\)/y);
    if (!look) return { kind: 'group', options, names };
    if (look[2] === '!') return { kind: 'nothing' };
    return { kind: look[1] === '<' ? 'behind' : 'ahead', options };
  }

  #quantifier() {
    const [, symbol, low, comma, high] = this.#take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (symbol !== undefined) {
      return { min: symbol === '+' ? 1 : 0, max: symbol === '?' ? 1 : Infinity };
    }
    if (low === undefined) return { min: 1, max: 1 };
    const min = Number(low);
    return { min, max: comma === '' ? min : high ? Number(high) : Infinity };
  }
}

/** The alternatives of a regular expression. The expression must be valid with the flag `u`. */
export const parsePattern = (pattern: string): readonly Sequence[] => new Parser(pattern).options();
