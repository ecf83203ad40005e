import type { CharacterChoices } from './choices.ts';
import { conditions, type Condition } from './condition-names.ts';
import { deriveCharacter } from './derive.ts';
import { haveFeature } from './level-values.ts';
import type { LimitedUse } from './limited-uses.ts';
import { resourcesOf, spendables, type Recovery, type Spendable } from './resources.ts';
import {
  addHitDice,
  dieSizes,
  hitDiceTotal,
  noHitDice,
  spreadHitDice,
  type HitDice,
} from './spent-hit-dice.ts';

export { conditions, type Condition };

export const coinUnits = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;

type CoinUnit = (typeof coinUnits)[number];

/** How often a feature was used, or how many uses a change adds. */
interface FeatureUses {
  /** The slug of a `LimitedUse`. */
  readonly feature: string;
  readonly uses: number;
}

/** What has happened to a character in play: `CharacterPlayState` of the contract. */
export interface PlayState {
  readonly lostHitPoints: number;
  readonly temporaryHitPoints: number;
  /** The sum of `spentHitDiceBySize`. */
  readonly spentHitDice: number;
  readonly spentHitDiceBySize: HitDice;
  /** Nine numbers, for the spell levels 1 to 9. */
  readonly spentSlots: readonly number[];
  readonly spentPactSlots: number;
  readonly spentResources: Readonly<Record<Spendable, number>>;
  /** Features that are absent have all their uses. */
  readonly spentFeatures: readonly FeatureUses[];
  readonly deathSuccesses: number;
  readonly deathFailures: number;
  readonly exhaustion: number;
  readonly coins: Readonly<Record<CoinUnit, number>>;
  readonly conditions: readonly Condition[];
  readonly heroicInspiration: boolean;
  readonly concentration: string;
}

/**
 * What a press changes: numbers are added, so that changes from two devices add up. `CharacterPlayRequest` of
 * the contract has these fields too.
 */
export interface PlayChange {
  readonly lostHitPoints?: number;
  readonly temporaryHitPoints?: number;
  /** Dice whose size is not known; dice of a known size are in `spentHitDiceBySize`. */
  readonly spentHitDice?: number;
  readonly spentHitDiceBySize?: Partial<HitDice>;
  readonly spentSlots?: readonly number[];
  readonly spentPactSlots?: number;
  readonly spentResources?: Partial<Readonly<Record<Spendable, number>>>;
  readonly spentFeatures?: readonly FeatureUses[];
  readonly deathSuccesses?: number;
  readonly deathFailures?: number;
  readonly exhaustion?: number;
  readonly coins?: Partial<Readonly<Record<CoinUnit, number>>>;
  readonly addConditions?: readonly Condition[];
  readonly removeConditions?: readonly Condition[];
  readonly heroicInspiration?: boolean;
  readonly concentration?: string;
}

/** The most that a character can lose or spend. */
export interface PlayLimits {
  readonly hitPoints: number;
  readonly hitDice: number;
  readonly hitDiceBySize: HitDice;
  /** Nine numbers, for the spell levels 1 to 9. */
  readonly slots: readonly number[];
  readonly pactSlots: number;
  /** The spell level of the pact slots; 0 without any. */
  readonly pactLevel: number;
  readonly resources: Readonly<Record<Spendable, number>>;
  /** What comes back when; null for a resource that the character does not have. */
  readonly recoveries: Readonly<Record<Spendable, Recovery | null>>;
  readonly features: readonly LimitedUse[];
  /** How many levels of exhaustion a Short Rest takes away: 1 with the feature Tireless. */
  readonly exhaustionByShortRest: number;
  /** Whether a Long Rest gives Heroic Inspiration: the trait Resourceful. */
  readonly isInspiredByRest: boolean;
}

const mapNames = <Name extends string, T>(
  names: readonly Name[],
  valueOf: (name: Name) => T,
): Record<Name, T> =>
  // Every name is a key of the result.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>;

const spellLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const untouchedState: PlayState = {
  lostHitPoints: 0,
  temporaryHitPoints: 0,
  spentHitDice: 0,
  spentHitDiceBySize: noHitDice,
  spentSlots: spellLevels.map(() => 0),
  spentPactSlots: 0,
  spentResources: mapNames(spendables, () => 0),
  spentFeatures: [],
  deathSuccesses: 0,
  deathFailures: 0,
  exhaustion: 0,
  coins: mapNames(coinUnits, () => 0),
  conditions: [],
  heroicInspiration: false,
  concentration: '',
};

/** Completes a state that an earlier version of the app has kept on the device: its missing fields are untouched. */
export const presentState = (kept: PlayState): PlayState => ({
  ...untouchedState,
  ...kept,
  spentHitDiceBySize: { ...noHitDice, ...kept.spentHitDiceBySize },
  spentResources: { ...untouchedState.spentResources, ...kept.spentResources },
  coins: { ...untouchedState.coins, ...kept.coins },
});

export function playLimitsOf(character: CharacterChoices): PlayLimits {
  const { classes, hitPoints, hitDicePools, modifiers, slots, pactSlots, limitedUses } =
    deriveCharacter(character);
  const resources = resourcesOf(classes, modifiers);
  const resourceOf = (name: Spendable) =>
    resources.find(({ spendable }) => spendable?.name === name);
  return {
    hitPoints: hitPoints.value,
    hitDice: classes.reduce((sum, { level }) => sum + level, 0),
    hitDiceBySize: mapNames(
      dieSizes,
      (size) => hitDicePools.find(({ faces }) => `d${faces}` === size)?.count ?? 0,
    ),
    slots: spellLevels.map(
      (level) => slots.find(({ spellLevel }) => spellLevel === level)?.count ?? 0,
    ),
    pactSlots: pactSlots?.count ?? 0,
    pactLevel: pactSlots?.spellLevel ?? 0,
    resources: mapNames(spendables, (name) => resourceOf(name)?.spendable?.uses ?? 0),
    recoveries: mapNames(spendables, (name) => resourceOf(name)?.recovery ?? null),
    features: limitedUses,
    exhaustionByShortRest: haveFeature(classes, 'Tireless') ? 1 : 0,
    isInspiredByRest: character.species === 'human',
  };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The most that the contract stores. */
const most = { temporaryHitPoints: 9999, deathSaves: 3, exhaustion: 6, coins: 1_000_000 };

/**
 * The spent Hit Point Dice after a change. A state that an earlier version has stored knows only their total, which
 * is spread over the sizes.
 */
function spentDiceAfter(state: PlayState, change: PlayChange, { hitDiceBySize }: PlayLimits) {
  const counted = addHitDice(state.spentHitDiceBySize, {}, hitDiceBySize);
  const uncounted = Math.max(0, state.spentHitDice - hitDiceTotal(state.spentHitDiceBySize));
  const before = spreadHitDice(counted, uncounted, hitDiceBySize);
  const bySize = addHitDice(before, change.spentHitDiceBySize ?? {}, hitDiceBySize);
  return spreadHitDice(bySize, change.spentHitDice ?? 0, hitDiceBySize);
}

/** The used features after a change, in the order of the limits. A feature that the character does not have is left out. */
function spentFeaturesAfter(
  { spentFeatures }: PlayState,
  change: PlayChange,
  { features }: PlayLimits,
): FeatureUses[] {
  const used = new Map<string, number>();
  for (const { feature, uses } of [...spentFeatures, ...(change.spentFeatures ?? [])]) {
    used.set(feature, (used.get(feature) ?? 0) + uses);
  }
  return features.flatMap(({ slug, uses: limit }) => {
    const uses = within(used.get(slug) ?? 0, limit);
    return uses > 0 ? [{ feature: slug, uses }] : [];
  });
}

/** The difference of the uses of each feature that has changed. */
function featuresBetween(before: PlayState, after: PlayState): FeatureUses[] {
  const added = new Map(after.spentFeatures.map(({ feature, uses }) => [feature, uses]));
  for (const { feature, uses } of before.spentFeatures) {
    added.set(feature, (added.get(feature) ?? 0) - uses);
  }
  return [...added].filter(([, uses]) => uses !== 0).map(([feature, uses]) => ({ feature, uses }));
}

/**
 * The state after a change. Every number is between 0 and its limit. A limit that has become lower, because the
 * character has lost a level, lowers what is spent.
 */
export function applyChange(state: PlayState, change: PlayChange, limits: PlayLimits): PlayState {
  const { addConditions = [], removeConditions = [] } = change;
  const removed = new Set(removeConditions);
  const kept = new Set(
    [...state.conditions, ...addConditions].filter((name) => !removed.has(name)),
  );
  const spentHitDiceBySize = spentDiceAfter(state, change, limits);
  return {
    lostHitPoints: within(state.lostHitPoints + (change.lostHitPoints ?? 0), limits.hitPoints),
    temporaryHitPoints: within(
      state.temporaryHitPoints + (change.temporaryHitPoints ?? 0),
      most.temporaryHitPoints,
    ),
    spentHitDice: hitDiceTotal(spentHitDiceBySize),
    spentHitDiceBySize,
    spentSlots: state.spentSlots.map((spent, index) =>
      within(spent + (change.spentSlots?.[index] ?? 0), limits.slots[index] ?? 0),
    ),
    spentPactSlots: within(state.spentPactSlots + (change.spentPactSlots ?? 0), limits.pactSlots),
    spentResources: mapNames(spendables, (name) =>
      within(
        state.spentResources[name] + (change.spentResources?.[name] ?? 0),
        limits.resources[name],
      ),
    ),
    spentFeatures: spentFeaturesAfter(state, change, limits),
    deathSuccesses: within(state.deathSuccesses + (change.deathSuccesses ?? 0), most.deathSaves),
    deathFailures: within(state.deathFailures + (change.deathFailures ?? 0), most.deathSaves),
    exhaustion: within(state.exhaustion + (change.exhaustion ?? 0), most.exhaustion),
    coins: mapNames(coinUnits, (unit) =>
      within(state.coins[unit] + (change.coins?.[unit] ?? 0), most.coins),
    ),
    conditions: conditions.filter((name) => kept.has(name)),
    heroicInspiration: change.heroicInspiration ?? state.heroicInspiration,
    concentration: change.concentration ?? state.concentration,
  };
}

/** The change that makes the second state of the first. The other way round, it undoes the change. */
export function changeBetween(before: PlayState, after: PlayState): PlayChange {
  const spentSlots = after.spentSlots.map(
    (spent, index) => spent - (before.spentSlots[index] ?? 0),
  );
  return {
    lostHitPoints: after.lostHitPoints - before.lostHitPoints,
    temporaryHitPoints: after.temporaryHitPoints - before.temporaryHitPoints,
    spentHitDiceBySize: mapNames(
      dieSizes,
      (size) => after.spentHitDiceBySize[size] - before.spentHitDiceBySize[size],
    ),
    spentSlots,
    spentPactSlots: after.spentPactSlots - before.spentPactSlots,
    spentResources: mapNames(
      spendables,
      (name) => after.spentResources[name] - before.spentResources[name],
    ),
    spentFeatures: featuresBetween(before, after),
    deathSuccesses: after.deathSuccesses - before.deathSuccesses,
    deathFailures: after.deathFailures - before.deathFailures,
    exhaustion: after.exhaustion - before.exhaustion,
    coins: mapNames(coinUnits, (unit) => after.coins[unit] - before.coins[unit]),
    addConditions: after.conditions.filter((name) => !before.conditions.includes(name)),
    removeConditions: before.conditions.filter((name) => !after.conditions.includes(name)),
    ...(after.heroicInspiration !== before.heroicInspiration && {
      heroicInspiration: after.heroicInspiration,
    }),
    ...(after.concentration !== before.concentration && { concentration: after.concentration }),
  };
}
