import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { speciesChoices, type SpeciesOption } from './data/species-options.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import type { DamageType } from './items.ts';
import { species, type Species } from './origins.ts';
import { slugOf } from './slug.ts';
import { srdSubclassLevel } from './subclass-levels.ts';
import { part, type Part } from './sum.ts';

type Origin = Pick<CharacterChoices, 'species' | 'speciesOption'>;

/** The chosen ancestry, lineage or legacy; null without one that the species has. */
export function speciesOptionOf({ species: name, speciesOption = '' }: Origin) {
  const chosen = slugOf(speciesOption);
  return speciesChoices[name]?.options.find((option) => slugOf(option.name) === chosen) ?? null;
}

/** The speed that the species gives, in feet. */
export function speciesSpeed(origin: Origin): Part[] {
  const { label, speed }: Species = species[origin.species];
  const option: SpeciesOption | null = speciesOptionOf(origin);
  const more = (option?.speed ?? speed) - speed;
  return [part(label, speed), ...(option && more > 0 ? [part(option.name, more)] : [])];
}

const landResistances: Readonly<Record<string, DamageType>> = {
  arid: 'fire',
  polar: 'cold',
  temperate: 'lightning',
  tropical: 'poison',
};

const affinities = ['acid', 'cold', 'fire', 'lightning', 'poison'] as const;

/** Resistances that last, by species and subclass, without a repetition. */
export function resistancesOf(
  origin: Origin,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
): DamageType[] {
  const { resistance: bySpecies }: Species = species[origin.species];
  const byOption = speciesOptionOf(origin)?.resistance;
  const wards = srdSubclassLevel(classes, 'druid') >= 10 ? Object.keys(landResistances) : [];
  const affine = srdSubclassLevel(classes, 'sorcerer') >= 6 ? affinities : [];
  return [
    ...new Set(
      [
        bySpecies,
        byOption,
        ...wards
          .filter((land) => hasOption(feats, 'druid', land))
          .map((land) => landResistances[land]),
        ...affine.filter((type) => hasOption(feats, 'sorcerer', type)),
      ].filter((type) => type !== undefined),
    ),
  ];
}
