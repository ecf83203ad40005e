import { nearest } from '#src/lib/edit-distance.ts';

interface Suggestions {
  options: readonly string[];
  /**
   * True if no option contains the typed text, and `options` has one option with similar letters.
   */
  guessed: boolean;
}

/**
 * Lists the best matches first: those at the beginning of an option, then those at the beginning of
 * one of its words, then all others.
 */
export function suggest(all: readonly string[], typed: string, limit = 50): Suggestions {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return { options: all.slice(0, limit), guessed: false };
  const starts: string[] = [];
  const words: string[] = [];
  const others: string[] = [];
  for (const option of all) {
    const at = option.toLowerCase().indexOf(wanted);
    if (at === 0) starts.push(option);
    else if (at > 0 && /[\s(/-]/.test(option[at - 1] ?? '')) words.push(option);
    else if (at > 0) others.push(option);
  }
  const options = [...starts, ...words, ...others].slice(0, limit);
  if (options.length > 0) return { options, guessed: false };
  const guess = nearest(typed.trim(), all);
  return { options: guess === undefined ? [] : [guess], guessed: guess !== undefined };
}

/**
 * The range of the value at the caret in a text with several values. It includes a leading space.
 */
export function partAt(text: string, caret: number, separator: string) {
  const before = text.slice(0, caret).lastIndexOf(separator);
  const after = text.indexOf(separator, caret);
  return {
    from: before === -1 ? 0 : before + separator.length,
    to: after === -1 ? text.length : after,
  };
}

/** Replaces the value at the caret with an option. */
export function completeText(text: string, caret: number, separator: string, option: string) {
  const { from, to } = partAt(text, caret, separator);
  const before = text.slice(0, from);
  const lead = from === 0 ? '' : ' ';
  return `${before}${lead}${option}${text.slice(to)}`;
}
