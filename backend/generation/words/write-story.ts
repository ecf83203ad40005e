import { ModelFailure } from '#backend/ports.ts';
import { sentencesOf } from '#backend/storyteller/realise/sentences.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import { instructed } from '#backend/storyteller/instructions.ts';
import type { Story, StoryRequest, StorySection } from '#backend/storyteller/story.ts';
import type { ModelSession } from '../model-session.ts';
import type { GenerationContext } from '../generation-context.ts';
import type { GenerationRow } from '../record.ts';
import { WorkEnded, type Watch } from '../watch.ts';
import { ItemNames } from './item-names.ts';
import { NameMarks, namedIn } from './named.ts';
import { noticeOfText, shortfallOf, type Shortfall } from './notice.ts';
import { writeSection, type StoryContext } from './write-section.ts';
import { WrittenText } from './written.ts';

export interface WrittenStory {
  readonly story: Story;
  readonly notice: string | null;
}

/** The texts of an entry or of a campaign have a limit, and sections that do not fit are left out. */
const roomFor = ({ kind, sections }: Story): number => {
  const all = kind === 'setting' ? 9000 : 18_500;
  return (
    all - sections.reduce((sum, { heading, text }) => sum + heading.length + text.length + 20, 0)
  );
};

/** How much longer than the text of the storyteller a section can be. */
const growth = (length: number): number => Math.ceil(length * 0.6) + 300;

/** How many sections in a row the model may fail at before the rest of the story is the storyteller's. */
const mostFailures = 2;

/** The next section can succeed after these failures, at little cost: the model has answered at once, but badly. */
const passing: ReadonlySet<Shortfall> = new Set(['broken', 'too-large']);

/** The first words of a text, which the next sections do not repeat. */
const openingOf = ({ text }: StorySection): string =>
  (sentencesOf(fromMarkdown(text))[0] ?? '').split(' ').slice(0, 6).join(' ');

/** The model whose name a draft has: that of the newest sections. */
export const authorOf = ({ sections }: Story, model?: string): string =>
  sections.some(({ author }) => author === model)
    ? (model ?? 'storyteller')
    : (sections.find(({ author }) => author !== undefined)?.author ?? 'storyteller');

interface Work {
  readonly context: GenerationContext;
  readonly row: GenerationRow;
  readonly session: ModelSession;
  readonly watch: Watch;
  /** The change that the user has asked for in words. */
  readonly wish: string;
}

/**
 * Has a model write the sections of a story again, one after the other; what it cannot write stays as the
 * storyteller has written it.
 * @throws WorkEnded when the generation is cancelled, or this process stops
 */
export async function writeStory(
  { context, row, session, watch, wish }: Work,
  request: StoryRequest,
  story: Story,
): Promise<WrittenStory> {
  const { random, clock, realtime, models, modelRests } = context;
  const { tone } = instructed(request, request.mood ?? request.instruction);
  const { idea, texts = '', lines, veils, known, keep } = request;
  const storyContext: StoryContext = {
    kind: story.kind,
    tone,
    idea,
    texts,
    wish,
    lines,
    veils,
    marks: new NameMarks(namedIn(story, known)),
    items: new ItemNames(request.items),
  };
  const reader = { realtime, clock, userId: row.user_id, generationId: row.id };
  const written = new WrittenText(reader, story.sections);
  watch.unstored = () => written.unstored();
  const openText = story.sections
    .filter(({ audience }) => audience === 'everyone')
    .map(({ text }) => fromMarkdown(text))
    .join('\n');
  const mayTell = (role: string): boolean => openText.includes(role);
  const sections = [...story.sections];
  const again = sections.filter(({ id }) => !keep?.sections.includes(id));
  let room = roomFor(story);
  let reason: Shortfall | null = null;
  const builtIn: string[] = [];
  /** How many requests have failed since the last answer of the model. */
  let failures = 0;
  let isStopped = false;
  try {
    await watch.store();
    // The page reads all sections now, and gets the pieces from here on.
    realtime.generationChanged(row.user_id, { generationId: row.id, status: 'running' });
    for (const [index, section] of sections.entries()) {
      if (!again.includes(section)) continue;
      if (isStopped) {
        builtIn.push(section.heading);
        continue;
      }
      const before = sections
        .slice(0, index)
        .filter(({ audience }) => section.audience === 'gm' || audience === 'everyone');
      const task = {
        section,
        mayTell,
        openings: before.slice(-2).map(openingOf),
        longest: section.text.length + Math.max(0, Math.min(room, growth(section.text.length))),
      };
      const result = await writeSection(
        { models, random, session, written },
        storyContext,
        task,
      ).catch((error: unknown) => {
        const failed = stopReason(error);
        failures += 1;
        isStopped =
          failures >= mostFailures ||
          !passing.has(failed) ||
          modelRests.restsUntil('text') !== null;
        return { reason: failed, isFailure: true };
      });
      if (!('isFailure' in result)) failures = 0;
      if ('text' in result) {
        room -= result.text.length - section.text.length;
        sections[index] = { ...section, text: result.text, author: session.name };
      } else {
        builtIn.push(section.heading);
        reason = isStopped ? result.reason : (reason ?? result.reason);
      }
      written.show(section.id, sections[index]?.text ?? section.text);
    }
  } finally {
    await session.close({ reason });
  }
  const all = again.map(({ heading }) => heading);
  const notice = noticeOfText(reason, { builtIn, all });
  return { story: { ...story, sections }, notice };
}

/** @throws WorkEnded when nothing of the work is needed any more */
function stopReason(error: unknown): Shortfall {
  if (error instanceof ModelFailure) return shortfallOf(error);
  if (error instanceof WorkEnded && error.why === 'out-of-time') return 'out-of-time';
  throw error;
}
