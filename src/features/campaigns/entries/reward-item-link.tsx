import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { armorGet } from '#src/generated/endpoints/armor/armor.ts';
import { gearGet } from '#src/generated/endpoints/gear/gear.ts';
import { toolGet } from '#src/generated/endpoints/tools/tools.ts';
import { weaponGet } from '#src/generated/endpoints/weapons/weapons.ts';
import type { QuestRewardItemKind } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';

type Get = (sk: string, options: { signal: AbortSignal }) => Promise<unknown>;

const calls: Readonly<Record<QuestRewardItemKind, Get>> = {
  gear: gearGet,
  tools: toolGet,
  armor: armorGet,
  weapons: weaponGet,
};

/** Milliseconds. Items of the catalogue are seldom deleted. */
const freshFor = 600_000;

/** Whether the item is not in the catalogue any more. */
const useIsGone = (kind: QuestRewardItemKind, sk: string) =>
  useQuery({
    queryKey: ['isGone', kind, sk],
    queryFn: async ({ signal }) => {
      try {
        await calls[kind](sk, { signal });
        return false;
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return true;
        throw error;
      }
    },
    staleTime: freshFor,
    retry: false,
  });

interface RewardItemLinkProps {
  kind: QuestRewardItemKind;
  sk: string;
  name: string;
}

/** A link to the page of an item in the rules; its name alone if the item is deleted. */
export function RewardItemLink({ kind, sk, name }: RewardItemLinkProps) {
  const { data: isGone } = useIsGone(kind, sk);
  if (isGone === true) return name;
  return (
    <Link to={paths.rulesItem(kind, sk)} className="text-link">
      {name}
    </Link>
  );
}
