import { ideaPhraseOf, isPartOfLand, withArticle, type IdeaPhrase } from '../plan/idea-phrase.ts';
import { isTitle, recased, typedClause } from '../plan/idea-case.ts';
import { landIn } from '../plan/land.ts';
import { isKnownNoun } from '../plan/matter.ts';
import type { Exclusions } from '../plan/lines.ts';
import { titleForm } from '../plan/words.ts';
import type { Telling } from '../realise/telling.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { lands } from '../tables/lands/lands.ts';
import {
  cityPitches,
  clausePitches,
  clauseTruths,
  eventPitches,
  eventTruths,
  landTruths,
  namePitches,
  nameTruths,
  premisePitches,
} from '../tables/lands/premise-rows.ts';
import { plainTruths, rules } from '../tables/lands/rules.ts';
import type { Row } from '../tables/row-types.ts';

/** What a whole setting is because an idea says so. */
export interface Premise {
  /** What stands after the name of the land in the title: `The Pirate Republic`. */
  title: string;
  /** `a pirate republic`; `a land of floating islands`. */
  idea: string;
  /** Whether the idea is about a city, which is the first of the four towns. */
  isCity: boolean;
  pitches: readonly Row[];
  truths: readonly (readonly Row[])[];
  /** What the land makes of a region; `#` is the number of the region. */
  regions: readonly string[];
  hidden: readonly Row[];
}

const cities = /^(?:city|town|village|port|metropolis|haven|capital|hamlet)$/;

const landNouns: ReadonlySet<string> = new Set([
  ...lands.flatMap(({ words }) => words),
  ...(
    'kingdom empire republic country nation realm land world region province duchy principality league confederation federation ' +
    'colony continent frontier state union domain territory caliphate sultanate oligarchy democracy dictatorship theocracy ' +
    'magocracy matriarchy tyranny commune hold shire wilderness age era heaven hell underworld plane necropolis school ' +
    'university academy prison tower wall labyrinth moon planet court fleet train ship city town village coast border crossroads'
  ).split(' '),
]);

/** What a sentence can say of the land: it is a kingdom, and it has a plague. */
const isLand = ({ head, isPlural }: IdeaPhrase): boolean =>
  isPlural || landNouns.has(head) || ideaNouns.get(head) === 'site';

const texts = /^(?:adventure|campaign|plot|quest|setting|story|tale)$/;

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}-]+/gu) ?? [];

/** Names keep the capitals that they have in the idea. */
const recasedIn = (text: string, typed: string): string =>
  recased(text, typed, (word) => isTitle(typed) || isKnownNoun(word));

/** What all people or creatures of a land do: "people live on the backs of giant turtles". */
function clausePremise(phrase: IdeaPhrase, idea: string): Premise | undefined {
  const { article, isPlural, noun, rest } = phrase;
  if (article !== '' || !isPlural) return undefined;
  const land = landIn(`${noun} ${rest}`);
  return {
    title: titleForm(recasedIn(`${noun} ${rest}`, typedClause(idea))),
    idea: recasedIn(`${noun} ${rest}`, typedClause(idea)),
    isCity: false,
    pitches: clausePitches,
    truths: [
      ...(land === undefined ? [] : [land.truths]),
      plainTruths,
      plainTruths,
      plainTruths,
    ].slice(0, 3),
    regions: land?.regions ?? [],
    hidden: clauseTruths,
  };
}

/** The premise that an idea gives a setting, or undefined if it is about one thing, one person or an event in it. */
export function premiseOf(idea: string, exclusions: Exclusions): Premise | undefined {
  const phrase = ideaPhraseOf(idea, exclusions);
  if (phrase === undefined) return undefined;
  if (phrase.isClause) return clausePremise(phrase, idea);
  const isPart = isPartOfLand(phrase) && !landNouns.has(phrase.head);
  if (isPart || texts.test(phrase.head)) return undefined;
  const { article, head, isPlural, noun, rest } = phrase;
  const all = rest === '' ? noun : `${noun} ${rest}`;
  // "Eternal autumn" and a name have no article.
  const isBare = isPlural || (article === '' && !isLand(phrase));
  const typed = typedClause(idea);
  const isName = isTitle(typed) && typed.toLowerCase().endsWith(all);
  const own = isName
    ? `the ${typed.replace(/^(?:an?|the) /i, '')}`
    : recasedIn(isBare ? all : article === 'the' ? `the ${all}` : withArticle(all), typed);
  const complement = /^of (?:\S+ ){0,3}\S+$/.test(rest) ? ` ${rest}` : '';
  const land = landIn(all);
  const words = wordsIn(all);
  // The words before others count more: a republic of goblins is a republic first.
  const ruled = rules
    .map((rule) => ({ rule, at: words.findIndex((word) => rule.words.includes(word)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ rule }) => rule.truths);
  const isWhole = isLand(phrase);
  const isCity = isWhole && cities.test(head);
  return {
    title: titleForm(
      recasedIn(
        `${isBare && !(isName && article === 'the') ? '' : 'the '}${noun}${complement}`,
        typed,
      ),
    ).replace(/^the /, 'The '),
    idea: isPlural && !isName ? `a land of ${own}` : own,
    isCity,
    pitches: isCity
      ? cityPitches
      : isPlural && isName
        ? namePitches
        : isWhole && !(isName && !landNouns.has(head) && !isPlural)
          ? premisePitches
          : eventPitches,
    truths: [
      ...(land === undefined ? [] : [land.truths]),
      ...ruled.slice(0, 2),
      ...(land === undefined ? [] : [land.truths]),
      ...ruled.slice(0, 1),
      plainTruths,
      plainTruths,
      plainTruths,
    ].slice(0, 3),
    regions: land?.regions ?? [],
    hidden: isPlural && isName ? nameTruths : isWhole ? landTruths : eventTruths,
  };
}

/** Sentences of the pitch as far as they fit into the limit, the premise first. */
export function pitchWith(
  telling: Telling,
  { idea, pitches }: Premise,
  pitch: string,
  fits: (text: string) => boolean,
): string {
  const kept = [telling.must(pitches, 'premises', { idea })];
  for (const sentence of pitch.split(/(?<=[.?!]) (?=[^a-z])/)) {
    if (!fits([...kept, sentence].join(' '))) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}
