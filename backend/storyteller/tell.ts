import type { Draft, Teller } from './kinds/draft.ts';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { hashText } from './random.ts';
import { maskSentence, sentencesOf } from './realise/sentences.ts';
import type { Story, StoryKind, StoryRequest } from './story.ts';

/** Changes with every change of the tables that changes a text. */
export const dataVersion = 1;

const candidates = 12;

const tellers: Partial<Record<StoryKind, Teller>> = { adventure: tellAdventure, quest: tellQuest };

/** How much of a draft the recent texts have as well: the share of its sentences. */
function overlapWith(recent: ReadonlySet<string>, draft: Draft): number {
  const sentences = draft.sections.flatMap(({ text }) => sentencesOf(text)).map(maskSentence);
  const common = sentences.filter((sentence) => recent.has(sentence)).length;
  return common / Math.max(1, sentences.length);
}

const finished = (request: StoryRequest, draft: Draft): Story => ({
  kind: request.kind,
  seed: request.seed,
  dataVersion,
  title: draft.names.plain(draft.title),
  sections: draft.sections.map((section) => ({
    ...section,
    heading: draft.names.plain(section.heading),
    text: draft.names.marked(section.text),
  })),
  details: draft.details,
  facts: draft.facts,
});

/** Writes the candidates of a seed and returns the one that has no fault and repeats least. */
export function tellStory(request: StoryRequest): Story {
  const tell = tellers[request.kind];
  if (tell === undefined)
    throw new Error(`The storyteller does not write the kind ${request.kind}.`);
  const recent = new Set(request.recent.flatMap(sentencesOf).map(maskSentence));
  let best: { draft: Draft; score: number } | undefined;
  for (let index = 0; index < candidates; index += 1) {
    const draft = tell(request, hashText(`${request.seed}|${index}`) >>> 1, request.keep?.story);
    const score = draft.faults.length + overlapWith(recent, draft);
    if (best === undefined || score < best.score) best = { draft, score };
    if (score === 0) break;
  }
  if (best === undefined) throw new Error('No candidate was written.');
  return finished(request, best.draft);
}
