import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import type { Kind } from '../kind.ts';

interface FormPageProps {
  kind: Kind;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export function FormPage({ kind, title, lead, actions, wide = false, children }: FormPageProps) {
  return (
    <div className={wide ? 'w-full' : 'mx-auto w-full max-w-5xl'}>
      <PageHeader
        eyebrow={
          <>
            <Link className="text-link" to={paths.admin}>
              Admin
            </Link>
            {' / '}
            <Link className="text-link" to={paths.catalogueList(kind.slug)}>
              {kind.title}
            </Link>
          </>
        }
        title={title}
        lead={lead}
        actions={actions}
      />
      {children}
    </div>
  );
}
