import type { Headgear, PortraitPlan } from './plan.ts';

const stiff = new Set<Headgear>(['helmet', 'wingedHelmet', 'mitre']);

/** Whether a headgear has room for horns, crests and beards. */
export function canWear(
  headgear: Headgear,
  { species, beard }: Pick<PortraitPlan, 'species' | 'beard'>,
): boolean {
  // Antlers would hide the horns, and helmets have no room for a snout with a crest.
  if (headgear === 'antlers') return species !== 'tiefling' && species !== 'dragonborn';
  // A scarf has no room for a beard.
  if (headgear === 'maskedHood') return beard === 'none';
  return !(stiff.has(headgear) && species === 'dragonborn');
}

/** What hides the shape of the hair. */
export const coveringHair: ReadonlySet<Headgear> = new Set<Headgear>([
  'hood',
  'maskedHood',
  'pointedHat',
  'featheredHat',
  'helmet',
  'wingedHelmet',
  'mitre',
]);
