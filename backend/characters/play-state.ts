import { presentForm } from '#backend/db/stored-schemas.ts';
import type { CharacterFilePlay, CharacterPlayState } from '#src/generated/model/index.ts';
import {
  applyChange,
  playLimitsOf,
  untouchedState,
  type PlayLimits,
  type PlayState,
} from '#src/lib/character/play.ts';
import type { WrittenCharacter } from './record.ts';

/** A stored or imported state, in the form of this version of the contract. */
const presentState = (state: unknown): PlayState =>
  // It was valid under this version of the contract or an earlier one.
  presentForm('CharacterPlayState', state) as CharacterPlayState;

/** @param text the column `character_play.state`; null for a character that was never played */
export function stateWithin(text: string | null, limits: PlayLimits): PlayState {
  if (text === null) return untouchedState;
  // The limits can be lower than when the state was stored.
  return applyChange(presentState(JSON.parse(text)), {}, limits);
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
  stateOf(stateWithin(text, playLimitsOf(written)));

/** The column `character_play.state` for a state of any origin: every number gets within its limits. */
export const storedState = (state: CharacterFilePlay, written: WrittenCharacter): string =>
  JSON.stringify(applyChange(presentState(state), {}, playLimitsOf(written)));
