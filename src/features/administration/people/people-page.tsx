import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type LoaderFunction, useNavigate, useSearchParams } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import { ColumnsMenu } from '#src/components/grid/columns-menu.tsx';
import { prepareDataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import { useColumnLayout } from '#src/components/grid/use-column-layout.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { SearchBox } from '#src/components/search-box.tsx';
import {
  getPersonListInfiniteQueryOptions,
  usePersonListInfinite,
} from '#src/generated/endpoints/people/people.ts';
import type { Person } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { AdminCrumb } from '../admin-crumb.tsx';
import { fresh } from '../list/fresh.ts';
import { PagedFoot } from '../list/paged-foot.tsx';
import { PagedGrid } from '../list/paged-grid.tsx';
import { RowsSkeleton } from '../list/rows-skeleton.tsx';
import { listedName, peopleColumns, stateTexts } from './people-columns.ts';
import {
  nextOrder,
  type PeopleQuery,
  peopleParams,
  readPeopleQuery,
  withPeopleQuery,
} from './people-query.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonPanel } from './person-panel.tsx';
import { type AskedAction, PersonQuestion } from './person-question.tsx';

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  ({ request }) => {
    prepareDataGrid();
    const query = readPeopleQuery(new URL(request.url).searchParams);
    const options = getPersonListInfiniteQueryOptions(peopleParams(query));
    return startLoading(queryClient.infiniteQuery({ ...options, ...fresh }));
  };

export const handle = { title: 'People' };

export function Component() {
  const [search, setSearch] = useSearchParams();
  const query = readPeopleQuery(search);
  const { data, error, isPending, isError, isFetching, isPlaceholderData, refetch, ...more } =
    usePersonListInfinite(peopleParams(query), {
      query: { ...fresh, placeholderData: keepPreviousData },
    });
  const people = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const setPerson = (userId: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (userId === null) next.delete('person');
      else next.set('person', userId);
      return next;
    });
  const setQuery = (change: Partial<PeopleQuery>) =>
    setSearch((before) => withPeopleQuery(before, change), {
      replace: change.q !== undefined,
      preventScrollReset: true,
    });
  const { searchBox, toolbar, layout } = usePeopleToolbar(query, setQuery);
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        className="mb-0!"
        eyebrow={<AdminCrumb />}
        title="People"
        lead="Everyone who has an account here. What you do to an account is written to the security log, and the person gets a mail."
      />
      {toolbar}
      {isError && (
        <LoadProblem
          what="the people"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <RowsSkeleton label="Loading people" />}
      {data !== undefined && people.length === 0 && (
        <EmptyState
          title="Nobody found"
          action={
            <Button onClick={() => setQuery({ q: '', state: null, group: null })}>
              Show everyone
            </Button>
          }
        >
          No account has all of these words in its name or address, in this state and group.
        </EmptyState>
      )}
      {people.length > 0 && (
        <PeopleGrid
          people={people}
          query={query}
          setQuery={setQuery}
          layout={layout}
          searchBox={searchBox}
          isOutdated={isPlaceholderData}
          onOpen={setPerson}
          onNearEnd={() => {
            if (more.hasNextPage && !isFetching) void more.fetchNextPage();
          }}
        />
      )}
      {people.length > 0 && (
        <PagedFoot count={people.length} one="person" many="people" more={more} />
      )}
      <PersonPanel userId={search.get('person')} onClose={() => setPerson(null)} />
    </div>
  );
}

function usePeopleToolbar(query: PeopleQuery, setQuery: (change: Partial<PeopleQuery>) => void) {
  const { id } = useSignedInUser();
  const layout = useColumnLayout(`${id}.people`, peopleColumns);
  const searchBox = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrow();
  const toolbar = (
    <div
      role="search"
      aria-label="People: search and filter"
      className="flex flex-wrap items-end gap-3"
    >
      <SearchBox
        label="Name or address"
        q={query.q}
        onSearch={(q) => setQuery({ q })}
        inputRef={searchBox}
        shortcut="/"
      />
      <div className="min-w-36 flex-1 basis-36 sm:max-w-48">
        <SelectField
          label="State"
          options={[
            { value: '', label: 'All states' },
            ...Object.entries(stateTexts).map(([value, label]) => ({ value, label })),
          ]}
          value={query.state ?? ''}
          onChange={(state) =>
            setQuery({ state: readPeopleQuery(new URLSearchParams({ state })).state })
          }
        />
      </div>
      <div className="min-w-36 flex-1 basis-36 sm:max-w-48">
        <SelectField
          label="Group"
          options={[
            { value: '', label: 'Everyone' },
            { value: 'admin', label: 'Administrators' },
          ]}
          value={query.group ?? ''}
          onChange={(group) => setQuery({ group: group === 'admin' ? group : null })}
        />
      </div>
      {!isNarrow && (
        <div className="ml-auto">
          <ColumnsMenu columns={peopleColumns} {...layout} />
        </div>
      )}
    </div>
  );
  return { toolbar, layout, searchBox };
}

interface PeopleGridProps {
  people: readonly Person[];
  query: PeopleQuery;
  setQuery: (change: Partial<PeopleQuery>) => void;
  layout: ReturnType<typeof useColumnLayout>;
  searchBox: ReturnType<typeof usePeopleToolbar>['searchBox'];
  isOutdated: boolean;
  onOpen: (userId: string) => void;
  onNearEnd: () => void;
}

const rowId = ({ userId }: Person): string => userId;
const rowName = ({ name }: Person): string => name;

function PeopleGrid({ people, query, setQuery, onOpen, ...props }: PeopleGridProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const sort = useMemo(
    () => ({ key: query.sort, reverse: query.reverse }),
    [query.sort, query.reverse],
  );
  return (
    <>
      <PagedGrid
        {...props}
        label="People"
        rows={people}
        columns={peopleColumns}
        rowId={rowId}
        rowName={rowName}
        titleKey="name"
        renderTitle={(person) => (
          <button
            type="button"
            className="text-link text-left"
            onClick={() => onOpen(person.userId)}
          >
            {listedName(person)}
          </button>
        )}
        renderMenu={(person) => (
          <PersonMenu
            person={person}
            onOpen={() => onOpen(person.userId)}
            onEvents={() => void navigate(paths.security({ userId: person.userId }))}
            onAction={(action) => setAsked({ action, person })}
          />
        )}
        sort={sort}
        onSort={(key) => setQuery(nextOrder(query, key))}
      />
      <PersonQuestion asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
