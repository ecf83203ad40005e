import { Download, Expand, Keyboard, MoreHorizontal, Plus, Shrink } from 'lucide-react';
import { ColumnsMenu } from '#src/components/grid/columns-menu.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu, MenuItem } from '#src/ui/menu.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Toolbar } from '#src/ui/toolbar.tsx';
import type { ListSession } from './list-session.ts';
import { SearchBox } from '#src/components/search-box.tsx';

/** The controls for filter and search, and the actions on the whole list. */
export function ListToolbar({ list }: { list: ListSession }) {
  const { kind, query, setQuery, loaded } = list;
  const { pages, items } = loaded;
  const isUpdating = pages.isFetching && !pages.isFetchingNextPage && items.length > 0;
  return (
    <div
      role="search"
      aria-label={`${kind.title}: search and filter`}
      className="relative flex flex-wrap items-end gap-3"
    >
      <div className="min-w-40 flex-1 basis-40 sm:max-w-60">
        <SelectField
          label="Category"
          options={[{ value: '', label: 'All categories' }, ...kind.categories]}
          value={query.category ?? ''}
          onChange={(chosen) => setQuery({ category: chosen || null })}
        />
      </div>
      <SearchBox
        label="Search"
        q={query.q}
        onSearch={(q) => setQuery({ q })}
        inputRef={list.searchBox}
        shortcut="/"
      />
      {isUpdating && (
        // This is in the line of the labels, where it moves nothing: someone may be about to press a button below.
        <p
          role="status"
          className="absolute top-0 right-0 flex items-center gap-2 text-sm text-muted"
        >
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
