import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { QuestRewardItemKind } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';

/** Milliseconds. Items of the catalogue are seldom deleted. */
const freshFor = 600_000;

interface RewardItemLinkProps {
  kind: QuestRewardItemKind;
  sk: string;
  name: string;
}

/** A link to the page of an item in the rules; its name alone if the item is deleted. */
export function RewardItemLink({ kind, sk, name }: RewardItemLinkProps) {
  const { data: isGone } = useQuery({
    queryKey: ['isRuleGone', kind, sk],
    queryFn: async ({ signal }) => {
      // The calls of the catalogue are large, and the link is there without them.
      const { isRuleGone } = await import('./is-rule-gone.ts');
      return isRuleGone(kind, sk, signal);
    },
    staleTime: freshFor,
    retry: false,
  });
  if (isGone === true) return name;
  return (
    <Link to={paths.rulesItem(kind, sk)} className="text-link">
      {name}
    </Link>
  );
}
