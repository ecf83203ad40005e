import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { isMoodChange } from '#backend/storyteller/instructions.ts';
import type {
  CatalogueItem,
  RecentStory,
  RewardKind,
  Story,
  StoryKind,
  StoryRequest,
} from '#backend/storyteller/story.ts';
import type { GenerationInstruction, GenerationRevision } from '#src/generated/model/index.ts';
import type { StoredStory } from './used-texts.ts';
import { revisionOf, settingsOf, type GenerationRow } from './record.ts';
import type { Subject } from './subject.ts';
import { askedChanges, type AskedChanges } from './wishes.ts';
import { worldOf } from './world.ts';

/** The kinds of text with a reward. For the others, hundreds of items would be read for nothing. */
const rewarded: ReadonlySet<StoryKind> = new Set(['quest', 'adventure']);

/** The kinds of the catalogue from which a reward can be. */
const rewardKinds: readonly RewardKind[] = ['gear', 'tools', 'armor', 'weapons'];

/** How many of the user's last drafts a new one does not repeat. */
const mostRecent = 20;

/** What the request of a story is made from: a row of a generation, or one that is not stored yet. */
export type AskedStory = Pick<
  GenerationRow,
  | 'user_id'
  | 'campaign_id'
  | 'kind'
  | 'settings'
  | 'revision'
  | 'revision_of'
  | 'story'
  | 'has_seed'
>;

/** @throws ProblemError when the user is not a member of the campaign any more */
export async function storyRequestOf(
  db: Kysely<Schema>,
  row: AskedStory,
  kind: StoryKind,
  subject: Subject,
): Promise<StoryRequest> {
  const settings = settingsOf(row);
  const world = await worldOf(db, row);
  const { idea, difficulty, level, partySize, seed } = settings;
  return {
    kind,
    idea,
    tone: settings.tone,
    length: settings.length,
    difficulty,
    level,
    partySize,
    seed,
    lines: world.lines,
    veils: world.veils,
    known: world.known,
    ...(world.landscape && { landscape: world.landscape }),
    recent: await recentStories(db, row),
    items: rewarded.has(kind) ? await itemsOf(db, world.edition) : [],
    ...againOf(row),
    ...subject.request,
  };
}

const isLength = (instruction: GenerationInstruction): boolean =>
  instruction === 'shorter' || instruction === 'longer';

/** Whether a whole draft tells the same story again: a change of the tone needs another plot, and "again" asks for one. */
const keepsStory = ({ instructions, isUnclear }: AskedChanges): boolean =>
  instructions.length > 0 ? instructions.every(isLength) : isUnclear;

/** What is kept of the story that is written again. */
function againOf(row: AskedStory): Partial<StoryRequest> {
  const revision = revisionOf(row);
  if (revision === null || row.story === null) return {};
  const story = storyIn(row.story);
  const asked = askedChanges(revision);
  if (revision.sectionIds.length === 0) {
    return keepsStory(asked) ? { keep: { story, sections: [], isWhole: true } } : {};
  }
  const sections = story.sections.map(({ id }) => id);
  const keep = { story, sections: sections.filter((id) => !revision.sectionIds.includes(id)) };
  const mood = asked.instructions.find(isMoodChange);
  // Sections get another length first, and then another mood.
  const instruction = asked.instructions.find(isLength) ?? mood ?? 'again';
  return { keep, instruction, ...(mood !== undefined && { mood }) };
}

// `makeText` has written the JSON.
export const storyIn = (json: string): StoredStory => {
  const story = JSON.parse(json) as Omit<StoredStory, 'named'> & Partial<Story>;
  // Stories of an earlier version have no list of names.
  return { ...story, named: story.named ?? [] };
};

async function itemsOf(db: Kysely<Schema>, edition: string): Promise<CatalogueItem[]> {
  const rows = await db
    .selectFrom('catalogue_item')
    .select(['kind', 'sk', 'name', 'cost_cp'])
    .where('kind', 'in', rewardKinds)
    .where('edition', '=', edition)
    .where('archived', '=', 0)
    .orderBy('kind')
    .orderBy('sk')
    .limit(2000)
    .execute();
  return rows.flatMap(({ sk, name, cost_cp: costCp, ...row }) => {
    const kind = rewardKinds.find((one) => one === row.kind);
    return kind === undefined ? [] : [{ kind, sk, name, costCp }];
  });
}

/** Whether a draft changes as it was asked to, so that it must not become another story. */
const isChange = (revision: GenerationRevision | null): boolean =>
  revision !== null &&
  (revision.sectionIds ?? []).length === 0 &&
  askedChanges(revision).instructions.length > 0;

/** The user's last drafts of the same kind, also those for other campaigns, which a new one does not repeat. */
async function recentStories(db: Kysely<Schema>, row: AskedStory): Promise<RecentStory[]> {
  const revision = revisionOf(row);
  // What the user has written before must not change what a seed gives, or the story that is changed.
  if (row.has_seed === 1 || isChange(revision)) return [];
  const isOfSections = revision !== null && revision.sectionIds.length > 0;
  const rows = await db
    .selectFrom('generation')
    .select('story')
    .where('user_id', '=', row.user_id)
    .where('kind', '=', row.kind)
    .where('status', '=', 'done')
    // Its sections have sentences of the draft that it revises.
    .$if(isOfSections, (query) => query.where('id', '<>', row.revision_of))
    .orderBy('created_at', 'desc')
    .limit(mostRecent)
    .execute();
  return rows.flatMap(({ story: json }) => {
    if (json === null) return [];
    const { facts, sections } = storyIn(json);
    return [{ facts, text: sections.map(({ text }) => text).join('\n\n') }];
  });
}
