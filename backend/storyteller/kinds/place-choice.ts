import {
  allowedNumbers,
  chooseLivelihoods,
  cleanSites,
  preferring,
  unlikeNeighbours,
  type Situation,
  type Words,
} from '../plan/situation.ts';
import type { TownSite, Trouble } from '../tables/place-types.ts';
import type { Livelihood, Site } from '../tables/row-types.ts';
import { moreTroublesOfLonelyPlaces } from '../tables/asked-places/more-troubles-of-lonely-places.ts';
import { troublesOfLonelyPlaces } from '../tables/asked-places/troubles-of-lonely-places.ts';
import { troublesOfLairs } from '../tables/asked-places/troubles-of-lairs.ts';
import { troublesOfRealms } from '../tables/asked-places/troubles-of-realms.ts';
import { troublesOfSettlements } from '../tables/asked-places/troubles-of-settlements.ts';
import { troublesOfBelief } from '../tables/troubles-of-belief.ts';
import { troublesOfKeepers } from '../tables/troubles-of-keepers.ts';
import { troublesOfLodgers } from '../tables/troubles-of-lodgers.ts';
import { troublesOfPremises } from '../tables/troubles-of-premises.ts';
import { troublesOutside } from '../tables/troubles-outside.ts';
import { leastAlike } from '../names/alike.ts';
import { namePlace, useName } from '../names/name-things.ts';
import { withoutComedies, isForLevel, spreadPick, wholeText } from '../plan/spread.ts';
import type { PlaceStory } from '../tables/place-story-type.ts';
import { placeStories } from '../tables/place-stories/place-stories.ts';
import type { KnownThing, StoryRequest } from '../story.ts';
import { nounForms } from '../plan/words.ts';
import { randomStream } from '../random.ts';
import { placeNameIn } from '../plan/place-names.ts';
import { allTownSites, askedPlaceOf, isLonelySite, type AskedPlace } from './asked-place.ts';

export interface ChosenSite {
  site: Site;
  common?: TownSite;
  livelihood: Livelihood;
}

/** Who keeps a place of a livelihood. */
export const keeperRoles = ['{second}', '{clerk}', '{trade}'] as const;
/** Who is there as well, for the three scales. */
export const guestRoles = {
  1: ['{worker}', '{trade}', 'pedlar', 'retired {worker}', 'tinker', 'letter carrier'],
  2: ['{buyer}', 'county messenger', 'wine merchant', 'travelling judge', 'guild clerk'],
  3: ['embassy secretary', 'crown auditor', '{buyer}', 'officer of the guard', 'royal messenger'],
} as const;

/** The name that an idea gives to the place, unless it is that of a person of the campaign or a line excludes it. */
function givenNameOf({ request, current }: Situation): string | undefined {
  const name = placeNameIn(request.idea)?.name;
  const isPerson = request.known.some((known) => known.kind === 'person' && known.name === name);
  return name === undefined || isPerson || current.matches(name) ? undefined : name;
}

/** The name of the place: that of the idea, or one of the culture; empty for a place that is called by its noun. */
export function ownNameOf(
  situation: Situation,
  common: TownSite | undefined,
  asked: AskedPlace | undefined,
): string {
  const { culture, exclusions, names, used } = situation;
  const given = givenNameOf(situation);
  if (given !== undefined) return given.replace(/^The /, 'the ');
  if (asked?.isSettlement === true) return namePlace(names, culture, used);
  if (common === undefined || common.named === '') return '';
  const allowed = preferring(culture[common.named], (item) => !exclusions.matches(item));
  return leastAlike(names.shuffle(allowed), used.traits, (item) => item) ?? '';
}

/** A place of the campaign that has the name which the idea gives is the place of the text, and no other one. */
export function withoutNamed(situation: Situation): Situation {
  const name = givenNameOf(situation);
  if (name === undefined) return situation;
  useName(situation.used, name);
  const isNamed = (known: KnownThing): boolean =>
    known.name.toLowerCase().replace(/^the /, '') === name.toLowerCase().replace(/^the /, '');
  return {
    ...situation,
    waitingPlaces: situation.waitingPlaces.filter((known) => !isNamed(known)),
  };
}

/** What the idea says besides the name of the place. */
export const ideaBesidesName = (idea: string): string => placeNameIn(idea)?.besides ?? idea;

const troublesOfTown: readonly Trouble[] = [
  ...troublesOfPremises,
  ...troublesOfLodgers,
  ...troublesOfKeepers,
  ...troublesOutside,
  ...troublesOfBelief,
];

export const allTroubles: readonly Trouble[] = [
  ...troublesOfTown,
  ...troublesOfLonelyPlaces,
  ...moreTroublesOfLonelyPlaces,
  ...troublesOfSettlements,
  ...troublesOfRealms,
  ...troublesOfLairs,
];

/** The highest level for which a place is combined from a site and a trouble: a cellar with a secret is too small later. */
const highestLevelOfTroubles = 9;

/**
 * Readers prefer the places that are written as one: each of these is this many times as likely as all that are
 * combined from a site and a trouble. The combined ones are for a user whose recent texts have told the others.
 */
const weightOfStories = 4;

/** From this level the combined places are too small for most parties. */
const firstLevelOfStories = 7;

/** With fewer stories than these, the texts of a user would soon repeat each other. */
const fewestStories = 3;

/** Whether all places are written as one: the combined ones are not frightening, either. */
const onlyStories = (
  { level, tone }: Pick<StoryRequest, 'level' | 'tone'>,
  fitting: readonly PlaceStory[],
): boolean =>
  level > highestLevelOfTroubles ||
  ((level >= firstLevelOfStories || tone === 'horror') && fitting.length >= fewestStories);

/**
 * The place that is written as one, or undefined if the place is combined from a site and a trouble. If the request
 * keeps parts of an earlier story, its place stays the same.
 */
export function placeStoryOf(asked: StoryRequest, situation: Situation): PlaceStory | undefined {
  const { seed, keep } = asked;
  const facts = keep?.story.facts;
  if (facts?.['kind'] === 'place') return placeStories.find(({ id }) => id === facts['core']);
  const { exclusions, idea, request } = situation;
  // If the idea names a place, the place is combined from the rows of this sort of place.
  if (askedPlaceOf(request.idea, exclusions) !== undefined) return undefined;
  const isAsked = ({ words }: { words: readonly string[] }): boolean =>
    words.some((word) => idea.has(word));
  const inTone = placeStories.filter(
    (story) => story.tones.includes(request.tone) && !exclusions.matches(wholeText(story)),
  );
  const fitting = withoutComedies(
    inTone.filter((story) => isForLevel(story, request.level)),
    request.tone,
  );
  // If the idea names a sort of site or of trouble, the place is combined from these.
  if (allTownSites.some(isAsked) || troublesOfTown.some(isAsked)) return undefined;
  const ofIdea = unlikeNeighbours(inTone.filter(isAsked), asked);
  if (ofIdea.length > 0) return spreadPick(ofIdea, seed);
  const choices = [
    ...unlikeNeighbours(fitting, asked).flatMap((story) =>
      Array.from({ length: weightOfStories }, () => story),
    ),
    ...(onlyStories(request, fitting) ? [] : ['trouble' as const]),
  ];
  const choice = choices.length === 0 ? 'trouble' : spreadPick(choices, seed);
  return choice === 'trouble' ? undefined : choice;
}

/** The sorts of site to which a site belongs. The field `at` of a trouble lists the sorts where it can occur. */
function sortsOf({ site, common }: ChosenSite): readonly string[] {
  if (common !== undefined) return [common.id, ...(common.like ?? [])];
  if (site.terrain !== 'indoors') return [site.terrain];
  const office = /office|court|chamber|bench|guild hall|town hall|gauging|counting|credit/.test(
    site.name,
  );
  const market = /weigh|store|market|counting/.test(site.name);
  return ['works', ...(office ? ['office'] : []), ...(market ? ['market'] : [])];
}

/** The same for a place of an idea: one that is not kept up any more has no rooms, goods and guests. */
function sortsOfAsked(
  chosen: ChosenSite,
  { isEmpty, isLonely, site, states }: AskedPlace,
): readonly string[] {
  if (states.some(({ id }) => id === 'dragon')) return ['dragon'];
  if (isEmpty) return ['lonely'];
  const sorts = sortsOf(chosen).filter((sort) => !isLonely || sort !== 'works');
  return isLonelySite(site) ? [...sorts, 'lonely'] : sorts;
}

/** Whether an idea names a trouble with a word that does not only say of what sort the place is. */
const isNamedBeside =
  ({ idea }: Situation, { site }: AskedPlace) =>
  ({ words }: Trouble): boolean =>
    words.some((word) => idea.has(word) && !site.words.includes(word));

export function troublesOf(situation: Situation, chosen: ChosenSite): readonly Trouble[] {
  const { exclusions, request, tier } = situation;
  const asked = askedPlaceOf(request.idea, exclusions);
  const inTone = allTroubles.filter(
    ({ tones, not = [] }) =>
      tones.includes(request.tone) && asked?.states.some(({ id }) => not.includes(id)) !== true,
  );
  const ofSorts = (sorts: readonly string[]): readonly Trouble[] =>
    inTone.filter(({ at }) => sorts.some((sort) => at.includes(sort)));
  const sorts = asked === undefined ? sortsOf(chosen) : sortsOfAsked(chosen, asked);
  const isOfRealm = asked !== undefined && tier === 3 && !sorts.includes('dragon');
  const own = isOfRealm
    ? [...ofSorts(['realm']), ...ofSorts(sorts).filter(isNamedBeside(situation, asked))]
    : ofSorts(sorts);
  // A theatre has no comedies of its own. An idea can ask for one all the same, also with lines that exclude all others.
  const lists = asked === undefined ? [own] : [own, ofSorts(['lonely'])];
  const allowed = lists.map((list) =>
    list.filter(({ truth }) => truth.some((text) => !exclusions.matches(text))),
  );
  return [...allowed, ...lists].find((list) => list.length > 0) ?? own;
}

/** A site of the livelihood if the idea asks for its trade, otherwise a common place. */
export function chooseSite(situation: Situation): ChosenSite {
  const { random, idea, exclusions, request } = situation;
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  const isAsked = ({ words }: { words: readonly string[] }): boolean =>
    words.some((word) => idea.has(word));
  const hasTrouble = (chosen: ChosenSite): boolean => troublesOf(situation, chosen).length > 0;
  const ofWorks = cleanSites(situation, livelihood)
    .map((site) => ({ site, livelihood }))
    .filter(hasTrouble);
  const ofTown = allTownSites
    .map((common) => ({ site: common, common, livelihood }))
    .filter(hasTrouble);
  const asked = askedPlaceOf(request.idea, exclusions)?.site;
  if (asked !== undefined) return { site: asked, common: asked, livelihood };
  const named = ofTown.find(({ common }) => isAsked(common));
  if (named !== undefined) return named;
  if (ofWorks.length > 0 && (isAsked(livelihood) || ofTown.length === 0)) {
    // Rooms have more sorts of trouble than open places, so they are preferred.
    const isRoom = random.chance(0.5);
    return random.pick(preferring(ofWorks, ({ site }) => !isRoom || site.terrain === 'indoors'));
  }
  return random.pick(preferring(ofTown, ({ site }) => !exclusions.matches(site.name)));
}

/** The site with the noun of the idea: if the idea names a goblin market, it is called so and not "the covered market". */
export const siteOfIdea = ({ site, common }: ChosenSite, asked: AskedPlace | undefined): Site =>
  asked === undefined || common?.named !== '' ? site : { ...site, name: `the ${asked.noun}` };

/** Each of them fits after `on`, `by` and `before`. */
const feasts = [
  'midsummer day',
  'the day of the harvest fair',
  'the day of the spring fair',
  'the first day of winter',
];

/**
 * The text of a place is too short to explain the court, the book and the feast of a trade. So it has a council, a
 * register and a feast that fit every town.
 */
export const wordsOfTown = ({ seed, exclusions }: Situation): Words => {
  const feast = randomStream(seed, 'feast').pick(
    preferring(feasts, (name) => !exclusions.matches(name)),
  );
  return [
    ...nounForms('body', 'the town council'),
    ...nounForms('record', 'the town register'),
    ...nounForms('deadline', feast),
  ];
};

/**
 * The truths that a text can tell, and the number of the one that it does tell. The first truth of a family is for
 * small parties, and the second one for great deeds; one with a single truth tells that at each level.
 */
export function truthsToTell(
  situation: Situation,
  { truth }: Trouble,
  isOfFamily: boolean,
): { truths: readonly string[]; number: number } {
  const { random, tier } = situation;
  if (!isOfFamily || tier === 2) {
    return { truths: truth, number: random.pick(allowedNumbers(situation, truth)) };
  }
  return tier === 1 || truth.length === 1
    ? { truths: truth.slice(0, 1), number: 1 }
    : { truths: ['', ...truth.slice(1)], number: 2 };
}
