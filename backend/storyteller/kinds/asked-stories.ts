import type { Exclusions } from '../plan/lines.ts';
import { personFacetsOf, type PersonFacets } from '../plan/person-facets.ts';
import { readable } from '../plan/person-idea.ts';
import { spreadPick } from '../plan/spread.ts';
import { personsOfBeings } from '../tables/asked-persons/beings.ts';
import { personsOfAnyTrade } from '../tables/asked-persons/any-trade.ts';
import { personsOfBlows } from '../tables/asked-persons/facet-blows.ts';
import { personsOfFates } from '../tables/asked-persons/facet-fates.ts';
import { personsOfTies } from '../tables/asked-persons/facet-ties.ts';
import { personsOfPlights } from '../tables/asked-persons/facet-plights.ts';
import { personsOfFormerLives } from '../tables/asked-persons/facet-pasts.ts';
import { personsOfHabits } from '../tables/asked-persons/facet-habits.ts';
import { personsOfGentleMonsters } from '../tables/asked-persons/fates-of-monsters.ts';
import { personsOfOddFortunes } from '../tables/asked-persons/odd-fortunes.ts';
import { personsOfBooksAndCures } from '../tables/asked-persons/second-lives-of-trades.ts';
import { personsOfWonders } from '../tables/asked-persons/witches-and-wonders.ts';
import { personsOfHearths } from '../tables/asked-persons/hearth-and-field.ts';
import { personsWithoutAMaster } from '../tables/asked-persons/alone-on-the-road.ts';
import { personsOfRoads } from '../tables/asked-persons/roads-and-games.ts';
import { personsOfHiddenSelves } from '../tables/asked-persons/facet-selves.ts';
import { personsOfClaims } from '../tables/asked-persons/facet-claims.ts';
import { personsOfSecrets } from '../tables/asked-persons/facet-secrets.ts';
import { personsOfStates } from '../tables/asked-persons/facet-states.ts';
import { personsOfWishes } from '../tables/asked-persons/facet-wishes.ts';
import { personsOfGravesAndSecrets } from '../tables/asked-persons/graves-and-secrets.ts';
import { personsOnThePayroll } from '../tables/asked-persons/on-the-payroll.ts';
import { personsOfCourts } from '../tables/asked-persons/courts-and-masks.ts';
import { personsOfDoubt } from '../tables/asked-persons/faith-and-doubt.ts';
import { personsOfLivesBesideOthers } from '../tables/asked-persons/lives-beside-others.ts';
import { personsOfGreatNames } from '../tables/asked-persons/great-names.ts';
import { personsOfSeekers } from '../tables/asked-persons/seekers.ts';
import { personsOfOtherRanks } from '../tables/asked-persons/second-lives-of-ranks.ts';
import { personsOfOtherWishes } from '../tables/asked-persons/second-lives-of-wishes.ts';
import { personsOfOtherShadows } from '../tables/asked-persons/second-lives-of-shadows.ts';
import { personsOfLivesApart } from '../tables/asked-persons/lives-apart.ts';
import { personsOfLove } from '../tables/asked-persons/love-and-blood.ts';
import { personsOfOddBurdens } from '../tables/asked-persons/odd-burdens.ts';
import { personsOfOddConduct } from '../tables/asked-persons/odd-conduct.ts';
import { personsOfOddLives } from '../tables/asked-persons/odd-lives.ts';
import { personsOfOddOffices } from '../tables/asked-persons/surprising-offices.ts';
import { personsOfMonsterTrades } from '../tables/asked-persons/monsters-at-work.ts';
import { personsOfPowers } from '../tables/asked-persons/spirits-and-powers.ts';
import { personsOfOldBlood } from '../tables/asked-persons/vampires-and-dragons.ts';
import { personsOfDisguises } from '../tables/asked-persons/impostors.ts';
import { personsOfLearnedTrades } from '../tables/asked-persons/learned-trades.ts';
import { personsOfManners } from '../tables/asked-persons/manners.ts';
import { personsOfPasts } from '../tables/asked-persons/past.ts';
import { personsOfPurposes } from '../tables/asked-persons/purposes.ts';
import { personsOfRanks } from '../tables/asked-persons/ranks.ts';
import { personsOfRoadTrades } from '../tables/asked-persons/road-trades.ts';
import { personsOfShadyTrades } from '../tables/asked-persons/shady-trades.ts';
import { personsOfTempers } from '../tables/asked-persons/tempers.ts';
import { personsOfTownTrades } from '../tables/asked-persons/town-trades.ts';
import { personsOfTraits } from '../tables/asked-persons/traits.ts';
import { personsOfDeath } from '../tables/asked-persons/undead.ts';
import { shadyTrades } from '../tables/asked-persons/facet-words.ts';
import type { AskedStory } from '../tables/asked-persons/story-type.ts';
import type { Drive } from '../tables/person-types.ts';
import { isAdjective } from '../tables/person-traits.ts';
import type { Row } from '../tables/row-types.ts';
import { withoutTold } from './asked-departure.ts';
import {
  coveredByWhole,
  facetMatchOf,
  otherFacetsOf,
  patternMatchOf,
  type FacetMatch,
} from './asked-facets.ts';

const ofTrades: readonly AskedStory[] = [
  ...personsOfRoads,
  ...personsWithoutAMaster,
  ...personsOfHearths,
  ...personsOfWonders,
  ...personsOfShadyTrades,
  ...personsOfLearnedTrades,
  ...personsOfTownTrades,
  ...personsOfRanks,
  ...personsOfRoadTrades,
  ...personsOfBooksAndCures,
  ...personsOfOtherShadows,
  ...personsOnThePayroll,
  ...personsOfOtherRanks,
];

/** Of two stories that fit an idea equally well the first one is written, so what is rarer comes first. */
const askedStories: readonly AskedStory[] = [
  ...personsOfPowers,
  ...personsOfOddFortunes,
  ...personsOfGreatNames,
  ...personsOfSeekers,
  ...personsOfOldBlood,
  ...personsOfDoubt,
  ...personsOfCourts,
  ...personsOfOddOffices,
  ...personsOfLove,
  ...personsOfOddConduct,
  ...personsOfOddBurdens,
  ...personsOfOddLives,
  ...personsOfLivesApart,
  ...personsOfLivesBesideOthers,
  ...personsOfMonsterTrades,
  ...personsOfGentleMonsters,
  ...personsOfDisguises,
  ...personsOfDeath,
  ...personsOfBeings,
  ...personsOfPurposes,
  ...personsOfPasts,
  ...personsOfTempers,
  ...personsOfManners,
  ...personsOfGravesAndSecrets,
  ...personsOfTraits,
  ...personsOfHiddenSelves,
  ...personsOfSecrets,
  ...personsOfFates,
  ...personsOfTies,
  ...personsOfWishes,
  ...personsOfFormerLives,
  ...personsOfOtherWishes,
  ...personsOfStates,
  ...personsOfPlights,
  ...personsOfBlows,
  ...personsOfClaims,
  ...personsOfHabits,
  ...ofTrades,
  ...personsOfAnyTrade,
];

/** Stories about something that people must not know. */
const ofSecrets: ReadonlySet<string> = new Set(
  [
    ...personsOfDisguises,
    ...personsOfHiddenSelves,
    ...personsOfSecrets,
    ...personsOfGravesAndSecrets,
    ...askedStories.filter(({ isWhole }) => isWhole === true),
  ].map(({ id }) => id),
);

const trades: ReadonlySet<AskedStory> = new Set(ofTrades);

const tempers: ReadonlySet<AskedStory> = new Set([...personsOfTempers, ...personsOfManners]);

const everyTone: Drive['tones'] = ['heroic', 'grim', 'whimsical', 'horror', 'intrigue'];

const rowsOf = (texts: AskedStory['want']): readonly Row[] =>
  typeof texts === 'string' ? [texts] : texts.map((text, index): Row => [text, `v=${index + 1}`]);

/** Each of the tables has one row for a level and a truth. */
const driveOf = (story: AskedStory): Drive => ({
  id: story.id,
  tones: everyTone,
  words: [],
  ...(story.pronouns !== undefined && { pronouns: story.pronouns }),
  other: [story.other],
  want: rowsOf(story.want),
  ask: story.ask.map((text, index): Row => [text, `tier=${index + 1}`]),
  says: story.says,
  tell: rowsOf(story.tell),
  secret: story.truths,
  clue: story.clues.map(([skill, how, shows, truth]) =>
    truth === undefined ? [skill, how, shows] : [skill, how, shows, `v=${truth}`],
  ),
  pressed: rowsOf(story.pressed),
});

export const askedDrives: readonly Drive[] = askedStories.map(driveOf);

const asked: ReadonlySet<Drive> = new Set(askedDrives);

/** Whether a drive is the story of an idea, which then needs no sentence besides. */
export const isAskedDrive = (drive: Drive): boolean => asked.has(drive);

const ofTown: ReadonlySet<AskedStory> = new Set([...personsOfTownTrades, ...personsOfHearths]);

/** Whether a story is about someone who pays what a blacksmith can, at each level. */
export const isOfTown = (story: AskedStory): boolean => ofTown.has(story);

/** The stories that an idea asks for. */
export interface AskedTale {
  readonly drive: Drive;
  readonly story: AskedStory;
  /** Words of the idea for the rows: `{what}`. */
  readonly words: Readonly<Record<string, string>>;
  /** Further stories that fit. Only their looks and manners are written. */
  readonly others: readonly AskedStory[];
  /** What the idea says besides, with sentences of its own. */
  readonly besides: ReturnType<typeof otherFacetsOf>;
  /** Words of the idea that a story written for them tells in other words. */
  readonly told: string;
  /** The trade of the house that the person runs, or of the new life: `baker`. */
  readonly trade: string | undefined;
  /** Whether people of the town must not know what the person was. */
  readonly isPastHidden: boolean;
}

/** The words of an idea without anything that a row could read as markup. */
const plainWords = (idea: string): string =>
  (
    idea
      .slice(0, 200)
      .normalize('NFC')
      .replaceAll(/[\u2018\u2019]/g, "'")
      .match(/[\p{L}'-]+|,/gu) ?? []
  )
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(/^(?:an?|the) /i, '');

const nothing: PersonFacets = {
  noun: '',
  complement: '',
  trade: '',
  states: [],
  tempers: [],
  facets: [],
};

/** How a story fits an idea; undefined if it does not. */
function matchOf(
  story: AskedStory,
  text: string,
  read: PersonFacets,
): (FacetMatch & { isGeneral: boolean; told?: string }) | undefined {
  const found = [story.asked].flat().flatMap((one) => {
    if (!(one instanceof RegExp)) {
      const match = facetMatchOf(one, read);
      return match === undefined ? [] : [{ ...match, isGeneral: true }];
    }
    const match = one.exec(text);
    return match === null
      ? []
      : [{ ...patternMatchOf(match, read, trades.has(story)), isGeneral: false }];
  });
  const [best] = found.toSorted((one, other) => one.rank - other.rank);
  const [matched = ''] = [story.asked]
    .flat()
    .flatMap((one) => (one instanceof RegExp ? (one.exec(text)?.[0] ?? []) : []));
  if (best === undefined) return undefined;
  if (story.isWhole === true) {
    return { ...best, rank: -1, covered: coveredByWhole(best.covered, read), told: matched };
  }
  return best.isGeneral
    ? best
    : {
        ...best,
        told: withoutTold(
          matched,
          Object.values(best.words).filter((word) => word !== undefined),
        ),
      };
}

/** The stories of trades and tempers whose looks and manners fit beside another one: none that needs words of the idea. */
const isBesides = (story: AskedStory): boolean =>
  (trades.has(story) || tempers.has(story)) &&
  !JSON.stringify([story.look, story.manner]).includes('{what}');

/**
 * The stories for an idea; undefined if none fits, or if a line of the campaign excludes the words of the idea.
 * @param kept the drive of a story that is written again
 */
export function askedTaleOf(
  idea: string,
  exclusions: Exclusions,
  isAllowed: (drive: Drive) => boolean,
  { seed, kept }: { seed: number; kept: unknown },
): AskedTale | undefined {
  const text = plainWords(readable(idea));
  if (exclusions.matches(text)) return undefined;
  const read = personFacetsOf(idea, exclusions) ?? nothing;
  const fitting = askedStories.flatMap((story, index) => {
    const match = matchOf(story, text, read);
    const drive = askedDrives[index];
    const isOpen =
      match?.covered.some(({ isSecret }) => isSecret) === true && !ofSecrets.has(story.id);
    return match === undefined || drive === undefined || isOpen || !isAllowed(drive)
      ? []
      : [{ story, drive, match }];
  });
  const least = Math.min(...fitting.map(({ match }) => match.rank));
  const best = fitting.filter(({ match }) => match.rank === least);
  // What is read in the idea has several stories; of those for a word the first is the rarest, or one that is found
  // by the same words.
  const wordsOfFirst = new Set([best[0]?.story.asked ?? []].flat());
  const alike = best.every(({ match }) => match.isGeneral)
    ? best
    : best.filter(({ story }) => [story.asked].flat().some((one) => wordsOfFirst.has(one)));
  const first =
    fitting.find(({ drive }) => drive.id === kept) ??
    (alike.length > 0 ? spreadPick(alike, seed) : undefined);
  if (first === undefined) return undefined;
  const trade = read.facets.find(({ trade: own }) => own !== undefined)?.trade;
  const former = read.facets.find(({ kind }) => kind === 'former')?.what ?? '';
  const now = trade ?? read.facets.find(({ kind }) => kind === 'now')?.what;
  const ofTrade =
    now === undefined
      ? []
      : ofTrades.filter(({ asked: own }) => own instanceof RegExp && own.test(now));
  const others = fitting.map(({ story }) => story).filter((story) => story !== first.story);
  // Two trades would contradict each other.
  const otherTrades =
    trades.has(first.story) ||
    first.story.isShape === true ||
    (first.story.isDisguise === true && 'what' in first.match.words)
      ? []
      : now === undefined && former === ''
        ? others.filter((story) => trades.has(story) && story.isWhole !== true)
        : ofTrade;
  return {
    drive: first.drive,
    story: first.story,
    words: first.match.words,
    others: [
      ...others.filter((story) => tempers.has(story) && story.asked !== first.story.asked),
      ...otherTrades.filter(isBesides).slice(0, 1),
    ].filter(isBesides),
    besides: otherFacetsOf(read, first.match, {
      isGeneral: first.match.isGeneral,
      isWhole: first.story.isWhole === true,
    }),
    told: first.match.told ?? '',
    trade: now,
    isPastHidden: now !== undefined && shadyTrades.test(former),
  };
}

/** The trade of a person without the temper before it: `court mage`, not `jealous court mage`. */
export function tradeOf(role: string): string {
  const words = role.split(' ');
  const at = words.findIndex((word, index) => index === words.length - 1 || !isAdjective(word));
  return words
    .slice(Math.max(at, words.length - 2))
    .filter((word, index, all) => index === all.length - 1 || !isAdjective(word))
    .join(' ');
}
