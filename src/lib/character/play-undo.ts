import type { Condition } from './condition-names.ts';
import {
  applyChange,
  changeBetween,
  presentState,
  type PlayChange,
  type PlayLimits,
  type PlayState,
} from './play.ts';

/** What undoes a change, also if other changes followed. */
export interface PlayUndo {
  readonly back: PlayChange;
  /** The switches and texts that the change has set. One that was set again since then stays. */
  readonly set: Pick<PlayChange, 'heroicInspiration' | 'concentration'>;
  /** The conditions that the change asked for, but that an earlier change had already added or removed. */
  readonly again?: ConditionChange;
}

type ConditionChange = Pick<PlayChange, 'addConditions' | 'removeConditions'>;

const conditionChanges = ['addConditions', 'removeConditions'] as const;

/** The undo of adding a condition removes it, and the undo of removing a condition adds it. */
const opposite = { addConditions: 'removeConditions', removeConditions: 'addConditions' } as const;

/** Whether a value of a change changes nothing. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return value === 0;
}

/** The change without values that change nothing. They need no storage for each of the last 500 changes of a character. */
const shortened = (change: PlayChange): PlayChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => !isNothing(value)));

/** The conditions of a change that the states before and after it both have, or both do not have. */
function askedAgain(before: PlayState, after: PlayState, asked: ConditionChange): ConditionChange {
  const isIn = (name: Condition) => [before, after].map((one) => one.conditions.includes(name));
  return {
    addConditions: asked.addConditions?.filter((name) => isIn(name).every(Boolean)) ?? [],
    removeConditions: asked.removeConditions?.filter((name) => !isIn(name).some(Boolean)) ?? [],
  };
}

/**
 * What undoes the change between two states.
 * @param asked the change as it was sent, which can ask for conditions that were already added or removed
 */
export function undoOf(before: PlayState, after: PlayState, asked: ConditionChange = {}): PlayUndo {
  const { heroicInspiration, concentration } = changeBetween(before, after);
  const again = shortened(askedAgain(before, after, asked));
  return {
    back: shortened(changeBetween(after, before)),
    set: {
      ...(heroicInspiration !== undefined && { heroicInspiration }),
      ...(concentration !== undefined && { concentration }),
    },
    ...(Object.keys(again).length > 0 && { again }),
  };
}

/** A later change that asks for the same conditions as one that is undone. */
export interface Holder {
  readonly undo: PlayUndo;
  /** Whether it is surely later; false for a change of the same millisecond. */
  readonly isLater: boolean;
}

/** An undo without the conditions for which later changes have asked, too: these stay as they are. */
export function withoutHeld(
  undo: PlayUndo,
  later: readonly Holder[],
): {
  readonly undo: PlayUndo;
  /** The new undos of changes in `later`, by their positions. They undo these conditions from now on. */
  readonly handedOver: ReadonlyMap<number, PlayUndo>;
} {
  const back: Record<string, unknown> = { ...undo.back };
  const handedOver = new Map<number, PlayUndo>();
  for (const kind of conditionChanges) {
    const taken = opposite[kind];
    const held = (undo.back[taken] ?? []).filter((name) => {
      // A character that gets its hit points back is conscious.
      if (name === 'unconscious' && (undo.back.lostHitPoints ?? 0) < 0) return false;
      const position = later.findIndex(
        ({ undo: own, isLater }) =>
          own.again?.[kind]?.includes(name) ||
          (isLater && own.back[taken]?.includes(name) === true),
      );
      const holder = handedOver.get(position) ?? later[position]?.undo;
      if (!holder) return false;
      if (holder.again?.[kind]?.includes(name)) {
        handedOver.set(position, {
          ...holder,
          back: { ...holder.back, [taken]: [...(holder.back[taken] ?? []), name] },
          again: { ...holder.again, [kind]: holder.again[kind].filter((one) => one !== name) },
        });
      }
      return true;
    });
    if (held.length > 0) {
      back[taken] = undo.back[taken]?.filter((name) => !held.includes(name));
    }
  }
  return { undo: { ...undo, back }, handedOver };
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
  /** The id of the change that this one undoes. */
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
