import type { AbilityScores } from './abilities.ts';
import { classLevels, type ClassLevels, type ResourceName } from './data/class-levels.ts';
import { valueAt } from './level-values.ts';
import type { LevelsInClass } from './class-list.ts';

/** When the uses of a resource come back (SRD 5.2.1). */
export type Recovery = 'one-short-all-long' | 'two-short-all-long' | 'short' | 'long';

interface ResourceFacts {
  readonly label: string;
  /** Absent for a number that is not used up. */
  readonly recovery?: Recovery;
  readonly unit?: string;
  /** A value up to this number gets no line. */
  readonly hiddenUpTo?: number;
}

const resourceFacts: Readonly<Record<ResourceName, ResourceFacts | null>> = {
  actionSurge: { label: 'Action Surge', recovery: 'short', hiddenUpTo: 0 },
  arcaneRecovery: { label: 'Arcane Recovery', recovery: 'long' },
  attacks: { label: 'Attacks with one action', hiddenUpTo: 1 },
  auraFt: { label: 'Aura', unit: 'ft.', hiddenUpTo: 0 },
  bardicDie: { label: 'Bardic Inspiration die' },
  brutalStrikeDice: { label: 'Brutal Strike' },
  channelDivinity: { label: 'Channel Divinity', recovery: 'one-short-all-long', hiddenUpTo: 0 },
  divineSparkDice: { label: 'Divine Spark' },
  favoredEnemy: { label: 'Favored Enemy', recovery: 'long' },
  focusPoints: { label: 'Focus Points', recovery: 'short', hiddenUpTo: 0 },
  indomitable: { label: 'Indomitable', recovery: 'long', hiddenUpTo: 0 },
  innateSorcery: { label: 'Innate Sorcery', recovery: 'long' },
  invocations: { label: 'Eldritch Invocations' },
  layOnHandsPool: { label: 'Lay On Hands', recovery: 'long', unit: 'Hit Points' },
  martialArtsDie: { label: 'Martial Arts die' },
  metamagic: { label: 'Metamagic options', hiddenUpTo: 0 },
  mysticArcanum: { label: 'Mystic Arcanum, spell levels' },
  rageDamage: { label: 'Rage damage' },
  rages: { label: 'Rages', recovery: 'one-short-all-long' },
  secondWind: { label: 'Second Wind', recovery: 'one-short-all-long' },
  sneakAttackDice: { label: 'Sneak Attack' },
  sorceryPoints: { label: 'Sorcery Points', recovery: 'long', hiddenUpTo: 0 },
  // The speed contains it.
  unarmoredMovementFt: null,
  weaponMastery: { label: 'Weapon Mastery, kinds of weapons' },
  wildShape: { label: 'Wild Shape', recovery: 'one-short-all-long', hiddenUpTo: 0 },
  wildShapeForms: { label: 'Wild Shape, known forms', hiddenUpTo: 0 },
  wildShapeMaxCr: { label: 'Wild Shape, highest Challenge Rating' },
};

/** What is spent in play. Bardic Inspiration has no column: Charisma decides its uses. */
export const spendables = [
  'actionSurge',
  'arcaneRecovery',
  'bardicInspiration',
  'channelDivinity',
  'favoredEnemy',
  'focusPoints',
  'indomitable',
  'innateSorcery',
  'layOnHandsPool',
  'rages',
  'secondWind',
  'sorceryPoints',
  'wildShape',
] as const;

export type Spendable = (typeof spendables)[number];

const isSpendable = (name: string): name is Spendable =>
  spendables.some((spendable) => spendable === name);

export interface Resource {
  readonly label: string;
  /** How often it can be used, or the size of its pool; null for a number that is not used up. */
  readonly spendable: { readonly name: Spendable; readonly uses: number } | null;
  /** The number with its unit. */
  readonly value: string;
  readonly recovery: Recovery | null;
}

type Levels = Pick<LevelsInClass, 'class' | 'level'>;

function bardicInspiration(level: number, { cha }: AbilityScores): Resource {
  const uses = Math.max(1, cha);
  return {
    label: 'Bardic Inspiration',
    spendable: { name: 'bardicInspiration', uses },
    value: String(uses),
    recovery: level < 5 ? 'long' : 'short',
  };
}

type Value = number | string;

/** The same resource of two classes adds up, but Extra Attack of two classes gives no further attack. */
const together = (name: ResourceName, one: Value, other: Value): Value => {
  if (typeof one !== 'number' || typeof other !== 'number') return one;
  return name === 'attacks' ? Math.max(one, other) : one + other;
};

/** The values of the tables of all classes. */
function tableValues(classes: readonly Levels[]): Map<ResourceName, Value> {
  const values = new Map<ResourceName, Value>();
  for (const { class: className, level } of classes) {
    const { resources }: ClassLevels = classLevels[className];
    // The keys of the table are names of resources.
    for (const name of Object.keys(resources) as ResourceName[]) {
      const table = resources[name];
      const value = table && valueAt(table, level);
      if (value === null || value === undefined) continue;
      const before = values.get(name);
      values.set(name, before === undefined ? value : together(name, before, value));
    }
  }
  return values;
}

/** How many classes have given uses of a resource. */
const countGiving = (name: ResourceName, classes: readonly Levels[]): number =>
  classes.filter(({ class: className, level }) => {
    const { resources }: ClassLevels = classLevels[className];
    const table = resources[name];
    const value = table ? valueAt(table, level) : null;
    return typeof value === 'number' && value > 0;
  }).length;

/** Each class that gives Channel Divinity gives one use back at a Short Rest. */
const recoveryOf = (name: ResourceName, classes: readonly Levels[]): Recovery | null =>
  name === 'channelDivinity' && countGiving(name, classes) > 1
    ? 'two-short-all-long'
    : (resourceFacts[name]?.recovery ?? null);

function resourceOf(name: ResourceName, value: Value, classes: readonly Levels[]): Resource | null {
  const facts = resourceFacts[name];
  if (!facts || (typeof value === 'number' && value <= (facts.hiddenUpTo ?? 0))) return null;
  const isSpent = isSpendable(name) && typeof value === 'number';
  return {
    label: facts.label,
    spendable: isSpent ? { name, uses: value } : null,
    value: facts.unit === undefined ? String(value) : `${value} ${facts.unit}`,
    recovery: recoveryOf(name, classes),
  };
}

/** What the classes can spend at their levels, and the numbers of their features. */
export function resourcesOf(classes: readonly Levels[], modifiers: AbilityScores): Resource[] {
  const bard = classes.find(({ class: name }) => name === 'bard');
  return [
    ...(bard ? [bardicInspiration(bard.level, modifiers)] : []),
    ...[...tableValues(classes)]
      .map(([name, value]) => resourceOf(name, value, classes))
      .filter((resource) => resource !== null),
  ];
}
