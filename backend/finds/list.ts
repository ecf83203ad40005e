import type { Input } from '#contract/types.ts';
import type {
  Edition,
  Finds,
  FoundCampaign,
  FoundCharacter,
  FoundItem,
} from '#src/generated/model/index.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { campaignsOf } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import { hasWords, nameRank } from '#backend/db/name-search.ts';
import { findEntries } from '#backend/entries/find.ts';
import { wordsOfName } from '#src/lib/catalogue-search.ts';
import { mostFinds } from '#src/lib/contract-limits.ts';

/** Everything with these words that the user can open. */
export async function listFinds(
  context: RequestContext,
  { q, campaignId }: Input<'findList'>['params'],
): Promise<Finds> {
  await context.app.visits.write(context.signedIn().id);
  // One query after the other: a search is sent while the user types, and must not use all
  // connections to the database.
  return {
    campaigns: await findCampaigns(context, q),
    entries: await findEntries(context, q, campaignId, mostFinds),
    characters: await findCharacters(context, q),
    items: await findItems(context, q),
  };
}

/** The condition and the order of the names that a search finds. */
function namesWith(column: string, q: string) {
  const words = wordsOfName(q);
  return { condition: hasWords(column, words), rank: nameRank(column, q, words) };
}

function findCampaigns(context: RequestContext, q: string): Promise<FoundCampaign[]> {
  const { condition, rank } = namesWith('member.campaign_title_fold', q);
  return campaignsOf(context.db, context.signedIn().id)
    .select(['campaign.id as campaignId', 'campaign.title', 'member.role'])
    .where(condition)
    .orderBy(rank)
    .orderBy('member.campaign_title_fold')
    .orderBy('campaign.id')
    .limit(mostFinds)
    .execute();
}

function findCharacters(context: RequestContext, q: string): Promise<FoundCharacter[]> {
  const { condition, rank } = namesWith('name_fold', q);
  return context.db
    .selectFrom('character')
    .select(['id as characterId', 'name'])
    .where('owner_id', '=', context.signedIn().id)
    .where(condition)
    .orderBy(rank)
    .orderBy('name_fold')
    .orderBy('id')
    .limit(mostFinds)
    .execute();
}

async function findItems({ db }: RequestContext, q: string): Promise<FoundItem[]> {
  const { condition, rank } = namesWith('name_fold', q);
  const rows = await db
    .selectFrom('catalogue_item')
    .select(['kind', 'sk', 'name', 'edition'])
    .where(condition)
    .orderBy(rank)
    .orderBy('name_fold')
    .orderBy('kind')
    .orderBy('sk')
    .limit(mostFinds)
    .execute();
  return rows.map(({ kind, edition, ...item }) => ({
    ...item,
    // Written from a validated request.
    kind: kind as CatalogueKind,
    // Written from a validated request.
    edition: edition as Edition,
  }));
}
