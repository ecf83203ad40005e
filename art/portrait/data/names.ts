import { kindsOf } from '#art/cover/word-scores.ts';
import type {
  Backdrop,
  Beard,
  ClothColour,
  Hair,
  HairColour,
  Headgear,
  Held,
  PortraitClass,
  PortraitSpecies,
} from '../plan.ts';

/**
 * How an idea names what a portrait can show. Unlike the words of `words.ts`, which fill what is open, these say what
 * is seen.
 */
export const backdropNames: Record<Backdrop, RegExp> = {
  library: /\b(?:library|libraries|archives?|book ?shel(?:f|ves)|study)\b/i,
  forge: /\b(?:forge|smithy|anvil)\b/i,
  shrine: /\b(?:shrines?|temples?|church|chapel|cathedral|altar)\b/i,
  forest: /\b(?:forests?|woods|woodlands?|groves?|jungle|trees)\b/i,
  rooftops: /\b(?:roofs?|roof ?tops?|city|town|village|streets?|alleys?)\b/i,
  sea: /\b(?:seas?|ocean|harbou?r|port|coast|beach|shore|ship|waves)\b/i,
  road: /\b(?:roads?|crossroads?|hills)\b/i,
  mountains: /\b(?:mountains?|peaks?|glacier|snow|snowy|winter)\b/i,
  hall: /\b(?:taverns?|inn|hall|taproom)\b/i,
  stones: /\b(?:standing stones?|stone circles?|circles? of stones?|menhirs?|monoliths?)\b/i,
  castle: /\b(?:castles?|fortress|stronghold|citadel|palace|towers?)\b/i,
  camp: /\b(?:camp|tents|army|battle ?fields?)\b/i,
  storm: /\b(?:storms?|stormy|thunder|thunderstorms?|lightning|tempest)\b/i,
  terrace: /\b(?:terrace|monastery|cloister|columns|colonnade)\b/i,
  sky: /\b(?:open|wide|clear|cloudy|starry|night|evening|morning|blue) sky\b/i,
};

const place =
  '(?:library|archive|study|shrine|temple|church|chapel|cathedral|forest|woods|grove|jungle|trees|roofs?|rooftops?|city|town|village|house|houses|tavern|inn|hall|castle|fortress|citadel|palace|tower|camp|tents)';

export const burningNames = new RegExp(
  `\\b(?:(?:burning|blazing|flaming) (?:\\w+ )?${place}|${place} (?:(?:that |which )?(?:is |are )?(?:on fire|in flames|ablaze|burning)|(?:that |which )?burns?)|(?:before|behind|amid|against|in front of|surrounded by) (?:an? |the )?(?:\\w+ )?(?:fire|flames|inferno))\\b`,
  'i',
);

/** The more exact names come first: a winged helmet is a helmet, too. */
export const headgearNames: Record<Exclude<Headgear, 'none'>, RegExp> = {
  maskedHood: /\b(?:masks?|masked|scarf over)\b/i,
  hood: /\b(?:hoods?|hooded|cowls?)\b/i,
  pointedHat: /\b(?:(?:pointed|pointy|wizard(?:'s|’s)?) hat)\b/i,
  featheredHat: /\b(?:feathered (?:hat|cap)|hat with an? (?:\w+ )?feather|hats?)\b/i,
  wingedHelmet: /\b(?:winged helm(?:et)?|helm(?:et)? with wings)\b/i,
  helmet: /\b(?:helms?|helmets?)\b/i,
  antlers: /\bantlers?\b/i,
  circlet: /\b(?:circlets?|diadem|tiara|crown)\b/i,
  headband: /\b(?:headband|bandanna|bandana)\b/i,
  mitre: /\bmitre\b/i,
};

export const heldNames: Record<Exclude<Held, 'none'>, RegExp> = {
  axe: /\b(?:axes?|battle-?axe|great-?axe|handaxes?)\b/i,
  lute: /\b(?:lute|mandolin)\b/i,
  sunStaff: /\b(?:sun staff|staff (?:with|of) an? (?:\w+ )?sun|staff of the sun)\b/i,
  crystalStaff: /\b(?:(?:crystal|glowing|shining) staff|staff with an? (?:\w+ )?crystal)\b/i,
  gnarledStaff: /\b(?:gnarled|twisted|wooden) (?:\w+ )?staff\b/i,
  plainStaff: /\b(?:staff|quarterstaff|walking stick)\b/i,
  greatsword: /\b(?:greatswords?|longswords?|swords?)\b/i,
  spear: /\b(?:spears?|lances?|pikes?)\b/i,
  hammer: /\b(?:hammers?|warhammers?)\b/i,
  bow: /\b(?:bow|longbow|shortbow)\b/i,
  daggers: /\b(?:daggers?|knife|knives)\b/i,
  magicLight:
    /\b(?:magic light|ball of light|(?:magic|light|spell) (?:in|above|over) (?:her|his|their|one|the) hands?)\b/i,
  book: /\b(?:grimoire|spell ?book|(?:an?|the|her|his|their) (?:\w+ )?(?:book|tome))\b/i,
  raven: /\b(?:ravens?|crows?)\b/i,
};

export const hairNames: Record<Hair, RegExp> = {
  bald: /\b(?:bald|hairless|(?:shaved|shaven) head)\b/i,
  short: /\b(?:short|cropped)(?:-haired|(?:[ ,-]+\w+)? hair)\b/i,
  long: /\b(?:long|flowing)(?:-?haired|(?:[ ,-]+\w+)? hair)\b/i,
  braid: /\b(?:braids?|plaits?|braided hair)\b/i,
  topknot: /\btopknot\b/i,
  curls: /\b(?:curls|curly)\b/i,
  wild: /\b(?:wild|shaggy|unkempt|tousled)(?:-haired|(?:[ ,-]+\w+)? hair)\b/i,
  crest: /\b(?:mohawk|crest of (?:\w+ )?hair)\b/i,
};

export const beardNames: Record<Exclude<Beard, 'none'>, RegExp> = {
  braided: /\b(?:braided|plaited)(?: \w+)? beard\b/i,
  short: /\b(?:short(?: \w+)? beard|stubble|goatee|moustache)\b/i,
  full: /\b(?:beards?|bearded)\b/i,
};

const hairColours: Record<HairColour, string> = {
  black: 'black|raven|dark',
  brown: 'brown|chestnut',
  auburn: 'auburn|copper',
  red: 'red|ginger|fiery',
  fair: 'blonde?|fair|golden|flaxen',
  grey: 'grey|gray|greying|graying|iron-grey',
  white: 'white|silver|snow-white',
};

const clothColours: Record<ClothColour, string> = {
  crimson: 'crimson|scarlet|red|blood-red',
  blue: 'blue|azure|navy',
  green: 'green|emerald',
  violet: 'violet|purple',
  brown: 'brown|tan',
  grey: 'grey|gray',
  black: 'black',
  white: 'white',
  ochre: 'ochre|yellow|saffron|golden',
  teal: 'teal|turquoise',
};

/** A pattern for each colour. The given one has `COLOUR` where the colour is named. */
function coloursAt<Colour extends string>(
  colours: Record<Colour, string>,
  pattern: string,
): Partial<Record<Colour, RegExp>> {
  const patterns: Partial<Record<Colour, RegExp>> = {};
  for (const colour of kindsOf(colours)) {
    patterns[colour] = new RegExp(`\\b(?:${pattern.replaceAll('COLOUR', colours[colour])})`, 'i');
  }
  return patterns;
}

export const hairColourNames = coloursAt(
  hairColours,
  String.raw`(?:COLOUR)(?:-haired|-bearded|(?:[ ,-]+\w+)? (?:hair|braids?|curls|beard|topknot|mohawk)\b)`,
);

export const clothesColourNames = coloursAt(
  clothColours,
  String.raw`(?:COLOUR)(?:[ ,-]+\w+)? (?:robes?|coat|dress|tunic|doublet|clothes|clothing|garb|gown|vestments|shirt|silk|velvet)\b|(?:in|wearing) (?:COLOUR)(?=$|[.,;:!?]| (?:and|with|before|behind|on|at|in|under)\b)`,
);

export const cloakColourNames = coloursAt(
  clothColours,
  String.raw`(?:COLOUR)(?:[ ,-]+\w+)? (?:cloak|cape|mantle)\b`,
);

export const headgearColourNames = coloursAt(
  clothColours,
  String.raw`(?:COLOUR)(?:[ ,-]+\w+)? (?:hood|cowl|hat|cap|mitre)\b`,
);

export const speciesNames: Record<PortraitSpecies, RegExp> = {
  dragonborn: /\bdragonborn\b/i,
  dwarf: /\b(?:dwarf|dwarven|dwarvish)\b/i,
  elf: /\b(?:elf|elven|elvish)\b/i,
  gnome: /\b(?:gnome|gnomish)\b/i,
  goliath: /\bgoliath\b/i,
  halfling: /\bhalfling\b/i,
  human: /\bhuman\b/i,
  orc: /\b(?:orc|orcish)\b/i,
  tiefling: /\btiefling\b/i,
};

export const classNames: Record<PortraitClass, RegExp> = {
  barbarian: /\bbarbarian\b/i,
  bard: /\bbard\b/i,
  cleric: /\bcleric\b/i,
  druid: /\bdruid\b/i,
  fighter: /\bfighter\b/i,
  monk: /\bmonk\b/i,
  paladin: /\bpaladin\b/i,
  ranger: /\branger\b/i,
  rogue: /\brogue\b/i,
  sorcerer: /\b(?:sorcerer|sorceress)\b/i,
  warlock: /\bwarlock\b/i,
  wizard: /\bwizard\b/i,
};

export const cloakNames = /\b(?:cloaks?|cloaked|capes?|mantle)\b/i;
export const oldNames = /\b(?:old|elderly|aged|ageing|aging|ancient|wrinkled)\b/i;
export const womanNames =
  /\b(?:woman|girl|lady|she|her|hers|queen|princess|priestess|sorceress|witch|grandmother)\b/i;
export const scarNames = /\b(?:scars?|scarred)\b/i;
