import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import type { ArmorFacts } from './items.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

/** What a character wears. */
export interface WornArmor {
  /** Null for no armor, which is not the same as only a shield. */
  readonly body: ArmorFacts | null;
  readonly shield: ArmorFacts | null;
}

const dexterity = (amount: number): Part => part(abilityLabels.dex, amount);

/** Medium armor adds at most 2 of the Dexterity modifier; heavy armor ignores it, also below 0. */
const dexterityInArmor: Readonly<
  Record<ArmorFacts['category'], (modifier: number) => Part | null>
> = {
  light: dexterity,
  medium: (modifier) => dexterity(Math.min(2, modifier)),
  heavy: () => null,
  shield: () => null,
};

/**
 * The Armor Class (SRD 5.2.1): one base, which is the armor or 10, and the shield.
 *
 * @param unarmored The ability that the class's Unarmored Defense adds. A monk's does not work with
 * a shield.
 */
export function armorClassOf(
  { body, shield }: WornArmor,
  modifiers: AbilityScores,
  unarmored: AbilityName | undefined,
): Sum {
  const shieldPart = shield && part(shield.name, shield.base);
  if (body) {
    const fromDexterity = dexterityInArmor[body.category](modifiers.dex);
    return sumOf([part(body.name, body.base), fromDexterity, shieldPart]);
  }
  const isDefended = unarmored !== undefined && (unarmored === 'con' || !shield);
  const defense = isDefended ? part(abilityLabels[unarmored], modifiers[unarmored]) : null;
  return sumOf([part('Without armor', 10), dexterity(modifiers.dex), defense, shieldPart]);
}
