import { type KeyboardEvent, useId, useState } from 'react';
import { completed, partAt, suggest } from './suggestions.ts';

interface SuggestionsOptions {
  text: string;
  /** Where the caret is; matters only with a separator. */
  caret: number;
  options: readonly string[];
  separator?: string | undefined;
  /** The whole new text, with what was picked in it. */
  onPick: (text: string) => void;
}

/** What an input and its list of suggestions need to work as a combobox. */
export function useSuggestions({ text, caret, options, separator, onPick }: SuggestionsOptions) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const part = separator === undefined ? null : partAt(text, caret, separator);
  const typed = part === null ? text : text.slice(part.from, part.to);
  const found = suggest(options, typed);
  const current = active < found.options.length ? active : -1;

  function pick(option: string) {
    setActive(-1);
    onPick(separator === undefined ? option : completed(text, caret, separator, option));
  }

  /** Whether the key was one of the list's. */
  function handleKey(event: KeyboardEvent): boolean {
    const { length } = found.options;
    if (length === 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'ArrowDown') setActive((current + 1) % length);
    else if (event.key === 'ArrowUp') setActive((current <= 0 ? length : current) - 1);
    else return false;
    event.preventDefault();
    return true;
  }

  const highlighted = found.options[current];
  return {
    found,
    highlighted,
    pick,
    handleKey,
    /** Typing starts the search anew. */
    forget: () => setActive(-1),
    list: { id: listId, active: current },
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': highlighted === undefined ? undefined : `${listId}-${current}`,
      autoComplete: 'off',
      spellCheck: false,
    },
  };
}
