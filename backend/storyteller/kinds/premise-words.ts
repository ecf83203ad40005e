import type { Telling } from '../realise/telling.ts';
import type { SettingStory } from '../tables/setting-story-type.ts';
import type { SettingPremise } from '../tables/setting-premises/premise-type.ts';
import { ideaPhraseOf } from '../plan/idea-phrase.ts';
import { verbAt } from '../plan/matter.ts';
import type { Exclusions } from '../plan/lines.ts';
import { askedBy } from '../plan/premises-in.ts';
import { wholeText } from '../plan/spread.ts';
import { unusedWords } from '../unused-words.ts';
import {
  clausePitches,
  eventPitches,
  namePitches,
  premisePitches,
} from '../tables/lands/premise-rows.ts';
import { ideaThingOf } from './idea-thing.ts';
import type { PremiseStory } from './premise-story-type.ts';
import { premiseOf, type Premise } from './setting-premise.ts';
import { upperFirst } from './written.ts';

const longWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether the premises tell each long word of a text, or are asked for by it. */
function hasWordsFor(
  text: string,
  premises: readonly SettingPremise[],
  texts: readonly string[],
): boolean {
  const told = [...premises.map(wholeText), ...texts].join(' ').toLowerCase();
  const asked = askedBy(text, premises);
  return longWords(text).every((word) => asked.includes(word) || told.includes(word.slice(0, 5)));
}

/** "Exists" of "magic exists but each spell takes a memory", which is in no list of verbs. */
const verbFirst =
  /^(?:but|so|because|although)\b|^(?!across|always|besides|towards)\p{Ll}+[^s]s\b/u;

/** What an idea lists: "a kingdom of elves, dwarves and humans" is no kingdom of elves. */
const list = /\b(?:of|with|between) [\p{L} -]+(?:, [\p{L} -]+)+,? and /u;

/** An idea of so many words is said as it is: "Ulm is a wasteland" names all of it. */
const shortest = 3;

/** The most words before the verb of a statement. */
const mostOfSubject = 4;

/** "A land" says nothing, and "a land of knights in a land of plague" is no land. */
const emptyIdea =
  /^(?:(?:an?|the) (?:land|place|setting|country)$|a land of .* (?:land|kingdom|world|realm|country|empire)\b)/u;

const participles = /(?:ed|en|lt|wn|ght|ing|un)$/;

/** The sentences about what a land has or does, which say it stiffly: "All of Ulm lives with one thing: a plague". */
const saysOfNoLand: ReadonlySet<unknown> = new Set([eventPitches, clausePitches]);

/**
 * What a setting says of its idea in the words of the idea: those of a land, or a statement. What no premise tells is
 * left out, and the notice names it.
 */
export function saidOf(
  idea: string,
  premises: readonly SettingPremise[],
  exclusions: Exclusions,
  texts: readonly string[] = [],
): { premise: Premise | undefined; statement: string } {
  const premise = premiseOf(idea, exclusions);
  // A name and a title stay as they are typed.
  if (premise?.isOnlyName === true || premise?.isWholeTitle === true) {
    return { premise, statement: '' };
  }
  const phrase = ideaPhraseOf(idea, exclusions);
  const words = idea.trim().toLowerCase().split(/\s+/);
  const isShort = words.length <= shortest;
  const isOfLand = premise !== undefined && (isShort || !saysOfNoLand.has(premise.pitches));
  const verb = verbAt(words);
  // "Magic exists but each spell takes a memory" is a statement, and no sort of land.
  const isSentence =
    verbFirst.test(phrase?.rest ?? '') ||
    (phrase?.noun.split(' ').at(-1) === words[verb - 1] && !participles.test(words[verb] ?? ''));
  if (!isOfLand || phrase === undefined || isSentence) {
    const thing = ideaThingOf(idea, exclusions);
    // A verb further on is that of a subordinate clause: "a kingdom rebuilding after the dragon was slain".
    const isClause = thing?.sort === 'clause' || (verb > 0 && verb <= mostOfSubject);
    const text = /^[^.,;:!?\n]+$/.test(idea.trim()) && isClause ? idea.trim() : '';
    return { premise: undefined, statement: exclusions.matches(text) ? '' : upperFirst(text) };
  }
  const { article, noun, rest } = phrase;
  // That the land is a kingdom says nothing by itself.
  const isEmpty = emptyIdea.test(premise.idea) && !isShort;
  if ((isEmpty || list.test(idea)) && premise.title !== '') {
    return { premise: undefined, statement: '' };
  }
  const isWhole = phrase.isClause || rest === '' || hasWordsFor(rest, premises, texts);
  if (isWhole) return { premise, statement: '' };
  // "A city of thieves where every guild obeys one lord" is a city of thieves.
  const [short = ''] = rest.split(/,? (?:where|whose|which|who|that|built|and)\b/);
  const kept = short !== rest && hasWordsFor(short, premises, texts) ? short : '';
  if (kept === '' && emptyIdea.test(`a ${noun}`)) return { premise: undefined, statement: '' };
  const said = [article, noun, kept].filter((part) => part !== '').join(' ');
  return { premise: premiseOf(said, exclusions), statement: '' };
}

/** What a setting says in the words of the idea, without what no premise tells: the rest of the text would be about something else. */
export function toldOnly(
  said: ReturnType<typeof saidOf>,
  premises: readonly SettingPremise[],
): ReturnType<typeof saidOf> {
  const { premise, statement } = said;
  if (premise?.isOnlyName === true || premise?.isWholeTitle === true) return said;
  const words = `${premise?.idea ?? ''} ${statement}`;
  const asked = unusedWords(words, []);
  const untold = unusedWords(words, [...askedBy(words, premises), ...premises.map(wholeText)]);
  return untold.length * 2 > asked.length ? { premise: undefined, statement: '' } : said;
}

/** `Oruvane: The Pirate Republic`; the name of the land alone if the idea says nothing else. */
export function ideaTitleOf(story: SettingStory | PremiseStory): string {
  const premise = 'premise' in story ? story.premise : undefined;
  if (premise === undefined) return `{land.s}: ${story.title}`;
  if (premise.isWholeTitle === true) return premise.title;
  if (premise.title === '') return '{land.s}';
  // "The Kingdom" says nothing by itself.
  const isBare = /^The \p{L}+$/u.test(premise.title) && story.title.startsWith('The ');
  const isWritten = !story.id.startsWith('premises:');
  const repeatsNoun = story.title.toLowerCase().includes(premise.title.slice(4).toLowerCase());
  // "The Peaceful Farmland Hiding the Prison" is half of a sentence.
  const isCut = / \p{L}+ing (?:the|an?|its?|their) /iu.test(premise.title);
  if (isCut || (isBare && (isWritten || repeatsNoun))) return `{land.s}: ${story.title}`;
  return isBare
    ? `{land.s}: ${premise.title} of ${story.title.replace(/^The /, 'the ')}`
    : `{land.s}: ${premise.title}`;
}

/** The sentence that says what the idea says; empty if it does not fit into one. */
export function ideaPitchOf(telling: Telling, story: PremiseStory | undefined): string {
  const { premise } = story ?? {};
  if (premise === undefined) return story?.statement ? `${story.statement}.` : '';
  const { idea, isCity, isOnlyName, pitches } = premise;
  // The whole land is the city, and no town in it.
  const ofCity = isOnlyName === true ? namePitches : premisePitches;
  return telling.must(isCity ? ofCity : pitches, 'premises', { idea });
}

/** The pitch after the sentence of the idea, which has named the land: "Ulm is a fishing village. It has two hundred people". */
export const pitchAfter = (story: PremiseStory | undefined, pitch: string): string =>
  story?.premise === undefined ? pitch : pitch.replace(/^\{land\.s\} /, 'It ');
