import { presentForm } from '#backend/db/stored-schemas.ts';
import type { CharacterFilePlay, CharacterPlayState } from '#src/generated/model/index.ts';
import {
  applyChange,
  playLimitsOf,
  untouchedState,
  type PlayLimits,
  type PlayState,
} from '#src/lib/character/play.ts';
import { hitDiceTotal } from '#src/lib/character/spent-hit-dice.ts';
import type { WrittenCharacter } from './record.ts';

/** A stored or imported state, in the form of this version of the contract. */
const presentState = (state: unknown): PlayState =>
  // It was valid under this version of the contract or an earlier one.
  presentForm('CharacterPlayState', state) as CharacterPlayState;

/**
 * The state as it was stored. Its numbers can exceed the present limits.
 * @param text the column `character_play.state`; null for a character that was never played
 */
export const storedIn = (text: string | null): PlayState =>
  text === null ? untouchedState : presentState(JSON.parse(text));

/** The state within the limits that the character has now. */
export const stateWithin = (stored: PlayState, limits: PlayLimits): PlayState =>
  applyChange(stored, {}, limits);

/** A state before and after a change, within the limits of the character. */
interface Changed {
  readonly before: PlayState;
  readonly after: PlayState;
}

/** The numbers after a change. A number that the change does not touch keeps its stored value, also above its limit. */
const numbersAfter = <Name extends string>(
  stored: Readonly<Record<Name, number>>,
  before: Readonly<Record<Name, number>>,
  after: Readonly<Record<Name, number>>,
): Record<Name, number> => ({
  ...after,
  // The names of the entries are those of the record.
  ...(Object.fromEntries(
    Object.entries(stored).filter(([name]) => before[name as Name] === after[name as Name]),
  ) as Record<Name, number>),
});

/** The number of features whose uses stay stored although the character does not have them any more. */
const mostLostFeatures = 60;

/** The uses of features after a change. Those of an item that was removed stay: an undo brings it back. */
function featuresAfter(
  { spentFeatures }: PlayState,
  { before, after }: Changed,
  { features }: PlayLimits,
): PlayState['spentFeatures'] {
  const usesIn = (state: PlayState, slug: string) =>
    state.spentFeatures.find(({ feature }) => feature === slug)?.uses ?? 0;
  const known = new Set(features.map(({ slug }) => slug));
  const unchanged = spentFeatures.filter(
    ({ feature }) => usesIn(before, feature) === usesIn(after, feature),
  );
  const names = new Set(unchanged.map(({ feature }) => feature));
  return [
    ...after.spentFeatures.filter(({ feature }) => !names.has(feature)),
    ...unchanged.filter(({ feature }) => known.has(feature)),
    ...unchanged.filter(({ feature }) => !known.has(feature)).slice(-mostLostFeatures),
  ];
}

/**
 * What is stored after a change. Numbers above a limit that has become lower, because the character has lost a level
 * or an item, stay until a change sets them, so that they are right when the limit is as before.
 */
export function storedAfter(stored: PlayState, changed: Changed, limits: PlayLimits): PlayState {
  const { before, after } = changed;
  const kept = (number: (state: PlayState) => number): number =>
    number(before) === number(after) ? number(stored) : number(after);
  // A state of an earlier version has only the total of the dice.
  const hasSizes = hitDiceTotal(stored.spentHitDiceBySize) === stored.spentHitDice;
  const spentHitDiceBySize = hasSizes
    ? numbersAfter(stored.spentHitDiceBySize, before.spentHitDiceBySize, after.spentHitDiceBySize)
    : after.spentHitDiceBySize;
  return {
    ...after,
    lostHitPoints: kept(({ lostHitPoints }) => lostHitPoints),
    spentHitDice: hitDiceTotal(spentHitDiceBySize),
    spentHitDiceBySize,
    spentSlots: after.spentSlots.map((_spent, index) =>
      kept(({ spentSlots }) => spentSlots[index] ?? 0),
    ),
    spentPactSlots: kept(({ spentPactSlots }) => spentPactSlots),
    spentResources: numbersAfter(
      stored.spentResources,
      before.spentResources,
      after.spentResources,
    ),
    spentFeatures: featuresAfter(stored, changed, limits),
  };
}

/** A state in the form of the contract. */
export const stateOf = (state: PlayState): CharacterPlayState => ({
  ...state,
  spentSlots: [...state.spentSlots],
  spentFeatures: [...state.spentFeatures],
  conditions: [...state.conditions],
});

/** The state of a character in the form of the contract, within its limits. */
export const stateIn = (text: string | null, written: WrittenCharacter): CharacterPlayState =>
  stateOf(stateWithin(storedIn(text), playLimitsOf(written)));

/** The column `character_play.state` for a state from a file or a fixture: no number exceeds its limit. */
export const storedState = (state: CharacterFilePlay, written: WrittenCharacter): string =>
  JSON.stringify(stateWithin(presentState(state), playLimitsOf(written)));
