import type { StoryKind } from '../story.ts';
import { isOneCapital, isTitle, typedClause } from './idea-case.ts';
import { personNamedIn } from './idea-names.ts';
import { regionIn } from './idea-region.ts';
import { sentenceOf } from './idea-sentence.ts';
import { landIn } from './land.ts';
import { isKnownNoun } from './known-nouns.ts';
import { verbAt } from './matter.ts';
import { stops } from './matter-words.ts';
import { rulesIn } from './rules-of-land.ts';
import { landNameIn, placeNameIn } from './place-names.ts';

/** Whether a title has a word from which a setting can be made. */
const namesLand = (text: string): boolean => landIn(text) !== undefined || rulesIn(text).length > 0;

/** Nouns of the evening on which people play, and not of its story: "Friday Night Game". */
const ofTable = /^(?:game|session)$/;

/** Whether an idea is the name of the place or the land that the text describes. */
const isNameOf = (kind: StoryKind, idea: string): boolean =>
  (kind === 'place' && placeNameIn(idea) !== undefined) ||
  (kind === 'setting' && landNameIn(idea) !== undefined);

/**
 * The idea, or nothing of it if it is only a name. Forms put the title of the campaign into the idea, and about
 * "Session Zero with Tom and Anna" a story can say nothing that is true.
 */
export function usableIdea(kind: StoryKind, idea: string): string {
  const clause = typedClause(idea);
  if (kind === 'person' || kind === 'character') return idea;
  if (!isTitle(clause) && !isOneCapital(clause)) return idea;
  if (personNamedIn(idea) !== undefined || isNameOf(kind, idea)) return idea;
  if ((kind === 'quest' || kind === 'adventure') && regionIn(idea) !== undefined) return idea;
  const text = clause.toLowerCase();
  // "Rescue the Princess" says what has happened.
  if (sentenceOf(idea) !== text) return idea;
  const words = text.split(' ');
  const end = words.findIndex((word, index) => index > 0 && stops.test(word));
  const head = words.slice(0, end < 0 ? undefined : end).at(-1) ?? '';
  const isKnown =
    (isKnownNoun(head) && !ofTable.test(head)) ||
    verbAt(words) > 0 ||
    (kind === 'setting' && namesLand(text));
  return isKnown ? idea : '';
}
