import type { Random } from '../random.ts';
import type { CatalogueItem, Reward, Tone } from '../story.ts';

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

const armor = /armor|mail|leather|plate|shield/i;

/** One to three items of the catalogue that together cost no more than the coins. */
export function chooseReward(
  coins: number,
  items: readonly CatalogueItem[],
  allows: (name: string) => boolean,
  random: Random,
  tone?: Tone,
): Reward {
  let left = coins * 100;
  const priced = items.flatMap(({ sk, name, costCp }) =>
    costCp !== null &&
    costCp >= coins &&
    costCp <= left &&
    !unsuitable.test(name) &&
    !(tone === 'whimsical' && deadly.test(name)) &&
    allows(name)
      ? [{ sk, name, costCp }]
      : [],
  );
  const chosen: Reward['items'][number][] = [];
  for (const { sk, name, costCp } of random.shuffle(priced)) {
    const isSecondArmor = armor.test(name) && chosen.some((item) => armor.test(item.name));
    if (costCp <= left && chosen.length < 3 && !isSecondArmor) {
      chosen.push({ sk, name, quantity: 1 });
      left -= costCp;
    }
  }
  return { coins, items: chosen };
}
