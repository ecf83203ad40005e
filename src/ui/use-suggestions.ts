import { type KeyboardEvent, useId, useState } from 'react';
import { completeText, partAt, suggest } from './suggestions.ts';

interface SuggestionsOptions {
  text: string;
  /** The position of the caret; it matters only with a separator. */
  caret: number;
  options: readonly string[];
  separator?: string | undefined;
  /** The index of the active option before an arrow key is pressed; by default no option. */
  start?: number;
  /** Called with the whole new text, including the chosen option. */
  onPick: (text: string) => void;
}

/** Everything that an input and its list of suggestions need to work as a combobox. */
export function useSuggestions({
  text,
  caret,
  options,
  separator,
  start = -1,
  onPick,
}: SuggestionsOptions) {
  const listId = useId();
  const [indexByKey, setIndexByKey] = useState<number | null>(null);
  const part = separator === undefined ? null : partAt(text, caret, separator);
  const typed = part === null ? text : text.slice(part.from, part.to);
  const matches = suggest(options, typed);
  const active = indexByKey ?? start;
  const current = active < matches.options.length ? active : -1;
  const textWith = (option: string): string =>
    separator === undefined ? option : completeText(text, caret, separator, option);

  function pick(option: string) {
    setIndexByKey(null);
    onPick(textWith(option));
  }

  /** True if the list has handled the key. */
  function handleKey(event: KeyboardEvent): boolean {
    const { length } = matches.options;
    if (length === 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'ArrowDown') setIndexByKey((current + 1) % length);
    else if (event.key === 'ArrowUp') setIndexByKey((current <= 0 ? length : current) - 1);
    else return false;
    event.preventDefault();
    return true;
  }

  const highlighted = matches.options[current];
  return {
    matches,
    highlighted,
    pick,
    /** Whether the active option was reached with a key. */
    reachedByKey: indexByKey !== null,
    /** The text with an option inserted. */
    textWith,
    handleKey,
    /** For typing: deselects the option that was reached with a key. */
    resetActive: () => setIndexByKey(null),
    list: { id: listId, active: current },
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': highlighted === undefined ? undefined : `${listId}-${current}`,
      autoComplete: 'off',
      spellCheck: false,
    },
  };
}
