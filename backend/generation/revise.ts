import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { Turns } from '#backend/pipeline/turns.ts';
import { instructed } from '#backend/storyteller/instructions.ts';
import type { Generation, GenerationSettings } from '#src/generated/model/index.ts';
import { isModelUsed } from './model-session.ts';
import { readGeneration } from './read.ts';
import { generationOf, isPainted, person, settingsOf, type GenerationRow } from './record.ts';
import { requireRight } from './rights.ts';
import { limitTexts, refusalOf } from './revision-effect.ts';
import { start } from './start.ts';
import { storyIn } from './story-request.ts';
import { UsedTexts } from './used-texts.ts';
import { askedChanges, unclearWish, type AskedChanges } from './wishes.ts';

type Revision = Input<'generationRevise'>['body'];

/** A refused revision costs no draft of the day, so the stories of one user are written one after the other. */
const stories = new Turns();

/** Starts a generation that writes a draft again, or some of its sections. */
export async function reviseGeneration(
  context: RequestContext,
  { generationId, idempotencyKey }: Input<'generationRevise'>['params'],
  body: Revision,
): Promise<Generation> {
  const call = {
    operation: 'generationRevise',
    key: idempotencyKey,
    body: { generationId, ...body },
  } as const;
  const asked: Asked = {
    userId: context.signedIn().id,
    generationId,
    body,
    hasModel: await isModelUsed(context.app, 'text'),
  };
  const refusal = await stories.run(asked.userId, () => findRefusal(context, asked));
  return start(context, call, async (transaction) => {
    const started = await revised(transaction, asked);
    if (refusal !== null) throw new ProblemError('conflict', refusal);
    return started;
  });
}

const ofPerson =
  'A draft has replaced this, but it is no draft itself: a person has made it. Write a new draft.';

interface Asked {
  readonly userId: string;
  readonly generationId: string;
  readonly body: Revision;
  readonly hasModel: boolean;
}

/**
 * Why the text would not change. The story is written before the transaction, because no other request can write to
 * the database during one.
 */
async function findRefusal(context: RequestContext, asked: Asked): Promise<string | null> {
  try {
    const { settings, revision, ...started } = await revised(context.db, asked);
    const row = {
      user_id: asked.userId,
      campaign_id: started.campaign_id,
      kind: started.kind,
      settings: JSON.stringify(settings),
      revision: JSON.stringify(revision),
      revision_of: started.revisionOf,
      story: started.story,
      has_seed: started.hasSeed ? 1 : 0,
    } as const;
    return await refusalOf(context, row, asked.hasModel);
  } catch (error) {
    // A problem that the transaction finds, too, unless it only repeats a request.
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** @throws ProblemError when the draft cannot be written again, or already is as the user wishes it */
async function revised(db: Kysely<Schema>, { userId, generationId, body, hasModel }: Asked) {
  const before = await readGeneration(db, generationId, userId);
  if (before.draft === null) {
    throw new ProblemError('conflict', 'There is no draft to write again.');
  }
  // There is no story behind it, so every revision would be about something else.
  if (before.author === person) throw new ProblemError('conflict', ofPerson);
  requireSections(before, body.sectionIds);
  await requireRight(db, before);
  if (before.story !== null) {
    await UsedTexts.ofStory(before, storyIn(before.story)).requireReadable(db);
  }
  const asked = askedChanges(body);
  // A wish in words cannot change a picture, because a picture is painted from an idea.
  const isForModel = asked.isUnclear && hasModel && !isPainted(before.kind);
  if (asked.isUnclear && !isForModel) throw new ProblemError('conflict', unclearWish);
  const settings = withSafety(settingsOf(before), body);
  const isWhole = body.sectionIds.length === 0;
  if (!isForModel) requireChange(settings, asked, { kind: before.kind, isWhole });
  return {
    kind: before.kind,
    campaign_id: before.campaign_id,
    settings: isWhole ? changed(settings, asked, isForModel) : settings,
    revision: body,
    revisionOf: generationId,
    story: before.story,
    // A model writes other words about the same situation, so the seed stays.
    hasSeed: isForModel,
  };
}

function requireSections(row: GenerationRow, sectionIds: readonly string[]): void {
  const sections = generationOf(row).draft?.sections ?? [];
  const isKnown = (id: string): boolean => sections.some(({ sectionId }) => sectionId === id);
  if (sectionIds.every(isKnown)) return;
  throw validationProblem([{ path: '/sectionIds', message: 'The draft has no such section.' }]);
}

/** Lines and veils can have been typed since the draft was written. */
const withSafety = (
  settings: GenerationSettings,
  { safetyLines, safetyVeils }: Revision,
): GenerationSettings => ({
  ...settings,
  ...(safetyLines !== undefined && { safetyLines }),
  ...(safetyVeils !== undefined && { safetyVeils }),
});

type Instructed = Pick<AskedChanges, 'instructions'>;

const instructedBy = (
  settings: GenerationSettings,
  { instructions }: Instructed,
): GenerationSettings =>
  instructions.reduce<GenerationSettings>(
    (all, instruction) => instructed(all, instruction),
    settings,
  );

/**
 * A whole draft is written again with other settings; if no setting changes, it gets another seed. For some
 * sections the settings stay, because the rest of the draft was written with them.
 */
function changed(
  settings: GenerationSettings,
  asked: Instructed,
  isForModel: boolean,
): GenerationSettings {
  return asked.instructions.length > 0 || isForModel
    ? instructedBy(settings, asked)
    : { ...settings, seed: (settings.seed + 1) % 2_147_483_648 };
}

/** @throws ProblemError 409 when the draft already is as the user wishes it */
function requireChange(
  settings: GenerationSettings,
  asked: AskedChanges,
  { kind, isWhole }: { readonly kind: GenerationRow['kind']; readonly isWhole: boolean },
): void {
  const [first] = asked.instructions;
  if (first === undefined) return;
  // A section can have another length and another mood than the settings of its draft say (`refusalOf`).
  if (!isWhole) return;
  const { tone, length } = instructedBy(settings, asked);
  // A picture has no length.
  if (tone !== settings.tone || (length !== settings.length && !isPainted(kind))) return;
  throw new ProblemError('conflict', `${limitTexts[first]} Ask for another change.`);
}
