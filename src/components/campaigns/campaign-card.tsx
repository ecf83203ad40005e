import type { CampaignRole, CampaignSummary } from '#src/generated/model/index.ts';
import { localDay, relativeDay } from '#src/lib/local-day.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { wasPlayedLately } from '../active-lately.ts';
import { Cover } from './cover.tsx';
import { coverSizes } from './cover-files.ts';

interface CampaignCardProps {
  campaign: CampaignSummary;
  /** Milliseconds since 1970. */
  now: number;
  heading?: 'h2' | 'h3';
  eager?: boolean;
}

const roles: Readonly<Record<CampaignRole, string>> = {
  owner: 'Owner',
  gm: 'Game master',
  player: 'Player',
  viewer: 'Viewer',
};

export function CampaignCard({
  campaign,
  now,
  heading: Heading = 'h2',
  eager = false,
}: CampaignCardProps) {
  const lastAccess = campaign.meta.last_accessed_at;
  const openedAt = lastAccess === null ? null : Date.parse(lastAccess);
  const isWarm = wasPlayedLately(campaign, now);
  return (
    <Card
      cover={<Cover campaign={campaign} eager={eager} sizes={coverSizes.card} />}
      warm={isWarm}
      className="h-full"
    >
      <Heading className="line-clamp-2 text-lg font-semibold wrap-anywhere">
        <PrefetchLink
          to={paths.campaign(campaign.campaignId)}
          title={campaign.title}
          className="card-link"
        >
          {campaign.title}
        </PrefetchLink>
      </Heading>
      {campaign.excerpt !== '' && (
        <p className="line-clamp-3 text-sm wrap-anywhere text-muted">{campaign.excerpt}</p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-muted">
        <Badge>{roles[campaign.role]}</Badge>
        {openedAt === null ? (
          'Not opened yet'
        ) : (
          <time dateTime={lastAccess ?? undefined}>Opened {relativeTime(openedAt, now)}</time>
        )}
        {isWarm && campaign.lastSession !== null && (
          <time dateTime={campaign.lastSession}>
            Played {relativeDay(campaign.lastSession, localDay(new Date(now)))}
          </time>
        )}
      </p>
    </Card>
  );
}
