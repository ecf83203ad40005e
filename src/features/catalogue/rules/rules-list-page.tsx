import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { Link, type LoaderFunction, useSearchParams } from 'react-router';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading } from '#src/components/route-module.ts';
import { ShowMore } from '#src/components/show-more.tsx';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { Kind } from '../kind.ts';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { writeAddress } from '../list/list-address.ts';
import { SearchBox } from '#src/components/search-box.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { numbered } from '../numbers.ts';
import { useFreshItems } from '../use-fresh-items.ts';
import { RuleCards, RuleTable, tableWidth } from './rule-rows.tsx';
import { editionsOf, readRuleQuery, type RuleQuery, rulePages } from './rule-query.ts';
import { sortOptions } from './rule-sort.ts';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  ({ request }) => {
    const kind = kinds[slug];
    const query = readRuleQuery(kind, new URL(request.url).searchParams);
    return startLoading(
      queryClient.infiniteQuery({ ...rulePages(kind, query), staleTime: 'static' }),
    );
  };

export const handle = handleWithTitle(({ title }) => title);

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  // The key mounts new controls for another kind.
  return <RulesList key={slug} kind={kinds[slug]} />;
}

function RulesList({ kind }: { kind: Kind }) {
  const [search, setSearch] = useSearchParams();
  useFreshItems();
  const query = readRuleQuery(kind, search);
  const setQuery = (change: Partial<RuleQuery>) =>
    setSearch((current) => withChange(current, change), {
      replace: true,
      preventScrollReset: true,
    });
  const { data, error, isError, isPending, isFetching, isPlaceholderData, refetch, ...more } =
    useInfiniteQuery({ ...rulePages(kind, query), placeholderData: keepPreviousData });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const narrow = useNarrow(tableWidth(kind));
  const Rows = narrow ? RuleCards : RuleTable;
  return (
    <>
      <PageHeader
        eyebrow={
          <PrefetchLink to={paths.rules()} className="text-link">
            Rules
          </PrefetchLink>
        }
        title={kind.title}
        lead={kind.about}
      />
      <RuleControls kind={kind} query={query} setQuery={setQuery} sorting={narrow} />
      {isError && (
        <LoadProblem
          what={`the ${kind.many}`}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <ListSkeleton label={`Loading ${kind.many}`} />}
      {data && items.length === 0 && !more.hasNextPage && (
        <NothingFound kind={kind} query={query} search={search} />
      )}
      {items.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames(isPlaceholderData && 'opacity-60')}
        >
          <Count kind={kind} query={query} shown={items.length} complete={!more.hasNextPage} />
          <Rows kind={kind} items={items} query={query} setQuery={setQuery} />
        </div>
      )}
      <ShowMore what={kind.many} list={kind.title} count={items.length} more={more} />
    </>
  );
}

function withChange(current: URLSearchParams, { edition, ...change }: Partial<RuleQuery>) {
  const next = writeAddress(current, change);
  if (edition === null) next.delete('edition');
  else if (edition !== undefined) next.set('edition', edition);
  return next;
}

interface RuleControlsProps {
  kind: Kind;
  query: RuleQuery;
  setQuery: (change: Partial<RuleQuery>) => void;
  /** Whether to show a control for the order. The headers of a table already sort it. */
  sorting: boolean;
}

function RuleControls({ kind, query, setQuery, sorting }: RuleControlsProps) {
  const orders = sortOptions(kind);
  return (
    <div
      role="search"
      aria-label={`${kind.title}: search and filter`}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      <SearchBox label="Search by name" q={query.q} onSearch={(q) => setQuery({ q })} />
      <div className="min-w-36 flex-1 sm:max-w-60 sm:min-w-44">
        <SelectField
          label="Category"
          options={[{ value: '', label: 'All categories' }, ...kind.categories]}
          value={query.category ?? ''}
          onChange={(chosen) => setQuery({ category: chosen || null })}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-44">
        <SelectField
          label="Edition"
          options={[{ value: '', label: 'All editions' }, ...editionsOf(kind)]}
          value={query.edition ?? ''}
          onChange={(chosen) => setQuery({ edition: chosen || null })}
        />
      </div>
      {sorting && (
        <div className="min-w-36 flex-1">
          <SelectField
            label="Order"
            options={orders}
            value={`${query.sort ?? 'name'}${query.reverse ? ' down' : ''}`}
            onChange={(chosen) => {
              const [sort = 'name', down] = chosen.split(' ');
              setQuery({ sort: sort === 'name' ? null : sort, reverse: down !== undefined });
            }}
          />
        </div>
      )}
    </div>
  );
}

interface CountProps {
  kind: Kind;
  query: RuleQuery;
  shown: number;
  complete: boolean;
}

/** How many items are shown, and the total, if it is known: the server cannot count one edition. */
function Count({ kind, query: { edition, ...query }, shown, complete }: CountProps) {
  const { data: total } = useQuery({ ...kind.total(query), enabled: edition === null });
  const all = complete ? shown : edition === null ? total : undefined;
  return (
    <p role="status" className="mb-2 text-sm text-muted tabular">
      {all === undefined || all === shown
        ? `${numbered(shown, kind.one, kind.many)}${complete || all === shown ? '' : ' shown'}`
        : `${shown} of ${numbered(all, kind.one, kind.many)}`}
    </p>
  );
}

interface NothingFoundProps {
  kind: Kind;
  query: RuleQuery;
  search: URLSearchParams;
}

function NothingFound({ kind, query: { q, category, edition }, search }: NothingFoundProps) {
  const isFiltered = category !== null || edition !== null;
  const hrefWith = (change: Partial<RuleQuery>) => `?${withChange(search, change).toString()}`;
  if (q === '' && !isFiltered) {
    return (
      <EmptyState title={`No ${kind.many} yet`}>
        <p>An administrator fills the catalogue. Come back a little later.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={q === '' ? `No ${kind.many} with these filters` : `No ${kind.many} by that name.`}
      action={
        <>
          {q !== '' && (
            <Link to={hrefWith({ q: '' })} {...buttonProps({ variant: 'primary' })}>
              Clear the search
            </Link>
          )}
          {isFiltered && (
            <Link to={hrefWith({ category: null, edition: null })} {...buttonProps()}>
              {q === '' ? `Show all ${kind.many}` : 'Search everywhere'}
            </Link>
          )}
        </>
      }
    >
      <p>
        {q === ''
          ? `There are no ${kind.many} with this category and edition.`
          : `Nothing here has “${q}” in its name. A part of the name is enough.`}
      </p>
    </EmptyState>
  );
}
