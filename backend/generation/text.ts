import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type {
  CatalogueItem,
  RecentStory,
  Story,
  StoryKind,
  StoryRequest,
} from '#backend/storyteller/story.ts';
import { instructed } from '#backend/storyteller/instructions.ts';
import type { GenerationInstruction, GenerationRevision } from '#src/generated/model/index.ts';
import { worldOf } from './world.ts';
import { draftOf } from './draft.ts';
import { storeResult } from './queue.ts';
import { revisionOf, settingsOf, type GenerationRow } from './record.ts';
import type { GenerationContext } from './generation-context.ts';
import { ModelSession } from './model-session.ts';
import type { Watch } from './watch.ts';
import { noticeOfIdea, noticeOfText } from './words/notice.ts';
import { textsOfStory, unusedWords } from './words/unused-words.ts';
import { askedChanges } from './wishes.ts';
import { authorOf, writeStory } from './words/write-story.ts';
import { subjectOf } from './subject.ts';

/** The kinds of text with a reward. For the others, hundreds of items would be read for nothing. */
const rewarded: ReadonlySet<StoryKind> = new Set(['quest', 'adventure']);

/** The kinds of the catalogue from which a reward can be. */
const rewardKinds = ['gear', 'tools', 'armor', 'weapons'] as const;

/** How many of the user's last drafts a new one does not repeat. */
const mostRecent = 20;

/**
 * Has the storyteller write a text, and then a model if there is one, and stores it as a draft.
 * @param watch ends long work; null if the storyteller works alone
 * @returns whether it is stored; false if the generation was cancelled or discarded meanwhile
 */
export async function makeText(
  context: GenerationContext,
  row: GenerationRow,
  kind: StoryKind,
  watch: Watch | null,
): Promise<boolean> {
  const { db, clock, storyteller } = context;
  const settings = settingsOf(row);
  const subject = await subjectOf(db, row, kind, settings);
  const request = { ...(await requestOf(context, row, kind)), ...subject.request };
  const story = await storyteller.tell(request);
  const wish = revisionOf(row)?.wish.trim() ?? '';
  const session = watch && (await ModelSession.open(context, row, 'text', watch));
  const rests =
    session === 'resting' || (watch === null && context.modelRests.restsUntil('text') !== null);
  const result =
    session instanceof ModelSession && watch !== null
      ? await writeStory({ context, row, session, watch, wish }, request, story)
      : { story, notice: rests ? noticeOfText('resting', { builtIn: [''], all: [''] }) : null };
  const model = session instanceof ModelSession ? session.name : undefined;
  const stored = {
    author: authorOf(result.story, model),
    notice: result.notice ?? (model === undefined ? noticeOfBuiltIn(row, kind, story) : null),
    draft: JSON.stringify({ ...draftOf(result.story), ...subject.drafted(result.story) }),
    story: JSON.stringify(result.story),
    coverW1024Id: null,
    coverW704Id: null,
    // With a seed that the user has not chosen, the storyteller can choose a better one.
    ...(story.seed !== settings.seed && {
      settings: JSON.stringify({ ...settings, seed: story.seed }),
    }),
  };
  return db.transaction().execute((transaction) => storeResult(transaction, row, stored, clock()));
}

async function requestOf(
  { db }: Pick<GenerationContext, 'db'>,
  row: GenerationRow,
  kind: StoryKind,
): Promise<StoryRequest> {
  const previous = row.story === null ? null : storyIn(row.story);
  const revision = revisionOf(row);
  // The settings of a whole draft have the changes already (`reviseGeneration`).
  const [instruction, ...others] =
    revision && revision.sectionIds.length > 0 ? changesOfSections(revision) : [];
  const world = await worldOf(db, row);
  const settings = settingsOf(row);
  const { tone, length } = others.reduce<Pick<StoryRequest, 'tone' | 'length'>>(
    (all, other) => instructed(all, other),
    settings,
  );
  const { idea, difficulty, level, partySize, seed } = settings;
  return {
    kind,
    idea,
    tone,
    length,
    difficulty,
    level,
    partySize,
    seed,
    lines: world.lines,
    veils: world.veils,
    known: world.known,
    ...(world.landscape && { landscape: world.landscape }),
    // What the user has written before must not change what a seed gives.
    recent: row.has_seed === 1 ? [] : await recentStories(db, row),
    items: rewarded.has(kind) ? await itemsOf(db, world.edition) : [],
    ...keptSections(previous, revision?.sectionIds ?? []),
    ...(instruction !== undefined && { instruction }),
  };
}

/** What the user should know about a text that no model has written. A recap retells what is there, and has no idea. */
const noticeOfBuiltIn = (row: GenerationRow, kind: StoryKind, story: Story): string | null =>
  noticeOfWish(row) ??
  (kind === 'recap'
    ? null
    : noticeOfIdea(unusedWords(settingsOf(row).idea, textsOfStory(story)), 'storyteller'));

/** What the storyteller has made of a wish in words; null if there is none. */
function noticeOfWish(row: GenerationRow): string | null {
  const revision = revisionOf(row);
  if (revision === null || revision.wish.trim() === '') return null;
  const { instructions } = askedChanges(revision);
  const changes = instructions.length > 0 ? instructions.join(' and ') : 'write another one';
  return `The storyteller has understood your wish as “${changes}”.`;
}

/** The storyteller takes one instruction. */
function changesOfSections(revision: GenerationRevision): readonly GenerationInstruction[] {
  const { instructions } = askedChanges(revision);
  return instructions.length > 0 ? instructions : ['again'];
}

// `makeText` has written the JSON.
const storyIn = (json: string): Story => {
  const story = JSON.parse(json) as Omit<Story, 'named'> & Partial<Story>;
  // Stories of an earlier version have no list of names.
  return { ...story, named: story.named ?? [] };
};

/** Without a list of sections, the whole story is written again. */
function keptSections(story: Story | null, again: readonly string[]): Pick<StoryRequest, 'keep'> {
  if (!story || again.length === 0) return {};
  const sections = story.sections.map(({ id }) => id);
  return { keep: { story, sections: sections.filter((id) => !again.includes(id)) } };
}

async function itemsOf(db: Kysely<Schema>, edition: string): Promise<CatalogueItem[]> {
  const rows = await db
    .selectFrom('catalogue_item')
    .select(['sk', 'name', 'cost_cp'])
    .where('kind', 'in', rewardKinds)
    .where('edition', '=', edition)
    .where('archived', '=', 0)
    .orderBy('kind')
    .orderBy('sk')
    .limit(2000)
    .execute();
  return rows.map(({ sk, name, cost_cp: costCp }) => ({ sk, name, costCp }));
}

/** The user's last drafts of the same kind, also those for other campaigns. */
async function recentStories(db: Kysely<Schema>, row: GenerationRow): Promise<RecentStory[]> {
  const rows = await db
    .selectFrom('generation')
    .select('story')
    .where('user_id', '=', row.user_id)
    .where('kind', '=', row.kind)
    .where('status', '=', 'done')
    // A revision keeps sentences of the draft that it revises.
    .$if(row.revision_of !== null, (query) => query.where('id', '<>', row.revision_of))
    .orderBy('created_at', 'desc')
    .limit(mostRecent)
    .execute();
  return rows.flatMap(({ story: json }) => {
    if (json === null) return [];
    const { facts, sections } = storyIn(json);
    return [{ facts, text: sections.map(({ text }) => text).join('\n\n') }];
  });
}
