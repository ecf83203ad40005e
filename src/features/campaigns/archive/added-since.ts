import type { QueryClient } from '@tanstack/react-query';
import { campaignGet } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { entryList } from '#src/generated/endpoints/entries/entries.ts';
import { getMemberListQueryOptions } from '#src/generated/endpoints/members/members.ts';
import type { EntrySummary } from '#src/generated/model/index.ts';
import type { ImportedEntries } from './imported-entries.ts';

/** A campaign that an import has created. */
interface ImportedCampaign {
  readonly campaignId: string;
  /** The version that the import has created. */
  readonly version: number;
  readonly imported: ImportedEntries;
}

/** What would be deleted together with the import of a new campaign. */
export interface Added {
  /** The version of the campaign now. */
  readonly version: number;
  readonly entries: number;
  /** The members besides the user. */
  readonly members: number;
  /** Whether the campaign or an imported entry was changed, moved or deleted. */
  readonly isChanged: boolean;
}

/** Reads what was added to a campaign since its import. */
export async function addedSince(
  queryClient: QueryClient,
  { campaignId, version, imported }: ImportedCampaign,
): Promise<Added> {
  const [campaign, entries, members] = await Promise.all([
    campaignGet(campaignId),
    allEntries(campaignId),
    queryClient.query({ ...getMemberListQueryOptions(campaignId), staleTime: 0 }),
  ]);
  const stored = [...imported.stored.values()];
  const ids = new Set(stored.map(({ entryId }) => entryId));
  const kept = entries.filter(({ entryId }) => ids.has(entryId));
  const before = stored.map(({ entryId, parentKey }) => ({
    entryId,
    parentId: parentKey === null ? null : (imported.stored.get(parentKey)?.entryId ?? null),
  }));
  return {
    version: campaign.version,
    entries: entries.length - kept.length,
    members: members.items.filter(({ isSelf }) => !isSelf).length,
    isChanged:
      campaign.version !== version ||
      kept.some((entry) => entry.version > 1) ||
      treeOf(kept) !== treeOf(before),
  };
}

export const isUntouched = ({ entries, members, isChanged }: Added): boolean =>
  entries === 0 && members === 0 && !isChanged;

/** All entries, in the order of the tree among those with the same parent. */
async function allEntries(campaignId: string): Promise<readonly EntrySummary[]> {
  const entries: EntrySummary[] = [];
  for (let nextCursor: string | null | undefined; nextCursor !== null;) {
    const page = await entryList(campaignId, { pageSize: 200, sort: 'position', nextCursor });
    entries.push(...page.items);
    ({ nextCursor } = page);
  }
  return entries;
}

/** Equal for two lists if their entries have the same parents and orders. A move gives no new version. */
function treeOf(entries: readonly Pick<EntrySummary, 'entryId' | 'parentId'>[]): string {
  const children = Map.groupBy(entries, ({ parentId }) => parentId ?? '');
  return [...children]
    .map(([parentId, below]) => [parentId, ...below.map(({ entryId }) => entryId)].join())
    .toSorted()
    .join('\n');
}
