import type { Condition } from './condition-names.ts';
import type { PlayLimits, PlayState } from './play.ts';
import type { UseRecovery } from './limited-uses.ts';
import { spendables, type Recovery, type Spendable } from './resources.ts';
import { addHitDice, dieSizes, noHitDice, spreadHitDice, type DieSize } from './spent-hit-dice.ts';

/** The rules of a press on the sheet (SRD 5.2.1): each returns the state after it. */

export const hitPointsLeft = ({ lostHitPoints }: PlayState, { hitPoints }: PlayLimits): number =>
  Math.max(0, hitPoints - lostHitPoints);

export const isDead = ({ deathFailures, exhaustion }: PlayState): boolean =>
  deathFailures >= 3 || exhaustion >= 6;

/** Damage ends concentration, unless a Constitution saving throw reaches this DC. */
export const concentrationDc = (damage: number): number =>
  Math.min(30, Math.max(10, Math.floor(damage / 2)));

/** A character with one of these is incapacitated, which ends concentration. */
const endsConcentration: ReadonlySet<Condition> = new Set<Condition>([
  'incapacitated',
  'paralyzed',
  'petrified',
  'stunned',
  'unconscious',
]);

export function toggleCondition(state: PlayState, name: Condition): PlayState {
  if (state.conditions.includes(name)) {
    return { ...state, conditions: state.conditions.filter((other) => other !== name) };
  }
  // Unconscious includes Prone, which stays when the character awakes.
  const fallen: readonly Condition[] = name === 'unconscious' ? ['prone'] : [];
  return {
    ...state,
    conditions: [...new Set([...state.conditions, name, ...fallen])],
    concentration: endsConcentration.has(name) ? '' : state.concentration,
  };
}

/** The conditions of a character that has lost its last hit point. */
const atNoHitPoints = ({ conditions }: PlayState): Condition[] => [
  ...new Set<Condition>([...conditions, 'unconscious', 'prone']),
];

/** A character at 0 hit points regains consciousness with the first one, and is still Prone. */
const conditionsAwake = (state: PlayState, limits: PlayLimits): readonly Condition[] =>
  hitPointsLeft(state, limits) === 0
    ? state.conditions.filter((name) => name !== 'unconscious')
    : state.conditions;

const noDeathSaves = { deathSuccesses: 0, deathFailures: 0 };

/**
 * Temporary hit points are lost first. Damage to a character without hit points is a failed death save; damage
 * that leaves as much as the maximum of hit points over kills at once.
 */
export function takeDamage(state: PlayState, amount: number, limits: PlayLimits): PlayState {
  const temporary = Math.min(state.temporaryHitPoints, amount);
  const rest = amount - temporary;
  const left = hitPointsLeft(state, limits);
  const after = { ...state, temporaryHitPoints: state.temporaryHitPoints - temporary };
  if (rest === 0) return after;
  const over = rest - left;
  const deathFailures =
    over >= limits.hitPoints ? 3 : Math.min(3, state.deathFailures + (left === 0 ? 1 : 0));
  const isStable = state.deathSuccesses >= 3;
  return {
    ...after,
    lostHitPoints: state.lostHitPoints + Math.min(left, rest),
    deathFailures,
    // A stable character that is hurt makes death saves again.
    deathSuccesses: left === 0 && isStable ? 0 : state.deathSuccesses,
    conditions: over >= 0 ? atNoHitPoints(state) : state.conditions,
    // A character without hit points is incapacitated, which ends concentration.
    concentration: over >= 0 ? '' : state.concentration,
  };
}

export function heal(state: PlayState, amount: number, limits: PlayLimits): PlayState {
  if (amount === 0) return state;
  return {
    ...state,
    ...noDeathSaves,
    lostHitPoints: Math.max(0, state.lostHitPoints - amount),
    conditions: conditionsAwake(state, limits),
  };
}

/** Why the character cannot be healed; null if it can. */
export const healRefusal = (state: PlayState): string | null =>
  isDead(state) ? 'The dead cannot be healed.' : null;

/** A dead character lives again, with at least 1 hit point. */
export const revive = (state: PlayState, limits: PlayLimits): PlayState => ({
  ...state,
  ...noDeathSaves,
  exhaustion: Math.min(5, state.exhaustion),
  lostHitPoints: Math.min(limits.hitPoints - 1, state.lostHitPoints),
  conditions: conditionsAwake(state, limits),
});

/** Temporary hit points do not add up: the higher number stays. */
export const gainTemporary = (state: PlayState, amount: number): PlayState => ({
  ...state,
  temporaryHitPoints: Math.max(state.temporaryHitPoints, amount),
});

/** Three successes make a character stable, which ends the failures; three failures are the end. */
export function deathSave(state: PlayState, result: 'success' | 'failure'): PlayState {
  if (result === 'failure') {
    return { ...state, deathFailures: Math.min(3, state.deathFailures + 1) };
  }
  const deathSuccesses = Math.min(3, state.deathSuccesses + 1);
  return {
    ...state,
    deathSuccesses,
    deathFailures: deathSuccesses === 3 ? 0 : state.deathFailures,
  };
}

export const spendResource = (state: PlayState, name: Spendable, amount: number): PlayState => ({
  ...state,
  spentResources: { ...state.spentResources, [name]: state.spentResources[name] + amount },
});

export const spendSlot = (state: PlayState, spellLevel: number, amount: number): PlayState => ({
  ...state,
  spentSlots: state.spentSlots.map((spent, index) =>
    index === spellLevel - 1 ? spent + amount : spent,
  ),
});

/** A change of how often a feature was used: 1 uses it, -1 gives a use back. */
export function spendFeature(state: PlayState, feature: string, amount: number): PlayState {
  const { spentFeatures } = state;
  const before = spentFeatures.find((one) => one.feature === feature)?.uses ?? 0;
  const others = spentFeatures.filter((one) => one.feature !== feature);
  const uses = Math.max(0, before + amount);
  return { ...state, spentFeatures: uses > 0 ? [...others, { feature, uses }] : others };
}

/** Uses a feature once. Some features give something back, such as Magical Cunning slots of Pact Magic. */
export function spendUse(state: PlayState, feature: string, { features }: PlayLimits): PlayState {
  const used = spendFeature(state, feature, 1);
  const { restores = null } = features.find(({ slug }) => slug === feature) ?? {};
  if (!restores) return used;
  const { what, most } = restores;
  const back = (spent: number) => (most === null ? 0 : Math.max(0, spent - most));
  if (what === 'pactSlots') return { ...used, spentPactSlots: back(used.spentPactSlots) };
  const { spentResources } = used;
  return { ...used, spentResources: { ...spentResources, [what]: back(spentResources[what]) } };
}

interface HitDieFacts {
  readonly constitution: number;
  readonly limits: PlayLimits;
  /** Without it, the largest size that has dice left. */
  readonly size?: DieSize;
}

/** A rolled Hit Point Die gives back its number and the Constitution modifier, at least 1 in all. */
export function spendHitDie(
  state: PlayState,
  rolled: number,
  { constitution, limits, size }: HitDieFacts,
): PlayState {
  const most = limits.hitDiceBySize;
  const before = state.spentHitDiceBySize;
  const healed = heal(state, Math.max(1, rolled + constitution), limits);
  return {
    ...healed,
    spentHitDice: state.spentHitDice + 1,
    spentHitDiceBySize:
      size === undefined ? spreadHitDice(before, 1, most) : addHitDice(before, { [size]: 1 }, most),
  };
}

/** The Hit Point Dice that are left, the largest first. */
export const hitDiceLeft = (
  { spentHitDiceBySize }: PlayState,
  { hitDiceBySize }: PlayLimits,
): { readonly size: DieSize; readonly left: number; readonly most: number }[] =>
  dieSizes
    .filter((size) => hitDiceBySize[size] > 0)
    .map((size) => {
      const most = hitDiceBySize[size];
      return { size, most, left: Math.max(0, most - spentHitDiceBySize[size]) };
    });

/** How many uses come back after a Short Rest, of those that do not all come back. */
const shortRecoveries: Readonly<Record<Exclude<Recovery, 'short'>, number>> = {
  'one-short-all-long': 1,
  'two-short-all-long': 2,
  long: 0,
};

/** The resources after a rest. */
function recovered(
  { spentResources }: PlayState,
  { recoveries }: PlayLimits,
  rest: 'short' | 'long',
): PlayState['spentResources'] {
  const after = { ...spentResources };
  for (const name of spendables) {
    const recovery = recoveries[name];
    if (rest === 'long' || recovery === 'short') after[name] = 0;
    else if (recovery) after[name] = Math.max(0, after[name] - shortRecoveries[recovery]);
  }
  return after;
}

/** The features after a rest. Charges of items come back at dawn, and the player rolls how many. */
function featuresRecovered(
  { spentFeatures }: PlayState,
  { features }: PlayLimits,
  recoveries: readonly UseRecovery[],
): PlayState['spentFeatures'] {
  const back = new Set(
    features.filter(({ recovery }) => recoveries.includes(recovery)).map(({ slug }) => slug),
  );
  return spentFeatures.filter(({ feature }) => !back.has(feature));
}

/** At dawn, magic items get their charges back: all of them, or as many as `roll` gives for dice such as `1d6+1`. */
export function atDawn(
  state: PlayState,
  { features }: PlayLimits,
  roll: (dice: string) => number,
): PlayState {
  const spentFeatures = state.spentFeatures.flatMap(({ feature, uses }) => {
    const item = features.find(({ slug }) => slug === feature);
    if (item?.recovery !== 'dawn') return [{ feature, uses }];
    const left = item.regain === null ? 0 : Math.max(0, uses - roll(item.regain));
    return left > 0 ? [{ feature, uses: left }] : [];
  });
  return { ...state, spentFeatures };
}

export const shortRest = (state: PlayState, limits: PlayLimits): PlayState => ({
  ...state,
  spentPactSlots: 0,
  spentResources: recovered(state, limits, 'short'),
  spentFeatures: featuresRecovered(state, limits, ['short']),
  exhaustion: Math.max(0, state.exhaustion - limits.exhaustionByShortRest),
});

/** A Long Rest gives back all hit points, dice, slots and resources, and takes one level of exhaustion away. */
export const longRest = (state: PlayState, limits: PlayLimits): PlayState => ({
  ...state,
  ...noDeathSaves,
  lostHitPoints: 0,
  temporaryHitPoints: 0,
  spentHitDice: 0,
  spentHitDiceBySize: noHitDice,
  spentSlots: state.spentSlots.map(() => 0),
  spentPactSlots: 0,
  spentResources: recovered(state, limits, 'long'),
  spentFeatures: featuresRecovered(state, limits, ['short', 'long']),
  exhaustion: Math.max(0, state.exhaustion - 1),
  concentration: '',
  heroicInspiration: state.heroicInspiration || limits.isInspiredByRest,
});

/** Why the character cannot take a rest; null if it can. */
export function restRefusal(state: PlayState, limits: PlayLimits): string | null {
  if (isDead(state)) return 'The dead cannot rest.';
  return hitPointsLeft(state, limits) === 0 ? 'A rest needs at least 1 hit point.' : null;
}
