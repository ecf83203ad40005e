import type { Draft, Teller } from './kinds/draft.ts';
import { tellAdventure } from './kinds/adventure.ts';
import { tellCharacter } from './kinds/character.ts';
import { tellPerson } from './kinds/person.ts';
import { tellPlace } from './kinds/place.ts';
import { tellQuest } from './kinds/quest.ts';
import { tellRecap } from './kinds/recap.ts';
import { tellSetting } from './kinds/setting.ts';
import { exclusionsFor, withoutExcluded } from './plan/lines.ts';
import { instructed } from './instructions.ts';
import { hashText } from './random.ts';
import { maskSentence, sentencesOf } from './realise/sentences.ts';
import type { Story, StoryKind, StoryRequest, StorySection } from './story.ts';

/** Changes with every change of the tables that changes a text. */
const dataVersion = 5;

const candidates = 10;

const tellers: Record<StoryKind, Teller> = {
  adventure: tellAdventure,
  character: tellCharacter,
  person: tellPerson,
  place: tellPlace,
  quest: tellQuest,
  recap: tellRecap,
  setting: tellSetting,
};

/** How much of a draft the recent texts have as well: the share of its sentences. */
function overlapWith(recent: ReadonlySet<string>, draft: Draft): number {
  const sentences = draft.sections.flatMap(({ text }) => sentencesOf(text)).map(maskSentence);
  const common = sentences.filter((sentence) => recent.has(sentence)).length;
  return common / Math.max(1, sentences.length);
}

/** A story that is kept has the same sections as before, also if one of them cannot be written again. */
function sectionsOf(request: StoryRequest, draft: Draft): readonly StorySection[] {
  const { keep } = request;
  const written = draft.sections.map((section) => ({
    ...section,
    heading: draft.names.plain(section.heading),
    text: draft.names.marked(withoutExcluded(section.text, exclusionsFor(request))),
  }));
  if (keep === undefined) return written;
  return keep.story.sections.map((old) => {
    const again = written.find(({ id, text }) => id === old.id && text !== '');
    return keep.sections.includes(old.id) ? old : (again ?? old);
  });
}

const finished = (request: StoryRequest, draft: Draft): Story => ({
  kind: request.kind,
  seed: request.seed,
  dataVersion,
  title: request.keep?.story.title ?? draft.names.plain(draft.title),
  sections: sectionsOf(request, draft),
  details: draft.details,
  named: draft.named,
  facts: draft.facts,
});

/** Differs for the same seed when a story is written again, so that "again" is not the same text. */
const seedOf = ({ seed, instruction, keep }: StoryRequest, index: number): number => {
  const old =
    keep === undefined ? '' : hashText(keep.story.sections.map(({ text }) => text).join());
  return hashText(`${seed}|${index}|${instruction ?? ''}|${old}`) >>> 1;
};

/** Writes the candidates of a seed and returns the one that has no fault and repeats least. */
export function tellStory(given: StoryRequest): Story {
  const request = instructed(given, given.instruction);
  const tell = tellers[request.kind];
  const recent = new Set(request.recent.flatMap(sentencesOf).map(maskSentence));
  let best: { draft: Draft; score: number } | undefined;
  for (let index = 0; index < candidates; index += 1) {
    const draft = tell(request, seedOf(request, index));
    const score = draft.faults.length + overlapWith(recent, draft);
    if (best === undefined || score < best.score) best = { draft, score };
    if (score === 0) break;
  }
  if (best === undefined) throw new Error('No candidate was written.');
  return finished(request, best.draft);
}
