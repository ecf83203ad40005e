import { sql, type Kysely } from 'kysely';
import type { FoundEntry } from '#src/generated/model/index.ts';
import { campaignsOf } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { wordsToFind } from '#src/lib/entry-text/search-words.ts';
import { referenceOf } from './links.ts';
import { findEntry } from './read.ts';
import { readableEntries, readableEntriesOf, readerWith, type Readership } from './reader.ts';
import { scopeOf, scopeOfTitles, snippetFor } from './search.ts';
import { rowsWithWords, type SearchScope } from './search-index.ts';
import { rankOfTitle, titleSearch } from './title-rank.ts';

/** How many campaigns are searched besides the one that the user has open. */
const maxCampaigns = 20;

/**
 * The maximum number of search index rows that one query returns for ranking; the rows written last come first.
 * Without this limit, a word that most entries contain would make the database sort almost all entries.
 */
const maxCompared = 400;

interface Searched extends Readership {
  readonly title: string;
}

interface Candidate {
  readonly id: string;
  readonly campaign_id: string;
  readonly title_words: string;
}

/**
 * At most `most` entries that contain all words, in the open campaign and in the campaigns that the user opened
 * most recently. Entries of the open campaign come first. Entries of all other campaigns follow in one common
 * order. In both parts, better title matches come first (`rankOfTitle`).
 */
export async function findEntries(
  context: RequestContext,
  q: string,
  openCampaignId: string | undefined,
  most: number,
): Promise<FoundEntry[]> {
  const { db } = context;
  const words = wordsToFind(q);
  if (words.length === 0) return [];
  const campaigns = await lastOpened(context, openCampaignId);
  const isOpen = ({ campaignId }: Searched) => campaignId === openCampaignId;
  const open = campaigns.filter(isOpen);
  const others = campaigns.filter((campaign) => !isOpen(campaign));
  const found = await bestEntries(db, open, q, words, most);
  if (found.length < most) {
    found.push(...(await bestEntries(db, others, q, words, most - found.length)));
  }
  const campaignWith = new Map(campaigns.map((campaign) => [campaign.campaignId, campaign]));
  const entries: FoundEntry[] = [];
  for (const { id, campaign_id: campaignId } of found) {
    const campaign = campaignWith.get(campaignId);
    // Each entry is read on its own: with a list of ids, SQLite would read all entries of the campaigns.
    const entry = campaign && (await findEntry(db, campaignId, id, campaign.reader));
    if (!entry) continue;
    await context.app.pause();
    entries.push({
      campaignId,
      campaignTitle: campaign.title,
      ...referenceOf(entry),
      snippet: snippetFor(entry, words),
    });
  }
  return entries;
}

/** The campaigns that are searched, with the role of the user in each. */
async function lastOpened(
  context: RequestContext,
  openCampaignId: string | undefined,
): Promise<Searched[]> {
  const { id: userId } = context.signedIn();
  const rows = await campaignsOf(context.db, userId)
    .select(['campaign.id', 'campaign.title', 'member.role'])
    // The open campaign comes first, so the limit does not cut it off if other campaigns were opened later.
    .orderBy(sql`case when campaign.id = ${openCampaignId ?? ''} then 0 else 1 end`)
    .orderBy('member.accessed_newest_first', 'desc')
    .orderBy('member.campaign_id', 'desc')
    .limit(openCampaignId === undefined ? maxCampaigns : maxCampaigns + 1)
    .execute();
  return rows.map(({ id, title, role }) => ({
    campaignId: id,
    title,
    reader: readerWith(userId, role),
  }));
}

/** The best matches in these campaigns, the best one first. */
async function bestEntries(
  db: Kysely<Schema>,
  campaigns: readonly Searched[],
  q: string,
  words: readonly string[],
  most: number,
): Promise<Candidate[]> {
  if (campaigns.length === 0) return [];
  const candidates = new Map<string, Candidate>();
  const add = (rows: readonly Candidate[]) => {
    for (const row of rows) candidates.set(row.id, row);
  };
  const titles = titleSearch(q);
  add(await entriesBeginningWith(db, campaigns, titles.beginning, most));
  // Titles are searched before whole entries, because a match in a title is the better result. Each of the two
  // searches runs only if there are still fewer than `most` candidates.
  for (const scope of [scopeOfTitles, scopeOf]) {
    if (candidates.size < most) {
      add(await lastSavedWithWords(db, campaigns, campaigns.map(scope), words));
    }
  }
  return [...candidates.values()]
    .map((row) => ({ ...row, rank: rankOfTitle(row.title_words, titles) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        compare(one.title_words, other.title_words) ||
        compare(one.id, other.id),
    )
    .slice(0, most);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The entries whose title begins with the text: the first ones of each campaign in the order of titles. */
function entriesBeginningWith(
  db: Kysely<Schema>,
  campaigns: readonly Searched[],
  text: string,
  most: number,
): Promise<Candidate[]> {
  // A separate subquery for each campaign reads only the first rows of an index range. A single query for all
  // campaigns would sort all matching titles.
  const parts = campaigns.map((campaign) =>
    db
      .selectFrom(
        readableEntries(db, campaign.campaignId, campaign.reader)
          .select(['entry.id', 'entry.campaign_id', 'entry.title_words'])
          .where('entry.title_words', '>=', text)
          .where('entry.title_words', '<', `${text}\u{10FFFF}`)
          .orderBy('entry.title_words')
          .orderBy('entry.id')
          .limit(most)
          .as('part'),
      )
      .selectAll(),
  );
  return parts.reduce((all, part) => all.unionAll(part)).execute();
}

/**
 * The readable entries with an index row that is in one of the scopes and contains all words. The rows written last
 * come first, at most `maxCompared` rows; an entry can occur more than once.
 */
const lastSavedWithWords = (
  db: Kysely<Schema>,
  campaigns: readonly Searched[],
  scopes: readonly SearchScope[],
  words: readonly string[],
): Promise<Candidate[]> =>
  readableEntriesOf(db, campaigns)
    .innerJoin(rowsWithWords(db, scopes, words).as('found'), 'found.entry_id', 'entry.id')
    .select(['entry.id', 'entry.campaign_id', 'entry.title_words'])
    .orderBy('found.writtenOrder', 'desc')
    .limit(maxCompared)
    .execute();
