import { Search, X } from 'lucide-react';
import { type Ref, useCallback, useRef, useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { longestSearch } from './list-address.ts';

interface SearchBoxProps {
  label: string;
  /** What is searched for now. */
  q: string;
  onSearch: (q: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Long enough for the next letter to come. */
const pause = 250;

/** `typing` and `sent` wait for the address; once it says the same, the address has the last word. */
interface Entry {
  text: string;
  state: 'typing' | 'sent' | 'arrived';
}

export function SearchBox({ label, q, onSearch, inputRef }: SearchBoxProps) {
  const [entry, setEntry] = useState<Entry>({ text: q, state: 'arrived' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  // A search that is still waiting does not follow to the next page.
  const lifetime = useCallback(() => () => clearTimeout(timer.current), []);

  const same = entry.text.trim() === q;
  if (entry.state === 'sent' && same) setEntry({ ...entry, state: 'arrived' });
  const text = entry.state === 'arrived' && !same ? q : entry.text;

  function send(next: string) {
    clearTimeout(timer.current);
    setEntry({ text: next, state: 'sent' });
    onSearch(next.trim());
  }

  function type(next: string) {
    clearTimeout(timer.current);
    setEntry({ text: next, state: 'typing' });
    timer.current = setTimeout(() => send(next), pause);
  }

  return (
    <div ref={lifetime} className="min-w-40 flex-1 basis-48 sm:max-w-80">
      <Field label={label}>
        {(wiring) => (
          <div ref={box} className="relative">
            <Search
              aria-hidden
              size={18}
              className="absolute inset-y-0 left-3 my-auto text-muted"
            />
            <input
              {...wiring}
              ref={inputRef}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={longestSearch}
              value={text}
              aria-keyshortcuts="/"
              onChange={({ target }) => type(target.value)}
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
      </Field>
    </div>
  );
}
