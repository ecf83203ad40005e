import type { Kysely } from 'kysely';
import { campaignsOf, readCampaign } from '#backend/campaigns/read.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import { safetyWordsOf, tableFactsOf } from '#backend/campaigns/table-facts.ts';
import type { Schema } from '#backend/db/schema.ts';
import { readableEntries, readerWith } from '#backend/entries/reader.ts';
import { landscapeIn } from '#backend/storyteller/plan/land.ts';
import type { KnownThing, Landscape } from '#backend/storyteller/story.ts';
import type { EntrySummaryDetails, GenerationSettings } from '#src/generated/model/index.ts';
import { namesInText } from './campaign-names.ts';
import { settingsOf, type GenerationRow } from './record.ts';

/** What a story uses of the campaign that it is for. */
export interface World {
  readonly edition: string;
  readonly lines: readonly string[];
  readonly veils: readonly string[];
  readonly known: readonly KnownThing[];
  /** What the texts of the campaign say about its land; undefined if they do not say it for certain. */
  readonly landscape?: Landscape | undefined;
}

const usualEdition = '2024';

/** The lines and veils of all campaigns of a user. */
export const safetyOfCampaigns = (db: Kysely<Schema>, userId: string) =>
  campaignsOf(db, userId).select('campaign.safety').execute();

/** The texts of the campaign that all members read. The notes of the game masters are not used. */
const textsOf = (
  { setting: stored, story_overview: storedOverview }: MemberCampaign,
  { texts }: GenerationSettings,
) => ({ setting: texts.setting ?? stored, overview: texts.storyOverview ?? storedOverview });

/** Whether the texts of the campaign, or those that the user has typed instead, still have all these names. */
export async function hasNames(
  db: Kysely<Schema>,
  row: Pick<GenerationRow, 'campaign_id' | 'user_id' | 'settings'>,
  names: readonly string[],
): Promise<boolean> {
  if (row.campaign_id === null || names.length === 0) return true;
  const campaign = await readCampaign(db, row.campaign_id, row.user_id);
  const text = Object.values(textsOf(campaign, settingsOf(row)))
    .join('\n')
    .toLowerCase();
  return names.every((name) => text.includes(name.toLowerCase()));
}

/** How many entries a story can use: the latest ones. */
const mostKnown = 30;

/** More are read, because the dead and the missing among them are left out. */
const mostRead = 90;

const knownKinds = ['person', 'place', 'faction', 'item'] as const;

/**
 * What a story uses of the campaign: what all members read at this moment. A draft says for each section who
 * may read it, and a hidden title would be wrong in those for everyone, also in a draft of a game master.
 * @throws ProblemError 404 when the user is not a member any more
 */
export async function worldOf(
  db: Kysely<Schema>,
  row: Pick<GenerationRow, 'campaign_id' | 'user_id' | 'kind' | 'settings'>,
): Promise<World> {
  const { campaign_id: campaignId, user_id: userId } = row;
  const typed = settingsOf(row);
  if (campaignId === null) {
    // A character has no campaign yet, and can come into any of those of its player.
    const rows = row.kind === 'character' ? await safetyOfCampaigns(db, userId) : [];
    const { setting = '', storyOverview = '' } = typed.texts;
    return {
      edition: usualEdition,
      ...safetyWordsOf(rows, typed),
      known: namesInText([setting, storyOverview].join('\n')),
      landscape: landscapeIn([setting, storyOverview]),
    };
  }
  const campaign = await readCampaign(db, campaignId, userId);
  const { edition } = tableFactsOf(campaign);
  const entries = await readableEntries(db, campaignId, readerWith(userId, campaign.role))
    .select(['entry.id', 'entry.type', 'entry.title', 'entry.summary_details'])
    .where('entry.type', 'in', knownKinds)
    .where('entry.visibility', '=', 'everyone')
    // Not by the last change, because the time of a change that readers cannot see would choose the entries.
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id')
    .limit(mostRead)
    .execute();
  const { title: campaignTitle, genre } = campaign;
  const { setting, overview } = textsOf(campaign, typed);
  const known = entries
    .flatMap(({ id, type, title, summary_details: details }): KnownThing[] => {
      // Written from a validated request.
      const { life = 'alive', role = '' } = JSON.parse(details) as EntrySummaryDetails;
      // The query asks for these types only.
      const kind = type as KnownThing['kind'];
      const thing = { id, kind, name: title };
      return life === 'alive' ? [role === '' ? thing : { ...thing, role }] : [];
    })
    .slice(0, mostKnown);
  // An entry says more than the text, also that someone is dead.
  const titles = new Set(entries.map(({ title }) => title.toLowerCase()));
  return {
    // There are too few items without an edition for rewards.
    edition: edition === 'other' ? usualEdition : edition,
    ...safetyWordsOf([campaign], typed),
    known: [
      ...known,
      ...namesInText([setting, overview].join('\n')).filter(
        ({ name }) => !titles.has(name.toLowerCase()),
      ),
    ],
    landscape: landscapeIn([[campaignTitle, genre].join('\n'), setting, overview]),
  };
}
