import { ClipboardPaste, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { buttonProps } from '../../../ui/button-props.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Kind } from '../kind.ts';

interface ListHeaderProps {
  kind: Kind;
  category: string | null;
  updating: boolean;
  onCategory: (category: string) => void;
}

export function ListHeader({ kind, category, updating, onCategory }: ListHeaderProps) {
  const known = kind.categories.some(({ value }) => value === category);
  return (
    <>
      <PageHeader
        className="mb-0!"
        eyebrow={
          <Link className="text-link" to={paths.admin}>
            Admin
          </Link>
        }
        title={kind.title}
        actions={
          <>
            {kind.more?.map(({ label, to }) => (
              <Link key={to} to={to} {...buttonProps({ variant: 'ghost' })}>
                {label}
              </Link>
            ))}
            <Link to={paths.catalogueBulkCreate(kind.slug)} {...buttonProps()}>
              <ClipboardPaste aria-hidden size={18} />
              Create many
            </Link>
            <Link to={paths.catalogueCreate(kind.slug)} {...buttonProps({ variant: 'primary' })}>
              <Plus aria-hidden size={18} />
              New {kind.one}
            </Link>
          </>
        }
      />
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-64 max-w-full">
          <SelectField
            label="Category"
            options={[{ value: '', label: 'All categories' }, ...kind.categories]}
            value={known && category !== null ? category : ''}
            onChange={({ target }) => onCategory(target.value)}
          />
        </div>
        {updating && (
          <p role="status" className="flex items-center gap-2 pb-2 text-sm text-muted">
            <Spinner />
            Updating…
          </p>
        )}
      </div>
    </>
  );
}

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy aria-label={label} className="panel flex flex-col gap-3 p-4">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-6 w-full" />
      ))}
    </div>
  );
}

export function ListEmpty({ kind, category }: { kind: Kind; category: string | null }) {
  return (
    <EmptyState
      title={category === null ? `No ${kind.many} yet` : 'Nothing in this category'}
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
