import type { Draw } from '#mocks/ports/random.ts';
import { parsePattern, type Sequence } from './pattern.ts';

const attemptsPerCount = 24;

interface Style {
  /** How often a part without a limit is repeated. */
  readonly repeats: number;
  /** Which parts are repeated a drawn number of times, instead of as often as `repeats` says. */
  readonly drawn: 'limited' | 'all' | 'none';
  /** True if texts contain all characters that are allowed, instead of letters where possible. */
  readonly allCharacters: boolean;
  /** A longer text gets no more characters: it does not fit, and nested repetitions take long. */
  readonly maxLength: number;
}

/** Writes texts for the parts of one pattern. */
class Writer {
  readonly #draw: Draw;
  readonly #style: Style;
  readonly #groups = new Map<string, string>();

  constructor(draw: Draw, style: Style) {
    this.#draw = draw;
    this.#style = style;
  }

  write(options: readonly Sequence[]): string {
    let text = '';
    const lookarounds: { readonly start: number; readonly text: string }[] = [];
    for (const { part, min, max } of options[this.#draw(options.length)] ?? []) {
      if (part.kind === 'ahead' || part.kind === 'behind') {
        const found = this.write(part.options);
        const start = part.kind === 'ahead' ? text.length : Math.max(0, text.length - found.length);
        if (this.#draw(4) > 0) lookarounds.push({ start, text: found });
      } else if (part.kind !== 'nothing') {
        for (let times = this.#count(min, max); times > 0; times -= 1) {
          if (text.length > this.#style.maxLength) break;
          text += this.#textOf(part);
        }
      }
    }
    // Characters that a lookaround demands replace those that other parts have written in their place.
    // The result may not fit, so textForPattern checks it and tries others.
    return lookarounds.reduce(
      (all, { start, text: found }) =>
        all.slice(0, start) + found + all.slice(start + found.length),
      text,
    );
  }

  #count(min: number, max: number): number {
    const { repeats, drawn } = this.#style;
    if (drawn === 'none' || (drawn === 'limited' && max === Infinity)) {
      return Math.min(max, Math.max(min, repeats));
    }
    return min + this.#draw(Math.min(max, min + repeats) - min + 1);
  }

  #textOf(part: Sequence[number]['part']): string {
    if (part.kind === 'character') {
      const characters = this.#style.allCharacters ? part.all : part.preferred;
      return characters[this.#draw(characters.length)] ?? '';
    }
    if (part.kind === 'repeatOf') return this.#groups.get(part.name) ?? '';
    if (part.kind !== 'group') return '';
    const text = this.write(part.options);
    for (const name of part.names) this.#groups.set(name, text);
    return text;
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
  const options = parsePattern(pattern);
  const shares = [1, 2, 3].map((parts) => Math.ceil(minLength / parts));
  for (const repeats of new Set([4, 8, 24, ...shares, 2, 1, 0, maxLength])) {
    for (let attempt = 0; attempt < attemptsPerCount; attempt += 1) {
      const drawn = (['limited', 'all', 'none'] as const)[attempt % 3] ?? 'all';
      // UTF-16 has up to two units for a character.
      const style = { repeats, drawn, allCharacters: attempt % 2 === 1, maxLength: 2 * maxLength };
      const text = new Writer(draw, style).write(options);
      const { length } = [...text];
      if (length >= minLength && length <= maxLength && expression.test(text)) return text;
    }
  }
  return undefined;
}
