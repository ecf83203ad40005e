import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { type LoaderFunction, useSearchParams } from 'react-router';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Kind } from '../kind.ts';
import { KindPreview, startCounting } from '../kind-preview.tsx';
import { kinds } from '../kinds/all.ts';
import { searchedText } from '#src/lib/searched-text.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { SearchBox } from '#src/components/search-box.tsx';
import type { CatalogueItem } from '../values.ts';
import { foundRules, foundRulesKey, mostFound } from './rule-query.ts';
import { titleOf } from '../title.ts';
import { useFreshItems } from '../use-fresh-items.ts';

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  () =>
    startCounting(queryClient);

export const handle = { title: 'Rules' };

const all = Object.values(kinds);

export function Component() {
  const [search, setSearch] = useSearchParams();
  useFreshItems(foundRulesKey);
  const q = searchedText(search.get('q'));
  return (
    <>
      <PageHeader
        title="Rules"
        lead="The numbers of 2014 and 2024 for what characters carry, wear and wield, and of 2024 for what they learn and cast."
      />
      <div role="search" aria-label="All rules" className="mb-6 flex sm:max-w-md">
        <SearchBox
          label="Search by name"
          q={q}
          onSearch={(next) =>
            setSearch(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {q === '' ? <AllKinds /> : <SearchResults q={q} />}
    </>
  );
}

function AllKinds() {
  return (
    <ul className="grid list-none gap-5 p-0 sm:grid-cols-2 xl:grid-cols-3">
      {all.map((kind) => (
        <li key={kind.slug} className="grid">
          <Card>
            <h2 className="text-xl">
              <PrefetchLink to={paths.rulesList(kind.slug)} className="card-link">
                {kind.title}
              </PrefetchLink>
            </h2>
            <p className="text-sm text-muted">{kind.about}</p>
            <KindPreview kind={kind} to={(query) => paths.rulesList(kind.slug, query)} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The items of each kind whose names match the search. */
function SearchResults({ q }: { q: string }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...foundRules(q),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    return error ? (
      <LoadProblem
        what="the rules"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <ListSkeleton label="Searching the rules" />
    );
  }
  const count = data.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-8">
      <VisuallyHidden role="status">
        {count === 0 ? 'Nothing found.' : 'The rules found are listed by kind.'}
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState title="Nothing by that name.">
          <p>{`No rule has “${q}” in its name. A part of the name is enough.`}</p>
        </EmptyState>
      )}
      {data.map(
        ({ kind, items }) =>
          items.length > 0 && <FoundInKind key={kind.slug} kind={kind} items={items} q={q} />,
      )}
    </div>
  );
}

interface FoundInKindProps {
  kind: Kind;
  items: readonly CatalogueItem[];
  q: string;
}

function FoundInKind({ kind, items, q }: FoundInKindProps) {
  const heading = `found-${kind.slug}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-lg">
        {kind.title}
      </h2>
      <ul
        aria-labelledby={heading}
        className="grid list-none grid-cols-1 gap-x-8 p-0 sm:grid-cols-2 lg:grid-cols-3"
      >
        {items.slice(0, mostFound).map((item) => (
          <li key={item.sk} className="border-b border-hairline py-1.5">
            <PrefetchLink
              to={paths.rulesItem(kind.slug, item.sk)}
              aria-label={titleOf(item)}
              className="text-link"
            >
              {item.name}
            </PrefetchLink>
            <span className="tabular ml-2 text-sm text-muted">
              {String(item.values['edition'])}
            </span>
          </li>
        ))}
      </ul>
      {items.length > mostFound && (
        <p className="mt-2">
          <PrefetchLink to={paths.rulesList(kind.slug, { q })} className="text-link">
            {`All ${kind.many} with “${q}”`}
          </PrefetchLink>
        </p>
      )}
    </section>
  );
}
