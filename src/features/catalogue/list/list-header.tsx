import { ClipboardPaste, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import type { Kind } from '../kind.ts';

export function ListHeader({ kind }: { kind: Kind }) {
  return (
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
  );
}
