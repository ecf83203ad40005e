import { characterClasses, kitInWords } from '#src/lib/character/classes.ts';
import { kitItems } from '#src/lib/character/kit-items.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import type { Character } from '#src/generated/model/index.ts';

/** What the two kinds of starting equipment give, with the gold of class and background together. */
export function startInWords({ class: name, background }: Pick<Character, 'class' | 'background'>) {
  const goldOf = (equipment: 'kit' | 'gold') =>
    kitItems(name, background, equipment, () => '').coins.gp;
  const { kit } = characterClasses[name];
  const other = `${kit.other}, the equipment of the background (${backgrounds[background].label})`;
  return {
    kit: kitInWords({ ...kit, other, gold: goldOf('kit') }),
    gold: `${goldOf('gold')} gp`,
  };
}
