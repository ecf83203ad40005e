import { type KeyboardEvent, useId, useState } from 'react';
import { completed, partAt, suggest } from './suggestions.ts';

interface SuggestionsOptions {
  text: string;
  /** The position of the caret; it matters only with a separator. */
  caret: number;
  options: readonly string[];
  separator?: string | undefined;
  /** The active option before any key is pressed; by default none. */
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
  const [chosen, setChosen] = useState<number | null>(null);
  const part = separator === undefined ? null : partAt(text, caret, separator);
  const typed = part === null ? text : text.slice(part.from, part.to);
  const found = suggest(options, typed);
  const active = chosen ?? start;
  const current = active < found.options.length ? active : -1;
  const withOption = (option: string): string =>
    separator === undefined ? option : completed(text, caret, separator, option);

  function pick(option: string) {
    setChosen(null);
    onPick(withOption(option));
  }

  /** True if the list has handled the key. */
  function handleKey(event: KeyboardEvent): boolean {
    const { length } = found.options;
    if (length === 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'ArrowDown') setChosen((current + 1) % length);
    else if (event.key === 'ArrowUp') setChosen((current <= 0 ? length : current) - 1);
    else return false;
    event.preventDefault();
    return true;
  }

  const highlighted = found.options[current];
  return {
    found,
    highlighted,
    pick,
    /** Whether the active option was reached with a key. */
    chosen: chosen !== null,
    /** The text with an option inserted. */
    with: withOption,
    handleKey,
    /** For typing: deselects the option that was reached with a key. */
    forget: () => setChosen(null),
    list: { id: listId, active: current },
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': highlighted === undefined ? undefined : `${listId}-${current}`,
      autoComplete: 'off',
      spellCheck: false,
    },
  };
}
