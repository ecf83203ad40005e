import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import { magicBonusOf, type ActiveItem } from './item-effects.ts';
import { isInUse, type CharacterItem, type ItemArmor } from './items.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';
import type { TrainedWith } from './training.ts';

/** A suit of armor or a shield that a character carries. */
type ArmorItem = CharacterItem & { readonly armor: ItemArmor };

const isArmor = (item: CharacterItem): item is ArmorItem => item.armor !== null;

/** What a character wears. Of several suits of armor, only one counts, and of several shields, too. */
export interface Worn {
  readonly bodies: readonly ArmorItem[];
  readonly shields: readonly ArmorItem[];
}

export function wornOf(items: readonly CharacterItem[]): Worn {
  const armor = items.filter(isInUse).filter(isArmor);
  return {
    bodies: armor.filter((item) => item.armor.category !== 'shield'),
    shields: armor.filter((item) => item.armor.category === 'shield'),
  };
}

/** Another way to calculate the Armor Class without armor (SRD 5.2.1). Only one counts. */
export interface UnarmoredWay {
  readonly label: string;
  /** What is added besides Dexterity; null for nothing. */
  readonly ability: AbilityName | null;
  /** 10 for all ways of classes. */
  readonly base?: number;
  readonly withShield: boolean;
}

/** Medium armor adds at most 2 of the Dexterity modifier; heavy armor ignores it, also below 0. */
const dexterityIn: Readonly<Record<ItemArmor['category'], (modifier: number) => number | null>> = {
  light: (modifier) => modifier,
  medium: (modifier) => Math.min(2, modifier),
  heavy: () => null,
  shield: () => null,
};

const magicPart = (item: CharacterItem): Part | null => {
  const bonus = magicBonusOf(item);
  return bonus === 0 ? null : part(`Magic of ${item.name}`, bonus);
};

function bodySum(item: ArmorItem, modifiers: AbilityScores): Sum {
  const { name, armor } = item;
  const dexterity = dexterityIn[armor.category](modifiers.dex);
  return sumOf([
    part(name, armor.base),
    dexterity === null ? null : part(abilityLabels.dex, dexterity),
    magicPart(item),
  ]);
}

const shieldSum = (item: ArmorItem): Sum =>
  sumOf([part(item.name, item.armor.base), magicPart(item)]);

function unarmoredSum(modifiers: AbilityScores, way: UnarmoredWay | null): Sum {
  return sumOf([
    part(way?.label ?? 'Without armor', way?.base ?? 10),
    part(abilityLabels.dex, modifiers.dex),
    way?.ability ? part(abilityLabels[way.ability], modifiers[way.ability]) : null,
  ]);
}

const best = (sums: readonly Sum[]): Sum | null =>
  sums.reduce<Sum | null>((most, sum) => (most && most.value >= sum.value ? most : sum), null);

interface ArmorClassFacts {
  readonly worn: Worn;
  readonly modifiers: AbilityScores;
  readonly trained: TrainedWith;
  readonly ways: readonly UnarmoredWay[];
  /** What is added to each way, such as a Ring of Protection. */
  readonly added: readonly Part[];
  /** What is added in armor: the feat Defense. */
  readonly inArmor: readonly Part[];
}

/**
 * The Armor Class (SRD 5.2.1): the best base, which is one suit of armor or one way without armor, and at most one
 * shield, if the character is trained with shields.
 */
export function armorClassOf(facts: ArmorClassFacts): Sum {
  const { worn, modifiers, trained, ways, added, inArmor } = facts;
  const shield = trained.armor.has('shield') ? best(worn.shields.map(shieldSum)) : null;
  const body = best(worn.bodies.map((item) => bodySum(item, modifiers)));
  const usable = ways.filter(({ withShield }) => withShield || worn.shields.length === 0);
  const base =
    body ?? best([null, ...usable].map((way) => unarmoredSum(modifiers, way))) ?? sumOf([]);
  return sumOf([...base.parts, ...(body ? inArmor : []), ...(shield?.parts ?? []), ...added]);
}

/** The armor that the character wears without training, which hinders; null if there is none. */
export const hinderingArmor = ({ bodies }: Worn, { armor }: TrainedWith): string | null =>
  bodies.find((item) => !armor.has(item.armor.category))?.name ?? null;

/** Magic items that are another way without armor: the Robe of the Archmagi. */
export const itemWays = (active: readonly ActiveItem[]): UnarmoredWay[] =>
  active.flatMap(({ item, effect: { armorBase: base } }) =>
    base === undefined ? [] : [{ label: item.name, ability: null, base, withShield: true }],
  );
