import {
  applyChange,
  changeBetween,
  presentState,
  type PlayChange,
  type PlayLimits,
  type PlayState,
} from './play.ts';

/** What takes a change back, whatever has happened since. */
export interface PlayUndo {
  readonly back: PlayChange;
  /** The switches and texts that the change has set. One that was set again since then stays. */
  readonly set: Pick<PlayChange, 'heroicInspiration' | 'concentration'>;
}

/** Whether a value of a change changes nothing. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return value === 0;
}

/** The change without what it leaves as it is: undos are stored for the last 500 changes of a character. */
const shortened = (change: PlayChange): PlayChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => !isNothing(value)));

/** What takes the change between two states back. */
export function undoOf(before: PlayState, after: PlayState): PlayUndo {
  const { heroicInspiration, concentration } = changeBetween(before, after);
  return {
    back: shortened(changeBetween(after, before)),
    set: {
      ...(heroicInspiration !== undefined && { heroicInspiration }),
      ...(concentration !== undefined && { concentration }),
    },
  };
}

/** The state without a change that is in it. */
export function applyUndo(
  state: PlayState,
  { back, set }: PlayUndo,
  limits: PlayLimits,
): PlayState {
  const { heroicInspiration, concentration, ...others } = back;
  return applyChange(
    state,
    {
      ...others,
      ...(heroicInspiration !== undefined &&
        state.heroicInspiration === set.heroicInspiration && { heroicInspiration }),
      ...(concentration !== undefined &&
        state.concentration === set.concentration && { concentration }),
    },
    limits,
  );
}

/** A change that is on its way to the server, or waits on the device. */
export interface UnsentChange extends PlayChange {
  readonly changeId: string;
  /** The id of the change that this one takes back. */
  readonly undoes?: string;
  /** What the device knows about that change. Only the server knows what it has really done. */
  readonly expected?: PlayUndo;
}

/**
 * The state after changes that the server does not have yet, as far as the device knows. The limits can be lower than
 * when the state was loaded.
 */
export function afterChanges(
  state: PlayState,
  changes: readonly UnsentChange[],
  limits: PlayLimits,
): PlayState {
  const undos = new Map<string, PlayUndo>();
  const loaded = applyChange(presentState(state), {}, limits);
  return changes.reduce((before, { changeId, undoes, expected, ...change }) => {
    const undo = undoes === undefined ? undefined : (undos.get(undoes) ?? expected);
    const after = applyChange(undo ? applyUndo(before, undo, limits) : before, change, limits);
    undos.set(changeId, undoOf(before, after));
    return after;
  }, loaded);
}
