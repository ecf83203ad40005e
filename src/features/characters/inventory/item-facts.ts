import type { CharacterItem } from '#src/generated/model/index.ts';
import { middleDot } from '#src/lib/unbroken.ts';

/** `AC 16 · +1 · 55 lb.` */
export function itemFacts({ quantity, weightLb, bonus, armor, weapon }: CharacterItem): string {
  const total = Math.round(quantity * weightLb * 100) / 100;
  return [
    ...(armor ? [armor.category === 'shield' ? `+${armor.base} AC` : `AC ${armor.base}`] : []),
    ...(weapon?.damage ? [`${weapon.damage.dice} ${weapon.damage.type}`] : []),
    ...(bonus === 0 ? [] : [`${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}`]),
    ...(total > 0 ? [`${total} lb.`] : []),
  ].join(middleDot);
}
