import { hourWords, toneWords } from '#art/cover/data/words.ts';
import type { Hour, Tone } from '#art/cover/plan.ts';
import { anyOf, best, countWords, scoreOf, type WordCounts } from '#art/cover/word-scores.ts';
import { random } from '#art/paint/noise.ts';
import { choicesOfClass, choicesOfSpecies } from './data/choices.ts';
import {
  backdropWords,
  beardWords,
  clothWords,
  hairColourWords,
  hairWords,
  headgearWords,
  heldWords,
  manWords,
  womanWords,
} from './data/words.ts';
import type {
  Backdrop,
  Beard,
  Hair,
  HairColour,
  Headgear,
  Held,
  PortraitBackground,
  PortraitClass,
  PortraitPlan,
  PortraitSpecies,
} from './plan.ts';

export interface PortraitWords {
  name: string;
  class: PortraitClass;
  species: PortraitSpecies;
  background: PortraitBackground;
  concept: string;
  /** What the user wants to see; a place that it names is always painted. */
  idea?: string;
  tone?: Tone;
  /** Whether a text contains what no picture of the campaign may show. */
  excludes?: (text: string) => boolean;
}

/** Words of the concept that describe the person, and those of the background. */
const backgroundText: Record<PortraitBackground, string> = {
  acolyte: 'temple shrine',
  criminal: 'hood thief',
  sage: 'library book',
  soldier: 'soldier camp',
};

/**
 * Chooses what the portrait of a character shows. Class and species decide about clothes and shape,
 * the words about colours and the place, and the seed about what the words leave open.
 */
export function planPortrait(words: PortraitWords, seed: number): PortraitPlan {
  const counts = countWords([
    { text: words.concept, weight: 2 },
    { text: words.idea ?? '', weight: 2 },
    { text: words.name, weight: 1 },
    { text: backgroundText[words.background], weight: 0.5 },
  ]);
  const next = random(seed ^ 0xb057);
  const shown = (text: string) => words.excludes?.(text) !== true;
  const choices = choicesOfClass[words.class];
  const tone = words.tone ?? best(toneWords, counts, next) ?? anyOf(toneWords, next);
  const usual = pickBackdrop(choices.backdrops, counts, next, shown);
  const asked = backdropIn(words.idea ?? '');
  const backdrop = asked !== undefined && shown(`${asked} ${backdropWords[asked]}`) ? asked : usual;
  const person = pickPerson(words, counts, next);
  const headgear = pickHeadgear({ ...words, ...person }, choices.headgear, counts, next, shown);
  const held = pickHeld(choices.held, next, shown);
  return {
    class: words.class,
    species: words.species,
    tone,
    backdrop,
    hour: best(hourWords, counts, next, 2) ?? pickHour(backdrop, tone, next),
    headgear,
    held,
    ...person,
    cloth: named(clothWords, counts) ?? pick(choices.cloth, next),
    skin: next(),
    looks: next() < 0.5 ? 'left' : 'right',
    seed,
  };
}

const pick = <Item>(items: readonly Item[], next: () => number): Item => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) {
    throw new Error('There is nothing to choose from.');
  }
  return item;
};

/** The kind whose words the texts have; undefined if they have none. */
function named<Kind extends string>(lists: Record<Kind, string>, counts: WordCounts) {
  return best(lists, counts, () => 0, 2);
}

const placeAfter =
  /\b(?:before|behind|in front of|inside|in|at|on|by|near|under|beside|among|of) +((?:[\p{L}-]+ ?){1,4})/giu;

/** The place that an idea names after a preposition: "before a burning library" is in front of a library. */
function backdropIn(idea: string): Backdrop | undefined {
  const nouns = [...idea.toLowerCase().matchAll(placeAfter)].flatMap(([, phrase = '']) =>
    phrase.trim().split(' ').toReversed(),
  );
  const lists = Object.entries(backdropWords).map(
    // The keys of the record are the backdrops.
    ([backdrop, words]) => [backdrop as Backdrop, new Set(words.split(' '))] as const,
  );
  for (const noun of nouns) {
    const found = lists.find(([, words]) => words.has(noun) || words.has(noun.replace(/s$/, '')));
    if (found !== undefined) return found[0];
  }
  return undefined;
}

function pickBackdrop(
  usual: readonly Backdrop[],
  counts: WordCounts,
  next: () => number,
  shown: (text: string) => boolean,
): Backdrop {
  const allowed = (backdrop: Backdrop) => shown(`${backdrop} ${backdropWords[backdrop]}`);
  const wanted = best(backdropWords, counts, next, 2);
  // A place that the words name is taken more often than not; the usual places tell the class.
  if (wanted !== undefined && next() < 0.6 && allowed(wanted)) {
    return wanted;
  }
  const weighted = usual.filter(allowed);
  return weighted.length === 0 ? 'sky' : pick(weighted, next);
}

function pickHeadgear(
  { species, class: characterClass, beard }: PortraitWords & { beard: Beard },
  usual: readonly Headgear[],
  counts: WordCounts,
  next: () => number,
  shown: (text: string) => boolean,
): Headgear {
  const fits = (headgear: Headgear) =>
    headgear === 'none' ||
    (shown(`${headgear} ${headgearWords[headgear]}`) &&
      // Antlers would hide the horns, and helmets have no room for a snout with a crest.
      !(headgear === 'antlers' && (species === 'tiefling' || species === 'dragonborn')) &&
      // A scarf has no room for a beard.
      !(headgear === 'maskedHood' && beard !== 'none') &&
      !(
        (headgear === 'helmet' || headgear === 'wingedHelmet' || headgear === 'mitre') &&
        species === 'dragonborn'
      ));
  const wearsHood = scoreOf(headgearWords.hood, counts) >= 2 && hooded.has(characterClass);
  if (wearsHood && fits('hood')) {
    return 'hood';
  }
  const fitting = usual.filter(fits);
  return fitting.length === 0 ? 'none' : pick(fitting, next);
}

/** Classes whose clothes go with a hood. */
const hooded = new Set<PortraitClass>(['druid', 'ranger', 'rogue', 'warlock', 'cleric']);

function pickHeld(
  usual: readonly Held[],
  next: () => number,
  shown: (text: string) => boolean,
): Held {
  const fitting = usual.filter((held) => held === 'none' || shown(`${held} ${heldWords[held]}`));
  return fitting.length === 0 ? 'none' : pick(fitting, next);
}

function pickPerson(
  { species, class: characterClass }: PortraitWords,
  counts: WordCounts,
  next: () => number,
): { hair: Hair; hairColour: HairColour; beard: Beard } {
  const usual = choicesOfSpecies[species];
  const scaly = species === 'dragonborn';
  const ofClass = choicesOfClass[characterClass].hair;
  const usualHair = ofClass === undefined || scaly || next() < 0.4 ? usual.hair : ofClass;
  const woman = scoreOf(womanWords, counts) > scoreOf(manWords, counts);
  const wantedBeard = named(beardWords, counts);
  const drawnBeard = pick(usual.beard, next);
  const hair = (scaly ? undefined : named(hairWords, counts)) ?? pick(usualHair, next);
  const colours: readonly HairColour[] = [
    'black',
    'brown',
    'brown',
    'auburn',
    'red',
    'fair',
    'grey',
    'white',
  ];
  return {
    hair: woman && hair === 'bald' && !scaly ? 'braid' : hair,
    hairColour: named(hairColourWords, counts) ?? pick(colours, next),
    beard: scaly ? 'none' : (wantedBeard ?? (woman ? 'none' : drawnBeard)),
  };
}

function pickHour(backdrop: Backdrop, tone: Tone, next: () => number): Hour {
  if (backdrop === 'rooftops') {
    return next() < 0.75 ? 'night' : 'dusk';
  }
  const dark = tone === 'horror' || tone === 'intrigue' ? 0.4 : 0.2;
  const draw = next();
  return draw < dark ? 'night' : draw < dark + 0.34 ? 'dusk' : draw < dark + 0.56 ? 'dawn' : 'day';
}
