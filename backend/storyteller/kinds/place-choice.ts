import { chooseLivelihoods, cleanSites, preferring, type Situation } from '../plan/situation.ts';
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
import { withoutComedies, isForLevel, spreadPick, wholeText } from '../plan/spread.ts';
import type { PlaceStory } from '../tables/place-story-type.ts';
import { placeStories } from '../tables/place-stories/place-stories.ts';
import type { StoryRequest } from '../story.ts';
import type { IdeaThing } from './idea-thing.ts';

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

/**
 * The place that is written as one, or undefined if the place is combined from a site and a trouble. If the request
 * keeps parts of an earlier story, its place stays the same.
 */
export function placeStoryOf(
  { seed, keep }: StoryRequest,
  situation: Situation,
): PlaceStory | undefined {
  const facts = keep?.story.facts;
  if (facts?.['kind'] === 'place') return placeStories.find(({ id }) => id === facts['core']);
  const { exclusions, idea, request } = situation;
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
  const asked = inTone.filter(isAsked);
  if (asked.length > 0) return spreadPick(asked, seed);
  const choices = [
    ...fitting.flatMap((story) => Array.from({ length: weightOfStories }, () => story)),
    ...(request.level > highestLevelOfTroubles ? [] : ['trouble' as const]),
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

export const troublesOf = (situation: Situation, chosen: ChosenSite): readonly Trouble[] =>
  preferring(
    allTroubles.filter(
      ({ tones, at }) =>
        tones.includes(situation.request.tone) && sortsOf(chosen).some((sort) => at.includes(sort)),
    ),
    ({ truth }) => truth.some((text) => !situation.exclusions.matches(text)),
  );

/** A site of the livelihood if the idea asks for its trade, otherwise a common place. */
export function chooseSite(situation: Situation): ChosenSite {
  const { random, idea, exclusions } = situation;
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
  // "A ruined temple" has two words of the ruin and one of the shrine.
  const scoreOf = ({ common }: (typeof ofTown)[number]): number =>
    common.words.filter((word) => idea.has(word)).length;
  const [asked] = ofTown.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  if (asked !== undefined && scoreOf(asked) > 0) return asked;
  if (ofWorks.length > 0 && (isAsked(livelihood) || ofTown.length === 0)) {
    // Rooms have more sorts of trouble than open places, so they are preferred.
    const isRoom = random.chance(0.5);
    return random.pick(preferring(ofWorks, ({ site }) => !isRoom || site.terrain === 'indoors'));
  }
  return random.pick(preferring(ofTown, ({ site }) => !exclusions.matches(site.name)));
}

/** The site with the noun of the idea: if the idea names a lighthouse, it is called "the lighthouse" and not "the tower". */
export function siteOfIdea({ site, common }: ChosenSite, idea: IdeaThing | undefined): Site {
  if (common === undefined || common.named !== '' || idea === undefined) return site;
  if (!common.words.includes(idea.head) || unnamed.test(idea.head)) return site;
  return { ...site, name: `the ${common.id === 'ruin' ? 'ruined ' : ''}${idea.head}` };
}

/** Words that ask for a sort of site but cannot be its name. */
const unnamed = /^(?:abandoned|overgrown|books|ruins?|ruined|stage|study|guard|watch|house)$/;
