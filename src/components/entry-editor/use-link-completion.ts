import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type LinkQuery, linkQuery, takeLink } from './link-query.ts';
import { isEntryTitle } from './schema.ts';
import type { Editor } from './use-editor-view.ts';

export interface EntrySuggestion {
  readonly title: string;
  /** A few words that distinguish entries, such as their type. */
  readonly hint: string;
  /** What the user has to know before choosing it. */
  readonly note?: string;
}

interface Found {
  readonly status: 'loading' | 'failed' | 'done';
  /** The words that the entries were found for. */
  readonly words: string;
  readonly entries: readonly EntrySuggestion[];
}

const nothingYet: Found = { status: 'loading', words: '', entries: [] };
const pauseBeforeRequest = 150;

/** The list of entries that opens after `[[`. The focus stays in the text. */
export function useLinkCompletion(
  editor: Editor | null,
  completeLinks: (query: string, signal: AbortSignal) => Promise<readonly EntrySuggestion[]>,
) {
  const listId = useId();
  const [found, setFound] = useState<Found>(nothingYet);
  const [chosen, setChosen] = useState({ words: '', index: 0 });
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const asked = editor === null ? null : linkQuery(editor.state);
  const query: LinkQuery | null = asked?.from === closedAt ? null : asked;
  const words = query?.words ?? null;
  const complete = useEffectEvent(completeLinks);

  if (asked === null && closedAt !== null) setClosedAt(null);

  useEffect(() => {
    if (words === null) return undefined;
    const abort = new AbortController();
    async function find(title: string) {
      try {
        const entries = await complete(title, abort.signal);
        if (abort.signal.aborted) return;
        setFound({ status: 'done', words: title, entries });
      } catch {
        if (!abort.signal.aborted) setFound({ status: 'failed', words: title, entries: [] });
      }
    }
    const timer = setTimeout(() => void find(words.trim()), pauseBeforeRequest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);

  // The typed title can be linked before the entry is written.
  const typed = words?.trim() ?? '';
  // Until the answer is there, Enter must not take an entry that does not fit what is typed now.
  const isCurrent = found.words === typed;
  const entries = isCurrent
    ? found.entries
    : found.entries.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
  const isKnown = entries.some(({ title }) => title.toLowerCase() === typed.toLowerCase());
  const options: readonly EntrySuggestion[] =
    isEntryTitle(typed) && !isKnown
      ? [...entries, { title: typed, hint: isCurrent ? 'No entry yet' : '' }]
      : entries;
  // A choice with the arrow keys is for these words only.
  const active = Math.max(
    0,
    Math.min(chosen.words === typed ? chosen.index : 0, options.length - 1),
  );
  const isOpen = query !== null && editor?.view.editable === true;
  const current = isOpen ? options[active] : undefined;

  function take(title: string) {
    if (editor !== null && query !== null) takeLink(editor.view, query, title);
    setFound(nothingYet);
  }

  function handleKey(event: KeyboardEvent): boolean {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!isOpen || event.isComposing || hasModifier) return false;
    const { length } = options;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (length === 0) return false;
        setChosen({
          words: typed,
          index: (active + (event.key === 'ArrowDown' ? 1 : length - 1)) % length,
        });
        return true;
      case 'Enter':
      case 'Tab':
        if (current === undefined || event.shiftKey) return false;
        event.preventDefault();
        take(current.title);
        return true;
      case 'Escape':
        setClosedAt(query.from);
        // Escape would also close the dialog around the editor.
        event.stopPropagation();
        return true;
      default:
        return false;
    }
  }

  return {
    handleKey,
    take,
    listId,
    options,
    active,
    status: isCurrent ? found.status : ('loading' as const),
    query: isOpen ? query : null,
    /** For the element with the focus. */
    attributes: {
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      ...(isOpen && { 'aria-controls': listId }),
      ...(current !== undefined && { 'aria-activedescendant': `${listId}-${active}` }),
    },
  };
}

export type LinkCompletion = ReturnType<typeof useLinkCompletion>;
