import type { RequestContext } from '#backend/context.ts';
import { hasEffect } from '#backend/storyteller/effect.ts';
import { isMoodChange } from '#backend/storyteller/instructions.ts';
import type { Story, StoryKind } from '#backend/storyteller/story.ts';
import type { GenerationInstruction } from '#src/generated/model/index.ts';
import { isPainted, revisionOf, settingsOf } from './record.ts';
import { storyIn, storyRequestOf, type AskedStory } from './story-request.ts';
import { subjectOf } from './subject.ts';
import { askedChanges } from './wishes.ts';

type Texts = Readonly<Record<GenerationInstruction, string>>;

/** Why a whole draft cannot be changed like this. */
export const limitTexts: Texts = {
  again: 'The storyteller knows no other words for this.',
  darker: 'This is as dark as the storyteller writes: its tone is horror already.',
  lighter: 'This is as light as the storyteller writes: its tone is whimsical already.',
  longer: 'This is as long as the storyteller writes it.',
  shorter: 'This is as short as the storyteller writes it.',
};

const ofOneSection: Texts = {
  again: 'The storyteller knows no other words for this section.',
  darker: 'This section is as dark as the storyteller writes it.',
  lighter: 'This section is as light as the storyteller writes it.',
  longer: 'This section is as long as the storyteller writes it.',
  shorter: 'This section is as short as the storyteller writes it.',
};

const ofSections: Texts = {
  again: 'The storyteller knows no other words for these sections.',
  darker: 'These sections are as dark as the storyteller writes them.',
  lighter: 'These sections are as light as the storyteller writes them.',
  longer: 'These sections are as long as the storyteller writes them.',
  shorter: 'These sections are as short as the storyteller writes them.',
};

/** Another tone of a whole draft has another plot, so the tone is at its limit only if `limitTexts` says it. */
const ofAnotherTone = {
  darker: 'The storyteller knows no darker version of this.',
  lighter: 'The storyteller knows no lighter version of this.',
} as const;

const textsFor = (sectionIds: readonly string[]): Texts =>
  sectionIds.length === 0 ? limitTexts : sectionIds.length === 1 ? ofOneSection : ofSections;

/**
 * Tells the story as it was asked for and compares it with the old one.
 * @param hasModel whether a model writes the words: then only the length can be without effect
 * @returns a sentence for the user if the text would not change as it was asked to; null if it would
 */
export async function refusalOf(
  { app, db }: Pick<RequestContext, 'app' | 'db'>,
  row: AskedStory,
  hasModel: boolean,
): Promise<string | null> {
  const { kind } = row;
  const revision = revisionOf(row);
  if (revision === null || row.story === null || isPainted(kind)) return null;
  const { instructions } = askedChanges(revision);
  const { sectionIds } = revision;
  const texts = textsFor(sectionIds);
  const tone = instructions.find(isMoodChange);
  const length = instructions.find((instruction) => !isMoodChange(instruction));
  // Another tone has another plot, and another mood of a section adds to it, so the lengths cannot be compared.
  const instruction = tone === undefined ? (length ?? 'again') : 'again';
  const old = storyIn(row.story);
  const again = sectionIds.length > 0 ? sectionIds : undefined;
  // A model always writes other words. How long they are follows from the text of the storyteller, if it is known.
  if (hasModel && (instruction === 'again' || isOfModel(old))) return null;
  const story = await app.storyteller.tell(await requestOf(db, row, kind));
  return hasEffect(old, story, instruction, again)
    ? null
    : `${again === undefined && tone !== undefined ? ofAnotherTone[tone] : texts[tone ?? instruction]} Ask for another change.`;
}

const isOfModel = ({ sections }: Story): boolean =>
  sections.some(({ author }) => author !== undefined);

const requestOf = async (db: RequestContext['db'], row: AskedStory, kind: StoryKind) =>
  storyRequestOf(db, row, kind, await subjectOf(db, row, kind, settingsOf(row)));
