import type { Hour } from '#art/cover/plan.ts';
import type { Backdrop, Beard, Hair, Headgear, Held, PortraitClass, PortraitPlan } from './plan.ts';

/** `COLOUR` stands for the colour of the cloth. */
const clothes: Record<PortraitClass, string> = {
  barbarian: 'a mantle of fur',
  bard: 'a COLOUR doublet with a ruff',
  cleric: 'COLOUR vestments',
  druid: 'a mantle of leaves',
  fighter: 'mail with plates over one shoulder',
  monk: 'a COLOUR robe over one shoulder',
  paladin: 'plate armour with a COLOUR cape',
  ranger: 'a COLOUR cloak',
  rogue: 'leather and a COLOUR cloak',
  sorcerer: 'a COLOUR coat with a high collar',
  warlock: 'a COLOUR robe with black feathers',
  wizard: 'a COLOUR robe',
};

const headgears: Record<Headgear, string> = {
  none: '',
  hood: 'a hood',
  maskedHood: 'a hood over a scarf',
  pointedHat: 'a pointed hat',
  featheredHat: 'a hat with a feather',
  helmet: 'a helmet',
  wingedHelmet: 'a helmet with wings',
  antlers: 'a crown of leaves and antlers',
  circlet: 'a circlet',
  headband: 'a headband',
  mitre: 'a mitre',
};

const heldThings: Record<Held, string> = {
  none: '',
  axe: 'a large axe',
  lute: 'a lute',
  sunStaff: 'a staff with a golden sun',
  gnarledStaff: 'a gnarled staff',
  crystalStaff: 'a staff with a bright crystal',
  plainStaff: 'a plain staff',
  greatsword: 'a greatsword on the back',
  spear: 'a spear',
  hammer: 'a war hammer',
  bow: 'a bow over the shoulder',
  daggers: 'daggers',
  magicLight: 'magic light above one hand',
  book: 'an open book of magic',
  raven: 'a raven on the shoulder',
};

const hairs: Record<Hair, string> = {
  bald: '',
  short: 'short COLOUR hair',
  long: 'long COLOUR hair',
  braid: 'a COLOUR braid',
  topknot: 'a COLOUR topknot',
  curls: 'COLOUR curls',
  wild: 'wild COLOUR hair',
  crest: 'a crest of COLOUR hair',
};

const beards: Record<Beard, string> = {
  none: '',
  short: 'a short COLOUR beard',
  full: 'a full COLOUR beard',
  braided: 'a braided COLOUR beard',
};

/** What hides the hair, except for a braid and long hair. */
const hidesHair = new Set<Headgear>(['hood', 'maskedHood']);

const places: Record<Backdrop, string> = {
  library: 'at the window of a library',
  forge: 'at the fire of a forge',
  shrine: 'in a shrine',
  forest: 'in a forest',
  rooftops: 'above the roofs of a town',
  sea: 'at the sea',
  road: 'on a road through hills',
  mountains: 'in front of mountains with snow',
  hall: 'in the hall of an inn',
  stones: 'in front of standing stones',
  castle: 'in front of a castle',
  camp: 'in the camp of an army',
  storm: 'under storm clouds with lightning',
  terrace: 'on a terrace with columns',
  sky: 'in front of a wide sky',
};

/** The places that can burn. */
export const burningPlaces: Partial<Record<Backdrop, string>> = {
  library: 'at the window of a burning library',
  shrine: 'in a burning shrine',
  forest: 'in a burning forest',
  rooftops: 'above the burning roofs of a town',
  hall: 'in the burning hall of an inn',
  castle: 'in front of a burning castle',
  camp: 'in the burning camp of an army',
};

const hours: Record<Hour, string> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

/** "an elf", "an ochre doublet". */
const withArticle = (text: string): string => (/^[aeio]/.test(text) ? `an ${text}` : `a ${text}`);

/** Replaces the colour, and the article before it if the colour begins with a vowel. */
const coloured = (text: string, colour: string): string =>
  text.replace('a COLOUR', withArticle(colour)).replace('COLOUR', colour);

/** Says in one sentence what the portrait shows, for people who do not see it. */
export function portraitAlt(plan: PortraitPlan): string {
  const { species, cloth, cloak, hairColour, headgear, hair, beard, held, backdrop } = plan;
  const details = [
    hidesHair.has(headgear) ? '' : coloured(hairs[hair], hairColour),
    plan.isBald && !hidesHair.has(headgear) ? 'a bald head' : '',
    coloured(beards[beard], hairColour),
    plan.hasScar ? 'a scar on the cheek' : '',
    plan.headgearColour
      ? headgears[headgear].replace(/^a /, `${withArticle(plan.headgearColour)} `)
      : headgears[headgear],
    heldThings[held],
  ].filter((text) => text !== '');
  const last = details.pop();
  const list = details.length === 0 ? last : `${details.join(', ')} and ${last}`;
  const wears =
    coloured(clothes[plan.class], cloth) + (cloak ? ` and ${withArticle(cloak)} cloak` : '');
  const withList = list === undefined ? '' : `, with ${list}`;
  const place = (plan.isBurning && burningPlaces[backdrop]) || places[backdrop];
  const who = plan.isOld ? `an old ${species}` : withArticle(species);
  return `Portrait of ${who} ${plan.class} in ${wears}${withList}, ${place} ${hours[plan.hour]}`;
}
