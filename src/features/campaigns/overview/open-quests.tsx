import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import type { EntrySummary } from '#src/generated/model/index.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { Panel } from '#src/ui/panel.tsx';
import { questStatusLabels, stepsText } from '../entries/entry-labels.ts';
import { VisibilityBadge } from '../entries/visibility-badge.tsx';

interface OpenQuestsProps {
  campaignId: string;
  isPlayer: boolean;
  quests: readonly EntrySummary[];
}

/** The quests that are not finished, with the steps that are done and the one that is next. */
export const OpenQuests = ({ campaignId, isPlayer, quests }: OpenQuestsProps) => (
  <Panel
    title="Open quests"
    actions={
      <CampaignLink
        to={paths.entryList(campaignId, { type: 'quest' })}
        className="text-link text-sm"
      >
        All quests
      </CampaignLink>
    }
  >
    <ul aria-label="Open quests" className="-my-3 divide-y divide-hairline">
      {quests.map((quest) => (
        <Quest key={quest.entryId} campaignId={campaignId} isPlayer={isPlayer} quest={quest} />
      ))}
    </ul>
  </Panel>
);

interface QuestProps {
  campaignId: string;
  isPlayer: boolean;
  quest: EntrySummary;
}

function Quest({ campaignId, isPlayer, quest }: QuestProps) {
  const { entryId, title, details, steps } = quest;
  const { giver, questStatus = 'not-started' } = details;
  const words = [
    questStatusLabels[questStatus],
    giver && `from ${giver}`,
    steps && stepsText(steps),
  ];
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <CampaignLink to={paths.entry(campaignId, entryId)} className="hover:text-gold">
            {title}
          </CampaignLink>
        </h3>
        <VisibilityBadge entry={quest} isPlayer={isPlayer} />
      </div>
      <p className="text-sm text-muted wrap-anywhere">{words.filter(Boolean).join(middleDot)}</p>
      {steps && (
        // The words above say the same.
        <div aria-hidden className="mt-2 flex max-w-sm gap-1">
          {Array.from({ length: steps.total }, (_, index) => (
            <span
              key={index}
              className={
                index < steps.done
                  ? 'h-1.5 flex-1 rounded-full bg-gold'
                  : 'h-1.5 flex-1 rounded-full bg-surface-4'
              }
            />
          ))}
        </div>
      )}
      {steps?.next && (
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="text-muted">Next: </span>
          {steps.next}
        </p>
      )}
    </li>
  );
}
