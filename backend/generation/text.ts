import { shortenedIdeaOf } from '#backend/storyteller/told-idea.ts';
import type { Story, StoryKind } from '#backend/storyteller/story.ts';
import { draftOf } from './draft.ts';
import { storeResult } from './queue.ts';
import { revisionOf, settingsOf, type GenerationRow } from './record.ts';
import type { GenerationContext } from './generation-context.ts';
import { ModelSession } from './model-session.ts';
import { storyRequestOf } from './story-request.ts';
import { usedBy, UsedTexts, type StoredStory } from './used-texts.ts';
import type { Watch } from './watch.ts';
import {
  joinedNotices,
  noticeOfIdea,
  noticeOfEnemy,
  noticeOfLines,
  noticeOfPlot,
  noticeOfQuoted,
  noticeOfShortened,
  noticeOfText,
  noticeOfTexts,
} from './words/notice.ts';
import { askedChanges } from './wishes.ts';
import { authorOf, writeStory } from './words/write-story.ts';
import { subjectOf } from './subject.ts';

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
  const request = await storyRequestOf(db, row, kind, subject);
  const story = await storyteller.tell(request);
  const { retold } = subject;
  const used = usedBy(story, { known: request.known, kept: request.keep?.story, retold });
  const texts = new UsedTexts(row, used);
  const requireReadable = () => texts.requireReadable(db);
  if (watch) watch.requireReadable = requireReadable;
  const wish = revisionOf(row)?.wish.trim() ?? '';
  const session =
    watch && (await ModelSession.open(context, row, 'text', { watch, requireReadable }));
  const rests =
    session === 'resting' || (watch === null && context.modelRests.restsUntil('text') !== null);
  const result =
    session instanceof ModelSession && watch !== null
      ? await writeStory({ context, row, session, watch, wish }, request, story)
      : { story, notice: rests ? noticeOfText('resting', { builtIn: [''], all: [''] }) : null };
  const model = session instanceof ModelSession ? session.name : undefined;
  const stored = {
    author: authorOf(result.story, model),
    notice: joinedNotices(
      noticeOfLines(story.leftOut ?? 0, story.sections.length),
      noticeOfEnemy(story.facts['tooStrong']),
      result.notice ?? (model === undefined ? noticeOfBuiltIn(row, story) : null),
      // A model reads the words of the wish, but the storyteller decides about plot and tone.
      result.notice !== null || model !== undefined ? noticeOfWish(row) : null,
      model === undefined && request.texts !== undefined ? noticeOfTexts : null,
    ),
    draft: JSON.stringify({ ...draftOf(result.story), ...subject.drafted(result.story) }),
    story: JSON.stringify({ ...result.story, ...used } satisfies StoredStory),
    coverW1024Id: null,
    coverW704Id: null,
    // With a seed that the user has not chosen, the storyteller can choose a better one.
    ...(story.seed !== settings.seed && {
      settings: JSON.stringify({ ...settings, seed: story.seed }),
    }),
  };
  return db.transaction().execute(async (transaction) => {
    const isStored = await storeResult(transaction, row, stored, clock());
    if (isStored) await texts.requireReadable(transaction);
    return isStored;
  });
}

/** What the user should know about a text that no model has written. */
function noticeOfBuiltIn(row: GenerationRow, story: Story): string | null {
  const ofWish = noticeOfWish(row);
  if (ofWish !== null || story.idea === undefined) return ofWish;
  const { hasPlot, asked, unused, quoted } = story.idea;
  const isUntold = asked.length > 0 && unused.length + quoted.length === asked.length;
  if (isUntold || !hasPlot) return noticeOfPlot(story.kind);
  const shortened = shortenedIdeaOf(story);
  if (shortened !== undefined) return noticeOfShortened(shortened, [...unused, ...quoted]);
  return joinedNotices(noticeOfIdea(unused, 'storyteller'), noticeOfQuoted(quoted));
}

/** What the storyteller has made of a wish in words; null if there is none, or if it is only for a model. */
function noticeOfWish(row: GenerationRow): string | null {
  const revision = revisionOf(row);
  if (revision === null || revision.wish.trim() === '') return null;
  const { instructions, isUnclear } = askedChanges(revision);
  if (isUnclear) return null;
  const changes = instructions.length > 0 ? instructions.join(' and ') : 'write another one';
  return `The storyteller has understood your wish as “${changes}”.`;
}
