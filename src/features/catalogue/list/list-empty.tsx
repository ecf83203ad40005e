import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { ListSession } from './list-session.ts';

/** Shows why the list is empty, with links to clear the filter or to create items. */
export function ListEmpty({ list: { kind, query, hrefWith } }: { list: ListSession }) {
  const { category, q } = query;
  const categoryLabel = kind.categories.find(({ value }) => value === category)?.label;
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
        {categoryLabel === undefined
          ? `No ${kind.one} has all of these words in its name.`
          : `No ${kind.one} in the category ${categoryLabel} has all of these words in its name.`}
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
              Create the first one
            </Link>
          </>
        }
      >
        {`There are no ${kind.many} in the category ${categoryLabel ?? category} yet.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${kind.many} yet`}
      action={
        <>
          <Link to={paths.catalogueCreate(kind.slug)} {...buttonProps({ variant: 'primary' })}>
            Create the first one
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
