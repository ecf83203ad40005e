import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import type { EntryReference } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { typeTexts } from './entry-labels.ts';

interface ReferenceListProps {
  label: string;
  campaignId: string;
  entries: readonly EntryReference[];
}

/** Links to entries, with their types. */
export const ReferenceList = ({ label, campaignId, entries }: ReferenceListProps) => (
  <ul aria-label={label} className="-my-1 flex flex-col">
    {entries.map(({ entryId, type, title }) => {
      const { icon: Icon, label: typeLabel } = typeTexts[type];
      return (
        <li key={entryId}>
          <CampaignLink
            to={paths.entry(campaignId, entryId)}
            className="flex min-h-(--target) items-center gap-3 py-1 leading-snug hover:text-gold"
          >
            <Icon aria-hidden size={18} className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
            <span className="text-sm text-muted">{typeLabel}</span>
          </CampaignLink>
        </li>
      );
    })}
  </ul>
);
