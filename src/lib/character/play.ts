import type { CharacterChoices } from './choices.ts';
import { deriveCharacter } from './derive.ts';
import { resourcesOf, spendables, type Recovery, type Spendable } from './resources.ts';

export const conditions = [
  'blinded',
  'charmed',
  'deafened',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const;

export type Condition = (typeof conditions)[number];

export const coinUnits = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;

type CoinUnit = (typeof coinUnits)[number];

/** What has happened to a character in play: `CharacterPlayState` of the contract. */
export interface PlayState {
  readonly lostHitPoints: number;
  readonly temporaryHitPoints: number;
  readonly spentHitDice: number;
  /** Nine numbers, for the spell levels 1 to 9. */
  readonly spentSlots: readonly number[];
  readonly spentPactSlots: number;
  readonly spentResources: Readonly<Record<Spendable, number>>;
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
  readonly spentHitDice?: number;
  readonly spentSlots?: readonly number[];
  readonly spentPactSlots?: number;
  readonly spentResources?: Partial<Readonly<Record<Spendable, number>>>;
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
  /** Nine numbers, for the spell levels 1 to 9. */
  readonly slots: readonly number[];
  readonly pactSlots: number;
  /** The spell level of the pact slots; 0 without any. */
  readonly pactLevel: number;
  readonly resources: Readonly<Record<Spendable, number>>;
  /** What comes back when; null for a resource that the character does not have. */
  readonly recoveries: Readonly<Record<Spendable, Recovery | null>>;
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
  spentSlots: spellLevels.map(() => 0),
  spentPactSlots: 0,
  spentResources: mapNames(spendables, () => 0),
  deathSuccesses: 0,
  deathFailures: 0,
  exhaustion: 0,
  coins: mapNames(coinUnits, () => 0),
  conditions: [],
  heroicInspiration: false,
  concentration: '',
};

export function playLimitsOf(character: CharacterChoices): PlayLimits {
  const { classes, hitPoints, modifiers, slots, pactSlots } = deriveCharacter(character);
  const resources = resourcesOf(classes, modifiers);
  const resourceOf = (name: Spendable) =>
    resources.find(({ spendable }) => spendable?.name === name);
  return {
    hitPoints: hitPoints.value,
    hitDice: classes.reduce((sum, { level }) => sum + level, 0),
    slots: spellLevels.map(
      (level) => slots.find(({ spellLevel }) => spellLevel === level)?.count ?? 0,
    ),
    pactSlots: pactSlots?.count ?? 0,
    pactLevel: pactSlots?.spellLevel ?? 0,
    resources: mapNames(spendables, (name) => resourceOf(name)?.spendable?.uses ?? 0),
    recoveries: mapNames(spendables, (name) => resourceOf(name)?.recovery ?? null),
    isInspiredByRest: character.species === 'human',
  };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The most that the contract stores. */
const most = { temporaryHitPoints: 9999, deathSaves: 3, exhaustion: 6, coins: 1_000_000 };

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
  return {
    lostHitPoints: within(state.lostHitPoints + (change.lostHitPoints ?? 0), limits.hitPoints),
    temporaryHitPoints: within(
      state.temporaryHitPoints + (change.temporaryHitPoints ?? 0),
      most.temporaryHitPoints,
    ),
    spentHitDice: within(state.spentHitDice + (change.spentHitDice ?? 0), limits.hitDice),
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
    spentHitDice: after.spentHitDice - before.spentHitDice,
    spentSlots,
    spentPactSlots: after.spentPactSlots - before.spentPactSlots,
    spentResources: mapNames(
      spendables,
      (name) => after.spentResources[name] - before.spentResources[name],
    ),
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
