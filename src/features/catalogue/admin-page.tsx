import type { QueryClient } from '@tanstack/react-query';
import { ClipboardPaste, Plus } from 'lucide-react';
import { Link, type LoaderFunction } from 'react-router';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import type { Kind } from './kind.ts';
import { KindPreview, startCounting } from './kind-preview.tsx';
import { kinds } from './kinds/all.ts';

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  () =>
    startCounting(queryClient);

export const handle = { title: 'Admin' };

export function Component() {
  return (
    <>
      <PageHeader
        title="Admin"
        lead="The rules catalogue that everyone signed in can look up, the models that write drafts, and the people who play here."
      />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {Object.values(kinds).map((kind) => (
          <li key={kind.slug} className="grid">
            <KindCard kind={kind} />
          </li>
        ))}
        {otherPages.map((page) => (
          <li key={page.to} className="grid">
            <PageCard {...page} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OtherPage {
  to: string;
  title: string;
  about: string;
}

const otherPages: readonly OtherPage[] = [
  {
    to: paths.models,
    title: 'Models',
    about:
      'Language models and image models that write drafts and paint covers in place of the built-in storyteller and painter, and what they cost.',
  },
  {
    to: paths.people(),
    title: 'People',
    about:
      'Who has an account and when they were here last. Disable accounts, end sessions, and share the administration.',
  },
  {
    to: paths.security(),
    title: 'Security log',
    about: 'Sign-ins, failed ones, and what was changed about accounts, to search and to export.',
  },
  {
    to: paths.mails,
    title: 'Mails',
    about: 'Mails that wait or could not be sent, and why. Send them again, or drop them.',
  },
];

const PageCard = ({ to, title, about }: OtherPage) => (
  <Card>
    <h2 className="text-xl">
      <PrefetchLink to={to} className="card-link">
        {title}
      </PrefetchLink>
    </h2>
    <p className="text-sm text-muted">{about}</p>
  </Card>
);

function KindCard({ kind }: { kind: Kind }) {
  return (
    <Card>
      <h2 className="text-xl">
        <Link to={paths.catalogueList(kind.slug)} className="card-link">
          {kind.title}
        </Link>
      </h2>
      <p className="text-sm text-muted">{kind.about}</p>
      <KindPreview kind={kind} to={(query) => paths.catalogueList(kind.slug, query)} />
      <div className="relative mt-auto flex flex-wrap gap-2 pt-3">
        <Link
          to={paths.catalogueCreate(kind.slug)}
          {...buttonProps({ size: 'small' })}
          aria-label={`New ${kind.one}`}
        >
          <Plus aria-hidden size={16} />
          New
        </Link>
        <Link
          to={paths.catalogueBulkCreate(kind.slug)}
          {...buttonProps({ size: 'small', variant: 'ghost' })}
          aria-label={`Create many ${kind.many}`}
        >
          <ClipboardPaste aria-hidden size={16} />
          Create many
        </Link>
        {kind.extraLinks?.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            {...buttonProps({ size: 'small', variant: 'ghost' })}
            aria-label={`${label} ${kind.many}`}
          >
            {label}
          </Link>
        ))}
      </div>
    </Card>
  );
}
