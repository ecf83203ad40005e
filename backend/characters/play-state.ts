import { presentForm } from '#backend/db/stored-schemas.ts';
import type { CharacterPlayState } from '#src/generated/model/index.ts';
import {
  applyChange,
  playLimitsOf,
  untouchedState,
  type PlayLimits,
  type PlayState,
} from '#src/lib/character/play.ts';
import type { WrittenCharacter } from './record.ts';

/** @param text the column `character_play.state`; null for a character that was never played */
export function stateWithin(text: string | null, limits: PlayLimits): PlayState {
  if (text === null) return untouchedState;
  // `text` is the stored form of this version of the contract or of an earlier one.
  const stored = presentForm('CharacterPlayState', JSON.parse(text)) as CharacterPlayState;
  // The limits can be lower than when the state was stored.
  return applyChange(stored, {}, limits);
}

/** A state in the form of the contract. */
export const stateOf = (state: PlayState): CharacterPlayState => ({
  ...state,
  spentSlots: [...state.spentSlots],
  conditions: [...state.conditions],
});

/** The state of a character in the form of the contract, within its limits. */
export const stateIn = (text: string | null, written: WrittenCharacter): CharacterPlayState =>
  stateOf(stateWithin(text, playLimitsOf(written)));

/** The column `character_play.state` for a state of any origin: every number gets within its limits. */
export const storedState = (state: PlayState, written: WrittenCharacter): string =>
  JSON.stringify(applyChange(state, {}, playLimitsOf(written)));
