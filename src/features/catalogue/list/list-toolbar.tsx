import { Download, Expand, Keyboard, MoreHorizontal, Plus, Search, Shrink, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { ColumnsMenu } from '#src/components/grid/columns-menu.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldFrame } from '#src/ui/field-frame.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu, MenuItem } from '#src/ui/menu.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Toolbar } from '#src/ui/toolbar.tsx';
import { longestSearch } from '../list-query.ts';
import type { ListSession } from './list-session.ts';

/** The controls for filter and search, and the actions on the whole list. */
export function ListToolbar({ list }: { list: ListSession }) {
  const { kind, query, setQuery, loaded } = list;
  const { pages, items } = loaded;
  const isUpdating = pages.isFetching && !pages.isFetchingNextPage && items.length > 0;
  return (
    <div
      role="search"
      aria-label={`${kind.title}: search and filter`}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-40 flex-1 basis-40 sm:max-w-60">
        <SelectField
          label="Category"
          options={[{ value: '', label: 'All categories' }, ...kind.categories]}
          value={query.category ?? ''}
          onChange={({ target }) => setQuery({ category: target.value || null })}
        />
      </div>
      <SearchBox
        label="Search"
        q={query.q}
        onSearch={(q) => setQuery({ q })}
        inputRef={list.searchBox}
      />
      {isUpdating && (
        <p role="status" className="flex items-center gap-2 pb-2 text-sm text-muted">
          <Spinner />
          Updating…
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <ListTools list={list} />
      </div>
    </div>
  );
}

/** The actions on the whole list. A narrow screen has only one of them, the export, in a menu. */
function ListTools({ list }: { list: ListSession }) {
  const { setOpenDialog, fullScreen } = list;
  const exportRows = () => setOpenDialog({ type: 'export' });
  if (list.narrow) {
    return (
      <Menu trigger={<IconButton label="More for this list" icon={<MoreHorizontal size={18} />} />}>
        <MenuItem icon={<Download />} onSelect={exportRows}>
          Export…
        </MenuItem>
      </Menu>
    );
  }
  return (
    <Toolbar label="The list">
      <Button
        icon={<Plus aria-hidden size={18} />}
        title="Ctrl+Enter"
        onClick={list.commands.create}
      >
        New row
      </Button>
      <ColumnsMenu columns={list.columns} {...list.layout} />
      <Button icon={<Download aria-hidden size={18} />} onClick={exportRows}>
        Export…
      </Button>
      <IconButton
        label={fullScreen ? 'Leave full screen' : 'Full screen'}
        icon={fullScreen ? <Shrink size={18} /> : <Expand size={18} />}
        onClick={() => list.setFullScreen(!fullScreen)}
      />
      <IconButton
        label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        icon={<Keyboard size={18} />}
        onClick={() => setOpenDialog({ type: 'help' })}
      />
    </Toolbar>
  );
}

interface SearchBoxProps {
  label: string;
  /** The search text in the URL. */
  q: string;
  onSearch: (q: string) => void;
  inputRef: Ref<HTMLInputElement>;
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

function SearchBox({ label, q, onSearch, inputRef }: SearchBoxProps) {
  const [entry, setEntry] = useState<Entry>({ text: q, state: 'arrived' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  // Unmounting the component cancels a search that is still waiting.
  useEffect(() => () => clearTimeout(timer.current), []);

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
    timer.current = setTimeout(() => send(next), searchDelay);
  }

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
      </FieldFrame>
    </div>
  );
}
