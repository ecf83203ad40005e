import type { AbilityName } from './abilities.ts';
import { itemEffects, type BonusTarget, type ItemEffect } from './data/item-effects.ts';
import type { CharacterItem, DamageType } from './items.ts';
import { entryOf, slugIn, slugOf } from './slug.ts';
import type { Skill } from './skills.ts';
import { part, type Part } from './sum.ts';

/** The number at the end of a name such as `Longsword +1`, which items of the SRD have. */
const numberInName = /\s*,?\s*\+([1-3])$/u;

/** What the rules know about an item, by its own name or by the row that it was copied from. */
export function effectOf(item: Pick<CharacterItem, 'key' | 'name'>): ItemEffect | null {
  const name = item.name.replace(numberInName, '');
  return entryOf(itemEffects, slugOf(name)) ?? entryOf(itemEffects, slugIn(item)) ?? null;
}

const isAttuned = (item: CharacterItem, effect: ItemEffect | null): boolean =>
  item.attuned || !(item.needsAttunement || effect?.attunement === true);

/**
 * The number of a magic item: the entered one, else that of its name, else that of the SRD. Names of other things,
 * such as `Arrows +1`, add nothing to the one who carries them.
 */
function numberOf(item: CharacterItem, effect: ItemEffect | null): number {
  if (item.bonus !== 0) return item.bonus;
  const isKnown = effect !== null || item.armor !== null || item.weapon !== null;
  const [, named] = (isKnown ? numberInName.exec(item.name) : null) ?? [];
  return named === undefined ? (effect?.bonus ?? 0) : Number(named);
}

/** What the magic of a suit of armor, a Shield or a weapon adds; 0 if it needs attunement that is missing. */
export function magicBonusOf(item: CharacterItem): number {
  const effect = effectOf(item);
  return isAttuned(item, effect) ? numberOf(item, effect) : 0;
}

/** An item whose effect holds. */
export interface ActiveItem {
  readonly item: CharacterItem;
  readonly effect: ItemEffect;
  readonly bonus: number;
}

const noEffect: ItemEffect = {};

/** An item of which the rules know nothing adds its number to the Armor Class. */
const unknownProtection: ItemEffect = { bonusTo: ['ac'] };

/** The same for all copies of a magic item: two names of the SRD for one item share their effect. */
export const magicOf = (item: CharacterItem): ItemEffect | string =>
  effectOf(item) ?? item.name.replace(numberInName, '').trim().toLowerCase();

/**
 * The items whose magic works, in the order of the list. Effects of the same name do not add up: of several copies
 * the one with the highest number counts.
 */
export function activeItems(items: readonly CharacterItem[]): ActiveItem[] {
  const byMagic = new Map<ItemEffect | string, ActiveItem>();
  for (const item of items) {
    const effect = effectOf(item);
    const isHeld = item.quantity > 0 && (item.equipped || effect?.carried === true);
    if (!isHeld || !isAttuned(item, effect)) continue;
    const isArms = item.armor !== null || item.weapon !== null;
    const bonus = numberOf(item, effect);
    const magic = magicOf(item);
    if (bonus <= (byMagic.get(magic)?.bonus ?? -Infinity)) continue;
    byMagic.set(magic, {
      item,
      effect: effect ?? (isArms ? noEffect : unknownProtection),
      bonus,
    });
  }
  return [...byMagic.values()];
}

/** What magic items add to a number. */
export const itemParts = (active: readonly ActiveItem[], target: BonusTarget): Part[] =>
  active
    .filter(({ effect, bonus }) => bonus !== 0 && effect.bonusTo?.includes(target))
    .map(({ item, bonus }) => part(item.name, bonus));

/**
 * The protections that count with what is worn: Bracers of Defense need neither armor nor Shield. The number of armor
 * and Shields is part of what they give.
 */
export const protectionParts = (active: readonly ActiveItem[], isUnarmored: boolean): Part[] =>
  itemParts(
    active.filter(
      ({ item, effect }) => item.armor === null && (isUnarmored || effect.unarmored !== true),
    ),
    'ac',
  );

/** Which item gives Advantage; null for none. */
export const itemAdvantage = (
  active: readonly ActiveItem[],
  test: Skill | 'initiative',
): string | null =>
  active.find(({ effect }) => effect.advantage?.includes(test))?.item.name ?? null;

/** A score after the magic items: some add to it, up to 20, and others set it. */
export function withItemScores(
  active: readonly ActiveItem[],
  name: AbilityName,
  before: number,
): Part[] {
  const parts: Part[] = [];
  let score = before;
  const raise = (label: string, to: number) => {
    if (to <= score) return;
    parts.push(part(label, to - score));
    score = to;
  };
  for (const { item, effect } of active) {
    const amount = effect.increases?.[name] ?? 0;
    if (amount > 0) raise(item.name, Math.min(20, score + amount));
  }
  for (const { item, effect } of active) raise(item.name, effect.scores?.[name] ?? 0);
  return parts;
}

/** The resistances that magic items give. */
export const itemResistances = (active: readonly ActiveItem[]): DamageType[] =>
  active.flatMap(({ effect }) => effect.resistances ?? []);

/** What magic items add to the hit points at a level of the character. */
export const hitPointParts = (active: readonly ActiveItem[], level: number): Part[] =>
  active.flatMap(({ item, effect: { hitPointsPerLevel = 0 } }) =>
    hitPointsPerLevel > 0 ? [part(item.name, hitPointsPerLevel * level)] : [],
  );

/** What an item adds to the damage of bows; null without one. */
export function bowPart(active: readonly ActiveItem[]): Part | null {
  const bracers = active.find(({ effect }) => effect.bows !== undefined);
  return bracers ? part(bracers.item.name, bracers.effect.bows ?? 0) : null;
}
