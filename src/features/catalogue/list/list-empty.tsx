import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { Kind, ListQuery } from '../kind.ts';

interface ListEmptyProps {
  kind: Kind;
  query: ListQuery;
  /** The address with another question. */
  hrefWith: (change: Partial<ListQuery>) => string;
}

/** Why nothing is here, and the way on from each reason. */
export function ListEmpty({ kind, query, hrefWith }: ListEmptyProps) {
  const { category, q } = query;
  const within = kind.categories.find(({ value }) => value === category)?.label;
  if (q !== '') {
    return (
      <EmptyState
        title={`Nothing found for “${q}”`}
        action={
          <>
            <Link to={hrefWith({ q: '' })} {...buttonProps({ variant: 'primary' })}>
              Clear the search
            </Link>
            {category !== null && (
              <Link to={hrefWith({ category: null })} {...buttonProps()}>
                Search all categories
              </Link>
            )}
          </>
        }
      >
        {within === undefined
          ? `No ${kind.one} has all of these words in its name.`
          : `No ${kind.one} of the category ${within} has all of these words in its name.`}
      </EmptyState>
    );
  }
  if (category !== null) {
    return (
      <EmptyState
        title="Nothing in this category"
        action={
          <>
            <Link to={hrefWith({ category: null })} {...buttonProps({ variant: 'primary' })}>
              Show all {kind.many}
            </Link>
            <Link to={paths.catalogueCreate(kind.slug)} {...buttonProps()}>
              Create the first
            </Link>
          </>
        }
      >
        {`There are no ${kind.many} of the category ${within ?? category} yet.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${kind.many} yet`}
      action={
        <>
          <Link to={paths.catalogueCreate(kind.slug)} {...buttonProps({ variant: 'primary' })}>
            Create the first
          </Link>
          <Link to={paths.catalogueBulkCreate(kind.slug)} {...buttonProps()}>
            Paste a table
          </Link>
        </>
      }
    >
      {kind.about}
    </EmptyState>
  );
}
