import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { Download, Filter, UserRound } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { type LoaderFunction, useNavigate, useSearchParams } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import { ColumnsMenu } from '#src/components/grid/columns-menu.tsx';
import { prepareDataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import { type ColumnLayoutState, useColumnLayout } from '#src/components/grid/use-column-layout.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { SearchBox } from '#src/components/search-box.tsx';
import {
  getSecurityListInfiniteQueryOptions,
  useSecurityListInfinite,
} from '#src/generated/endpoints/security/security.ts';
import type { SecurityEvent } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MenuItem } from '#src/ui/menu.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AdminCrumb } from '../admin-crumb.tsx';
import { fresh } from '../list/fresh.ts';
import { PagedFoot } from '../list/paged-foot.tsx';
import { PagedGrid } from '../list/paged-grid.tsx';
import { RowsSkeleton } from '../list/rows-skeleton.tsx';
import { momentOf } from '../list/times.ts';
import { eventColumns } from './event-columns.ts';
import { eventText, eventTexts, personText } from './event-texts.ts';
import { ExportDialog } from './export-dialog.tsx';
import {
  isFiltered,
  isNetwork,
  readSecurityQuery,
  securityParams,
  type SecurityQuery,
  withSecurityQuery,
} from './security-query.ts';

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  ({ request }) => {
    prepareDataGrid();
    const query = readSecurityQuery(new URL(request.url).searchParams);
    const options = getSecurityListInfiniteQueryOptions(securityParams(query));
    return startLoading(queryClient.infiniteQuery({ ...options, ...fresh }));
  };

export const handle = { title: 'Security log' };

const everything: SecurityQuery = { q: '', userId: '', event: '', from: '', to: '', network: '' };

export function Component() {
  const [search, setSearch] = useSearchParams();
  const query = readSecurityQuery(search);
  const { id } = useSignedInUser();
  const layout = useColumnLayout(`${id}.security`, eventColumns);
  const searchBox = useRef<HTMLInputElement>(null);
  const { data, error, isPending, isError, isFetching, isPlaceholderData, refetch, ...more } =
    useSecurityListInfinite(securityParams(query), {
      query: { ...fresh, placeholderData: keepPreviousData },
    });
  const events = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const setQuery = (change: Partial<SecurityQuery>) =>
    setSearch((before) => withSecurityQuery(before, change), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        className="mb-0!"
        eyebrow={<AdminCrumb />}
        title="Security log"
        lead="What happened to accounts, the latest first. Entries are kept for 400 days, failed sign-ins for 30. They contain the network of a visitor, not the whole IP address."
      />
      <Filters query={query} setQuery={setQuery} searchBox={searchBox} layout={layout} />
      {isError && (
        <LoadProblem
          what="the security log"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <RowsSkeleton label="Loading the security log" />}
      {data !== undefined && events.length === 0 && (
        <EmptyState
          title={isFiltered(query) ? 'Nothing found' : 'Nothing has happened yet'}
          {...(isFiltered(query) && {
            action: <Button onClick={() => setQuery(everything)}>Show everything</Button>,
          })}
        >
          {isFiltered(query)
            ? 'The log has no entry that fits this filter.'
            : 'Sign-ins and changes of accounts appear here.'}
        </EmptyState>
      )}
      {events.length > 0 && (
        <>
          <EventGrid
            events={events}
            layout={layout}
            searchBox={searchBox}
            isOutdated={isPlaceholderData}
            setQuery={setQuery}
            onNearEnd={() => {
              if (more.hasNextPage && !isFetching) void more.fetchNextPage();
            }}
          />
          <PagedFoot count={events.length} one="event" many="events" more={more} />
        </>
      )}
    </div>
  );
}

interface FiltersProps {
  query: SecurityQuery;
  setQuery: (change: Partial<SecurityQuery>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  layout: ColumnLayoutState;
}

const fieldWidth = 'min-w-36 flex-1 basis-36 sm:max-w-44';

function Filters({ query, setQuery, searchBox, layout }: FiltersProps) {
  const isNarrow = useNarrow();
  const [isExportOpen, setExportOpen] = useState(false);
  return (
    <div
      role="search"
      aria-label="Security log: search and filter"
      className="flex flex-wrap items-end gap-3"
    >
      <SearchBox
        label="Name or address"
        q={query.q}
        onSearch={(q) => setQuery({ q })}
        inputRef={searchBox}
        shortcut="/"
      />
      <div className="min-w-44 flex-1 basis-full sm:max-w-56 sm:basis-44">
        <SelectField
          label="Event"
          options={[
            { value: '', label: 'All events' },
            ...Object.entries(eventTexts).map(([value, label]) => ({ value, label })),
          ]}
          value={query.event}
          onChange={(event) => setQuery({ event })}
        />
      </div>
      <TextField
        label="From"
        type="date"
        fieldClassName={fieldWidth}
        value={query.from}
        onChange={({ target }) => setQuery({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        fieldClassName={fieldWidth}
        value={query.to}
        onChange={({ target }) => setQuery({ to: target.value })}
      />
      <NetworkField
        key={query.network}
        network={query.network}
        onChange={(network) => setQuery({ network })}
      />
      {query.userId !== '' && (
        <Button icon={<UserRound aria-hidden size={18} />} onClick={() => setQuery({ userId: '' })}>
          One person only: show all
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {!isNarrow && <ColumnsMenu columns={eventColumns} {...layout} />}
        <Button icon={<Download aria-hidden size={18} />} onClick={() => setExportOpen(true)}>
          Export…
        </Button>
      </div>
      <ExportDialog open={isExportOpen} onClose={() => setExportOpen(false)} query={query} />
    </div>
  );
}

interface NetworkFieldProps {
  network: string;
  onChange: (network: string) => void;
}

/** Applies the text on Enter or when the field loses the focus: a half-typed address would be another network. */
function NetworkField({ network, onChange }: NetworkFieldProps) {
  const [text, setText] = useState(network);
  const isWrong = !isNetwork(text.trim());
  const apply = () => {
    if (!isWrong && text.trim() !== network) onChange(text.trim());
  };
  return (
    <TextField
      label="Network"
      fieldClassName={fieldWidth}
      value={text}
      placeholder="203.0.113.7"
      spellCheck={false}
      autoComplete="off"
      {...(isWrong && { error: 'Not an address.' })}
      onChange={({ target }) => setText(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}

interface EventGridProps {
  events: readonly SecurityEvent[];
  layout: ColumnLayoutState;
  searchBox: RefObject<HTMLInputElement | null>;
  isOutdated: boolean;
  setQuery: (change: Partial<SecurityQuery>) => void;
  onNearEnd: () => void;
}

const rowId = ({ eventId }: SecurityEvent): string => eventId;
const rowName = (event: SecurityEvent): string =>
  `${eventText(event.event)}, ${personText(event)}, ${momentOf(event.at)}`;

function EventGrid({ events, setQuery, ...props }: EventGridProps) {
  const navigate = useNavigate();
  return (
    <PagedGrid
      {...props}
      label="Security log"
      rows={events}
      columns={eventColumns}
      rowId={rowId}
      rowName={rowName}
      titleKey="event"
      renderTitle={({ event }) => eventText(event)}
      renderMenu={({ person, event, network }) => (
        <>
          {person !== null && person.name !== null && (
            <MenuItem
              icon={<UserRound />}
              onSelect={() => void navigate(paths.people({ person: person.userId }))}
            >
              Open the person
            </MenuItem>
          )}
          {person !== null && (
            <MenuItem icon={<Filter />} onSelect={() => setQuery({ userId: person.userId })}>
              Only this person
            </MenuItem>
          )}
          <MenuItem icon={<Filter />} onSelect={() => setQuery({ event })}>
            Only this event
          </MenuItem>
          {network !== null && (
            <MenuItem icon={<Filter />} onSelect={() => setQuery({ network })}>
              Only this network
            </MenuItem>
          )}
        </>
      )}
    />
  );
}
