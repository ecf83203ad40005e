import { CircleCheck, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  Entry,
  Member,
  QuestCoins,
  QuestRewardItem,
  QuestStep,
} from '#src/generated/model/index.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { dayText } from '#src/lib/local-day.ts';
import { paths } from '#src/paths.ts';
import { Panel } from '#src/ui/panel.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import {
  coinsText,
  detailLabels,
  lifeLabels,
  questStatusLabels,
  typeTexts,
} from './entry-labels.ts';
import { memberName } from './member-name.ts';

interface EntryFactsProps {
  entry: Entry;
  members: readonly Member[];
}

/** The short details of an entry. Empty details are left out. */
export function EntryFacts({ entry: { type, details }, members }: EntryFactsProps) {
  const { number, date, attendance = [], questStatus, rewardItems = [], rewardCoins } = details;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [detailLabels.number, number?.toString()],
    [detailLabels.date, date && dayText(date)],
    [detailLabels.attendance, attendance.map((id) => memberName(members, id)).join(', ')],
    [detailLabels.questStatus, questStatus && questStatusLabels[questStatus]],
    [detailLabels.giver, details.giver],
    [detailLabels.rewardItems, rewardLines(rewardCoins, rewardItems)],
    [detailLabels.role, details.role],
    [detailLabels.disposition, details.disposition],
    [detailLabels.life, details.life && lifeLabels[details.life]],
    [detailLabels.placeKind, details.placeKind],
    [detailLabels.goal, details.goal],
    [detailLabels.rarity, details.rarity],
    [detailLabels.holder, details.holder],
  ];
  const given = facts.filter(([, value]) =>
    typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0,
  );
  if (given.length === 0) return null;
  return (
    <Panel title={`The ${typeTexts[type].label.toLowerCase()}`}>
      <dl className="text-sm">
        {given.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-b border-hairline py-1.5 last:border-0"
          >
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="tabular text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** A line for the coins and one for each item. Items have no ids and keep their order, so the key is the index. */
function rewardLines(coins: QuestCoins | undefined, items: readonly QuestRewardItem[]): ReactNode {
  const money = coins && coinsText(coins);
  const lines = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <span key={index} className="block">
      <RewardItem {...item} />
    </span>
  ));
  return money
    ? [
        <span key="coins" className="block">
          {money}
        </span>,
        ...lines,
      ]
    : lines;
}

function RewardItem({ name, quantity, kind, sk }: QuestRewardItem) {
  return (
    <>
      {quantity !== 1 && `${quantity} × `}
      {kind === undefined || sk === undefined ? (
        name
      ) : (
        <PrefetchLink to={paths.rulesItem(kind, sk)} className="inline-block min-h-6 text-link">
          {name}
        </PrefetchLink>
      )}
    </>
  );
}

/** The steps of a quest. They have no ids and are not reordered here, so the index is the React key. */
export function QuestSteps({ steps }: { steps: readonly QuestStep[] }) {
  return (
    <Panel title={detailLabels.steps}>
      <ol className="flex flex-col gap-2">
        {steps.map(({ text, done }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index} className="flex items-start gap-3">
            {done ? (
              <CircleCheck aria-hidden size={18} className="mt-1 shrink-0 text-moss" />
            ) : (
              <Circle aria-hidden size={18} className="mt-1 shrink-0 text-muted" />
            )}
            <span className={done ? 'min-w-0 text-muted wrap-anywhere' : 'min-w-0 wrap-anywhere'}>
              {text}
              <VisuallyHidden>{done ? ' (done)' : ' (open)'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
