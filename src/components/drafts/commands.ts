/** The change of one value. It contains the old and the new value, so it can be reverted. */
export interface Patch<Value = unknown> {
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
}

/** The changes of one user action; one undo reverts them. `Row` is an added or removed row. */
export interface Command<Change extends Patch = Patch, Row = never> {
  readonly label: string;
  readonly patches: readonly Change[];
  readonly created?: readonly Row[];
  readonly removed?: readonly Row[];
}

/** The command that reverts a command. The order is reversed: a field can change twice in it. */
export function inverseOf<Change extends Patch, Row>(
  command: Command<Change, Row>,
): Command<Change, Row> {
  const { label, patches, created = [], removed = [] } = command;
  return {
    label,
    patches: patches.map((patch) => ({ ...patch, from: patch.to, to: patch.from })).toReversed(),
    created: removed.toReversed(),
    removed: created.toReversed(),
  };
}

export const sizeOf = ({ patches, created = [], removed = [] }: Command<Patch, unknown>): number =>
  patches.length + created.length + removed.length;

/** The commands to undo and to redo, the latest one last in each. */
export interface History<Made> {
  readonly done: readonly Made[];
  readonly undone: readonly Made[];
}

export const noHistory: History<never> = { done: [], undone: [] };

const mostCommands = 200;
/** Limits the memory: 200 small commands fit, 200 commands that change 10,000 rows do not. */
const mostChanges = 500_000;

/** The latest commands within the limits, but at least the last one. */
function latest<Made extends Command<Patch, unknown>>(done: readonly Made[]): readonly Made[] {
  let size = 0;
  const tooOld = done.findLastIndex((command, index) => {
    size += sizeOf(command);
    return done.length - index > mostCommands || size > mostChanges;
  });
  return tooOld === -1 ? done : done.slice(Math.min(tooOld + 1, done.length - 1));
}

/** Adds a new command; undone commands cannot be redone any more. */
export const recorded = <Made extends Command<Patch, unknown>>(
  { done }: History<Made>,
  command: Made,
): History<Made> => ({ done: latest([...done, command]), undone: [] });

/** The command to undo, and the history after it; null if there is none. */
export function stepBack<Made>({ done, undone }: History<Made>) {
  const command = done.at(-1);
  return command === undefined
    ? null
    : { command, history: { done: done.slice(0, -1), undone: [...undone, command] } };
}

/** The command to redo, and the history after it; null if there is none. */
export function stepForward<Made>({ done, undone }: History<Made>) {
  const command = undone.at(-1);
  return command === undefined
    ? null
    : { command, history: { done: [...done, command], undone: undone.slice(0, -1) } };
}
