import { ideaPhraseOf, wordsOfIdea } from '../plan/idea-phrase.ts';
import type { Exclusions } from '../plan/lines.ts';
import { singularOf } from '../plan/matter-words.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { placeAspects } from '../tables/asked-places/aspects/place-aspects.ts';
import type {
  PlaceAspect,
  PlaceFamily,
  PlacePlot,
  PlaceScene,
  PlaceSort,
} from '../tables/asked-places/families/place-family.ts';
import { placeFamilies } from '../tables/asked-places/families/place-families.ts';
import { placeSorts } from '../tables/asked-places/sorts/place-sorts.ts';
import type { Trouble, TroubleDetails } from '../tables/place-types.ts';
import { withoutTold } from './asked-departure.ts';

type FieldWords = readonly (readonly [field: string, word: string])[];

/** The rows that tell what an idea says of a place. */
export interface AskedFamily {
  /** The family of the idea, if that has all the rows. */
  family: PlaceFamily | undefined;
  /** How it looks; absent if only the rows of the site fit. */
  scene: PlaceScene | undefined;
  /** One of these is what is wrong there. */
  plots: readonly PlacePlot[];
  /** What the idea says of the place. The plots are those of the first one, if there is no family. */
  aspects: readonly PlaceAspect[];
  /** The aspects that the plots do not tell. */
  beside: readonly PlaceAspect[];
  /** The ids of states and features that all these tell. */
  tells: readonly string[];
  /** The words of the idea for the fields of the rows. */
  words: FieldWords;
  /** The words of the idea that the rows tell in other words. */
  told: string;
}

const keptBy = [
  /\b(?:run|kept|owned|led|ruled|tended|guarded|managed|haunted|inhabited|held|staffed|built|watched|protected) (?:only |solely )?by (?:an? |the |one )?([\p{L}' -]+)/iu,
  /\b(?:where|whose|and) the (?:only )?(?:owner|keeper|barkeep|barkeeper|bartender|innkeeper|landlord|landlady|cook|headmaster|headmistress|librarian|shopkeeper|smith|abbot|priest|warden|host|mayor|captain|curator) is (?:secretly |really |actually )?(?:an? |the )?([\p{L}' -]+)/iu,
  /\bwhose (?:owner|keeper|barkeep|bartender|innkeeper|landlord|landlady|cook|headmaster|headmistress|librarian|shopkeeper|smith|abbot|priest|warden|host|mayor|captain|curator) is (?:secretly |really |actually )?(?:an? |the )?([\p{L}' -]+)/iu,
  /\b(?:home|lair|dwelling|house) of (?:an? )([\p{L}' -]+)/iu,
  /\b(?:kitchen|shop|bakery|workshop|forge|smithy|garden|library|tavern|inn|school|farm|castle|tower|hut|cottage) of (?:an? |the )([\p{L}' -]+)/iu,
  /^(?:an? |the )?(?:\p{L}+ )?(troll|ogre|giant|ghost|witch|hag|vampire|dragon|cyclops|minotaur|sphinx)(?:'s)? (?:toll )?(?:bridge|tavern|inn|shop|bakery|kitchen|forge|smithy|library)\b/iu,
  /\b(?:staff|servants|waiters|cooks|nurses|teachers|guards|librarians|barkeepers|keepers) are (?:all )?([\p{L}' -]+)/iu,
  /\bwith (?:an? |the |its )([\p{L}' -]*(?:owner|keeper|barkeep|bartender|innkeeper|landlord|landlady|cook|librarian|headmaster|headmistress|shopkeeper|smith|abbot|priest|warden|host|mayor|captain|curator))\b/iu,
];

const mostWordsOfRole = 4;

/** Beings that keep a place, and are no person nouns of other ideas. */
const beings =
  /^(?:dragon|wyrm|ghost|spirit|djinn|genie|djinni|efreeti|troll|ogre|giant|goblin|kobold|orc|hag|vampire|lich|skeleton|zombie|mimic|beholder|demon|devil|imp|angel|fairy|dryad|treant|medusa|gorgon|sphinx|golem|mummy|werewolf|minotaur|centaur|mermaid|naga|cyclops|ghoul|banshee|wraith|elemental|owlbear|cat|bear|parrot|automaton|construct|god|goddess)$/;

/** They say more of two people than the role of one of them. */
const kin = /^(?:brother|sister|twin|sibling|cousin|people|person)$/;

/** Whom an idea names as the keeper: `nervous gnome` for "a potion shop run by a nervous gnome". */
export function keeperOfIdea(idea: string, exclusions: Exclusions): string | undefined {
  const said = keptBy
    .map((pattern) => pattern.exec(idea)?.[1]?.toLowerCase())
    .find((found) => found !== undefined);
  const phrase = said === undefined ? undefined : ideaPhraseOf(`a ${said}`, exclusions);
  if (phrase === undefined || phrase.words.length > mostWordsOfRole) return;
  const isKeeper = (word: string): boolean => isPersonNoun(word) || beings.test(word);
  const [head, noun] = isKeeper(phrase.head)
    ? [phrase.head, phrase.noun]
    : [singularOf(phrase.head), phrase.noun.replace(/[^ ]+$/, singularOf)];
  if (kin.test(head)) return;
  return isKeeper(head) ? noun : undefined;
}

type Matches = Pick<Exclusions, 'matches'>;

const allowedPlots = (
  plots: readonly PlacePlot[],
  siteId: string,
  { matches }: Matches,
): readonly PlacePlot[] =>
  plots.filter(
    ({ sites, trouble }) =>
      sites?.includes(siteId) !== false && trouble.truth.every((text) => !matches(text)),
  );

function familyIn(
  idea: string,
  siteId: string,
  exclusions: Matches,
): { family: PlaceFamily; words: FieldWords; told: string } | undefined {
  const said = wordsOfIdea(idea).map((word) => word.replace(/'s?$/, ''));
  for (const family of placeFamilies) {
    const { needs, not, says, sites } = family;
    const found = needs.map(({ words }) => said.find((word) => words.has(word)));
    if (
      found.every((word) => word !== undefined) &&
      new Set(found).size === found.length &&
      sites?.includes(siteId) !== false &&
      says?.test(idea) !== false &&
      not?.test(idea) !== true &&
      allowedPlots([family], siteId, exclusions).length > 0
    ) {
      const words = needs.map(({ field, words: told }, index): readonly [string, string] => [
        field,
        told.get(found[index] ?? '') ?? '',
      ]);
      return { family, words, told: found.join(' ') };
    }
  }
  return undefined;
}

/** A pattern cannot use the name of a group twice, so `who2` is `who` in another position. */
const fieldOf = (group: string): string => group.replace(/\d$/, '');

/** Rows call those who keep a place by a singular noun: `hag` for "ruled by hags". */
const formOf = (group: string, word: string): string =>
  fieldOf(group) === 'who'
    ? word
        .replace(/wolves$/, 'wolf')
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh)es$/, '')
        .replace(/(?<=[^s])s$/, '')
    : word;

/** A text has room for this many aspects. */
const mostAspects = 2;

function aspectsIn(
  idea: string,
  siteId: string,
  exclusions: Matches,
): readonly { aspect: PlaceAspect; words: FieldWords; told: string }[] {
  const said = wordsOfIdea(idea).join(' ');
  return placeAspects
    .flatMap((aspect) => {
      const { not, says, sites, words } = aspect;
      const found = says.exec(said);
      const isSaid =
        found !== null && not?.test(said) !== true && sites?.includes(siteId) !== false;
      if (!isSaid || allowedPlots(aspect.plots, siteId, exclusions).length === 0) return [];
      const groups = Object.entries(found.groups ?? {}).flatMap(([name, word]) =>
        word === undefined || word === '' ? [] : [[fieldOf(name), formOf(name, word)] as const],
      );
      const told = withoutTold(
        found[0],
        groups.map(([, word]) => word),
      );
      return [{ aspect, words: Object.entries({ ...words, ...Object.fromEntries(groups) }), told }];
    })
    .filter(({ aspect }, index, found) =>
      found
        .slice(0, index)
        .every((other) => other.aspect.tells.every((id) => !aspect.tells.includes(id))),
    )
    .slice(0, mostAspects);
}

/** A plot of the sort alone is drawn this many times as often as one that other sorts share. */
const weightOfOwnPlots = 2;

/** The plots of a sort: its own ones, and those of aspects that fit it although the idea does not say them. */
const plotsOfSort = ({ also = [], plots }: PlaceSort): readonly PlacePlot[] => [
  ...Array.from({ length: weightOfOwnPlots }, () => plots).flat(),
  ...placeAspects
    .flatMap((aspect) => aspect.plots)
    .filter(({ trouble }) => also.includes(trouble.id)),
];

/** The fields of plots whose aspect the idea does not say. */
const wordsOfPlots: FieldWords = placeAspects.flatMap(({ words }) => Object.entries(words ?? {}));

/** The rows for a place, if there are any besides those of its site. */
export function familyOfIdea(
  idea: string,
  siteId: string,
  noun: string,
  isEmpty: boolean,
  exclusions: Matches,
): AskedFamily | undefined {
  const said = idea.toLowerCase();
  const sort = placeSorts.find(
    (item) =>
      item.idea?.test(said) === true || (item.noun.test(noun) && item.says?.test(said) !== false),
  );
  const first = familyIn(idea, siteId, exclusions);
  const own = first !== undefined && sort?.tells.includes(first.family.id) ? undefined : first;
  const covered = own?.family.tells ?? [];
  const found = aspectsIn(idea, siteId, exclusions).filter(
    ({ aspect }) => own === undefined || aspect.tells.every((id) => !covered.includes(id)),
  );
  const aspects = found.map(({ aspect }) => aspect);
  const ofSort =
    sort === undefined || isEmpty ? [] : allowedPlots(plotsOfSort(sort), siteId, exclusions);
  const ofAspects =
    aspects[0] === undefined ? ofSort : allowedPlots(aspects[0].plots, siteId, exclusions);
  const plots = own === undefined ? ofAspects : [own.family];
  if (plots.length === 0) return undefined;
  return {
    family: own?.family,
    scene: own?.family ?? sort,
    plots,
    aspects,
    beside: own === undefined ? aspects.slice(1) : aspects,
    tells: [...covered, ...(sort?.tells ?? []), ...aspects.flatMap(({ tells }) => tells)],
    words: [
      ...(aspects.length > 0 ? [] : wordsOfPlots),
      ...(first?.words ?? []),
      ...found.flatMap(({ words }) => words),
    ],
    told: [
      ...(sort === undefined
        ? []
        : [sort.idea?.exec(said)?.[0] ?? sort.noun.exec(noun)?.[0] ?? '']),
      ...(own === undefined ? [] : [own.told]),
      ...found.map(({ told }) => told),
    ].join(' '),
  };
}

/** For great parties the plots come first whose second truth concerns a realm. */
export function plotsFor(plots: readonly PlacePlot[], tier: number): readonly PlacePlot[] {
  const great = plots.filter(({ trouble }) => trouble.truth.length > 1);
  return tier === 3 && great.length > 0 ? great : plots;
}

/** What is wrong with a place, in the form of other troubles. */
export const troubleOfPlot = ({ trouble }: PlacePlot): Trouble => ({
  ...trouble,
  at: [],
  tones: [],
  words: [],
});

const allPlacePlots: readonly PlacePlot[] = [
  ...placeFamilies,
  ...placeAspects.flatMap(({ plots }) => plots),
  ...placeSorts.flatMap(({ plots }) => plots),
];

export const detailsOfFamilies: Readonly<Record<string, TroubleDetails>> = Object.fromEntries(
  allPlacePlots.map(({ details, trouble }) => [trouble.id, details]),
);

/** A text with the words of the idea in its fields, before the other fields are filled in. */
export const withFamilyWords = (text: string, asked: AskedFamily | undefined): string =>
  (asked?.words ?? []).reduce(
    (result, [field, word]) => result.replaceAll(`{${field}}`, word),
    text,
  );
