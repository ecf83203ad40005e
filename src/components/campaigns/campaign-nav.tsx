import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#src/paths.ts';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { useSameView } from './campaign-link.tsx';

interface CampaignNavProps {
  campaignId: string;
  /** A second row of links. */
  children?: ReactNode;
}

/** The links between the pages of one campaign. */
export function CampaignNav({ campaignId, children }: CampaignNavProps) {
  const { pathname } = useLocation();
  const sameView = useSameView();
  const pages = [
    { path: paths.campaign(campaignId), label: 'Overview', keepsView: true },
    { path: paths.entryList(campaignId), label: 'Entries', keepsView: true },
    { path: paths.campaignPeople(campaignId), label: 'People' },
    {
      path: paths.campaignSettings(campaignId),
      label: 'Settings',
      // The page of the archive is opened from the settings.
      isAbove: pathname === paths.campaignArchive(campaignId),
    },
  ];
  return (
    <nav aria-label="Campaign" className="mb-6 sm:mb-8">
      <div className="flex flex-wrap gap-x-6 border-b border-hairline">
        {pages.map(({ path, label, keepsView = false, isAbove = false }) => (
          <PrefetchLink
            key={path}
            to={keepsView ? sameView(path) : path}
            aria-current={pathname === path ? 'page' : isAbove ? 'true' : undefined}
            className="-mb-px flex min-h-(--target) items-center border-b-2 border-transparent text-muted hover:text-fg [&[aria-current]]:border-gold [&[aria-current]]:text-fg"
          >
            {label}
          </PrefetchLink>
        ))}
      </div>
      {children}
    </nav>
  );
}
