import { ideaPhraseOf, isPartOfLand, withArticle, type IdeaPhrase } from '../plan/idea-phrase.ts';
import { isTitle, recased, typedClause } from '../plan/idea-case.ts';
import { landIn } from '../plan/land.ts';
import { isKnownNoun } from '../plan/known-nouns.ts';
import type { Exclusions } from '../plan/lines.ts';
import {
  isCityNoun,
  isOfLandNames,
  landNameIn,
  landNouns,
  type PlaceName,
} from '../plan/place-names.ts';
import { rulesIn } from '../plan/rules-of-land.ts';
import { titleForm } from '../plan/words.ts';
import type { Telling } from '../realise/telling.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import {
  cityPitches,
  clausePitches,
  clauseTruths,
  eventPitches,
  eventTruths,
  landTruths,
  namedCityPitches,
  namePitches,
  nameTruths,
  premisePitches,
} from '../tables/lands/premise-rows.ts';
import { dates, links, scales } from '../tables/setting-rows.ts';
import type { Row } from '../tables/row-types.ts';
import { upperFirst } from './written.ts';

/** What a whole setting is because an idea says so. */
export interface Premise {
  /** What stands after the name of the land in the title: `The Pirate Republic`; empty if it adds nothing to the name. */
  title: string;
  /** Whether the idea says only the name of the land: `a realm called Oruvane`. */
  isOnlyName?: boolean;
  /** Whether the title is that of the whole setting, and says nothing of its land: `Curse of the Crimson Throne`. */
  isWholeTitle?: boolean;
  /** `a pirate republic`; `a land of floating islands`. */
  idea: string;
  /** Whether the idea is about a city, which is the first of the four towns. */
  isCity: boolean;
  pitches: readonly Row[];
  truths: readonly (readonly Row[])[];
  /** What the land makes of a region; `#` is the number of the region. */
  regions: readonly string[];
  hidden: readonly Row[];
  /** What people quarrel about because of it, and what happens to the party on the first day. */
  conflicts: readonly Row[];
  openings: readonly Row[];
  /** Whether no row tells what the idea says, so that only its words are there. */
  isUntold?: boolean;
}

/** What a sentence can say of the land: it is a kingdom, and it has a plague. */
const isLand = ({ head, isPlural }: IdeaPhrase): boolean =>
  isPlural || landNouns.has(head) || ideaNouns.get(head) === 'site';

const texts = /^(?:adventure|campaign|plot|quest|setting|story|tale)$/;

/** Names keep the capitals that they have in the idea. */
const recasedIn = (text: string, typed: string): string =>
  recased(text, typed, (word) => isTitle(typed) || isKnownNoun(word));

/** What all people or creatures of a land do: "people live on the backs of giant turtles". */
function clausePremise(
  phrase: IdeaPhrase,
  idea: string,
  exclusions: Exclusions,
): Premise | undefined {
  const { article, head, isPlural, noun, rest } = phrase;
  // "The world is flooded" says what the land is.
  if (article !== '' && landNouns.has(head)) {
    return describedPremise(`a ${noun} that ${rest}`, exclusions);
  }
  const isWhole = isPlural || /^(?:everybody|everyone|everything|nobody|nothing|magic)$/.test(head);
  if (article !== '' || !isWhole) return undefined;
  const { hidden, ...about } = aboutLand(`${noun} ${rest}`);
  return {
    title: titleForm(recasedIn(`${noun} ${rest}`, typedClause(idea))),
    idea: recasedIn(`${noun} ${rest}`, typedClause(idea)),
    isCity: false,
    pitches: clausePitches,
    ...about,
    hidden: hidden ?? clauseTruths,
  };
}

/** Whether rows tell what the words say. */
const isKnown = (words: string): boolean =>
  landIn(words) !== undefined || rulesIn(words).length > 0;

/** Before what an idea says of a land: "ruled by mushrooms", "that moves". */
const says = /^(?:that|which|who|whose|where|when)\b|^\w+(?:ed|en|lt|un|de) (?:by|on|from|of|in)\b/;

/**
 * What the words for a land say about it.
 */
function aboutLand(text: string): Pick<
  Premise,
  'truths' | 'regions' | 'conflicts' | 'openings' | 'isUntold'
> & {
  hidden: readonly Row[] | undefined;
} {
  const land = landIn(text);
  const ruled = rulesIn(text);
  const [first, second] = ruled;
  const ofLand = land === undefined ? [] : [land.truths];
  const ofRules = ruled.slice(0, 2).map(({ truths }) => truths);
  const own =
    first?.leads === undefined
      ? [...ofLand, ...ofRules, ...ofLand, ...ofRules, ...ofLand]
      : [
          first.truths,
          first.truths,
          ...ofLand,
          ...(second === undefined ? [first] : [second]).map(({ truths }) => truths),
        ];
  return {
    truths: [...own, scales, dates, links].slice(0, 3),
    regions: first?.regions ?? land?.regions ?? [],
    hidden: ruled.find(({ hidden }) => hidden !== undefined)?.hidden,
    conflicts: ruled.find(({ conflicts }) => conflicts !== undefined)?.conflicts ?? [],
    openings: ruled.find(({ openings }) => openings !== undefined)?.openings ?? [],
    isUntold: !isKnown(text),
  };
}

/** The premise of a land of which the idea says only the name. */
function namedPremise({ name, noun }: PlaceName): Premise {
  const isCity = isCityNoun(noun);
  return {
    title: '',
    isOnlyName: true,
    idea: name,
    isCity,
    pitches: isCity ? namedCityPitches : namePitches,
    ...aboutLand(name.toLowerCase()),
    hidden: nameTruths,
    isUntold: false,
  };
}

/** The premise that an idea gives a setting, or undefined if it is about one thing, one person or an event in it. */
export function premiseOf(idea: string, exclusions: Exclusions): Premise | undefined {
  const given = landNameIn(idea);
  if (given === undefined || exclusions.matches(given.name)) {
    return describedPremise(idea, exclusions);
  }
  const phrase = ideaPhraseOf(given.besides, exclusions);
  const isOnlyNoun = phrase?.noun === given.noun;
  // "A realm called Oruvane" says no more than the name.
  if (phrase === undefined || (isOnlyNoun && phrase.rest === '')) return namedPremise(given);
  const described = describedPremise(given.besides, exclusions);
  return described && { ...described, ...(isOnlyNoun && { title: '' }) };
}

/** What is left of an idea without what no row tells of its noun: "a kingdom" of "a kingdom ruled by mushrooms". */
function toldOf(phrase: IdeaPhrase): IdeaPhrase {
  const { isClause, noun, rest } = phrase;
  if (isClause || !says.test(rest) || isKnown(rest)) return phrase;
  // "Flooded" tells something only of a world.
  const isInRows = rulesIn(`${noun} ${rest}`).length > rulesIn(noun).length;
  return isInRows ? phrase : { ...phrase, rest: '' };
}

function describedPremise(idea: string, exclusions: Exclusions): Premise | undefined {
  const typedPhrase = ideaPhraseOf(idea, exclusions);
  if (typedPhrase === undefined) return undefined;
  const phrase = toldOf(typedPhrase);
  if (phrase.isClause) return clausePremise(phrase, idea, exclusions);
  const isPart = isPartOfLand(phrase) && !landNouns.has(phrase.head);
  if (isPart || texts.test(phrase.head)) return undefined;
  const { article, head, isPlural, noun, rest } = phrase;
  const all = rest === '' ? noun : `${noun} ${rest}`;
  // "Eternal autumn" and a name have no article.
  const isBare = isPlural || (article === '' && !isLand(phrase));
  const typed = typedClause(idea);
  const isName = isTitle(typed) && typed.toLowerCase().endsWith(all);
  const isStory = isName && !isOfLandNames(head);
  const own = isName
    ? `the ${typed.replace(/^(?:an?|the) /i, '')}`
    : recasedIn(isBare ? all : article === 'the' ? `the ${all}` : withArticle(all), typed);
  const complement = /^of (?:\S+ ){0,3}\S+$/.test(rest) ? ` ${rest}` : '';
  const isWhole = isLand(phrase);
  const isCity = isWhole && isCityNoun(head);
  const { regions, hidden, isUntold, ...about } = aboutLand(all);
  return {
    title: isStory
      ? upperFirst(typed)
      : titleForm(recasedIn(`${isBare ? '' : 'the '}${noun}${complement}`, typed)).replace(
          /^the /,
          'The ',
        ),
    idea: isPlural && !isName ? `a land of ${own}` : own,
    isCity,
    ...(isStory && { isWholeTitle: true }),
    pitches: isCity ? cityPitches : isWhole && !isStory ? premisePitches : eventPitches,
    ...about,
    // A city is one of the four towns, so the land of the others is another one.
    regions: isCity ? regions.slice(0, 1) : regions,
    hidden:
      hidden ?? (isUntold === true ? nameTruths : isWhole && !isStory ? landTruths : eventTruths),
    isUntold,
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
