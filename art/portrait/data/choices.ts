import type {
  Backdrop,
  Beard,
  ClothColour,
  Hair,
  Headgear,
  Held,
  PortraitClass,
  PortraitSpecies,
} from '../plan.ts';

interface ClassChoices {
  /** The first ones are drawn more often. */
  backdrops: readonly Backdrop[];
  headgear: readonly Headgear[];
  held: readonly Held[];
  cloth: readonly ClothColour[];
  /** Hair that goes with the class; usually that of the species. */
  hair?: readonly Hair[];
}

/** What people of a class wear and have, and where they stand. */
export const choicesOfClass: Record<PortraitClass, ClassChoices> = {
  barbarian: {
    backdrops: ['mountains', 'storm', 'stones'],
    headgear: ['none'],
    held: ['axe'],
    cloth: ['brown', 'grey', 'crimson'],
    hair: ['wild', 'braid', 'long', 'wild', 'topknot'],
  },
  bard: {
    backdrops: ['hall', 'road', 'castle'],
    headgear: ['featheredHat', 'featheredHat', 'none'],
    held: ['lute'],
    cloth: ['crimson', 'teal', 'violet', 'ochre', 'blue'],
  },
  cleric: {
    backdrops: ['shrine', 'shrine', 'sky'],
    headgear: ['mitre', 'none', 'circlet'],
    held: ['sunStaff'],
    cloth: ['white', 'ochre', 'blue'],
  },
  druid: {
    backdrops: ['forest', 'stones'],
    headgear: ['antlers', 'antlers', 'hood'],
    held: ['gnarledStaff'],
    cloth: ['green', 'brown', 'grey'],
  },
  fighter: {
    backdrops: ['camp', 'castle', 'forge'],
    headgear: ['helmet', 'none'],
    held: ['greatsword', 'spear'],
    cloth: ['blue', 'crimson', 'grey', 'brown'],
  },
  monk: {
    backdrops: ['terrace', 'terrace', 'mountains'],
    headgear: ['none', 'headband', 'none'],
    held: ['plainStaff', 'none'],
    cloth: ['ochre', 'crimson', 'brown'],
    hair: ['bald', 'topknot', 'short'],
  },
  paladin: {
    backdrops: ['castle', 'shrine', 'camp'],
    headgear: ['wingedHelmet', 'none', 'circlet'],
    held: ['hammer', 'greatsword'],
    cloth: ['white', 'crimson', 'blue'],
  },
  ranger: {
    backdrops: ['forest', 'road', 'mountains'],
    headgear: ['hood', 'hood', 'none'],
    held: ['bow'],
    cloth: ['green', 'brown', 'grey', 'teal'],
  },
  rogue: {
    backdrops: ['rooftops', 'rooftops', 'sea'],
    headgear: ['maskedHood', 'maskedHood', 'hood'],
    held: ['daggers'],
    cloth: ['black', 'grey', 'violet', 'brown'],
  },
  sorcerer: {
    backdrops: ['storm', 'sky', 'sea'],
    headgear: ['none', 'none', 'circlet'],
    held: ['magicLight'],
    cloth: ['crimson', 'violet', 'teal', 'blue'],
  },
  warlock: {
    backdrops: ['stones', 'sea', 'rooftops'],
    headgear: ['hood', 'none', 'circlet'],
    held: ['book', 'raven'],
    cloth: ['black', 'violet', 'green'],
  },
  wizard: {
    backdrops: ['library', 'library', 'rooftops'],
    headgear: ['pointedHat'],
    held: ['crystalStaff'],
    cloth: ['blue', 'violet', 'teal', 'grey'],
  },
};

interface SpeciesChoices {
  hair: readonly Hair[];
  beard: readonly Beard[];
}

/** Women have no beard unless the words name one, and among dwarves it is braided hair instead. */
export const choicesOfSpecies: Record<PortraitSpecies, SpeciesChoices> = {
  human: {
    hair: ['short', 'long', 'braid', 'short', 'topknot', 'curls', 'long', 'bald'],
    beard: ['none', 'short', 'full', 'none'],
  },
  elf: { hair: ['long', 'long', 'braid', 'topknot'], beard: ['none'] },
  dwarf: {
    hair: ['short', 'bald', 'braid', 'crest', 'long'],
    beard: ['full', 'braided', 'braided'],
  },
  gnome: { hair: ['wild', 'crest', 'wild', 'curls'], beard: ['none', 'none', 'short'] },
  halfling: { hair: ['curls', 'curls', 'short', 'braid'], beard: ['none'] },
  goliath: { hair: ['bald', 'bald', 'topknot', 'crest'], beard: ['none', 'none', 'short'] },
  orc: { hair: ['topknot', 'crest', 'bald', 'wild', 'braid'], beard: ['none'] },
  tiefling: { hair: ['long', 'short', 'braid', 'long', 'bald'], beard: ['none', 'none', 'short'] },
  dragonborn: { hair: ['bald'], beard: ['none'] },
};
