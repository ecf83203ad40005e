import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import type { EntryCount } from '#src/generated/model/index.ts';
import { groupedNumber } from '#src/lib/grouped-number.ts';
import { paths } from '#src/paths.ts';
import { entryTypes, typeTexts } from '../entries/entry-labels.ts';

interface TypeLinksProps {
  campaignId: string;
  counts: readonly EntryCount[];
}

/** Links to the entries of each type that has some, in one row that can be scrolled on a phone. */
export function TypeLinks({ campaignId, counts }: TypeLinksProps) {
  const found = new Map(counts.map(({ type, count }) => [type, count]));
  const types = entryTypes.filter((type) => found.has(type));
  if (types.length === 0) return null;
  return (
    <ul
      aria-label="Entries by type"
      className="flex gap-2 pt-3 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
    >
      {types.map((type) => {
        const { icon: Icon, many } = typeTexts[type];
        return (
          <li key={type} className="shrink-0">
            <CampaignLink
              to={paths.entryList(campaignId, { type })}
              className="inline-flex min-h-(--target) items-center gap-2 rounded-full border border-hairline-strong px-3.5 text-sm font-semibold text-muted hover:bg-surface-3 hover:text-fg"
            >
              <Icon aria-hidden size={16} />
              {many}
              <span className="tabular font-normal">{groupedNumber(found.get(type) ?? 0)}</span>
            </CampaignLink>
          </li>
        );
      })}
    </ul>
  );
}
