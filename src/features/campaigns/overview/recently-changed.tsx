import { useState } from 'react';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import type { EntrySummary } from '#src/generated/model/index.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { Panel } from '#src/ui/panel.tsx';
import { typeTexts } from '../entries/entry-labels.ts';
import { VisibilityBadge } from '../entries/visibility-badge.tsx';

interface RecentlyChangedProps {
  campaignId: string;
  isPlayer: boolean;
  entries: readonly EntrySummary[];
}

/** The entries that were changed last, and when. */
export function RecentlyChanged({ campaignId, isPlayer, entries }: RecentlyChangedProps) {
  const [now] = useState(Date.now);
  return (
    <Panel
      title="Recently changed"
      actions={
        <CampaignLink to={paths.entryList(campaignId)} className="text-link py-px text-sm">
          All entries
        </CampaignLink>
      }
    >
      <ul aria-label="Recently changed" className="-my-2 divide-y divide-hairline">
        {entries.map((entry) => {
          const { entryId, type, title, meta } = entry;
          const { icon: Icon, label } = typeTexts[type];
          return (
            <li key={entryId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
              <CampaignLink
                to={paths.entry(campaignId, entryId)}
                className="flex min-h-(--target) min-w-0 flex-1 basis-60 items-center gap-3 hover:text-gold"
              >
                <Icon aria-hidden size={18} className="shrink-0 text-muted" />
                <span className="min-w-0 wrap-anywhere">{title}</span>
              </CampaignLink>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:pl-7.5">
                <VisibilityBadge entry={entry} isPlayer={isPlayer} />
                <span className="text-sm text-muted">
                  {`${label}${middleDot}`}
                  <time dateTime={meta.updated_at}>
                    {relativeTime(Date.parse(meta.updated_at), now)}
                  </time>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
