import { hourNames } from '#art/cover/data/names.ts';
import { hourWords } from '#art/cover/data/words.ts';
import { namedIn, spokenIn } from '#art/cover/idea.ts';
import { best, countWords } from '#art/cover/word-scores.ts';
import { burningPlaces } from './alt-text.ts';
import { canWear, coveringHair } from './can-wear.ts';
import { choicesOfClass } from './data/choices.ts';
import {
  backdropNames,
  beardNames,
  burningNames,
  classNames,
  cloakColourNames,
  cloakNames,
  clothesColourNames,
  hairColourNames,
  hairNames,
  headgearColourNames,
  headgearNames,
  heldNames,
  oldNames,
  scarNames,
  speciesNames,
  womanNames,
} from './data/names.ts';
import { backdropWords, headgearWords, heldWords } from './data/words.ts';
import type {
  Backdrop,
  ClothColour,
  Headgear,
  Held,
  PortraitClass,
  PortraitPlan,
  PortraitSpecies,
} from './plan.ts';

/** The beginning of an idea, up to what the person has and where they are, says who they are. */
const whoOf = (text: string): string =>
  text.split(
    /[,.;:]|\b(?:with|in|before|behind|beside|near|at|on|under|above|who|that|wearing|holding|of)\b/i,
  )[0] ?? '';

/** What an idea says about who the person is. */
export function personIn(idea: string): { class?: PortraitClass; species?: PortraitSpecies } {
  const who = whoOf(spokenIn(idea).wanted);
  const [characterClass] = namedIn(classNames, who);
  const [species] = namedIn(speciesNames, who);
  return { ...(characterClass && { class: characterClass }), ...(species && { species }) };
}

/** Whether an age is said of the person, and not of what they have or where they are. */
function isOldIn(text: string): boolean {
  if (/\b(?:she|he|they)(?:['’]s| is| are)? (?:very )?(?:old|elderly)\b/i.test(text)) return true;
  const who = whoOf(text);
  const after = who.slice(who.search(oldNames));
  return (
    oldNames.test(who) &&
    [backdropNames, headgearNames, heldNames].every((names) => namedIn(names, after).length === 0)
  );
}

interface Wished {
  /** The plan without an idea, but of the person that the idea names. */
  plan: PortraitPlan;
  idea: string;
  next: () => number;
  /** Whether no line of a campaign excludes a text. */
  shown: (text: string) => boolean;
}

/**
 * Changes the plan of a portrait to what an idea says. The idea decides about everything that it names; the rest stays
 * unless it would hide what the idea names.
 */
export function portraitAsWished({ plan, idea, next, shown }: Wished): PortraitPlan {
  if (idea.trim() === '') return plan;
  const { wanted, unwanted } = spokenIn(idea);
  const place = placeIn(wanted, { plan, next, shown });
  const haired = { ...plan, ...place, ...hairIn(wanted, unwanted, plan) };
  const held = namedIn(heldNames, wanted).find((kind) => shown(`${kind} ${heldWords[kind]}`));
  const isEmptyHanded = namedIn(heldNames, unwanted).some((kind) => kind === plan.held);
  const clothes = clothesIn(wanted, unwanted, { plan: haired, next, shown });
  const isBald =
    hairNames.bald.test(wanted) && haired.hair === 'bald' && !coveringHair.has(clothes.headgear);
  return {
    ...haired,
    ...clothes,
    ...(isBald && plan.species !== 'dragonborn' && { isBald }),
    held: held === 'plainStaff' ? usualStaff(plan) : (held ?? (isEmptyHanded ? 'none' : plan.held)),
    ...(scarNames.test(wanted) && shown('scar wound') && { hasScar: true }),
  };
}

type Drawn = Omit<Wished, 'idea'>;

function placeIn(text: string, { plan, next, shown }: Drawn): Partial<PortraitPlan> {
  const isShown = (backdrop: Backdrop): boolean => shown(`${backdrop} ${backdropWords[backdrop]}`);
  const isBurning = burningNames.test(text) && shown('fire burning flames');
  const counts = countWords([{ text, weight: 2 }]);
  const named = namedIn(backdropNames, text).filter(isShown);
  // A fire at a place that cannot burn is that of a forge.
  const unnamed = isBurning
    ? burningPlaces[plan.backdrop]
      ? plan.backdrop
      : 'forge'
    : best(backdropWords, counts, next, 2);
  const burning = isBurning ? named.find((kind) => burningPlaces[kind] !== undefined) : undefined;
  const backdrop = burning ?? named[0] ?? (unnamed && isShown(unnamed) ? unnamed : plan.backdrop);
  const hours = [...namedIn(hourNames, text), best(hourWords, counts, next, 2)];
  return {
    backdrop,
    hour: hours.find((kind) => kind !== undefined && shown(kind)) ?? plan.hour,
    ...(isBurning && burningPlaces[backdrop] && { isBurning }),
  };
}

function hairIn(text: string, unwanted: string, plan: PortraitPlan): Partial<PortraitPlan> {
  const isOld = isOldIn(text);
  const age = isOld ? { isOld } : {};
  // Dragonborn have neither hair nor beards.
  if (plan.species === 'dragonborn') return age;
  const isWoman = womanNames.test(text);
  const isShaven = isWoman || namedIn(beardNames, unwanted).length > 0;
  const [hair = isWoman && plan.hair === 'bald' ? 'braid' : plan.hair] = namedIn(hairNames, text);
  const [beard = isShaven ? 'none' : plan.beard] = namedIn(beardNames, text);
  const [colour] = namedIn(hairColourNames, text);
  return {
    ...age,
    hair,
    beard,
    hairColour: colour ?? (isOld && plan.hairColour !== 'white' ? 'grey' : plan.hairColour),
  };
}

/** Classes whose clothes have a cloak or a cape, and those whose clothes go with a hood alone. */
const cloaked = new Set<PortraitClass>(['ranger', 'rogue', 'paladin']);
const hooded = new Set<PortraitClass>(['ranger', 'rogue', 'druid', 'warlock', 'cleric']);

const isHood = (headgear: Headgear): boolean => headgear === 'hood' || headgear === 'maskedHood';

function clothesIn(
  text: string,
  unwanted: string,
  { plan, next, shown }: Drawn,
): Partial<PortraitPlan> & Pick<PortraitPlan, 'headgear'> {
  const ownsCloak = cloaked.has(plan.class);
  const [ofClothes] = namedIn(clothesColourNames, text);
  const [ofCloak] = namedIn(cloakColourNames, text);
  const [ofHeadgear] = namedIn(headgearColourNames, text);
  const named = namedHeadgear(text, { plan, shown });
  const headgear = named ?? headgearBeside(text, unwanted, plan);
  const hood = isHood(headgear) ? ofHeadgear : undefined;
  const cloth = ofClothes ?? (ownsCloak ? (ofCloak ?? hood) : undefined) ?? plan.cloth;
  const wantsCloak =
    cloakNames.test(text) || (named !== undefined && isHood(named) && !hooded.has(plan.class));
  const cloak = wantsCloak && !ownsCloak ? (ofCloak ?? hood ?? anyCloth(plan, next)) : undefined;
  const headgearColour = ofHeadgear ?? (isHood(headgear) ? cloak : undefined);
  return {
    cloth,
    headgear,
    ...(cloak && { cloak }),
    ...(headgearColour && tinted.has(headgear) && { headgearColour }),
  };
}

/** What is made of cloth in a colour of its own. */
const tinted = new Set<Headgear>(['hood', 'maskedHood', 'pointedHat', 'featheredHat', 'mitre']);

function anyCloth({ class: characterClass, cloth }: PortraitPlan, next: () => number): ClothColour {
  const colours = choicesOfClass[characterClass].cloth.filter((colour) => colour !== cloth);
  return colours[Math.floor(next() * colours.length)] ?? cloth;
}

function namedHeadgear(text: string, { plan, shown }: Pick<Drawn, 'plan' | 'shown'>) {
  const named = namedIn(headgearNames, text).filter(
    (headgear) => shown(`${headgear} ${headgearWords[headgear]}`) && canWear(headgear, plan),
  );
  if (named.includes('maskedHood')) return 'maskedHood';
  // A wizard's hat is pointed, if the idea says nothing else.
  const isPointed =
    named[0] === 'featheredHat' && plan.class === 'wizard' && !/feather/i.test(text);
  return isPointed ? 'pointedHat' : named[0];
}

/** The headgear of the plan, unless the idea denies it or it would hide the hair that the idea names. */
function headgearBeside(text: string, unwanted: string, plan: PortraitPlan): Headgear {
  const { headgear } = plan;
  const isDenied = namedIn(headgearNames, unwanted).some(
    (denied) =>
      denied === headgear ||
      (denied === 'hood' && isHood(headgear)) ||
      (denied === 'featheredHat' && headgear === 'pointedHat') ||
      (denied === 'helmet' && headgear === 'wingedHelmet'),
  );
  const [hair] = namedIn(hairNames, text);
  const isColoured = namedIn(hairColourNames, text).length > 0;
  const isLong = hair === 'long' || hair === 'braid';
  const hidesHair = isHood(headgear)
    ? hair !== undefined || isColoured
    : hair && !isLong && coveringHair.has(headgear);
  if (isDenied || hidesHair) return 'none';
  return canWear(headgear, plan) ? headgear : 'none';
}

/** The staff of the class, or one without ornaments. */
const usualStaff = (plan: PortraitPlan): Held =>
  choicesOfClass[plan.class].held.find((held) => /staff/i.test(held)) ?? 'plainStaff';
