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

/**
 * The command that reverts `command`. Its patches are in reverse order, because a command can
 * change a field twice.
 */
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

/** The next command to undo is the last one of `done`; the next one to redo is the last of `undone`. */
export interface History<Entry> {
  readonly done: readonly Entry[];
  readonly undone: readonly Entry[];
}

export const noHistory: History<never> = { done: [], undone: [] };

const maxCommands = 200;
/** The maximum number of changes in all commands. It limits the memory that they use. */
const maxChanges = 500_000;

/** The latest commands within the two limits above; the last command is always included. */
function latest<Entry extends Command<Patch, unknown>>(done: readonly Entry[]): readonly Entry[] {
  let size = 0;
  const tooOld = done.findLastIndex((command, index) => {
    size += sizeOf(command);
    return done.length - index > maxCommands || size > maxChanges;
  });
  return tooOld === -1 ? done : done.slice(Math.min(tooOld + 1, done.length - 1));
}

/** Adds a new command; undone commands cannot be redone any more. */
export const addCommand = <Entry extends Command<Patch, unknown>>(
  { done }: History<Entry>,
  command: Entry,
): History<Entry> => ({ done: latest([...done, command]), undone: [] });

/** The command to undo, and the history after the undo; null if there is no command. */
export function stepBack<Entry>({ done, undone }: History<Entry>) {
  const command = done.at(-1);
  return command === undefined
    ? null
    : { command, history: { done: done.slice(0, -1), undone: [...undone, command] } };
}

/** The command to redo, and the history after the redo; null if there is no command. */
export function stepForward<Entry>({ done, undone }: History<Entry>) {
  const command = undone.at(-1);
  return command === undefined
    ? null
    : { command, history: { done: [...done, command], undone: undone.slice(0, -1) } };
}
