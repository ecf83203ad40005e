import type { OnConflict } from './draft-types.ts';
import type { Mapped } from './map-columns.ts';

/** A cell as it was typed over; undefined where the file's own text counts. */
export interface CellPatch {
  row: number;
  key: string;
  from: string | undefined;
  to: string | undefined;
}

export interface Settings {
  columns: readonly Mapped[];
  blanks: ReadonlyMap<string, 'keep' | 'clear'>;
  onConflict: OnConflict;
}

export const noSettings: Settings = { columns: [], blanks: new Map(), onConflict: 'update' };

export interface Command {
  label: string;
  patches: readonly CellPatch[];
  /** Rows that were left out or taken in. */
  leftOut: readonly { row: number; from: boolean; to: boolean }[];
  /** How many rows were put at the end. */
  added: number;
  settings?: { from: Settings; to: Settings };
}

export const inverseOf = (command: Command): Command => ({
  ...command,
  patches: command.patches
    .map((patch) => ({ ...patch, from: patch.to, to: patch.from }))
    .toReversed(),
  leftOut: command.leftOut.map(({ row, from, to }) => ({ row, from: to, to: from })),
  added: -command.added,
  ...(command.settings && { settings: { from: command.settings.to, to: command.settings.from } }),
});

const remembered = 200;

/** What can be undone and done again. */
export class CommandStack {
  #done: Command[] = [];
  #undone: Command[] = [];

  get undoLabel(): string | null {
    return this.#done.at(-1)?.label ?? null;
  }

  get redoLabel(): string | null {
    return this.#undone.at(-1)?.label ?? null;
  }

  get isEmpty(): boolean {
    return this.#done.length === 0;
  }

  push(command: Command): void {
    this.#done.push(command);
    if (this.#done.length > remembered) this.#done.shift();
    this.#undone = [];
  }

  undo(): Command | undefined {
    const command = this.#done.pop();
    if (command !== undefined) this.#undone.push(command);
    return command;
  }

  redo(): Command | undefined {
    const command = this.#undone.pop();
    if (command !== undefined) this.#done.push(command);
    return command;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }
}
