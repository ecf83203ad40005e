import type { AbilityScores } from './abilities.ts';
import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classLevels, type ClassLevels, type ResourceName } from './data/class-levels.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import type { DamageType } from './items.ts';
import { valueAt } from './level-values.ts';
import { slugOf } from './slug.ts';
import { pactSlotsOf } from './spell-slots.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** What a feature adds to an attack. */
export interface AttackExtra {
  readonly label: string;
  /** Dice of damage such as `3d6`; null for none. */
  readonly dice: string | null;
  /** A number that is added to the damage. */
  readonly amount: number;
  /** A number that is added to the attack roll. */
  readonly attack: number;
  /** The types that the player chooses from; empty if the damage has the type of the attack. */
  readonly damageTypes: readonly DamageType[];
  /** When it applies; null for always. */
  readonly when: string | null;
}

/** What decides which features add to an attack. */
export interface AttackShape {
  readonly isUnarmed: boolean;
  readonly isMelee: boolean;
  readonly isFinesse: boolean;
  readonly usesStrength: boolean;
  /** Whether it is made with the pact weapon of a warlock. */
  readonly isPactWeapon: boolean;
}

export type ShapedExtra = AttackExtra & { readonly fits: (shape: AttackShape) => boolean };

interface ExtraFacts {
  readonly classes: readonly LevelsInClass[];
  readonly feats: readonly TakenFeat[];
  readonly scores: AbilityScores;
  readonly modifiers: AbilityScores;
  /** The name of the option of the species; null for none. */
  readonly speciesOption: string | null;
}

const isAny = () => true;
const isWeapon = ({ isUnarmed }: AttackShape) => !isUnarmed;
const isMelee = (shape: AttackShape) => shape.isUnarmed || shape.isMelee;
const isMeleeWeapon = (shape: AttackShape) => !shape.isUnarmed && shape.isMelee;
const usesStrength = (shape: AttackShape) => shape.usesStrength;
const isPactWeapon = (shape: AttackShape) => shape.isPactWeapon;
const isSneaky = (shape: AttackShape) => isWeapon(shape) && (shape.isFinesse || !shape.isMelee);

const plain = { dice: null, amount: 0, attack: 0, damageTypes: [], when: null };

/** Extra damage of a goliath, for each kind of giant among the ancestors. */
const giantDamage: Readonly<Record<string, Pick<AttackExtra, 'dice' | 'damageTypes'>>> = {
  'fires-burn': { dice: '1d10', damageTypes: ['fire'] },
  'frosts-chill': { dice: '1d6', damageTypes: ['cold'] },
};

/** A value of the table of a class at the level that the character has in it. */
function tableValue(
  classes: readonly LevelsInClass[],
  name: ClassName,
  column: ResourceName,
): number | string | null {
  const level = classes.find((one) => one.class === name)?.level ?? 0;
  const { resources }: ClassLevels = classLevels[name];
  const table = resources[column];
  return table && level > 0 ? valueAt(table, level) : null;
}

function barbarianExtras({ classes }: ExtraFacts): ShapedExtra[] {
  const rage = tableValue(classes, 'barbarian', 'rageDamage');
  const brutal = tableValue(classes, 'barbarian', 'brutalStrikeDice');
  if (typeof rage !== 'number') return [];
  const own = { ...plain, fits: usesStrength };
  return [
    { ...own, label: 'Rage', amount: rage, when: 'While your Rage is active' },
    ...(srdSubclassLevel(classes, 'barbarian') > 0
      ? [
          {
            ...own,
            label: 'Frenzy',
            dice: `${rage}d6`,
            when: 'First hit of your turn with Reckless Attack in a Rage',
          },
        ]
      : []),
    ...(typeof brutal === 'string'
      ? [
          {
            ...own,
            label: 'Brutal Strike',
            dice: brutal,
            when: 'Reckless Attack, without its Advantage',
          },
        ]
      : []),
  ];
}

const levelIn = (classes: readonly LevelsInClass[], name: ClassName): number =>
  classes.find((one) => one.class === name)?.level ?? 0;

function martialExtras({ classes, feats, modifiers }: ExtraFacts): ShapedExtra[] {
  const sneak = tableValue(classes, 'rogue', 'sneakAttackDice');
  const ranger = levelIn(classes, 'ranger');
  const found: (ShapedExtra | null)[] = [
    typeof sneak !== 'string'
      ? null
      : {
          ...plain,
          fits: isSneaky,
          label: 'Sneak Attack',
          dice: sneak,
          when: 'Once per turn, with Advantage or an ally next to the target',
        },
    levelIn(classes, 'paladin') >= 11
      ? {
          ...plain,
          fits: isMelee,
          label: 'Radiant Strikes',
          dice: '1d8',
          damageTypes: ['radiant'],
        }
      : null,
    srdSubclassLevel(classes, 'paladin') > 0
      ? {
          ...plain,
          fits: isMeleeWeapon,
          label: 'Sacred Weapon',
          attack: Math.max(1, modifiers.cha),
          when: 'For 10 minutes, with a use of Channel Divinity',
        }
      : null,
    ranger > 0
      ? {
          ...plain,
          fits: isAny,
          label: 'Hunter’s Mark',
          dice: ranger >= 20 ? '1d10' : '1d6',
          damageTypes: ['force'],
          when: 'Against the marked creature',
        }
      : null,
    srdSubclassLevel(classes, 'ranger') > 0 && hasOption(feats, 'ranger', 'colossus-slayer')
      ? {
          ...plain,
          fits: isWeapon,
          label: 'Colossus Slayer',
          dice: '1d8',
          when: 'Once per turn, if the target has lost Hit Points',
        }
      : null,
  ];
  return found.filter((extra) => extra !== null);
}

function casterExtras({ classes, feats }: ExtraFacts): ShapedExtra[] {
  const once = 'Once on each of your turns';
  const dice = (level: number, improvedAt: number) => (level >= improvedAt ? '2d8' : '1d8');
  const cleric = levelIn(classes, 'cleric');
  const druid = levelIn(classes, 'druid');
  const pact = pactSlotsOf(classes)?.spellLevel ?? 0;
  const found: (ShapedExtra | null)[] = [
    hasOption(feats, 'cleric', 'divine-strike')
      ? {
          ...plain,
          fits: isWeapon,
          label: 'Divine Strike',
          dice: dice(cleric, 14),
          damageTypes: ['necrotic', 'radiant'],
          when: once,
        }
      : null,
    hasOption(feats, 'druid', 'primal-strike')
      ? {
          ...plain,
          fits: isWeapon,
          label: 'Primal Strike',
          dice: dice(druid, 15),
          damageTypes: ['cold', 'fire', 'lightning', 'thunder'],
          when: once,
        }
      : null,
    hasOption(feats, 'warlock', 'lifedrinker')
      ? {
          ...plain,
          fits: isPactWeapon,
          label: 'Lifedrinker',
          dice: '1d6',
          damageTypes: ['necrotic', 'psychic', 'radiant'],
          when: 'Once per turn',
        }
      : null,
    hasOption(feats, 'warlock', 'eldritch-smite')
      ? {
          ...plain,
          fits: isPactWeapon,
          label: 'Eldritch Smite',
          dice: `${1 + pact}d8`,
          damageTypes: ['force'],
          when: 'Once per turn, for a Pact Magic slot',
        }
      : null,
  ];
  return found.filter((extra) => extra !== null);
}

function originExtras({ feats, scores, speciesOption }: ExtraFacts): ShapedExtra[] {
  const giant = speciesOption === null ? undefined : giantDamage[slugOf(speciesOption)];
  const boon = feats.find(({ slug }) => slug === 'boon-of-irresistible-offense');
  const raised = boon?.increases[0]?.ability;
  return [
    ...(giant && speciesOption !== null
      ? [
          {
            ...plain,
            ...giant,
            fits: isAny,
            label: speciesOption,
            when: 'When you hit, for one of its uses',
          },
        ]
      : []),
    ...(boon && raised
      ? [
          {
            ...plain,
            fits: isAny,
            label: boon.name,
            amount: scores[raised],
            when: 'When you roll a 20 on the d20',
          },
        ]
      : []),
  ];
}

/** Everything that features add to attacks (SRD 5.2.1), each with the attacks to which it adds. */
export const attackExtras = (facts: ExtraFacts): ShapedExtra[] => [
  ...barbarianExtras(facts),
  ...martialExtras(facts),
  ...casterExtras(facts),
  ...originExtras(facts),
];

export const extrasFor = (extras: readonly ShapedExtra[], shape: AttackShape): AttackExtra[] =>
  extras.flatMap((shaped) => {
    const { fits, ...extra } = shaped;
    return fits(shape) ? [extra] : [];
  });
