import { abilityNames, type AbilityName } from '../abilities.ts';

type FeatCategory = 'origin' | 'general' | 'fighting-style' | 'epic-boon';

export interface FeatRules {
  readonly category: FeatCategory;
  /** The level of the character. */
  readonly minLevel?: number;
  /** One of the abilities has at least this score. */
  readonly score?: { readonly anyOf: readonly AbilityName[]; readonly least: number };
  readonly feature?: 'Fighting Style' | 'Spellcasting';
  readonly repeatable?: true;
  /** Points by which scores rise, and which scores can; absent for a feat without an increase. */
  readonly increase?: { readonly points: number; readonly from: readonly AbilityName[] };
}

const boon = (from: readonly AbilityName[] = abilityNames): FeatRules => ({
  category: 'epic-boon',
  minLevel: 19,
  increase: { points: 1, from },
});

const style: FeatRules = { category: 'fighting-style', feature: 'Fighting Style' };

/** The feats of SRD 5.2.1, by the last part of their keys in the catalogue. */
export const featRules: Readonly<Record<string, FeatRules>> = {
  alert: { category: 'origin' },
  'magic-initiate': { category: 'origin', repeatable: true },
  'savage-attacker': { category: 'origin' },
  skilled: { category: 'origin', repeatable: true },
  'ability-score-improvement': {
    category: 'general',
    minLevel: 4,
    repeatable: true,
    increase: { points: 2, from: abilityNames },
  },
  grappler: {
    category: 'general',
    minLevel: 4,
    score: { anyOf: ['str', 'dex'], least: 13 },
    increase: { points: 1, from: ['str', 'dex'] },
  },
  archery: style,
  defense: style,
  'great-weapon-fighting': style,
  'two-weapon-fighting': style,
  'boon-of-combat-prowess': boon(),
  'boon-of-dimensional-travel': boon(),
  'boon-of-fate': boon(),
  'boon-of-irresistible-offense': boon(['str', 'dex']),
  'boon-of-spell-recall': { ...boon(['int', 'wis', 'cha']), feature: 'Spellcasting' },
  'boon-of-the-night-spirit': boon(),
  'boon-of-truesight': boon(),
};
