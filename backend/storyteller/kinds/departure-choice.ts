import { cultures } from '../names/cultures.ts';
import { noExclusions } from '../plan/lines.ts';
import { personIdeaOf } from '../plan/person-idea.ts';
import {
  askedFirst,
  beginSituation,
  chooseLivelihoods,
  planSeedOf,
  preferring,
  unlikeNeighbours,
  type Situation,
} from '../plan/situation.ts';
import { isForLevel, spreadNearest, withoutComedies } from '../plan/spread.ts';
import type { StoryFacts, StoryRequest } from '../story.ts';
import { allDepartures } from '../tables/all-departures.ts';
import {
  classWords,
  otherSpecies,
  speciesCultures,
  speciesWords,
} from '../tables/character-choices.ts';
import type { AskedDeparture, Departure, Woven } from '../tables/departure-type.ts';
import type { Livelihood } from '../tables/row-types.ts';
import { askedLifeOf, withoutTold } from './asked-departure.ts';
import { wordsOfClass } from './asked-class.ts';
import { choose, rowsFor, wordsOf } from './choices.ts';
import { withOwnNames } from './own-names.ts';
import { withSubjectName, type SubjectName } from './subject-name.ts';

/** What is chosen for a character before its people and places. */
export interface ChosenDeparture {
  situation: Situation;
  /** That the names are those of a character. */
  facts: StoryFacts;
  /** The name that the idea gives to the character. */
  given: SubjectName;
  species: string | undefined;
  /** The species, also one that is not offered. */
  shownSpecies: string | undefined;
  className: string | undefined;
  background: string | undefined;
  /** The words of the idea for the character. */
  own: ReadonlySet<string>;
  /** Those that neither species nor background have used up. */
  left: ReadonlySet<string>;
  livelihood: Livelihood;
  departure: Departure;
  /** The same departure, if it tells what the idea says. */
  ofIdea: AskedDeparture | undefined;
  /** The other parts of the idea that have rows. */
  woven: readonly Woven[];
  /** The words of the idea that these tell, also in other words. */
  told: string;
  /** The idea without them. */
  untold: string;
}

/** What a character hates or fears asks for no departure: "a druid who hates animals" is no friend of them. */
const dislikes =
  /\b(?:hates?|despises?|loathes?|fears?|(?:afraid|scared|terrified) of) (?:(?:the|all|his|her|their) )?[\p{L}-]+/giu;

/** A class of other rules, and the class of these rules that is nearest to it. */
const nearestClasses: readonly (readonly [asked: RegExp, nearest: string])[] = [
  [/\bartificers?\b/i, 'wizard'],
  [/\bblood hunters?\b/i, 'ranger'],
  [/\b(?:psion|mystic)\b/i, 'sorcerer'],
];

/** The offered item that has one of the words, or undefined. */
const offeredFor = (
  offered: readonly string[],
  words: readonly string[] = [],
): string | undefined =>
  words
    .map((word) => offered.find((item) => item.toLowerCase().includes(word)))
    .find((item) => item !== undefined);

/** Whether words name one of the offered items, by its name or by a synonym. */
const names = (
  words: ReadonlySet<string>,
  item: string | undefined,
  synonyms: Readonly<Record<string, readonly string[]>>,
): boolean =>
  [...wordsOf([item ?? ''])].some(
    (word) => words.has(word) || synonyms[word]?.some((other) => words.has(other)) === true,
  );

/** Why the character has left home: from the idea, or else from the part of the list that the seed gives. */
export function chooseDeparture(asked: StoryRequest, seed: number): ChosenDeparture {
  const withNames = withOwnNames(
    beginSituation(asked, planSeedOf(asked, seed)),
    'character',
    asked,
  );
  const { situation: start, given } = withSubjectName(withNames.situation);
  const { request } = start;
  const { choices } = request;
  // What no text can say can still be chosen.
  const own = personIdeaOf(request.idea, noExclusions)?.own ?? start.idea;
  // The details have no species if the idea names one that is not offered.
  const other = [...own].find(
    (word) =>
      otherSpecies.has(word) &&
      !(choices?.species ?? []).some((item) => item.toLowerCase().includes(word)),
  );
  const isExcluded = (text: string): boolean => start.exclusions.matches(text);
  const asks = askedLifeOf(request.idea, isExcluded);
  const anySpecies = choose(start, own, choices?.species ?? [], speciesWords);
  const isNone = other === undefined && asks?.ofIdea?.isOfNoPeople === true;
  const species =
    other !== undefined || (isNone && !names(own, anySpecies, speciesWords))
      ? undefined
      : anySpecies;
  // "A dwarf thief who was a soldier" is a rogue: the words of species and background are used up.
  const others = wordsOf([...(choices?.species ?? []), ...(choices?.backgrounds ?? [])]);
  const without = (words: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...words].filter((word) => !others.has(word)));
  const left = without(own);
  const forClass = wordsOfClass(request.idea, own, left, choices?.classes ?? []);
  const ofClass = { ...start, idea: without(start.idea) };
  const anyClass = choose(ofClass, forClass, choices?.classes ?? [], classWords);
  const anyBackground = choose(start, own, choices?.backgrounds ?? [], {});
  const [, nearest] = nearestClasses.find(([pattern]) => pattern.test(request.idea)) ?? [];
  const isOffered = (choices?.classes ?? []).some((item) =>
    wordsOf([request.idea]).has(item.toLowerCase()),
  );
  const className =
    (isOffered || nearest === undefined
      ? undefined
      : offeredFor(choices?.classes ?? [], [nearest])) ??
    (names(forClass, anyClass, classWords)
      ? undefined
      : offeredFor(choices?.classes ?? [], asks?.ofIdea?.classes)) ??
    anyClass;
  const background =
    (names(own, anyBackground, {})
      ? undefined
      : offeredFor(choices?.backgrounds ?? [], asks?.ofIdea?.backgrounds)) ?? anyBackground;
  const cultureId = rowsFor(speciesCultures, species);
  const situation: Situation = {
    ...start,
    culture: cultures.find(({ id }) => id === cultureId) ?? start.culture,
  };
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  // The words that have chosen class and species do not choose the departure, too: "a runaway noble paladin".
  const taken = wordsOf([...(choices?.classes ?? []), ...(choices?.species ?? [])]);
  const disliked = wordsOf(request.idea.match(dislikes) ?? []);
  const remaining = new Set(
    [...start.idea].filter((word) => !taken.has(word) && !disliked.has(word)),
  );
  const isAbout = ({ words }: Departure): boolean =>
    words.some((word) => remaining.has(word) || start.written.has(word));
  const possible = preferring(
    allDepartures.filter(
      (item) =>
        // What the idea asks for comes before the tone, except that a comedy stays one.
        (item.tones.includes(request.tone) || (request.tone !== 'whimsical' && isAbout(item))) &&
        (isForLevel(item, request.level) || isAbout(item)) &&
        item.not?.some((word) => `${className} ${background}`.toLowerCase().includes(word)) !==
          true,
    ),
    ({ event }) => event.some((text) => !situation.exclusions.matches(text)),
  );
  const kept = asked.keep?.story.facts;
  // Also drawn for a departure that is kept: otherwise other parts of the kept plan would change.
  const drawn = possible.some(isAbout)
    ? askedFirst({ ...situation, idea: remaining }, possible, ({ words }) => words)
    : spreadNearest(
        allDepartures,
        unlikeNeighbours(withoutComedies(possible, request.tone), asked),
        asked.seed,
      );
  const isKept = ({ id }: Departure): boolean =>
    kept?.['kind'] === 'character' && id === kept['departure'];
  const isOther = kept?.['kind'] === 'character' && asks !== undefined && !isKept(asks.departure);
  const life = isOther ? undefined : asks;
  const departure = life?.departure ?? allDepartures.find(isKept) ?? drawn;
  const { facts } = withNames;
  return {
    situation,
    facts,
    given,
    own,
    species,
    shownSpecies: other ?? species,
    className,
    background,
    left,
    livelihood,
    departure,
    ofIdea: life?.ofIdea,
    woven: life?.woven ?? [],
    untold: withoutTold(request.idea, life?.ofPhrases ?? []),
    told:
      life === undefined
        ? departure.words.filter((word) => remaining.has(word)).join(' ')
        : // The notice names a class that is not offered.
          nearestClasses.reduce(
            (text, [pattern]) => text.replaceAll(new RegExp(pattern, 'giu'), ''),
            life.told.join(' '),
          ),
  };
}
