import type { CharacterQueues } from '#src/api/waiting/character-queues.ts';
import { type SheetEdit, withEdits } from '#src/api/waiting/sheet-edits.ts';
import type { CharacterFile, CharacterPlay } from '#src/generated/model/index.ts';
import type { PlayLimits, PlayState } from '#src/lib/character/play.ts';
import { afterChanges, type UnsentChange } from '#src/lib/character/play-undo.ts';

/** What the device shows that the server may not have yet. */
interface Unsent {
  readonly edits: readonly SheetEdit[];
  readonly presses: readonly UnsentChange[];
  /** The state without the presses. */
  readonly play: CharacterPlay | undefined;
}

export const unsentOf = (
  { edits, play }: Pick<CharacterQueues, 'edits' | 'play'>,
  stored: CharacterPlay | undefined,
): Unsent => ({
  edits: edits.state().waiting,
  presses: play.state().waiting,
  play: stored,
});

/** The file of the server as the sheet shows the character. */
export function withWaiting(
  file: CharacterFile,
  { edits, presses, play }: Unsent,
  limits: PlayLimits,
): CharacterFile {
  const { items = null, spells = [] } = file.character;
  const character = { ...file.character, ...withEdits({ items, spells }, edits) };
  if (presses.length === 0 || !play) return { ...file, character };
  // The file can contain some of the presses already, and this state contains none.
  const state = afterChanges(play.state, presses, limits);
  return { ...file, character, play: writable(state) };
}

const writable = (state: PlayState): NonNullable<CharacterFile['play']> => ({
  ...state,
  spentSlots: [...state.spentSlots],
  spentFeatures: [...state.spentFeatures],
  conditions: [...state.conditions],
});
