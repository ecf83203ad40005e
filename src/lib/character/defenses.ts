import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import type { ActiveItem } from './item-effects.ts';
import type { SpeciesName } from './origins.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** What a character resists besides damage, with the trait, feature or item that gives it. */
export interface Defense {
  readonly source: string;
  readonly kind: 'immunity' | 'save-advantage';
  /** A condition, or what else it protects from, such as `spells`. */
  readonly against: string;
  /** When it holds; null for always. */
  readonly when: string | null;
}

const advantage = (source: string, against: string): Defense => ({
  source,
  kind: 'save-advantage',
  against,
  when: null,
});

const immunity = (source: string, against: string, when: string | null = null): Defense => ({
  source,
  kind: 'immunity',
  against,
  when,
});

const ofSpecies: Partial<Readonly<Record<SpeciesName, Defense>>> = {
  dwarf: advantage('Dwarven Resilience', 'Poisoned'),
  elf: advantage('Fey Ancestry', 'Charmed'),
  halfling: advantage('Brave', 'Frightened'),
};

interface ClassDefense {
  readonly class: ClassName;
  readonly level: number;
  readonly ofSubclass: boolean;
  /** An aura, which is inactive while the character is Incapacitated. */
  readonly isAura?: true;
  readonly defenses: readonly Defense[];
}

const inRage = 'While your Rage is active';

const ofClasses: readonly ClassDefense[] = [
  {
    class: 'barbarian',
    level: 6,
    ofSubclass: true,
    defenses: [
      immunity('Mindless Rage', 'Charmed', inRage),
      immunity('Mindless Rage', 'Frightened', inRage),
    ],
  },
  {
    class: 'druid',
    level: 10,
    ofSubclass: true,
    defenses: [immunity('Nature’s Ward', 'Poisoned')],
  },
  {
    class: 'paladin',
    level: 10,
    ofSubclass: false,
    isAura: true,
    defenses: [immunity('Aura of Courage', 'Frightened')],
  },
  {
    class: 'paladin',
    level: 7,
    ofSubclass: true,
    isAura: true,
    defenses: [immunity('Aura of Devotion', 'Charmed')],
  },
];

interface DefenseFacts {
  readonly character: Pick<CharacterChoices, 'species'>;
  readonly classes: readonly LevelsInClass[];
  readonly feats: readonly TakenFeat[];
  readonly active: readonly ActiveItem[];
  /** The condition with which the character is Incapacitated; null without one. */
  readonly noActions: string | null;
}

/** Immunities to conditions, and Advantage on saving throws against something (SRD 5.2.1). */
export function defensesOf(facts: DefenseFacts): Defense[] {
  const { character, classes, feats, active, noActions } = facts;
  const species = ofSpecies[character.species];
  const levelIn = ({ class: name, ofSubclass }: ClassDefense) =>
    ofSubclass
      ? srdSubclassLevel(classes, name)
      : (classes.find((one) => one.class === name)?.level ?? 0);
  return [
    ...(species ? [species] : []),
    ...ofClasses
      .filter((one) => levelIn(one) >= one.level && (noActions === null || one.isAura !== true))
      .flatMap(({ defenses }) => defenses),
    ...(hasOption(feats, 'warlock', 'eldritch-mind')
      ? [advantage('Eldritch Mind', 'losing Concentration')]
      : []),
    ...active.flatMap(({ item, effect }) => [
      ...(effect.immuneTo ?? []).map((against) => immunity(item.name, against)),
      ...(effect.savesAgainst ?? []).map((against) => advantage(item.name, against)),
    ]),
  ];
}
