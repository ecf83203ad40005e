import type { Random } from '../random.ts';
import type { CatalogueItem, Tone } from '../story.ts';

/** The coins, and what is chosen from the catalogue. */
export interface PlannedReward {
  coins: number;
  items: readonly { sk: string; name: string; quantity: number }[];
}

/** Gold pieces for the whole party, rounded to a sum that a person would name. */
export function coinsFor(level: number, partySize: number): number {
  const exact = 20 * level ** 1.6 * partySize;
  const step = exact < 100 ? 5 : exact < 1000 ? 10 : exact < 5000 ? 50 : 100;
  return Math.max(step, Math.round(exact / step) * step);
}

/** Things that are too large or too alive to be found in a chest, by a word of their name. */
const unsuitable =
  /\b(?:ship|boat|keelboat|rowboat|longship|warship|galley|airship|cart|wagon|carriage|chariot|sled|horse|warhorse|pony|camel|elephant|mule|donkey|mastiff|barding|saddle|feed|stabling|stay|meal|coach|hireling|passage|ram|ladder|pole|barrel)\b/i;

/** Weapons and poisons, which a comedy does without, by a word of their name. */
const deadly =
  /poison|venom|axe|musket|pistol|rifle|shotgun|sword|dagger|mace|flail|halberd|glaive|pike|lance|spear|maul|morningstar|trident|scimitar|rapier|warhammer|war pick|crossbow|bow\b|bullet|acid|manacles|hunting trap/i;

export const isDeadly = (name: string): boolean =>
  deadly.test(name) || /blade|slayer|stealer|avenger|vorpal|fireball|oathbow/i.test(name);

/** The most expensive things that can be bought. Everyone knows them, so such a reward says nothing about the story. */
const tooGrand = /plate|splint|breastplate|chain mail|pistol|musket|siege|spyglass/i;

/** Tools, instruments and common gear, which are not rewards. */
const dull =
  /tools|supplies|kit\b|set\b|utensils|instrument|dulcimer|bagpipes|blowgun|cantrip|club\\b|sickle|robes|sling\\b|pack\b|bit and bridle|orb\b|sprig|component|costume|lyre|viol\b|flute|horn\b|lute|drum\b|shawm|totem|emblem|symbol|crystal\b|rod\b|staff\b|wand\b|signal/i;

const armor = /armor|mail|leather|shield/i;

/** Two editions call a thing by the same words in another order: `Clothes, Fine`. */
export const sameName = (name: string): string =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).toSorted().join(' ');

/** Up to two different items of the catalogue that together cost no more than the coins. */
export function chooseReward(
  coins: number,
  items: readonly CatalogueItem[],
  allows: (name: string) => boolean,
  random: Random,
  tone?: Tone,
): PlannedReward {
  let left = coins * 100;
  const suitable = items.flatMap(({ sk, name, costCp }) =>
    costCp !== null &&
    costCp <= left &&
    !unsuitable.test(name) &&
    !tooGrand.test(name) &&
    !(tone === 'whimsical' && deadly.test(name)) &&
    allows(name)
      ? [{ sk, name, costCp }]
      : [],
  );
  // Cheap items are not worth a sentence beside the coins. Few texts have the same expensive item.
  const least = Math.max(Math.min(coins, 2500), coins * 2);
  const dear = suitable.filter(({ costCp }) => costCp >= least);
  const most = coins < 1500 ? 2 : random.chance(0.4) ? 1 : 0;
  const useful = dear.filter(({ name }) => !dull.test(name));
  const chosen: PlannedReward['items'][number][] = [];
  const names = new Set<string>();
  for (const { sk, name, costCp } of random.shuffle(useful.length > 3 ? useful : dear)) {
    const isSecondArmor = armor.test(name) && chosen.some((item) => armor.test(item.name));
    const isKnown = names.has(sameName(name));
    if (costCp <= left && chosen.length < most && !isSecondArmor && !isKnown) {
      chosen.push({ sk, name, quantity: 1 });
      names.add(sameName(name));
      left -= costCp;
    }
  }
  return { coins, items: chosen };
}
