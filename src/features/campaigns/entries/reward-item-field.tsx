import { keepPreviousData } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFindList } from '#src/generated/endpoints/finds/finds.ts';
import { counted } from '#src/lib/counted.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { longestSearch } from '#src/lib/contract-limits.ts';
import { SuggestionList } from '#src/ui/suggestion-list.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import {
  type RewardName,
  rewardKindLabels,
  type RewardSuggestion,
  suggestionsOf,
} from './reward-suggestions.ts';

/** Milliseconds after the last keystroke before a search is sent. */
const pause = 150;

/** Milliseconds. The catalogue seldom changes. */
const freshFor = 60_000;

/** The words to find: those of a text that the user is typing, after a pause. */
function usePausedWords(text: string, enabled: boolean): string {
  const words = enabled ? text.trim() : '';
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), words === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : paused;
}

interface RewardItemFieldProps {
  label: string;
  item: RewardName;
  onChange: (item: RewardName) => void;
}

/** The name of a reward: an item of the catalogue that typing finds, or any other words. */
export function RewardItemField({ label, item, onChange }: RewardItemFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isLinked = item.sk !== undefined;
  const isSearched = isOpen && !isLinked && item.name.length <= longestSearch;
  const words = usePausedWords(item.name, isSearched);
  const { data, isError, isPlaceholderData } = useFindList(
    { q: words },
    {
      query: {
        enabled: words !== '',
        staleTime: freshFor,
        retry: false,
        placeholderData: keepPreviousData,
      },
    },
  );
  const suggestions = words === '' || data === undefined ? [] : suggestionsOf(data.items);
  const { length } = suggestions;
  const isExpanded = length > 0;
  const current = active < length ? active : -1;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function pick(suggestion: RewardSuggestion | undefined) {
    if (suggestion === undefined) return;
    close();
    onChange(suggestion.item);
  }

  function handleKey(event: KeyboardEvent) {
    // These keys belong to the input method, for example Enter, which ends a composition.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const actions: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: () => (isExpanded ? setActive((current + 1) % length) : setOpen(true)),
      ArrowUp: isExpanded && (() => setActive((current <= 0 ? length : current) - 1)),
      Enter: isExpanded && current !== -1 && (() => pick(suggestions[current])),
      Escape: isExpanded && close,
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    // Escape would also close a dialog around the field.
    event.stopPropagation();
    act();
  }

  return (
    <div className="relative min-w-0 grow basis-full sm:basis-0">
      <input
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={current === -1 ? undefined : `${id}-list-${current}`}
        aria-describedby={isLinked ? `${id}-linked` : undefined}
        autoComplete="off"
        value={item.name}
        maxLength={entryLimits.details.rewardItems.items.name.maxLength}
        onChange={({ target }) => {
          setOpen(true);
          setActive(-1);
          // With another name, the reward is no longer the chosen item of the catalogue.
          onChange({ name: target.value });
        }}
        onKeyDown={handleKey}
        onBlur={close}
        className={isLinked ? 'control pr-10' : 'control'}
      />
      {isLinked && (
        <span
          id={`${id}-linked`}
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-gold"
        >
          <BookOpen aria-hidden size={16} />
          <VisuallyHidden>{linkedText(item)}</VisuallyHidden>
        </span>
      )}
      {isError && words !== '' && (
        <p role="status" className="mt-1 text-sm text-muted">
          The rules could not be searched. What you type is kept as it is.
        </p>
      )}
      <VisuallyHidden role="status">
        {isExpanded && !isPlaceholderData
          ? `${counted(length, 'item', 'items')} of the rules.`
          : ''}
      </VisuallyHidden>
      {isExpanded && (
        <SuggestionList
          id={`${id}-list`}
          label={`Items of the rules for ${label}`}
          options={suggestions.map((suggestion) => suggestion.label)}
          active={current}
          guessed={false}
          onPick={(picked) => pick(suggestions.find((one) => one.label === picked))}
          className="absolute inset-x-0 top-full z-20 mt-1"
        />
      )}
    </div>
  );
}

const linkedText = ({ kind }: RewardName): string =>
  kind === undefined ? 'From the rules' : `From the rules: ${rewardKindLabels[kind]}`;
