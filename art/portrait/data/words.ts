import type { Backdrop, Beard, ClothColour, Hair, HairColour, Headgear, Held } from '../plan.ts';

/** Words of a concept that point to a backdrop. Lines of a campaign exclude it by the same words. */
export const backdropWords: Record<Backdrop, string> = {
  library:
    'library book scholar sage archive scribe study school academy university student scroll',
  forge: 'forge smith blacksmith anvil smithy fire flame burning armourer hammer ember',
  shrine: 'shrine temple church god goddess priest acolyte cathedral altar faith pray holy saint',
  forest: 'forest wood grove tree wild hunter hunt druid woodland wolf deer trapper outlander',
  rooftops: 'city town street thief thieves burglar roof guild spy alley urchin criminal night',
  sea: 'sea ocean ship sailor pirate harbour port island coast fisher captain tide drowned water',
  road: 'road travel wanderer caravan merchant journey wandering pilgrim exile vagabond',
  mountains: 'mountain peak snow ice winter north clan tribe highland frost cold',
  hall: 'tavern inn song singer music innkeeper feast hall brewer ale drink stage theatre',
  stones: 'stone circle ritual ancient spirit ghost curse pact moon witch omen',
  castle: 'castle knight noble lord lady court king queen baron keep oath crown guard',
  camp: 'war soldier army battle camp banner legion mercenary veteran general quartermaster battlefield',
  storm: 'storm thunder lightning wind chaos tempest sky wild magic dragon',
  terrace: 'monastery monk cloister meditation discipline silence garden master peace abbey',
  sky: '',
};

export const headgearWords: Record<Exclude<Headgear, 'none'>, string> = {
  hood: 'hood hooded cloak cloaked cowl shadow hidden secret',
  maskedHood: 'hood mask masked thief',
  pointedHat: 'hat wizard',
  featheredHat: 'hat feather feathered',
  helmet: 'helmet helm soldier',
  wingedHelmet: 'helmet helm wing winged',
  antlers: 'antler stag deer horned animal',
  circlet: 'circlet crown noble princess prince',
  headband: 'headband',
  mitre: 'mitre bishop',
};

export const heldWords: Record<Exclude<Held, 'none'>, string> = {
  axe: 'axe weapon blade violence',
  lute: 'lute instrument music',
  sunStaff: 'staff sun',
  gnarledStaff: 'staff',
  crystalStaff: 'staff crystal magic',
  plainStaff: 'staff stick',
  greatsword: 'sword greatsword weapon blade violence',
  spear: 'spear weapon blade violence',
  hammer: 'war hammer warhammer weapon violence',
  bow: 'bow arrow archer weapon',
  daggers: 'dagger knife weapon blade violence',
  magicLight: 'magic spell sorcery',
  book: 'book tome',
  raven: 'raven crow bird animal death',
};

export const hairWords: Record<Hair, string> = {
  bald: 'bald shaved hairless shaven',
  short: 'cropped',
  long: 'longhaired flowing',
  braid: 'braid braided plait',
  topknot: 'topknot',
  curls: 'curl curly curled',
  wild: 'wild shaggy unkempt',
  crest: 'mohawk crest',
};

export const hairColourWords: Record<HairColour, string> = {
  black: 'black raven dark',
  brown: 'brown',
  auburn: 'auburn copper',
  red: 'red redhead ginger',
  fair: 'blond blonde fair golden',
  grey: 'grey gray greying old veteran aging retired',
  white: 'white silver ancient elder grandfather grandmother',
};

export const clothWords: Record<ClothColour, string> = {
  crimson: 'crimson scarlet',
  blue: 'blue azure',
  green: 'green emerald',
  violet: 'violet purple',
  brown: 'leather',
  grey: 'ash',
  black: 'black midnight',
  white: 'white',
  ochre: 'yellow ochre saffron',
  teal: 'teal turquoise',
};

export const beardWords: Record<Exclude<Beard, 'none'>, string> = {
  short: 'stubble moustache',
  full: 'beard bearded',
  braided: 'braided',
};

/** Words that say that the person is a woman; then a beard is only drawn if the words name it. */
export const womanWords =
  'she her hers woman girl lady mother daughter sister wife widow queen princess priestess sorceress witch aunt grandmother';

export const manWords =
  'he his him man boy father son brother husband king prince priest uncle grandfather';
