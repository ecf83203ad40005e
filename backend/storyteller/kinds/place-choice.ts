import {
  chooseLivelihoods,
  cleanSites,
  preferring,
  unlikeNeighbours,
  type Situation,
} from '../plan/situation.ts';
import { moreTownSites } from '../tables/more-town-sites.ts';
import type { TownSite, Trouble } from '../tables/place-types.ts';
import type { Livelihood, Site } from '../tables/row-types.ts';
import { publicTownSites } from '../tables/public-town-sites.ts';
import { townSitesForVisitors } from '../tables/town-sites-for-visitors.ts';
import { troublesOfBelief } from '../tables/troubles-of-belief.ts';
import { troublesOfKeepers } from '../tables/troubles-of-keepers.ts';
import { troublesOfLodgers } from '../tables/troubles-of-lodgers.ts';
import { troublesOfPremises } from '../tables/troubles-of-premises.ts';
import { troublesOutside } from '../tables/troubles-outside.ts';
import { leastAlike } from '../names/alike.ts';
import { useName } from '../names/name-things.ts';
import { withoutComedies, isForLevel, spreadPick, wholeText } from '../plan/spread.ts';
import type { PlaceStory } from '../tables/place-story-type.ts';
import { placeStories } from '../tables/place-stories/place-stories.ts';
import type { KnownThing, StoryRequest } from '../story.ts';
import { ideaPhraseOf, withArticle, type IdeaPhrase } from '../plan/idea-phrase.ts';
import type { Exclusions } from '../plan/lines.ts';
import { oneOf, placeNameIn } from '../plan/place-names.ts';
import { askedLands } from '../tables/asked-lands.ts';
import { askedSites } from '../tables/asked-sites.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';

export interface ChosenSite {
  site: Site;
  common?: TownSite;
  livelihood: Livelihood;
}

const allTownSites: readonly TownSite[] = [
  ...townSitesForVisitors,
  ...publicTownSites,
  ...moreTownSites,
];

/** Ideas find these first, because their rows fit each place of their group. */
const askableSites: readonly TownSite[] = [...askedSites, ...askedLands, ...allTownSites];

/** The place that an idea asks for. */
export interface AskedPlace {
  site: TownSite;
  /** Without an article: `goblin market`. */
  noun: string;
  /** `a goblin market`, `the last tavern`. */
  one: string;
  /** The same with what the idea says of it; empty if it says nothing. */
  whole: string;
}

/** Heads that say less than the word before them: an opera house is a theatre. */
const vagueHeads = /^(?:house|hall|room|office|place|building|ground|yard|works|site|area|post)$/;

const singular = (word: string): string => word.replace(/'s?$/, '').replace(/(?<=[^s])s$/, '');

const holy = /^(?:temple|abbey|church|chapel|monastery|cathedral|shrine|convent|priory)$/;

const siteOfId = (id: string): TownSite | undefined => askableSites.find((site) => site.id === id);

/** The site whose rows fit a state: no hen lives on a sunken ship. */
function inState(site: TownSite, { head, words }: Pick<IdeaPhrase, 'head' | 'words'>): TownSite {
  const isSunken = words.some((word) => /^(?:sunken|drowned|submerged|flooded)$/.test(word));
  const isRuined = words.some((word) => /^(?:ruined|burnt|burned|fallen|collapsed)$/.test(word));
  const isTemple = holy.test(head) || /^ruins?$/.test(head);
  const fitting = isSunken
    ? 'waterside'
    : isTemple && isRuined
      ? 'ruin'
      : site.id === 'ruin' && !isTemple
        ? 'wilds'
        : undefined;
  return (fitting === undefined ? undefined : siteOfId(fitting)) ?? site;
}

/** The name that an idea gives to the place, unless it is that of a person of the campaign or a line excludes it. */
function givenNameOf({ request, current }: Situation): string | undefined {
  const name = placeNameIn(request.idea)?.name;
  const isPerson = request.known.some((known) => known.kind === 'person' && known.name === name);
  return name === undefined || isPerson || current.matches(name) ? undefined : name;
}

/** The name of the place: that of the idea, or one of the culture; empty for a place that is called by its noun. */
export function ownNameOf(situation: Situation, common: TownSite | undefined): string {
  const { culture, exclusions, names, used } = situation;
  const given = givenNameOf(situation);
  if (given !== undefined) return given.replace(/^The /, 'the ');
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

/** Inns have names such as `The Rusted Anchor`. A place with another name is a village. */
const nounFor = (name: string): string => {
  const head = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return /^the /i.test(name) || ideaNouns.has(head) || isPersonNoun(head) ? 'inn' : 'village';
};

const byWater = /^(?:isles?|coast|falls|sea|ocean|archipelago|peninsula)$/;

/** A place that is called by a name, of whose noun no site has the word: `The Shattered Coast`. */
function landscapeOf(noun: string): AskedPlace | undefined {
  const site = siteOfId(byWater.test(noun) ? 'waterside' : 'wilds');
  return noun === '' || site === undefined
    ? undefined
    : { site, noun, one: oneOf(noun), whole: '' };
}

/** The place that an idea is about, or undefined if it is about something else. */
export function askedPlaceOf(idea: string, exclusions: Exclusions): AskedPlace | undefined {
  const given = placeNameIn(idea);
  if (given === undefined) return describedPlaceOf(idea, exclusions);
  const { name, noun, besides } = given;
  return (
    describedPlaceOf(besides, exclusions) ??
    describedPlaceOf(noun === '' ? '' : oneOf(noun), exclusions) ??
    landscapeOf(noun) ??
    describedPlaceOf(oneOf(nounFor(name)), exclusions)
  );
}

function describedPlaceOf(idea: string, exclusions: Exclusions): AskedPlace | undefined {
  const phrase = ideaPhraseOf(idea, exclusions);
  if (phrase === undefined) return undefined;
  const { article, head, isClause, isPlural, noun, rest, words } = phrase;
  const before = words.slice(0, -1).toReversed();
  const order = vagueHeads.test(head) ? [...before, head] : [head];
  const all = new Set([...words, ...rest.split(' ')].map(singular));
  const has = (site: TownSite, word: string): boolean =>
    site.words.includes(word) || site.words.includes(singular(word));
  // A bookshop is a shop, and a bathhouse a bath.
  const parts = [head.replace(/house$/, ''), /(?:shop|mill|yard|tower)$/.exec(head)?.[0] ?? ''];
  for (const word of [...order, ...parts]) {
    const score = (site: TownSite): number => site.words.filter((own) => all.has(own)).length;
    const [named] = askableSites
      .filter((item) => has(item, word))
      .toSorted((one, other) => score(other) - score(one));
    const site = named && inState(named, phrase);
    if (site !== undefined) {
      const one = article === 'the' ? `the ${noun}` : isPlural ? noun : withArticle(noun);
      return { site, noun, one, whole: rest === '' || isClause ? '' : `${one} ${rest}` };
    }
  }
  return undefined;
}

export const allTroubles: readonly Trouble[] = [
  ...troublesOfPremises,
  ...troublesOfLodgers,
  ...troublesOfKeepers,
  ...troublesOutside,
  ...troublesOfBelief,
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
  if (allTownSites.some(isAsked) || allTroubles.some(isAsked)) return undefined;
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

export function troublesOf(situation: Situation, chosen: ChosenSite): readonly Trouble[] {
  const inTone = allTroubles.filter(({ tones }) => tones.includes(situation.request.tone));
  const own = inTone.filter(({ at }) => sortsOf(chosen).some((sort) => at.includes(sort)));
  const isAsked = askedPlaceOf(situation.request.idea, situation.exclusions) !== undefined;
  // A theatre has no comedies of its own. An idea can ask for one all the same.
  const others = chosen.site.terrain === 'indoors' ? ['works', 'shop'] : ['wild', 'inn'];
  const fitting =
    own.length > 0 || !isAsked
      ? own
      : inTone.filter(({ at }) => others.some((sort) => at.includes(sort)));
  return preferring(fitting, ({ truth }) =>
    truth.some((text) => !situation.exclusions.matches(text)),
  );
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
