import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { longestSearch } from '#src/lib/contract-limits.ts';
import { FieldFrame } from '#src/ui/field-frame.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

interface SearchBoxProps {
  label: string;
  /** The search text in the URL. */
  q: string;
  onSearch: (q: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** A key that focuses the box. The page listens to it. */
  shortcut?: string;
}

/** A search starts this many milliseconds after the last change of the text. */
const searchDelay = 250;

/**
 * The text that was typed last. The box shows it while the state is `typing` or `sent`. When the URL
 * has this text, the state changes to `arrived`, and from then on the box shows the text of the URL.
 */
interface Entry {
  text: string;
  state: 'typing' | 'sent' | 'arrived';
}

export function SearchBox({ label, q, onSearch, inputRef, shortcut }: SearchBoxProps) {
  const [entry, setEntry] = useState<Entry>({ text: q, state: 'arrived' });
  const box = useRef<HTMLDivElement>(null);

  const same = entry.text.trim() === q;
  if (entry.state === 'sent' && same) setEntry({ ...entry, state: 'arrived' });
  const text = entry.state === 'arrived' && !same ? q : entry.text;

  function send(next: string) {
    setEntry({ text: next, state: 'sent' });
    onSearch(next.trim());
  }

  // This calls the latest `onSearch`. The one from the keystroke would undo a filter that was chosen since then.
  const sendTyped = useEffectEvent(() => send(entry.text));
  useEffect(() => {
    if (entry.state !== 'typing') return undefined;
    const timer = setTimeout(() => sendTyped(), searchDelay);
    return () => clearTimeout(timer);
  }, [entry]);

  return (
    <div className="min-w-40 flex-1 basis-48 sm:max-w-80">
      <FieldFrame label={label}>
        {(fieldProps) => (
          <div ref={box} className="relative">
            <Search
              aria-hidden
              size={18}
              className="absolute inset-y-0 left-3 my-auto text-muted"
            />
            <input
              {...fieldProps}
              ref={inputRef}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={longestSearch}
              value={text}
              aria-keyshortcuts={shortcut}
              onChange={({ target }) => setEntry({ text: target.value, state: 'typing' })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') send(text);
                if (event.key === 'Escape' && text !== '') {
                  event.preventDefault();
                  event.stopPropagation();
                  send('');
                }
              }}
              className="control px-10 [&::-webkit-search-cancel-button]:appearance-none"
            />
            {text !== '' && (
              <IconButton
                size="small"
                label="Clear the search"
                icon={<X size={16} />}
                onClick={() => {
                  send('');
                  box.current?.querySelector('input')?.focus();
                }}
                className="absolute inset-y-0 right-1 my-auto"
              />
            )}
          </div>
        )}
      </FieldFrame>
    </div>
  );
}
