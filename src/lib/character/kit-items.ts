import { characterClasses, type CharacterClass, type ClassName } from './classes.ts';
import { backgroundGold, kitContents, kitGear, pickedGear, type GearRow } from './data/kits.ts';
import type { BackgroundName } from './origins.ts';
import { seedItem, startingArms, type StartingItem } from './starting-items.ts';

const isInCatalogue = (slug: GearRow[0]): slug is keyof typeof kitGear => slug in kitGear;

function gearItem(slug: GearRow[0], quantity: number): StartingItem {
  if (isInCatalogue(slug)) {
    const [name, weightLb, kind] = kitGear[slug];
    return seedItem(kind, slug, { name, weightLb, quantity });
  }
  const [name, weightLb, kind] = pickedGear[slug];
  const typed = { name, weightLb, quantity, key: null, catalogueVersion: null, kind };
  const notes = slug === 'spellbook' ? '' : 'Choose which one.';
  return seedItem('gear', slug, { ...typed, notes });
}

/** Gear that class and background both give is one row. */
function gearRows(className: ClassName, background: BackgroundName): GearRow[] {
  const counts = new Map<GearRow[0], number>();
  for (const [slug, count] of [...kitContents[className], ...kitContents[background]]) {
    counts.set(slug, (counts.get(slug) ?? 0) + count);
  }
  return [...counts];
}

/** What class and background begin with: items with new ids, and gold pieces. */
export function kitItems(
  className: ClassName,
  background: BackgroundName,
  equipment: 'kit' | 'gold',
  newId: () => string,
): { items: StartingItem[]; coins: { gp: number } } {
  const { kit, gold }: CharacterClass = characterClasses[className];
  const ofBackground = backgroundGold[background];
  if (equipment === 'gold') return { items: [], coins: { gp: gold + ofBackground.gold } };
  const items = [
    ...startingArms(className, background),
    ...gearRows(className, background).map(([slug, count]) => gearItem(slug, count)),
  ];
  return {
    items: items.map((item) => ({ ...item, itemId: newId() })),
    coins: { gp: kit.gold + ofBackground.kit },
  };
}
