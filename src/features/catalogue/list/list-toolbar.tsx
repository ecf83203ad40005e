import type { ReactNode, Ref } from 'react';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Kind, ListQuery } from '../kind.ts';
import { SearchBox } from './search-box.tsx';

interface ListToolbarProps {
  kind: Kind;
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>) => void;
  searchRef: Ref<HTMLInputElement>;
  updating: boolean;
  /** What can be done with the list as a whole. */
  children: ReactNode;
}

/** Which rows are shown, and beside it what can be done with them. */
export function ListToolbar({
  kind,
  query,
  onQuery,
  searchRef,
  updating,
  children,
}: ListToolbarProps) {
  return (
    <div
      role="search"
      aria-label={`${kind.title}: which are shown`}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-40 flex-1 basis-40 sm:max-w-60">
        <SelectField
          label="Category"
          options={[{ value: '', label: 'All categories' }, ...kind.categories]}
          value={query.category ?? ''}
          onChange={({ target }) => onQuery({ category: target.value || null })}
        />
      </div>
      <SearchBox label="Search" q={query.q} onSearch={(q) => onQuery({ q })} inputRef={searchRef} />
      {updating && (
        <p role="status" className="flex items-center gap-2 pb-2 text-sm text-muted">
          <Spinner />
          Updating…
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
