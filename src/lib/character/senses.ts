import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import type { ActiveItem } from './item-effects.ts';
import { haveFeature } from './level-values.ts';
import { species } from './origins.ts';
import { speciesOptionOf } from './species-traits.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

export const senseNames = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;

export type Sense = (typeof senseNames)[number];

interface SenseFacts {
  readonly character: CharacterChoices;
  readonly classes: readonly LevelsInClass[];
  readonly feats: readonly TakenFeat[];
  readonly slugs: ReadonlySet<string>;
  readonly active: readonly ActiveItem[];
}

/** The source with the longest range; ranges of one sense do not add up. */
const longest = (parts: readonly (Part | null)[]): Part | null =>
  parts.reduce<Part | null>(
    (best, one) => (one !== null && one.amount > (best?.amount ?? 0) ? one : best),
    null,
  );

function darkvision({ character, active }: SenseFacts): Sum {
  const { label, darkvision: own } = species[character.species];
  const option = speciesOptionOf(character);
  const items = active.filter(({ effect }) => effect.addsDarkvision !== true);
  const best = longest([
    part(label, own),
    option?.darkvision === undefined ? null : part(option.name, option.darkvision),
    ...items.map(({ item, effect }) => part(item.name, effect.darkvision ?? 0)),
  ]);
  const adding = active.filter(({ effect }) => effect.addsDarkvision === true);
  return sumOf([
    best,
    ...adding.map(({ item, effect }) => part(item.name, effect.darkvision ?? 0)),
  ]);
}

/** The range of each sense in feet; 0 for none. Those that last for minutes are features with limited uses. */
export function senseSums(facts: SenseFacts): Record<Sense, Sum> {
  const { classes, feats, slugs, active } = facts;
  return {
    darkvision: darkvision(facts),
    blindsight: sumOf([haveFeature(classes, 'Feral Senses') ? part('Feral Senses', 30) : null]),
    tremorsense: sumOf([]),
    truesight: sumOf([
      longest([
        slugs.has('boon-of-truesight') ? part('Boon of Truesight', 60) : null,
        hasOption(feats, 'warlock', 'witch-sight') ? part('Witch Sight', 30) : null,
        ...active.map(({ item, effect }) => part(item.name, effect.truesight ?? 0)),
      ]),
    ]),
  };
}
