import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { instructed } from '#backend/storyteller/instructions.ts';
import type { Generation, GenerationSettings } from '#src/generated/model/index.ts';
import { isModelUsed } from './model-session.ts';
import { readGeneration } from './read.ts';
import { generationOf, isPainted, settingsOf, type GenerationRow } from './record.ts';
import { requireRight } from './rights.ts';
import { start } from './start.ts';
import { askedChanges, unclearWish, type AskedChanges } from './wishes.ts';

type Revision = Input<'generationRevise'>['body'];

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
  const hasModel = await isModelUsed(context.app, 'text');
  return start(context, call, async (transaction) => {
    const before = await readGeneration(transaction, generationId, context.signedIn().id);
    if (before.draft === null) {
      throw new ProblemError('conflict', 'There is no draft to write again.');
    }
    requireSections(before, body.sectionIds);
    await requireRight(transaction, before);
    const asked = askedChanges(body);
    // A wish in words cannot change a picture, because a picture is painted from an idea.
    const isForModel = asked.isUnclear && hasModel && !isPainted(before.kind);
    if (asked.isUnclear && !isForModel) throw new ProblemError('conflict', unclearWish);
    const settings = withSafety(settingsOf(before), body);
    if (!isForModel) requireChange(settings, asked, before.kind);
    return {
      kind: before.kind,
      campaign_id: before.campaign_id,
      settings: body.sectionIds.length > 0 ? settings : changed(settings, asked, isForModel),
      revision: body,
      revisionOf: generationId,
      story: before.story,
      // A model writes other words about the same situation, so the seed stays.
      hasSeed: isForModel,
    };
  });
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

type Asked = Pick<AskedChanges, 'instructions'>;

const instructedBy = (settings: GenerationSettings, { instructions }: Asked): GenerationSettings =>
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
  asked: Asked,
  isForModel: boolean,
): GenerationSettings {
  return asked.instructions.length > 0 || isForModel
    ? instructedBy(settings, asked)
    : { ...settings, seed: (settings.seed + 1) % 2_147_483_648 };
}

const limitTexts = {
  darker: 'This is as dark as the storyteller writes: its tone is horror already.',
  lighter: 'This is as light as the storyteller writes: its tone is whimsical already.',
  longer: 'This is as long as the storyteller writes it.',
  shorter: 'This is as short as the storyteller writes it.',
} as const;

/** @throws ProblemError 409 when the draft already is as the user wishes it */
function requireChange(
  settings: GenerationSettings,
  asked: AskedChanges,
  kind: GenerationRow['kind'],
): void {
  const [first] = asked.instructions;
  if (first === undefined) return;
  const { tone, length } = instructedBy(settings, asked);
  // A picture has no length.
  if (tone !== settings.tone || (length !== settings.length && !isPainted(kind))) return;
  throw new ProblemError('conflict', `${limitTexts[first]} Ask for another change.`);
}
